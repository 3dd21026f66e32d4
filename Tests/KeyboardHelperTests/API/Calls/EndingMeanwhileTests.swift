import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// What is left when an avoidance ends, or is replaced, while something else is going on.
@MainActor
@Suite struct EndingMeanwhileTests {
    private final class StopsOnScroll: NSObject, UIScrollViewDelegate {
        weak var avoidance: KeyboardAvoidance?

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            avoidance?.stop()
            avoidance = nil
        }
    }

    /// A scroll view in a scroll view; both reach under the keyboard.
    private final class NestedScreen: UIViewController, KeyboardAvoiding {
        let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 800))
        let field = UITextField(frame: CGRect(x: 20, y: 700, width: 300, height: 44))
        private(set) weak var avoidance: KeyboardAvoidance?

        override func viewDidLoad() {
            super.viewDidLoad()
            for scrollView in [outer, inner] { scrollView.contentSize = CGSize(width: 393, height: 1200) }
            view.addSubview(outer)
            outer.addSubview(inner)
            inner.addSubview(field)
            avoidance = handleKeyboard()
        }
    }

    @Test("an app that stops the avoidance from within scrollViewDidScroll keeps none of its insets")
    func stopsWhileItIsApplied() {
        let screen = NestedScreen()
        let device = FlowSetting(systemHelps: false).device(showing: screen)
        let delegate = StopsOnScroll()
        screen.inner.delegate = delegate
        delegate.avoidance = screen.avoidance
        device.focusAndSettle(on: screen.field)
        #expect(screen.keyboardAvoidances.isEmpty)
        for scrollView in [screen.outer, screen.inner] {
            #expect(scrollView.contentInset == .zero)
            #expect(scrollView.verticalScrollIndicatorInsets == .zero)
        }
    }

    /// Its root view is lifted; it stops the avoidance as soon as that is given its safe area back.
    private final class StopsOnSafeArea: UIViewController, KeyboardAvoiding {
        let field = UITextField(frame: CGRect(x: 20, y: 700, width: 300, height: 44))
        var stops = false

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
            handleKeyboard(containerView: view)
        }

        override var additionalSafeAreaInsets: UIEdgeInsets { didSet { if stops { stopHandlingKeyboard() } } }
    }

    @Test("an app that stops the avoidance as its safe area is given back has its root view back in place")
    func stopsAsTheSafeAreaChanges() {
        let screen = StopsOnSafeArea()
        let device = FlowSetting(systemHelps: false).device(showing: screen)
        let center = screen.view.center
        screen.stops = true
        device.focusAndSettle(on: screen.field)
        #expect(screen.keyboardAvoidances.isEmpty)
        #expect(screen.view.center == center)
        #expect(screen.additionalSafeAreaInsets == .zero)
    }

    @Test("a second call for the same scroll view, made on screen, keeps toolbar and appearance on the inputs")
    func secondCallKeepsTheToolbar() throws {
        let form = FlowForm()
        form.options = KeyboardAvoidance.Options(showsToolbar: true, keyboardAppearance: .dark)
        let device = FlowSetting(systemHelps: false).device(showing: form)
        device.turn { form.handleKeyboard(scrollView: form.scrollView, options: form.options) }
        device.settle()
        let toolbar = try #require(form.keyboardAvoidances.first).toolbar
        #expect(form.keyboardAvoidances.count == 1)
        for case let field as UITextField in form.inputs {
            #expect(field.inputAccessoryView === toolbar)
            #expect(field.keyboardAppearance == .dark)
        }
    }

    @Test("a second call under the keyboard leaves the place as the first one had it", arguments: FlowSetting.phone)
    func secondCallUnderTheKeyboard(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[9])
        let (inset, offset) = (form.scrollView.contentInset, form.scrollView.contentOffset)
        device.turn { form.handleKeyboard(scrollView: form.scrollView) }
        device.settle()
        #expect(form.scrollView.contentInset == inset)
        #expect(form.scrollView.contentOffset == offset)
        device.dismissKeyboard()
        #expect(form.scrollView.contentInset == .zero)
    }

    /// A child with a call and an appearance of its own.
    private final class LightChild: UIViewController, KeyboardAvoiding {
        let field = UITextField(frame: CGRect(x: 20, y: 10, width: 200, height: 44))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
            handleKeyboard(containerView: view, options: KeyboardAvoidance.Options(keyboardAppearance: .light))
        }
    }

    @Test("the focus that moves into a child with its own call leaves that child's appearance alone")
    func focusMovesIntoAnInnerHost() {
        let form = FlowForm(FlowForm.fields(2))
        form.options = KeyboardAvoidance.Options(showsToolbar: true, keyboardAppearance: .dark)
        let device = FlowSetting(systemHelps: false).device(showing: form)
        let child = LightChild()
        device.turn {
            form.addChild(child)
            child.view.frame = CGRect(x: 0, y: 300, width: 300, height: 100)
            form.view.addSubview(child.view)
            child.didMove(toParent: form)
        }
        device.focusAndSettle(on: form.inputs[1])
        device.turn { form.avoidance?.focusNext() }
        device.settle()
        #expect(child.field.isFirstResponder)
        #expect(child.field.keyboardAppearance == .light)
        #expect(child.field.inputAccessoryView == nil)
    }

    @Test("a closure that a resized window calls is reported as a decision")
    func resizedWindow() {
        let screen = ClosureScreen()
        let device = FlowSetting(model: .iPad11, systemHelps: false).device(showing: screen)
        device.focusAndSettle(on: screen.field)
        let decisions = DecisionRecorder(screen.avoidance)
        let calls = screen.calls.count
        device.resizeWindow(to: CGRect(x: 0, y: 0, width: 834, height: 1000))
        device.settle()
        #expect(screen.calls.count == calls + 1)
        #expect(decisions.reasons == [.moved])
    }
}
