import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper
@testable import ScreenPlay

/// Closures for show and hide, or one for all changes. On an iPhone 16, whose keyboard is 336 high.
@MainActor @Suite struct ClosureTests {
    private func stage(_ setting: FlowSetting) -> (ClosureScreen, SimulatedDevice) {
        let screen = ClosureScreen()
        return (screen, setting.device(showing: screen))
    }

    // MARK: When

    /// What happens to a screen and its keyboard.
    private enum Event: Sendable {
        case focus, focusOther, focusOutside, height(CGFloat), dismiss, hideAndShow
        /// What a keyboard posts, without anything else.
        case docks(CGFloat, isLocal: Bool = true)
        case come, leave, stop, freeze(Bool), enable(Bool), ignoreOther(Bool)
        /// How much has been told until then, and for how long it moves.
        case told(Int, TimeInterval? = nil)
    }

    /// What happens, and the heights that are told; nil for a hide.
    private struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let told: [CGFloat?]
        let events: [Event]

        init(_ name: String, tells told: [CGFloat?], _ events: Event...) {
            (testDescription, self.told, self.events) = (name, told, events)
        }
    }

    private nonisolated static let rows = [
        Row(
            "each change is told, and a hide once", tells: [336, 292, 345, nil, 336, nil], .focus, .height(292),
            .focusOther, .height(345), .dismiss, .focus, .dismiss),
        Row("equal events are one, no height is a hide", tells: [336, nil], .docks(336), .docks(336), .docks(0)),
        Row("a hide and a show in one turn are none", tells: [336], .focus, .hideAndShow),
        Row(
            "a screen that leaves afterwards is told nothing", tells: [336, nil], .leave, .come, .focus, .dismiss,
            .leave),
        Row("whichever view has the focus", tells: [336, nil], .focusOutside, .dismiss),
        Row("on the way to another app, that app's keyboard too", tells: [336], .docks(336, isLocal: false)),
        Row(
            "the end of the call is a hide at once, and the last", tells: [336, nil], .focus, .stop, .told(2, 0),
            .dismiss, .focus),
        Row(
            "a frozen call is told once it is frozen no more", tells: [336, nil], .freeze(true), .focus, .told(0),
            .freeze(false), .told(1), .dismiss),
        Row(
            "S48 a paused one is told of a hide, and of a show", tells: [336, nil, 336, nil], .focus, .enable(false),
            .told(2, 0), .enable(true), .told(3, 0), .enable(false), .dismiss, .enable(true)),
        Row(
            "nothing is covered while the focus is in what is ignored", tells: [336, nil, 336, nil],
            .ignoreOther(true), .focusOther, .told(0), .focus, .focusOther, .ignoreOther(false), .dismiss),
    ]

    @Test("closures are called when what is covered changes", arguments: rows, FlowSetting.phone)
    private func when(_ row: Row, _ setting: FlowSetting) {
        for hasOneClosure in [false, true] {
            let screen = ClosureScreen(hasOneClosure: hasOneClosure)
            let device = setting.device(showing: screen)
            for event in row.events {
                happen(event, screen, device)
                let covered: CGFloat = (screen.heights.last ?? 0) ?? 0
                #expect(
                    (screen.avoidance?.lift ?? 0) == covered
                        && screen.bar.frame.maxY == 852 - covered)
            }
            expectEqual(screen.heights, hasOneClosure ? row.told.map { $0 ?? 0 } : row.told)
        }
    }

    private func happen(_ event: Event, _ screen: ClosureScreen, _ device: SimulatedDevice) {
        device.turnAndSettle {
            switch event {
            case .focus: screen.field.becomeFirstResponder()
            case .focusOther: screen.other.becomeFirstResponder()
            case .focusOutside:
                let outside = UITextField.at(70)
                device.window.addSubview(outside)
                outside.becomeFirstResponder()
            case .height(let height): device.keyboard.changeHeight(to: height)
            case .dismiss: device.keyboard.dismiss()
            case .hideAndShow:
                screen.view.endEditing(true)
                screen.field.becomeFirstResponder()
            case .docks(let height, let isLocal):
                device.keyboard.isScripted = true
                if isLocal { device.focus(screen.field) } else { device.resignActive() }
                device.dock(height, isLocal: isLocal)
            case .come: device.show(screen)
            case .leave: device.show(PlainScreen())
            case .stop: screen.stopHandlingKeyboard()
            case .freeze(let isFrozen): screen.avoidance?.isFrozen = isFrozen
            case .enable(let isEnabled): screen.avoidance?.isEnabled = isEnabled
            case .ignoreOther(true): screen.avoidance?.ignore(screen.other, for: .movement)
            case .ignoreOther(false): screen.avoidance?.stopIgnoring(screen.other)
            case .told(let count, let duration):
                expectEqual(screen.calls.count, count)
                if let duration { expectEqual(screen.calls.last?.transition.duration, duration) }
            }
        }
    }

    @Test("turning the device under a standing keyboard ends right", arguments: FlowSetting.phone)
    func turn(_ setting: FlowSetting) {
        let (screen, device) = stage(setting)
        device.focusAndSettle(on: screen.field)
        device.rotateAndSettle(to: .landscapeLeft)
        #expect(screen.heights.last == 209 && screen.bar.frame.maxY == 184)
        device.dismissKeyboard()
        #expect(screen.heights.last == .some(nil) && screen.bar.frame.maxY == 393)
    }

    @Test("a host that is moved or resized under the keyboard hears of it", arguments: FlowSetting.phone)
    func moved(_ setting: FlowSetting) {
        let screen = ClosureScreen(hasOneClosure: true)
        let container = MadeScreen { $0.embed(screen, in: $0.view, CGRect(x: 0, y: 152, width: 393, height: 600)) }
        screen.view.autoresizingMask = []
        let device = setting.device(showing: container)
        device.focusAndSettle(on: screen.field)
        device.turnAndSettle { screen.view.frame.origin.y = 52 }
        #expect(screen.heights == [236, 136] && device.maxY(of: screen.bar) == 516)
        let decisions = DecisionRecorder(screen.avoidance)
        device.turnAndSettle { screen.view.frame.size.height = 500 }
        #expect(screen.heights == [236, 136, 36] && device.maxY(of: screen.bar) == 516)
        expectEqual(decisions.reasons, [.moved])
        device.dismissKeyboard()
        device.turnAndSettle { screen.view.frame.origin.y = 100 }
        expectEqual(screen.heights, [236, 136, 36, 0])
    }

    @Test("a closure that moves its own host is not called for ever", arguments: FlowSetting.phone)
    func loop(_ setting: FlowSetting) {
        final class Card: UIView, KeyboardAvoiding {}
        let card = Card(frame: CGRect(x: 0, y: 500, width: 393, height: 300))
        let field = UITextField.at(20)
        card.addSubview(field)
        let device = setting.device(showing: MadeScreen { $0.view.addSubview(card) })
        var calls = 0
        device.turn {
            card.handleKeyboard(onChange: { card, _ in
                calls += 1
                card.frame.origin.y = card.frame.origin.y == 500 ? 200 : 500
            })
        }
        device.focusAndSettle(on: field)
        // Four times after each notification of the keyboard.
        #expect(calls <= 20 && device.faults == [])
        device.dismissKeyboard()
    }

    // MARK: How

    @Test("arriving under a keyboard, and leaving it, is instant", arguments: FlowSetting.phone.filter(\.guideTells))
    func arrival(_ setting: FlowSetting) {
        let (other, screen) = (PlainScreen(), ClosureScreen())
        (other.takesFocusAsItComes, screen.takesFocusAsItComes) = (true, true)
        let navigation = UINavigationController(rootViewController: other)
        let device = setting.device(showing: navigation)
        device.turn { navigation.pushViewController(screen, animated: true) }
        #expect(screen.heights == [336] && screen.bar.frame.maxY == 516)
        // Of the push alone: not upwards.
        expectEqual(device.maxY(of: screen.bar), 516)
        device.settle()
        device.turnAndSettle { navigation.popViewController(animated: true) }
        expectEqual(device.keyboard.frame.minY, 516)
        #expect(screen.heights == [336, nil] && screen.bar.frame.maxY == 852)
        #expect(screen.calls.map(\.transition.duration) == [0, 0] && screen.calls.map(\.inherited) == [0, 0])
    }

    // MARK: Whose

    @Test(
        "two calls with closures both live, and the end of one is not that of the other", arguments: FlowSetting.phone)
    func twoCalls(_ setting: FlowSetting) {
        let (screen, device) = stage(setting)
        var log: [String] = []
        device.turn {
            screen.handleKeyboard(
                onShow: { log.append("show \($1.phase)") }, onHide: { log.append("hide \($1.phase)") })
        }
        device.focusAndSettle(on: screen.field)
        device.dismissKeyboard()
        device.turn { screen.keyboardAvoidances.last?.stop() }
        device.focusAndSettle(on: screen.field)
        #expect(screen.heights == [336, nil, 336] && log == ["show willShow", "hide willHide"])
    }
}
