import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import ScreenPlay

/// On an iPhone 16 a bar pinned to the safe area ends at 810, one pinned to the view at 844; the keyboard begins at 516.
@MainActor @Suite struct BottomConstraintTests {
    @Test("a bar is above the keyboard as it was above its edge", arguments: BarPin.allCases, FlowSetting.everywhere)
    func place(_ pin: BarPin, _ setting: FlowSetting) {
        let size = setting.device().screen.bounds.size
        let screen = PinnedBarScreen(pin, height: size.height)
        let device = setting.device(showing: screen)
        let (constant, rest) = (screen.pin.constant, PlaceState(screen))
        let inset = pin.inset(screen.view.safeAreaInsets.bottom)
        #expect(screen.end(on: device) == size.height - inset - 8)
        for _ in 0..<2 {
            device.focusAndSettle(on: screen.field)
            #expect(screen.end(on: device) == setting.keyboardTop - 8)
            let raised = size.height - inset - setting.keyboardTop
            #expect(abs(screen.pin.constant - constant - raised * pin.step) < 0.001)
            #expect(screen.avoidance?.lift == abs(screen.pin.constant - constant))
            #expect(screen.view.frame == device.window.bounds)
            device.dismissKeyboard()
            #expect(isIdentical(screen.pin.constant, constant) && PlaceState(screen) == rest)
            #expect(screen.avoidance?.lift == 0)
        }
    }

    @Test("it follows each keyboard, and keeps what the app sets", arguments: BarPin.allCases, FlowSetting.phone)
    func events(_ pin: BarPin, _ setting: FlowSetting) {
        let screen = PinnedBarScreen(pin)
        let device = setting.device(showing: screen)
        let (constant, rest) = (screen.pin.constant, screen.end(on: device))
        device.focusAndSettle(on: screen.field)
        for height in [292, 400, 700, 336] as [CGFloat] {
            device.changeHeightAndSettle(to: height)
            #expect(screen.end(on: device) == 852 - height - 8)
        }
        device.keyboard.float(frame: CGRect(x: 40, y: 300, width: 300, height: 200))
        device.settle()
        #expect(screen.end(on: device) == rest && isIdentical(screen.pin.constant, constant))
        device.keyboard.dock()
        device.settle()
        #expect(screen.end(on: device) == 508)
        // A multiplier asks for the height.
        if pin != .half, pin != .twice { expectTurns(of: screen, inset: pin.inset(21), on: device) }
        device.turnAndSettle { screen.pin.constant += 12 * pin.step }
        #expect(screen.end(on: device) == 496)
        device.changeHeightAndSettle(to: 292)
        #expect(screen.end(on: device) == 540)
        device.dismissKeyboard()
        #expect(isIdentical(screen.pin.constant, constant + 12 * pin.step))
        for (up, updates) in [(4.1, true), (12, false), (-8, false), (0, false)] as [(CGFloat, Bool)] {
            let own = constant + up * pin.step
            device.turnAndSettle { screen.pin.constant = constant }
            device.focusAndSettle(on: screen.field)
            device.turnAndSettle {
                screen.pin.constant = own
                if updates { screen.avoidance?.update() }
            }
            // Layout ends at pixels.
            #expect(abs(screen.end(on: device) - (508 - up)) < 0.34, "\(up)")
            device.dismissKeyboard()
            #expect(isIdentical(screen.pin.constant, own) && abs(screen.end(on: device) - (rest - up)) < 0.34, "\(up)")
        }
        // Every constant comes back to the last bit.
        for own in [constant - 0.1, 0.1 + 0.2, -1e-9, 1234.567, constant] as [CGFloat] {
            device.turnAndSettle { screen.pin.constant = own }
            device.focusAndSettle(on: screen.field)
            device.changeHeightAndSettle(to: 291.3)
            #expect(abs(screen.end(on: device) - (552.7 - (own - constant) / pin.step)) < 0.34 || pin != .safeArea)
            device.dismissKeyboard()
            #expect(isIdentical(screen.pin.constant, own))
        }
        device.resignActive()
        device.keyboard.showForOtherApp(frame: CGRect(x: 0, y: 552, width: 393, height: 300))
        device.settle()
        #expect(screen.end(on: device) == 544)
        device.dismissKeyboard()
        #expect(isIdentical(screen.pin.constant, constant))
    }

    private func expectTurns(of screen: PinnedBarScreen, inset: CGFloat, on device: SimulatedDevice) {
        device.rotateAndSettle(to: .landscapeLeft)
        #expect(device.keyboard.frame.minY == 184 && screen.end(on: device) == 176)
        device.dismissKeyboard()
        #expect(screen.end(on: device) == 385 - inset)
        device.focusAndSettle(on: screen.field)
        device.rotateAndSettle(to: .portrait)
        #expect(device.keyboard.frame.minY == 516 && screen.end(on: device) == 508)
    }

    @Test("a focus outside moves it, and a constraint that goes or stops is given back", arguments: FlowSetting.phone)
    func sibling(_ setting: FlowSetting) {
        let (screen, other) = (PinnedBarScreen(.safeAreaFirst), PlainScreen())
        let root = MadeScreen { root in
            root.embed(screen, in: root.view, CGRect(x: 0, y: 0, width: 193, height: 852))
            root.embed(other, in: root.view, CGRect(x: 200, y: 0, width: 193, height: 852))
        }
        let device = setting.device(showing: root)
        device.focusAndSettle(on: other.field)
        #expect(screen.end(on: device) == 508 && screen.pin.constant == 310)
        device.turnAndSettle {
            screen.pin.isActive = false
            screen.avoidance?.update()
        }
        #expect(screen.pin.constant == 8 && screen.decisions.last?.reason == .invalidTarget)
        device.turnAndSettle {
            screen.pin.isActive = true
            screen.avoidance?.update()
        }
        #expect(screen.end(on: device) == 508)
        device.turn { screen.avoidance?.stop() }
        #expect(screen.end(on: device) == 810 && screen.pin.constant == 8)
        // The second call replaces the first.
        for _ in 0..<2 { device.turn { screen.startAvoiding() } }
        #expect(screen.end(on: device) == 508 && screen.keyboardAvoidances.count == 1)
        device.dismissKeyboard()
        #expect(screen.end(on: device) == 810 && screen.pin.constant == 8)
    }

    @Test("a finger takes it along as far as the safe area", arguments: FlowSetting.phone)
    func finger(_ setting: FlowSetting) {
        let chat = PlainChat()
        let device = setting.device(showing: chat)
        for isDismissed in [false, true, false] {
            device.focusAndSettle(on: chat.field)
            device.beginDrag(in: chat.list, at: CGPoint(x: 100, y: 300))
            for y in stride(from: 320.0, through: isDismissed ? 840 : 540, by: 20) {
                device.drag(to: CGPoint(x: 100, y: y))
                #expect(chat.barEnd(on: device) == (setting.guideTells ? min(device.keyboard.frame.minY, 818) : 516))
            }
            device.endDrag()
            device.settle()
            #expect(chat.field.isFirstResponder == !isDismissed)
            #expect(chat.barEnd(on: device) == (isDismissed ? 818 : 516))
            #expect(chat.pin.constant == (isDismissed ? 0 : -302))
        }
    }

    @Test("behind a sheet it stays down", arguments: Play.Place.phones)
    func sheet(_ place: Play.Place) {
        let play = Play(.form(1, target: .bottomConstraint), on: place)(.focus(0))(.present(.neighbor))
        for step in [Step.focus(0), .keyboardHeight(292)] {
            play(step)
            #expect(play.device.keyboard.frame.minY < 852 && play.screen.pin.constant == -8.1)
        }
        play(.dismissPresented).end()
    }

    // MARK: While it moves

    /// The gap between bar and keyboard sixty times a second, of a keyboard that is seen on its way.
    private func gaps(
        _ screen: PinnedBarScreen, on device: SimulatedDevice, seconds: TimeInterval = 0.3, during action: () -> Void
    ) -> [CGFloat] {
        let start = device.keyboard.frame.minY
        action()
        var (gaps, tops): ([CGFloat], [CGFloat]) = ([], [])
        let end = device.now + seconds
        while device.now < end {
            tops.append(device.keyboard.frame.minY)
            gaps.append(device.keyboard.frame.minY - screen.end(on: device))
            device.advance(by: 1.0 / 60)
        }
        device.settle()
        #expect(tops.contains { abs($0 - start) > 5 && abs($0 - device.keyboard.frame.minY) > 5 })
        return gaps
    }

    @Test("bar and keyboard move as one", arguments: [BarPin.view, .viewFirst, .half, .twice], FlowSetting.everywhere)
    func asOne(_ pin: BarPin, _ setting: FlowSetting) {
        let screen = PinnedBarScreen(pin, height: setting.device().screen.bounds.height)
        let device = setting.device(showing: screen)
        for action in [
            { device.focus(on: screen.field) }, { device.keyboard.changeHeight(to: 150) },
            { device.keyboard.changeHeight(to: 220) }, { device.keyboard.dismiss() },
        ] {
            #expect(gaps(screen, on: device, during: action).allSatisfy { abs($0 - 8) < 0.01 })
        }
    }

    @Test("above the safe area it goes its shorter way in the same time, or at once", arguments: FlowSetting.phone)
    func aboveTheSafeArea(_ setting: FlowSetting) {
        let screen = PinnedBarScreen(.safeArea)
        let device = setting.device(showing: screen)
        for (from, to, action) in [
            (42, 8, { device.focus(on: screen.field) }), (8, 42, { device.keyboard.dismiss() }),
        ] as [(CGFloat, CGFloat, () -> Void)] {
            let gaps = gaps(screen, on: device, seconds: setting.movement + 0.05, during: action)
            #expect(abs(gaps[0] - from) < 0.01 && abs(gaps[gaps.count - 1] - to) < 0.01 && gaps.goOneWay, "\(gaps)")
        }
        device.keyboard.duration = 0
        device.focus(on: screen.field)
        #expect(screen.end(on: device) == 508)
        device.keyboard.dismiss()
        #expect(screen.end(on: device) == 810)
    }
}
