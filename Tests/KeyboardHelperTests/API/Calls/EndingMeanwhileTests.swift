import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper
@testable import ScreenPlay

/// What is left when the app ends an avoidance, or replaces it, while something else is going on: from within what the library
/// asks it, does to it, or tells it.
@MainActor @Suite struct EndingMeanwhileTests {
    private let field = UITextField(frame: CGRect(x: 20, y: 700, width: 300, height: 44))
    private let scrollViews = (0..<2).map { _ in
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        scrollView.contentSize = CGSize(width: 393, height: 1500)
        return scrollView
    }

    private func device(showing screen: UIViewController) -> SimulatedDevice {
        FlowSetting(systemHelps: false).device(showing: screen)
    }

    /// All calls of the screen have ended, and nothing is left in its scroll views.
    private func expectEnded(
        _ screen: MadeScreen, on device: SimulatedDevice, at location: SourceLocation = #_sourceLocation
    ) {
        #expect(screen.keyboardAvoidances.isEmpty && device.faults.isEmpty, sourceLocation: location)
        for scrollView in scrollViews {
            expectEqual(scrollView.contentInset, .zero, at: location)
            expectEqual(scrollView.verticalScrollIndicatorInsets, .zero, at: location)
        }
    }

    // MARK: From within

    private final class StopsOnScroll: NSObject, UIScrollViewDelegate {
        weak var avoidance: KeyboardAvoidance?

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            avoidance?.stop()
            avoidance = nil
        }
    }

    /// The field is in the inner one of two scroll views, which reach under the keyboard.
    @Test("an app that stops the avoidance from within scrollViewDidScroll keeps none of its insets")
    func scroll() {
        let delegate = StopsOnScroll()
        let screen = MadeScreen { [scrollViews, field] screen in
            screen.view.addSubview(scrollViews[0])
            scrollViews[0].addSubview(scrollViews[1])
            scrollViews[1].addSubview(field)
            screen.handleKeyboard()
        }
        let device = device(showing: screen)
        scrollViews[1].delegate = delegate
        delegate.avoidance = screen.keyboardAvoidances.first
        device.focusAndSettle(on: field)
        expectEnded(screen, on: device)
    }

    /// Its root view is lifted; it stops the avoidance as soon as that is given its safe area back.
    private final class StopsOnSafeArea: UIViewController, KeyboardAvoiding {
        var stops = false
        override var additionalSafeAreaInsets: UIEdgeInsets { didSet { if stops { stopHandlingKeyboard() } } }
    }

    @Test("an app that stops the avoidance as its safe area is given back has its root view back in place")
    func safeArea() {
        let screen = StopsOnSafeArea()
        screen.view.addSubview(field)
        screen.handleKeyboard(containerView: screen.view)
        let device = device(showing: screen)
        let center = screen.view.center
        screen.stops = true
        device.focusAndSettle(on: field)
        #expect(screen.keyboardAvoidances.isEmpty)
        #expect(screen.view.center == center && screen.additionalSafeAreaInsets == .zero)
    }

    private final class EndingScrollView: UIScrollView {
        var onLayout: (() -> Void)?

        override func layoutSubviews() {
            super.layoutSubviews()
            onLayout?()
        }
    }

    @Test("layout of the app may end the avoidance that asked for it", arguments: FlowSetting.phone)
    func layout(_ setting: FlowSetting) {
        let screen = UIViewController()
        let scrollView = EndingScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        scrollView.contentSize = CGSize(width: 393, height: 1500)
        scrollView.addSubview(field)
        screen.view.addSubview(UIView())
        // What listens to the layout is then before the scroll view.
        let avoidance = KeyboardAvoidance.start(
            Call(.scrollView(scrollView), of: screen, KeyboardAvoidance.Options()), host: screen.view)
        screen.view.addSubview(scrollView)
        let device = setting.device(showing: screen)
        device.keyboard.isScripted = true
        device.focus(field)
        device.turnAndSettle {
            scrollView.onLayout = { [unowned scrollView] in
                scrollView.onLayout = nil
                avoidance.stop()
            }
            device.keyboard.post(.willShow, begin: nil, end: CGRect(x: 0, y: 516, width: 393, height: 336))
            scrollView.setNeedsLayout()
        }
        #expect(!avoidance.isActive && scrollView.contentInset == .zero && scrollView.contentOffset.y <= 0)
    }

    /// Runs what the app does as its caret is asked for, or as it is laid out.
    private final class Editor: UITextView {
        var onCaret: () -> Void = {}

        override func caretRect(for position: UITextPosition) -> CGRect {
            onCaret()
            return super.caretRect(for: position)
        }
    }

    @Test("a caret that ends the avoidances in a plan breaks nothing")
    func caret() {
        let editor = Editor(frame: CGRect(x: 20, y: 600, width: 300, height: 100))
        let screen = MadeScreen { [scrollViews] screen in
            scrollViews[0].addSubview(editor)
            scrollViews[1].frame.origin.y = 400
            scrollViews.forEach(screen.view.addSubview)
            for scrollView in scrollViews.reversed() { screen.handleKeyboard(scrollView: scrollView) }
        }
        let device = device(showing: screen)
        editor.onCaret = { [weak screen] in screen?.stopHandlingKeyboard() }
        device.focusAndSettle(on: editor)
        expectEnded(screen, on: device)
    }

    @Test("closures that stop their call leave nothing in the view")
    func closures() {
        let screen = MadeScreen { [field] in $0.view.addSubview(field) }
        let device = device(showing: screen)
        let before = screen.view.subviews.count
        screen.handleKeyboard(onChange: { screen, _ in screen.stopHandlingKeyboard() })
        device.focusAndSettle(on: field)
        expectEqual(screen.view.subviews.count, before)
    }

    @Test("an avoidance that is stopped while its toolbar moves the keyboard hears of that no more")
    func reload() {
        let child = MadeScreen { $0.handleKeyboard(options: KeyboardAvoidance.Options(showsToolbar: true)) }
        let (first, second) = (UITextField.at(80), UITextField.at(20))
        let device = device(
            showing: MadeScreen {
                $0.view.addSubview(first)
                $0.embed(child, in: $0.view, CGRect(x: 0, y: 200, width: 393, height: 300))
            })
        device.focusAndSettle(on: first)
        // It comes after its host, so it gets its toolbar as it gets the focus.
        device.turn { child.view.addSubview(second) }
        // Of the two notifications for a new height, this is the first.
        let observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated { child.stopHandlingKeyboard() }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        device.focusAndSettle(on: second)
        #expect(child.keyboardAvoidances.isEmpty && second.inputAccessoryView == nil)
    }

    @Test("an avoidance that another one's handler ends does not hear of the notification that was reported")
    func report() {
        weak var second: KeyboardAvoidance?
        let screen = MadeScreen { [scrollViews] in
            scrollViews.forEach($0.view.addSubview)
            $0.handleKeyboard(scrollView: scrollViews[0]).onDecision = {
                if $0.reason == .unreadable { second?.stop() }
            }
            second = $0.handleKeyboard(scrollView: scrollViews[1])
        }
        device(showing: screen).turnAndSettle {
            NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: nil)
        }
        #expect(second == nil && screen.keyboardAvoidances.count == 1)
    }

    // MARK: Replaced

    @Test("a second call for the same scroll view, made on screen, keeps toolbar and appearance on the inputs")
    func secondCall() {
        let play = Play(.form(6, options: .everything))(.start)
        expectEqual(play.screen.live.count, 1)
        #expect(play.fields.allSatisfy { $0.inputAccessoryView === play.toolbar && $0.keyboardAppearance == .dark })
    }

    @Test("the focus that moves into a child with its own call leaves that child's appearance alone")
    func focusMovesIntoAnInnerHost() {
        let (form, device) = FlowForm.shown(FlowForm.fields(2), .everything)
        let inner = UITextField.at(10)
        let child = MadeScreen {
            $0.view.addSubview(inner)
            $0.handleKeyboard(containerView: $0.view, options: KeyboardAvoidance.Options(keyboardAppearance: .light))
        }
        device.turn { form.embed(child, CGRect(x: 0, y: 300, width: 300, height: 100)) }
        device.focusAndSettle(on: form.inputs[1])
        // Another one follows.
        expectEqual((form.inputs[1] as? UITextField)?.returnKeyType, .next)
        device.turnAndSettle { form.avoidance?.focusNext() }
        #expect(inner.isFirstResponder && inner.keyboardAppearance == .light && inner.inputAccessoryView == nil)
    }
}
