import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper
@testable import ScreenPlay

/// Closures for show and hide, or one for all changes. On an iPhone 16, whose keyboard is 336 high.
@MainActor @Suite struct ClosureTests {
    private nonisolated static let frame = CGRect(x: 0, y: 516, width: 393, height: 336)

    private func stage(_ setting: FlowSetting) -> (ClosureScreen, SimulatedDevice) {
        let screen = ClosureScreen()
        return (screen, setting.device(showing: screen))
    }

    // MARK: When

    /// What happens, and the heights that are told; nil for a hide.
    private struct Row: Sendable {
        let name: String
        let told: [CGFloat?]
        let steps: @MainActor @Sendable (ClosureScreen, SimulatedDevice) -> Void
    }

    private nonisolated static let rows: [Row] = [
        Row(name: "each change is told, and a hide once", told: [336, 292, 345, nil, 336, nil]) { screen, device in
            device.focusAndSettle(on: screen.field)
            #expect(screen.avoidance?.lift == 336)
            device.keyboard.changeHeight(to: 292)
            #expect(screen.avoidance?.lift == 292)
            device.focusAndSettle(on: screen.other)
            device.letApp { device.keyboard.changeHeight(to: 345) }
            device.dismissKeyboard()
            #expect(screen.avoidance?.lift == 0)
            device.focusAndSettle(on: screen.field)
            device.dismissKeyboard()
        },
        Row(name: "equal events are one", told: [336, nil, 336, nil]) { screen, device in
            device.keyboard.isScripted = true
            device.focus(screen.field)
            let show: [SimulatedKeyboard.Event] = [.willChangeFrame, .willShow, .willShow, .didChangeFrame, .didShow]
            for duration in [0, 0.25] {
                for event in show + show + [.willHide, .didHide, .willHide, .didHide] {
                    device.keyboard.post(event, begin: nil, end: frame, duration: duration)
                    device.advance(by: 0.1)
                }
            }
        },
        Row(name: "a hide and a show in one turn are none", told: [336]) { screen, device in
            device.focusAndSettle(on: screen.field)
            device.letApp {
                screen.view.endEditing(true)
                screen.field.becomeFirstResponder()
            }
        },
        Row(name: "a floating keyboard, and one without a frame, cover nothing", told: [336, nil]) { screen, device in
            device.keyboard.isScripted = true
            device.focus(screen.field)
            device.keyboard.post(.willShow, begin: nil, end: CGRect(x: 40, y: 300, width: 320, height: 260))
            device.keyboard.post(.willShow, begin: nil, end: .zero)
            device.settle()
            #expect(screen.calls.isEmpty)
            device.keyboard.post(.willShow, begin: nil, end: frame)
            device.keyboard.post(.willShow, begin: nil, end: .zero)
            device.settle()
        },
        Row(name: "a screen that leaves without a keyboard is told nothing", told: [336, nil]) { screen, device in
            device.show(PlainScreen())
            device.show(screen)
            device.focusAndSettle(on: screen.field)
            device.dismissKeyboard()
            device.show(PlainScreen())
            device.settle()
        },
        Row(name: "whichever view has the focus", told: [336, nil]) { screen, device in
            let outside = UITextField(frame: CGRect(x: 20, y: 70, width: 200, height: 30))
            device.turn { device.window.addSubview(outside) }
            device.focusAndSettle(on: outside)
            #expect(screen.avoidance?.lift == 336)
            device.dismissKeyboard()
        },
        Row(name: "on the way to another app, that app's keyboard too", told: [336]) { screen, device in
            device.keyboard.isScripted = true
            device.resignActive()
            device.keyboard.post(.willShow, begin: nil, end: frame, isLocal: false)
            device.settle()
            #expect(screen.calls.map(\.transition.isLocal) == [false])
        },
        Row(name: "the end of the call is a hide at once, and the last", told: [336, nil]) { screen, device in
            device.focusAndSettle(on: screen.field)
            device.turn { screen.stopHandlingKeyboard() }
            #expect(screen.calls.last?.transition.duration == 0)
            #expect(device.presentationFrame(of: screen.bar).maxY == 852)
            device.dismissKeyboard()
            device.focusAndSettle(on: screen.field)
        },
        Row(name: "a frozen call is told once it is frozen no more", told: [336, nil]) { screen, device in
            device.turn { screen.avoidance?.isFrozen = true }
            device.focusAndSettle(on: screen.field)
            #expect(screen.heights == [])
            device.letApp { screen.avoidance?.isFrozen = false }
            #expect(screen.heights.count == 1)
            device.dismissKeyboard()
        },
        Row(name: "nothing is covered while the focus is in what is ignored", told: [336, nil, 336, nil]) {
            screen, device in
            device.turn { screen.avoidance?.ignore(screen.other, for: .movement) }
            for field in [screen.other, screen.field, screen.other] { device.focusAndSettle(on: field) }
            device.letApp { screen.avoidance?.stopIgnoring(screen.other) }
            device.dismissKeyboard()
        },
    ]

    @Test("closures are called when what is covered changes", arguments: rows, FlowSetting.phone)
    private func when(_ row: Row, _ setting: FlowSetting) {
        for hasOneClosure in [false, true] {
            let screen = ClosureScreen(hasOneClosure: hasOneClosure)
            let device = setting.device(showing: screen)
            row.steps(screen, device)
            #expect(screen.heights == (hasOneClosure ? row.told.map { $0 ?? 0 } : row.told))
            #expect(screen.bar.frame.maxY == 852 - ((row.told.last ?? 0) ?? 0))
        }
    }

    @Test("turning the device under a standing keyboard ends right", arguments: FlowSetting.phone)
    func turn(_ setting: FlowSetting) {
        let (screen, device) = stage(setting)
        device.focusAndSettle(on: screen.field)
        device.rotate(to: .landscapeLeft)
        device.settle()
        #expect(screen.heights.last == 209 && screen.bar.frame.maxY == 184)
        device.dismissKeyboard()
        #expect(screen.heights.last == .some(nil) && screen.bar.frame.maxY == 393)
    }

    @Test("a closure that a resized window calls is reported as a decision")
    func resizedWindow() {
        let (screen, device) = stage(FlowSetting(model: .iPad11, systemHelps: false))
        device.focusAndSettle(on: screen.field)
        let (decisions, calls) = (DecisionRecorder(screen.avoidance), screen.calls.count)
        device.resizeWindow(to: CGRect(x: 0, y: 0, width: 834, height: 1000))
        device.settle()
        #expect(screen.calls.count == calls + 1 && decisions.reasons == [.moved])
    }

    @Test("a host that is moved or resized under the keyboard hears of it", arguments: FlowSetting.phone)
    func moved(_ setting: FlowSetting) {
        let screen = ClosureScreen(hasOneClosure: true)
        let container = MadeScreen { $0.embed(screen, in: $0.view, CGRect(x: 0, y: 152, width: 393, height: 600)) }
        screen.view.autoresizingMask = []
        let device = setting.device(showing: container)
        device.focusAndSettle(on: screen.field)
        #expect(screen.heights == [236])
        device.letApp { screen.view.frame.origin.y = 52 }
        #expect(screen.heights == [236, 136] && device.presentationFrame(of: screen.bar).maxY == 516)
        device.letApp { screen.view.frame.size.height = 500 }
        #expect(screen.heights == [236, 136, 36] && device.presentationFrame(of: screen.bar).maxY == 516)
        device.dismissKeyboard()
        device.letApp { screen.view.frame.origin.y = 100 }
        #expect(screen.heights == [236, 136, 36, 0])
    }

    @Test("a sheet that UIKit moves after the keyboard's notice", arguments: FlowSetting.pad)
    func sheet(_ setting: FlowSetting) {
        let (root, screen) = (UIViewController(), ClosureScreen(hasOneClosure: true))
        let device = setting.device(showing: root)
        device.sheetMovement = .atTheEnd
        screen.modalPresentationStyle = .formSheet
        device.letApp { root.present(screen, animated: false) }
        device.focusAndSettle(on: screen.field)
        let bottom = device.presentationFrame(of: screen.view).maxY
        #expect(screen.heights.last == max(0, bottom - 861))
        #expect(device.presentationFrame(of: screen.bar).maxY == min(bottom, 861))
        device.dismissKeyboard()
        #expect(screen.heights.last == 0)
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

    @Test(
        "closures run inside an animation with the keyboard's duration, and what they lay out moves with it",
        arguments: FlowSetting.phone)
    func together(_ setting: FlowSetting) {
        let (screen, device) = stage(setting)
        device.keyboard.duration = 0.31
        let changes: [() -> Void] = [
            { device.focus(on: screen.field) }, { device.keyboard.changeHeight(to: 292) },
            { device.keyboard.dismiss() },
        ]
        for change in changes {
            change()
            #expect(device.isBusy)
            while device.isBusy {
                let difference = device.presentationFrame(of: screen.bar).maxY - device.keyboard.frame.minY
                #expect(abs(difference) < 0.01)
                device.advance(by: 1.0 / 60)
            }
        }
        #expect(screen.bar.frame.maxY == 852)
        #expect(screen.calls.map(\.inherited) == [0.31, 0.25, 0.31])
        #expect(screen.calls.map(\.transition.duration) == [0.31, 0.25, 0.31])
        #expect(screen.calls.map(\.transition.phase).last == .willHide)
    }

    @Test("layout that was pending is not animated", arguments: FlowSetting.phone)
    func pendingLayout(_ setting: FlowSetting) {
        let (screen, device) = stage(setting)
        device.turn {
            screen.indent = 50
            screen.view.setNeedsLayout()
            screen.field.becomeFirstResponder()
        }
        let frame = device.presentationFrame(of: screen.bar)
        #expect(frame.minX == 50 && frame.maxY == 852)
        device.settle()
        #expect(device.presentationFrame(of: screen.bar).maxY == 516)
    }

    @Test(
        "an arrival under a standing keyboard, and leaving it, have no duration",
        arguments: FlowSetting.phone.filter(\.guideTells))
    func arrival(_ setting: FlowSetting) {
        let (other, screen) = (PlainScreen(), ClosureScreen())
        (other.takesFocusAsItComes, screen.takesFocusAsItComes) = (true, true)
        let navigation = UINavigationController(rootViewController: other)
        let device = setting.device(showing: navigation)
        device.turn { navigation.pushViewController(screen, animated: true) }
        #expect(screen.heights == [336] && screen.bar.frame.maxY == 516)
        // Of the push alone: not upwards.
        #expect(device.presentationFrame(of: screen.bar).maxY == 516)
        device.settle()
        device.letApp { navigation.popViewController(animated: true) }
        #expect(device.keyboard.frame.minY == 516)
        #expect(screen.heights == [336, nil] && screen.bar.frame.maxY == 852)
        #expect(screen.calls.map(\.transition.duration) == [0, 0] && screen.calls.map(\.inherited) == [0, 0])
    }

    // MARK: Whose

    @Test("two calls with closures both live", arguments: FlowSetting.phone)
    func twoCalls(_ setting: FlowSetting) {
        let (screen, device) = stage(setting)
        var log: [String] = []
        var second: KeyboardAvoidance?
        device.turn {
            second = screen.handleKeyboard(
                onShow: { controller, _ in log.append(controller === screen ? "show" : "show to another") },
                onHide: { controller, _ in log.append(controller === screen ? "hide" : "hide to another") })
        }
        #expect(screen.keyboardAvoidances.count == 2)
        device.focusAndSettle(on: screen.field)
        device.dismissKeyboard()
        #expect(screen.heights == [336, nil] && log == ["show", "hide"])
        // The end of one is not the end of the other.
        device.turn { second?.stop() }
        device.focusAndSettle(on: screen.field)
        #expect(screen.heights == [336, nil, 336] && log == ["show", "hide"])
    }

    @Test("the options of a call with closures count for editing", arguments: Play.Place.phones)
    func options(_ place: Play.Place) {
        let play = Play(.form(1, target: .closures, options: .toolbar), on: place)(.focus(0))
        #expect(play.accessory != nil && play.accessory === play.toolbar)
    }

    @Test("closures hold the controller weakly", arguments: FlowSetting.phone, [true, false])
    func weakly(_ setting: FlowSetting, _ keyboardIsUp: Bool) {
        let device = setting.device()
        let before = KeyboardMonitor.shared.numberOfSubscribers
        weak var controller: ClosureScreen?
        weak var stay: Participant?
        func visit() {
            let screen = ClosureScreen()
            device.show(screen)
            if keyboardIsUp { device.focusAndSettle(on: screen.field) }
            (controller, stay) = (screen, screen.avoidance?.stay)
            #expect(controller != nil && stay != nil)
        }
        visit()
        device.show(PlainScreen())
        device.settle()
        #expect(controller == nil && stay == nil)
        #expect(KeyboardMonitor.shared.numberOfSubscribers == before)
    }
}
