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

    /// What happens to a screen and its keyboard.
    private enum Event: Sendable {
        case focus, focusOther, focusOutside, height(CGFloat), dismiss, hideAndShow
        /// What a keyboard posts, without anything else.
        case posts([SimulatedKeyboard.Event], CGRect? = ClosureTests.frame, TimeInterval = 0.25, isLocal: Bool = true)
        case come, leave, stop, freeze(Bool), enable(Bool), ignoreOther(Bool)
        /// How much has been told until then, and for how long it moves.
        case told(Int, TimeInterval? = nil)
    }

    private nonisolated static let shows: [SimulatedKeyboard.Event] = [
        .willChangeFrame, .willShow, .willShow, .didChangeFrame, .didShow, .willShow, .didShow,
    ]
    private nonisolated static let hides: [SimulatedKeyboard.Event] = [.willHide, .didHide, .willHide, .didHide]
    private nonisolated static let floating = CGRect(x: 40, y: 300, width: 320, height: 260)

    /// What happens, and the heights that are told; nil for a hide.
    private nonisolated static let rows: [(name: String, events: [Event], told: [CGFloat?])] = [
        (
            "each change is told, and a hide once",
            [.focus, .height(292), .focusOther, .height(345), .dismiss, .focus, .dismiss],
            [336, 292, 345, nil, 336, nil]
        ),
        (
            "equal events are one", [.posts(shows), .posts(hides), .posts(shows, frame, 0), .posts(hides, frame, 0)],
            [336, nil, 336, nil]
        ),
        ("a hide and a show in one turn are none", [.focus, .hideAndShow], [336]),
        ("what floats covers nothing", [.posts([.willShow], floating), .posts([.willShow], .zero), .told(0)], []),
        ("nor does a keyboard without a frame", [.posts([.willShow]), .posts([.willShow], .zero)], [336, nil]),
        (
            "a screen that leaves without a keyboard is told nothing", [.leave, .come, .focus, .dismiss, .leave],
            [336, nil]
        ),
        ("whichever view has the focus", [.focusOutside, .dismiss], [336, nil]),
        ("on the way to another app, that app's keyboard too", [.posts([.willShow], isLocal: false)], [336]),
        (
            "the end of the call is a hide at once, and the last", [.focus, .stop, .told(2, 0), .dismiss, .focus],
            [336, nil]
        ),
        (
            "a frozen call is told once it is frozen no more",
            [.freeze(true), .focus, .told(0), .freeze(false), .told(1), .dismiss], [336, nil]
        ),
        (
            "S48 a paused one is told of a hide, and of a show",
            [
                .focus, .enable(false), .told(2, 0), .enable(true), .told(3, 0), .enable(false), .dismiss,
                .enable(true),
            ], [336, nil, 336, nil]
        ),
        (
            "nothing is covered while the focus is in what is ignored",
            [.ignoreOther(true), .focusOther, .told(0), .focus, .focusOther, .ignoreOther(false), .dismiss],
            [336, nil, 336, nil]
        ),
    ]

    @Test("closures are called when what is covered changes", arguments: rows, FlowSetting.phone)
    private func when(_ row: (name: String, events: [Event], told: [CGFloat?]), _ setting: FlowSetting) {
        for hasOneClosure in [false, true] {
            let screen = ClosureScreen(hasOneClosure: hasOneClosure)
            let device = setting.device(showing: screen)
            for event in row.events {
                happen(event, screen, device)
                let covered: CGFloat = (screen.heights.last ?? 0) ?? 0
                #expect((screen.avoidance?.lift ?? 0) == covered && screen.bar.frame.maxY == 852 - covered)
            }
            #expect(screen.heights == (hasOneClosure ? row.told.map { $0 ?? 0 } : row.told))
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
            case .posts(let events, let frame, let duration, let isLocal):
                device.keyboard.isScripted = true
                if isLocal { device.focus(screen.field) } else { device.resignActive() }
                for event in events {
                    device.keyboard.post(event, begin: nil, end: frame, duration: duration, isLocal: isLocal)
                    device.advance(by: 0.1)
                }
                #expect(screen.calls.allSatisfy { $0.transition.isLocal == isLocal })
            case .come: device.show(screen)
            case .leave: device.show(PlainScreen())
            case .stop: screen.stopHandlingKeyboard()
            case .freeze(let isFrozen): screen.avoidance?.isFrozen = isFrozen
            case .enable(let isEnabled): screen.avoidance?.isEnabled = isEnabled
            case .ignoreOther(true): screen.avoidance?.ignore(screen.other, for: .movement)
            case .ignoreOther(false): screen.avoidance?.stopIgnoring(screen.other)
            case .told(let count, let duration):
                #expect(screen.calls.count == count)
                if let duration { #expect(screen.calls.last?.transition.duration == duration) }
            }
        }
    }

    @Test("turning the device under a standing keyboard ends right", arguments: FlowSetting.phone)
    func turn(_ setting: FlowSetting) {
        let (screen, device) = stage(setting)
        device.focusAndSettle(on: screen.field)
        device.turnAndSettle { device.rotate(to: .landscapeLeft) }
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
        device.turnAndSettle { screen.view.frame.origin.y = 52 }
        #expect(screen.heights == [236, 136] && device.presentationFrame(of: screen.bar).maxY == 516)
        device.turnAndSettle { screen.view.frame.size.height = 500 }
        #expect(screen.heights == [236, 136, 36] && device.presentationFrame(of: screen.bar).maxY == 516)
        device.dismissKeyboard()
        device.turnAndSettle { screen.view.frame.origin.y = 100 }
        #expect(screen.heights == [236, 136, 36, 0])
    }

    @Test("a sheet that UIKit moves after the keyboard's notice", arguments: FlowSetting.pad)
    func sheet(_ setting: FlowSetting) {
        let (root, screen) = (UIViewController(), ClosureScreen(hasOneClosure: true))
        let device = setting.device(showing: root)
        device.sheetMovement = .atTheEnd
        screen.modalPresentationStyle = .formSheet
        device.turnAndSettle { root.present(screen, animated: false) }
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

    @Test("what closures lay out moves with the keyboard, in its animation", arguments: FlowSetting.phone)
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

    @Test("arriving under a keyboard, and leaving it, is instant", arguments: FlowSetting.phone.filter(\.guideTells))
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
        device.turnAndSettle { navigation.popViewController(animated: true) }
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
                onShow: { if $0 === screen { log.append("show \($1.phase)") } },
                onHide: { if $0 === screen { log.append("hide \($1.phase)") } })
        }
        #expect(screen.keyboardAvoidances.count == 2)
        device.focusAndSettle(on: screen.field)
        device.dismissKeyboard()
        #expect(screen.heights == [336, nil] && log == ["show willShow", "hide willHide"])
        // The end of one is not the end of the other.
        device.turn { second?.stop() }
        device.focusAndSettle(on: screen.field)
        #expect(screen.heights == [336, nil, 336] && log == ["show willShow", "hide willHide"])
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
