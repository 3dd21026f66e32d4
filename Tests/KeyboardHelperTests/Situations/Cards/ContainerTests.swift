import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import ScreenPlay

/// An inner container, or the root view. On an iPhone 16: 393 x 852, safe area 59 above and 34 below, keyboard from 516 on.
@MainActor @Suite struct ContainerTests {
    enum Kind: CaseIterable, Sendable { case inner, root }

    private let atRest = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

    private func stage(_ kind: Kind, fieldsAt tops: CGFloat..., setting: FlowSetting) -> (
        ContainerScreen, SimulatedDevice
    ) {
        let screen = ContainerScreen(fieldsAt: tops, container: kind == .root ? nil : UIView())
        return (screen, setting.device(showing: screen))
    }

    // MARK: How far

    /// A visible input demands no movement, up or down, and a hidden one just what shows it.
    @Test("the least that shows the focus is lifted, and nothing lowered", arguments: Kind.allCases, FlowSetting.phone)
    func least(_ kind: Kind, _ setting: FlowSetting) {
        let (screen, device) = stage(kind, fieldsAt: 462, 463, 700, 100, 30, 474, 808, setting: setting)
        device.focusAndSettle(on: screen.inputs[0])
        #expect(screen.lift == 0 && screen.decisions.last?.reason == .alreadyVisible)
        // What is behind a root view would show below it.
        for (index, lift) in [
            (1, 1), (2, 238), (0, 238), (3, 41), (2, 238), (4, 0), (5, 12), (4, 0), (6, kind == .root ? 336 : 346),
        ] as [(Int, CGFloat)] {
            device.focusAndSettle(on: screen.inputs[index])
            #expect(screen.lift == lift && screen.decisions.reasons.contains(.moved), "\(index)")
            #expect(device.minY(of: screen.container) == -lift && screen.view.safeAreaInsets.bottom == 34, "\(index)")
            #expect(screen.view.transform == .identity && screen.view.bounds.origin == .zero)
        }
        device.dismissKeyboard()
        #expect(screen.lift == 0 && screen.container.frame == screen.view.bounds)
        #expect(screen.view.frame == device.window.bounds && screen.view.safeAreaInsets == atRest)
        #expect(screen.additionalSafeAreaInsets == .zero)
    }

    // MARK: While it moves

    @Test("another height takes the running movement over", arguments: Kind.allCases, FlowSetting.phone)
    func anotherHeight(_ kind: Kind, _ setting: FlowSetting) {
        let (screen, device) = stage(kind, fieldsAt: 700, setting: setting)
        let field = screen.inputs[0]
        func expectNoJump(_ action: () -> Void) {
            let before = device.minY(of: field)
            action()
            #expect(before < 700 && before > 462 && abs(device.minY(of: field) - before) < 0.001)
        }
        device.focus(on: field)
        device.advance(by: 0.1)
        expectNoJump { device.keyboard.changeHeight(to: 400) }
        device.settle()
        // 744 + 10 - 452
        #expect(screen.lift == 302 && device.maxY(of: field) == 442)
        // A lower keyboard leaves the focus visible. Below a root view, what is behind it would show.
        device.changeHeightAndSettle(to: 292)
        #expect(screen.lift == (kind == .root ? 292 : 302))
        device.keyboard.dismiss()
        device.advance(by: 0.1)
        expectNoJump { device.focus(on: field) }
        device.settle()
        #expect(screen.lift == 238)
        device.dismissKeyboard()
        #expect(screen.container.frame == screen.view.bounds)
    }

    // MARK: What cannot be lifted

    @Test("the keyboard of another app lifts nothing", arguments: Kind.allCases, FlowSetting.phone)
    func anotherApp(_ kind: Kind, _ setting: FlowSetting) {
        let (screen, device) = stage(kind, fieldsAt: 700, setting: setting)
        device.keyboard.isScripted = true
        device.focus(screen.inputs[0])
        // On a phone that happens on the way to another app alone.
        device.resignActive()
        let frame = CGRect(x: 0, y: 516, width: 393, height: 336)
        for (isLocal, lift) in [(false, 0), (true, 238), (false, 0)] as [(Bool, CGFloat)] {
            device.keyboard.post(.willShow, begin: nil, end: frame, isLocal: isLocal)
            device.settle()
            #expect(screen.lift == lift && device.minY(of: screen.container) == -lift)
            #expect((screen.decisions.last?.reason == .otherApp) == !isLocal)
        }
    }

    @Test("a container that has no window is refused", arguments: FlowSetting.phone)
    func refused(_ setting: FlowSetting) {
        let (screen, device) = stage(.inner, fieldsAt: 700, setting: setting)
        let (field, container) = (UITextField.tall(600), screen.container)
        device.turn { screen.view.addSubview(field) }
        device.focusAndSettle(on: screen.inputs[0])
        #expect(screen.lift == 238)
        device.turnAndSettle {
            field.becomeFirstResponder()
            container.removeFromSuperview()
        }
        #expect(screen.decisions.last?.reason == .invalidTarget)
        #expect(screen.lift == 0 && container.frame == screen.view.bounds)
        device.turn { screen.view.addSubview(container) }
        device.focusAndSettle(on: screen.inputs[0])
        #expect(screen.lift == 238)
    }

    // MARK: Root views

    @Test("the safe area of a lifted root view oscillates nowhere", arguments: FlowSetting.phone)
    func oscillation(_ setting: FlowSetting) {
        let (screen, device) = stage(.root, fieldsAt: 700, setting: setting)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3.3, right: 4)
        device.turn { screen.additionalSafeAreaInsets = insets }
        let writes = device.writes(in: screen.view) {
            device.focusAndSettle(on: screen.inputs[0])
            #expect(abs(screen.view.safeAreaInsets.bottom - 37.3) < 0.001)
            device.dismissKeyboard()
        }
        #expect(writes.count { $0.property == "additionalSafeAreaInsets" } == 2)
        #expect(writes.count { $0.property == "center" && $0.view === screen.view } == 2)
        // Near to what is in it now: a safe area is always assigned.
        device.focusAndSettle(on: screen.inputs[0])
        device.turnAndSettle { screen.additionalSafeAreaInsets = UIEdgeInsets(top: 8, left: 2, bottom: 13.3, right: 4) }
        #expect(abs(screen.view.safeAreaInsets.bottom - 47.3) < 0.001)
        expectVisible(screen.inputs[0], below: 67, on: device)
        device.dismissKeyboard()
        #expect(screen.additionalSafeAreaInsets.top == 8 && abs(screen.additionalSafeAreaInsets.bottom - 13.3) < 0.001)
    }

    /// Fields from 130 and 700 on.
    @Test("a navigation bar may go and come while it is lifted", arguments: Play.Place.phones)
    func navigationBar(_ place: Play.Place) {
        var plan = ScreenPlan.form(0, target: .root, scrolls: false)
        plan.parts = [Part(gap: 130), Part(gap: 526)]
        let play = Play(plan, in: .navigation(largeTitle: false), on: place)(.focus(1))
        #expect(play.lift == 238)
        play.app { $0.navigationController?.setNavigationBarHidden(true, animated: false) }
        #expect(play.lift == 238 && play.screen.view.safeAreaInsets == atRest)
        // Hidden by the lift: down to where the bar is not any more.
        play(.focus(0))
        #expect(play.lift == 71)
        play.app { $0.navigationController?.setNavigationBarHidden(false, animated: false) }
        #expect(play.input(0).minY >= 103)
        play.app { $0.navigationController?.setNavigationBarHidden(true, animated: false) }.end()
        #expect(play.lift == 0 && play.screen.view.safeAreaInsets == atRest)
    }
}
