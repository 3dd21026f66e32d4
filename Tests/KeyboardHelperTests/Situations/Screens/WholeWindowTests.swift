import Foundation
import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// `window.handleKeyboard()`, and nothing else in the app. On an iPhone 16; the keyboard begins at 516.
@MainActor @Suite struct WholeWindowTests {
    /// Fields on a view, of which the last ends at 600, 94 points too low.
    private func card(on place: Play.Place, _ change: (inout ScreenPlan) -> Void = { _ in }) -> Play {
        var plan = ScreenPlan.form(10, target: .window, scrolls: false)
        change(&plan)
        return Play(plan, on: place)
    }

    // MARK: Screens that scroll

    /// 60 points high, from the keyboard's top edge on, with a field at its end.
    @Test("a card that clips moves with the content of a screen that scrolls", arguments: Play.Place.everywhere)
    func clippingCard(_ place: Play.Place) {
        let top = place.model.device.screen.height - place.model.device.portraitKeyboard.predictive
        var plan = ScreenPlan.form(0, target: .window)
        let card = Part(kind: .box, gap: top, height: 60, clips: true, parts: [Part(gap: 16)])
        plan.parts[0].parts = [card, Part(kind: .label, gap: 0, height: 800)]
        let play = Play(plan, in: .navigation(largeTitle: false), on: place)(.focus(0))
        #expect(abs(play.end - (top - 10)) <= 0.5)
        play.end()
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
        expectEqual(play.inset, 20)
    }

    // MARK: The call

    @Test("the window owns it, and a second call replaces the first", arguments: Play.Place.phones)
    func ownership(_ place: Play.Place) {
        let play = card(on: place)(.tap(9))
        let window: UIWindow = play.device.window
        let first = window.keyboardAvoidance
        #expect(first?.isActive == true && first?.lift == 94)
        play.app { _ in window.handleKeyboard(options: .init(spacing: 30)) }
        #expect(window.keyboardAvoidance !== first && first?.isActive == false && play.lift == 114)
        play.app { _ in window.stopHandlingKeyboard() }
        #expect(window.keyboardAvoidance == nil && play.lift == 0)
    }

    @Test("a screen goes back in one motion for an ignored input", arguments: Play.Place.phones)
    func ignored(_ place: Play.Place) {
        let play = card(on: place).app { $0.live.first?.ignore($0.inputs[0]) }(.tap(9))
        let tops = play.device.tops(of: play.screen.view) { play.device.focus(on: play.screen.inputs[0]) }
        #expect(tops.first == -94 && tops.last == 0 && tops.turns == 0)
        // Not at once.
        #expect(tops.contains { $0 < -25 && $0 > -70 })
    }

    @Test("the next focus and Return begin with, and stay within, what is presented", arguments: FlowSetting.phone)
    func order(_ setting: FlowSetting) {
        let cards = [100, 150].map { AutomaticCard(fieldsAt: [$0, $0 + 100], avoids: false) }
        let device = setting.windowDevice(showing: cards[0], options: .returning)
        device.present(cards[1], over: cards[0])
        for (isLast, field) in zip([false, true], cards[1].contents.compactMap { $0 as? UITextField }) {
            expectEqual(device.window.keyboardAvoidance?.focusNext(), true)
            device.settle()
            #expect(field.isFirstResponder && field.returnKeyType == (isLast ? .done : .next))
        }
        expectEqual(device.window.keyboardAvoidance?.focusNext(), false)
    }

    @Test("with the window it goes")
    func lifetime() {
        weak var avoidance: KeyboardAvoidance?
        let device = FlowSetting(systemHelps: false).device(showing: UIViewController())
        func visit() {
            let window = UIWindow(frame: device.window.bounds)
            avoidance = window.handleKeyboard()
            #expect(avoidance != nil)
        }
        visit()
        #expect(avoidance == nil)
    }

    /// The options of a window are for the app's screens. An alert is UIKit's.
    @Test("the fields of an alert are as the app made them", arguments: FlowSetting.phone)
    func alert(_ setting: FlowSetting) throws {
        let (field, screen) = (UITextField.at(300), UIViewController())
        screen.view.addSubview(field)
        let device = setting.windowDevice(
            showing: screen,
            options: .init(
                dismissesOnTap: true, movesFocusOnReturn: true, showsToolbar: true, keyboardAppearance: .dark))
        device.focusAndSettle(on: field)
        #expect(field.inputAccessoryView != nil && field.keyboardAppearance == .dark && field.returnKeyType == .done)
        let alert = UIAlertController(title: "New folder", message: nil, preferredStyle: .alert)
        alert.addTextField()
        device.present(alert, over: screen)
        let input = try #require(alert.textFields?.first)
        device.expectNoWrites { device.focusAndSettle(on: input) }
        #expect(input.inputAccessoryView == nil)
        #expect(input.keyboardAppearance == .default && input.returnKeyType == .default)
        // Beside the alert.
        device.tap(at: CGPoint(x: 20, y: 80), in: device.window)
        device.settle()
        #expect(input.isFirstResponder)
    }

    @Test(
        "a lifted screen keeps its safe area from the start, and leaves with nothing of the lift",
        arguments: Play.Place.phones)
    func safeArea(_ place: Play.Place) {
        let play = card(on: place) { $0.hasBar = true }
        let (device, screen) = (play.device, play.screen)
        let (rest, field) = (PlaceState(screen), screen.inputs[9])
        let distance = screen.bar.frame.minY - field.frame.minY
        device.focus(on: field)
        for _ in 0..<60 {
            device.advance(by: 1.0 / 60)
            #expect(abs(device.minY(of: screen.bar) - device.minY(of: field) - distance) < 0.01)
        }
        expectEqual(play.lift, 94)
        device.show(UIViewController())
        #expect(play.lift == 0 && screen.additionalSafeAreaInsets == .zero)
        device.show(screen)
        device.settle()
        expectEqual(PlaceState(screen), rest)
    }

    @Test("the window takes over from a call that ends", arguments: Play.Place.phones, [false, true])
    func callThatEnds(_ place: Play.Place, isPaused: Bool) {
        let play = Play(.form(10, target: .automatic, scrolls: false), on: place, windowServes: true)(.tap(9))
        let screen = play.screen
        play.device.turn {
            if isPaused { screen.keyboardAvoidances.first?.isEnabled = false } else { screen.stopHandlingKeyboard() }
        }
        expectEqual(play.end, 506)
        play.end()
        expectEqual(play.input(9).maxY, 600)
    }
}
