import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import ScreenPlay

/// `window.handleKeyboard()`, and nothing else in the app. On an iPhone 16; the keyboard begins at 516.
@MainActor @Suite struct WholeWindowTests {
    private func card(at tops: CGFloat...) -> AutomaticCard { AutomaticCard(fieldsAt: tops, avoids: false) }

    // MARK: Screens that scroll

    /// A card that clips, 60 points high, below the keyboard's top edge in the content, with a field at its end.
    @Test("a card that clips moves with the content of a screen that scrolls", arguments: FlowSetting.everywhere)
    func clippingCard(_ setting: FlowSetting) {
        let (card, field) = (
            UIView(frame: CGRect(x: 20, y: setting.keyboardTop, width: 300, height: 60)), UITextField.at(20)
        )
        let (screen, scrollView) = (UIViewController(), UIScrollView())
        card.clipsToBounds = true
        card.addSubview(field)
        scrollView.contentSize = CGSize(width: 300, height: 1400)
        scrollView.addSubview(card)
        screen.view = scrollView
        let device = setting.windowDevice(showing: screen.inNavigation)
        device.focusAndSettle(on: field)
        #expect(abs(device.maxY(of: field) - (setting.keyboardTop - 10)) <= 0.5)
    }

    @Test("an inset that is assigned in each layout is added to unseen", arguments: Play.Place.phones)
    func assignedInset(_ place: Play.Place) {
        var plan = ScreenPlan.form(16, inset: 20, target: .window)
        plan.assignsInsets = true
        let play = Play(plan, in: .navigation(largeTitle: false), on: place)(.focus(15))
        for _ in 0..<3 {
            play.device.turn { play.screen.view.setNeedsLayout() }
            #expect(play.adjustedInset >= 356 && play.end <= 506)
            play.device.advance(by: 0.1)
        }
        play.end()
        #expect(play.inset == 20)
    }

    @Test("S60 a form in a sheet, or in a sheet in that, is scrolled", arguments: FlowSetting.phone)
    func sheets(_ setting: FlowSetting) {
        let below = card(at: 700)
        let device = setting.windowDevice(showing: below)
        device.behavior.returnedFocus = .none
        device.expectGivenBack(below) {
            var presenter: UIViewController = below
            for style in [UIModalPresentationStyle.pageSheet, .formSheet] {
                let form = FlowForm()
                form.avoidsKeyboard = false
                let navigation = form.inNavigation
                device.present(navigation, over: presenter, as: style)
                presenter = navigation
                device.expectGivenBack(form) {
                    for index in [12, 2, 19] {
                        let writes = device.writes(in: device.window) { device.focusAndSettle(on: form.inputs[index]) }
                        expectVisible(form.inputs[index], of: form, on: device)
                        let moved = writes.notByUIKit.map(\.view)
                        #expect(moved.allSatisfy { $0 is UIScrollView || $0.isDescendant(of: form.scrollView) })
                    }
                }
            }
            device.turnAndSettle { below.dismiss(animated: true) }
        }
    }

    // MARK: The call

    @Test("the window owns it, and a second call replaces the first", arguments: Play.Place.phones)
    func ownership(_ place: Play.Place) {
        let play = Play(.form(10, target: .window, scrolls: false), on: place)
        let window: UIWindow = play.device.window
        let first = window.keyboardAvoidance
        play(.tap(9))
        #expect(first?.isActive == true && first?.lift == 94)
        play.app { _ in window.handleKeyboard(options: .init(spacing: 30)) }
        #expect(window.keyboardAvoidance !== first && first?.isActive == false && play.lift == 114)
        play.app { _ in window.stopHandlingKeyboard() }
        #expect(window.keyboardAvoidance == nil && play.lift == 0)
    }

    @Test("the window adds nothing to a navigation controller that lifts itself", arguments: FlowSetting.phone)
    func containerAroundTheScreen(_ setting: FlowSetting) {
        let card = card(at: 700)
        let navigation = AppNavigation(rootViewController: card)
        let device = setting.windowDevice(showing: navigation)
        device.turn {
            navigation.stopHandlingKeyboard()
            navigation.handleKeyboard(containerView: navigation.view)
        }
        device.focus(on: card.contents[0], endsAt: 506)
        #expect(navigation.view.frame.minY < 0 && card.view.frame.minY == 0)
        device.dismissKeyboard()
        #expect(navigation.view.frame.minY == 0)
    }

    @Test("a screen goes back in one motion for an ignored input", arguments: Play.Place.phones)
    func ignored(_ place: Play.Place) {
        let play = Play(.form(10, target: .window, scrolls: false), on: place)
        play.app { $0.live.first?.ignore($0.inputs[0]) }(.tap(9))
        #expect(play.lift == 94)
        let tops = play.device.tops(of: play.screen.view) { play.device.focus(on: play.screen.inputs[0]) }
        #expect(tops.first == -94 && tops.last == 0 && tops.turns == 0)
        // Not at once.
        #expect(tops.contains { $0 < -25 && $0 > -70 })
    }

    @Test("an avoidance that its handler ends moves nothing", arguments: FlowSetting.phone)
    func endedByItsHandler(_ setting: FlowSetting) {
        let card = card(at: 700)
        let device = setting.windowDevice(showing: card)
        let window = device.window
        window.keyboardAvoidance?.onDecision = { [weak window] _ in window?.stopHandlingKeyboard() }
        device.focusAndSettle(on: card.contents[0])
        #expect(window.keyboardAvoidance == nil && card.view.frame.minY == 0)
    }

    @Test("the next focus, Return and the toolbar stay within a presentation", arguments: FlowSetting.phone)
    func order(_ setting: FlowSetting) {
        let (below, above) = (card(at: 100, 200), card(at: 150, 250))
        let device = setting.windowDevice(
            showing: below, options: .init(movesFocusOnReturn: true, showsToolbar: true))
        device.present(above, over: below)
        let fields = above.contents.compactMap { $0 as? UITextField }
        for (isLast, field) in zip([false, true], fields) {
            #expect(device.window.keyboardAvoidance?.focusNext() == true)
            device.settle()
            #expect(field.isFirstResponder && field.returnKeyType == (isLast ? .done : .next))
        }
        #expect(device.window.keyboardAvoidance?.focusNext() == false)
        device.dismissKeyboard()
        device.turnAndSettle { below.dismiss(animated: true) }
    }

    /// The options of a window are for the app's screens. An alert is UIKit's.
    @Test("the fields of an alert are as the app made them", arguments: FlowSetting.phone)
    func alert(_ setting: FlowSetting) throws {
        let field = UITextField.at(300)
        let screen = MadeScreen { $0.view.addSubview(field) }
        let options = KeyboardAvoidance.Options(
            dismissesOnTap: true, movesFocusOnReturn: true, showsToolbar: true, keyboardAppearance: .dark)
        let device = setting.windowDevice(showing: screen, options: options)
        device.focusAndSettle(on: field)
        #expect(field.inputAccessoryView != nil && field.keyboardAppearance == .dark)
        device.dismissKeyboard()
        let (decisions, rest) = (DecisionRecorder(device.window.keyboardAvoidance), PlaceState(screen))
        let alert = UIAlertController(title: "New folder", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        device.present(alert, over: screen)
        let inputs = try #require(alert.textFields)
        device.expectNoWrites {
            for input in inputs {
                device.focusAndSettle(on: input)
                #expect(input.inputAccessoryView == nil)
                #expect(input.keyboardAppearance == .default && input.returnKeyType == .default)
            }
            device.turnAndSettle { device.keyboard.changeHeight(to: 292) }
        }
        #expect(decisions.reasons.contains(.systemAvoids) && !decisions.reasons.contains(.moved))
        // Beside the alert.
        device.tap(at: CGPoint(x: 20, y: 80), in: device.window)
        device.settle()
        #expect(inputs[1].isFirstResponder)
        device.dismissKeyboard()
        device.turnAndSettle { alert.dismiss(animated: true) }
        #expect(PlaceState(screen) == rest)
        device.focusAndSettle(on: field)
        #expect(field.inputAccessoryView != nil && field.returnKeyType == .done)
    }

    @Test("a drop-in keeps serving itself", arguments: FlowSetting.phone)
    func dropIn(_ setting: FlowSetting) {
        let scrollView = KeyboardAvoidingScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        scrollView.contentSize = CGSize(width: 393, height: 2000)
        let field = UITextField.at(100)
        let device = setting.windowDevice(showing: MadeScreen { [scrollView, field].forEach($0.view.addSubview) })
        device.focusAndSettle(on: field)
        #expect(scrollView.adjustedContentInset.bottom == 336)
        device.dismissKeyboard()
        #expect(scrollView.contentInset == .zero)
    }

    @Test("a lifted screen keeps its safe area from the start", arguments: Play.Place.phones)
    func safeArea(_ place: Play.Place) {
        var plan = ScreenPlan.form(10, target: .window, scrolls: false)
        plan.hasBar = true
        let play = Play(plan, on: place)
        let (device, screen) = (play.device, play.screen)
        let (rest, field) = (PlaceState(screen), screen.inputs[9])
        let distance = screen.bar.frame.minY - field.frame.minY
        device.focus(on: field)
        for _ in 0..<60 {
            device.advance(by: 1.0 / 60)
            #expect(abs(device.minY(of: screen.bar) - device.minY(of: field) - distance) < 0.01)
        }
        #expect(play.lift == 94)
        // It leaves under the keyboard, and nothing of the lift with it.
        device.show(UIViewController())
        #expect(play.lift == 0 && screen.additionalSafeAreaInsets == .zero)
        device.show(screen)
        device.settle()
        #expect(PlaceState(screen) == rest)
    }

    @Test("the lift is that of what is there", arguments: FlowSetting.phone)
    func liftOfWhatHasGone(_ setting: FlowSetting) {
        let search = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
        let navigation = card(at: 700).inNavigation
        let device = setting.windowDevice(showing: navigation)
        navigation.navigationBar.addSubview(search)
        func visit() {
            let card = card(at: 640)
            navigation.pushViewController(card, animated: false)
            device.settle()
            device.focusAndSettle(on: card.contents[0])
        }
        visit()
        device.turnAndSettle {
            search.becomeFirstResponder()
            navigation.popViewController(animated: false)
        }
        #expect(device.window.keyboardAvoidance?.lift == 0)
    }

    @Test("the window takes over from a call that ends", arguments: Play.Place.phones, [false, true])
    func callThatEnds(_ place: Play.Place, isPaused: Bool) {
        let play = Play(.form(10, target: .automatic, scrolls: false), on: place, windowServes: true)(.tap(9))
        #expect(play.end == 506)
        let screen = play.screen
        play.device.turn {
            if isPaused { screen.keyboardAvoidances.first?.isEnabled = false } else { screen.stopHandlingKeyboard() }
        }
        #expect(play.end == 506)
        play.end()
        #expect(play.input(9).maxY == 600)
    }

    @Test("with the window it goes", arguments: FlowSetting.phone)
    func lifetime(_ setting: FlowSetting) {
        weak var avoidance: KeyboardAvoidance?
        let device = setting.device(showing: UIViewController())
        func visit() {
            let window = UIWindow(frame: device.window.bounds)
            avoidance = window.handleKeyboard()
            #expect(avoidance != nil)
        }
        visit()
        #expect(avoidance == nil)
    }
}
