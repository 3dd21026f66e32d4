import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// On an iPhone 16: 393 x 852, safe area 59 above and 34 below, keyboard from 516 on.
@MainActor
@Suite struct ContainerTests {
    /// An inner container, and the root view.
    nonisolated static let kinds = ["inner", "root"]

    private func stage(_ kind: String, fieldsAt tops: [CGFloat], _ setting: FlowSetting) -> (
        ContainerScreen, SimulatedDevice
    ) {
        let screen = ContainerScreen(fieldsAt: tops, container: kind == "root" ? nil : UIView())
        return (screen, setting.device(showing: screen))
    }

    // MARK: How far

    @Test(arguments: kinds, FlowSetting.phone)
    func containerIsLiftedByTheLeastThatShowsTheFocus(_ kind: String, _ setting: FlowSetting) {
        let (screen, device) = stage(kind, fieldsAt: [462, 463, 700], setting)
        device.focusAndSettle(on: screen.inputs[0])
        #expect(screen.lift == 0)
        #expect(screen.decisions.last?.reason == .alreadyVisible)
        device.focusAndSettle(on: screen.inputs[1])
        #expect(screen.lift == 1)
        #expect(screen.decisions.reasons.contains(.moved))
        // 744 + 10 - 516
        device.focusAndSettle(on: screen.inputs[2])
        #expect(screen.lift == 238)
        expectVisible(screen.inputs[2], below: 59, on: device)
        // A visible input demands no movement, up or down.
        device.focusAndSettle(on: screen.inputs[0])
        #expect(screen.lift == 238)
        device.dismissKeyboard()
        #expect(screen.lift == 0)
        #expect(screen.container.frame == screen.view.bounds)
    }

    @Test(arguments: kinds, FlowSetting.phone)
    func focusHiddenAboveByTheLiftBringsTheContainerDownByJustThat(_ kind: String, _ setting: FlowSetting) {
        let (screen, device) = stage(kind, fieldsAt: [100, 700], setting)
        device.focusAndSettle(on: screen.inputs[1])
        #expect(screen.lift == 238)
        device.focusAndSettle(on: screen.inputs[0])
        #expect(screen.lift == 41)
        #expect(device.presentationFrame(of: screen.inputs[0]).minY == 59)
        device.focusAndSettle(on: screen.inputs[1])
        #expect(screen.lift == 238)
    }

    @Test(arguments: kinds, FlowSetting.phone)
    func containerIsNeverLowered(_ kind: String, _ setting: FlowSetting) {
        let (screen, device) = stage(kind, fieldsAt: [30, 480], setting)
        device.focusAndSettle(on: screen.inputs[0])
        #expect(screen.lift == 0)
        #expect(screen.container.frame == screen.view.bounds)
        // 524 + 10 - 516
        device.focusAndSettle(on: screen.inputs[1])
        #expect(screen.lift == 18)
        device.focusAndSettle(on: screen.inputs[0])
        #expect(screen.lift == 0)
        #expect(screen.container.frame == screen.view.bounds)
    }

    /// From 59 to 516 there are 457 points: the spacing gives way first, then the lower part.
    @Test(arguments: [452, 457, 500] as [CGFloat], FlowSetting.phone)
    func topOfATallFocusStaysInSight(_ height: CGFloat, _ setting: FlowSetting) {
        let field = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: height))
        let screen = ContainerScreen([field], container: UIView())
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: field)
        #expect(screen.lift == 241)
        #expect(device.presentationFrame(of: field).minY == 59)
        #expect((screen.decisions.last?.reason == .noRoom) == (height > 457))
    }

    // MARK: While it moves

    @Test(arguments: kinds, FlowSetting.phone)
    func anotherHeightTakesTheRunningMovementOver(_ kind: String, _ setting: FlowSetting) {
        let (screen, device) = stage(kind, fieldsAt: [700], setting)
        device.focus(on: screen.inputs[0])
        device.advance(by: 0.1)
        let before = device.presentationFrame(of: screen.inputs[0]).minY
        #expect(before < 700 && before > 462)
        device.keyboard.changeHeight(to: 400)
        #expect(abs(device.presentationFrame(of: screen.inputs[0]).minY - before) < 0.001)
        device.settle()
        expectVisible(screen.inputs[0], below: 59, on: device)
        // 744 + 10 - 452
        #expect(screen.lift == 302)
        // A lower keyboard leaves the focus visible. Below a root view, what is behind it would show.
        device.keyboard.changeHeight(to: 292)
        device.settle()
        #expect(screen.lift == (screen.container === screen.view ? 292 : 302))
        device.keyboard.dismiss()
        device.advance(by: 0.1)
        let going = device.presentationFrame(of: screen.inputs[0]).minY
        device.focus(on: screen.inputs[0])
        #expect(abs(device.presentationFrame(of: screen.inputs[0]).minY - going) < 0.001)
        device.settle()
        #expect(screen.lift == 238)
        device.dismissKeyboard()
        #expect(screen.container.frame == screen.view.bounds)
    }

    @Test(arguments: kinds, FlowSetting.phone)
    func containerMovesWithTheKeyboard(_ kind: String, _ setting: FlowSetting) {
        let (screen, device) = stage(kind, fieldsAt: [808], setting)
        // The lower edge of the screen goes up by 346, as the keyboard's 336, in the same time; a root view's with it.
        let lift: CGFloat = screen.container === screen.view ? 336 : 346
        device.focus(on: screen.inputs[0])
        while device.now < 0.25 {
            device.advance(by: 1.0 / 60)
            let progress = (852 - device.keyboard.frame.minY) / 336
            let shown = device.presentationFrame(of: screen.inputs[0]).maxY
            #expect(abs(shown - (852 - lift * progress)) < 0.01)
        }
    }

    // MARK: What cannot be lifted

    @Test(arguments: kinds, FlowSetting.phone)
    func keyboardOfAnotherAppLiftsNothing(_ kind: String, _ setting: FlowSetting) {
        let (screen, device) = stage(kind, fieldsAt: [700], setting)
        device.keyboard.isScripted = true
        device.focus(screen.inputs[0])
        // On a phone that happens on the way to another app alone.
        device.resignActive()
        let frame = CGRect(x: 0, y: 516, width: 393, height: 336)
        device.keyboard.post(.willShow, begin: nil, end: frame, isLocal: false)
        device.settle()
        #expect(screen.lift == 0)
        #expect(screen.decisions.last?.reason == .otherApp)
        #expect(screen.container.frame == screen.view.bounds)
        // Ours, then again theirs.
        device.keyboard.post(.willShow, begin: nil, end: frame)
        device.settle()
        #expect(screen.lift == 238)
        device.keyboard.post(.willShow, begin: nil, end: frame, isLocal: false)
        device.settle()
        #expect(screen.lift == 0)
        #expect(screen.container.frame == screen.view.bounds)
    }

    @Test(arguments: FlowSetting.phone)
    func containerThatHasNoWindowIsRefused(_ setting: FlowSetting) {
        let (screen, device) = stage("inner", fieldsAt: [700], setting)
        let field = UITextField(frame: CGRect(x: 20, y: 600, width: 300, height: 44))
        device.turn { screen.view.addSubview(field) }
        device.focusAndSettle(on: screen.inputs[0])
        #expect(screen.lift == 238)
        let container = screen.container
        device.turn {
            field.becomeFirstResponder()
            container.removeFromSuperview()
        }
        device.settle()
        #expect(screen.decisions.last?.reason == .invalidTarget)
        #expect(screen.lift == 0)
        #expect(container.frame == screen.view.bounds)
        device.turn { screen.view.addSubview(container) }
        device.focusAndSettle(on: screen.inputs[0])
        #expect(screen.lift == 238)
    }

    @Test(arguments: FlowSetting.phone)
    func containerThatIsGoneIsRefused(_ setting: FlowSetting) {
        let (screen, device) = stage("root", fieldsAt: [700], setting)
        screen.stopHandlingKeyboard()
        let decisions = DecisionRecorder()
        func startOnAViewThatGoes() {
            let container = UIView(frame: screen.view.bounds)
            screen.view.addSubview(container)
            decisions.record(screen.handleKeyboard(containerView: container))
            container.removeFromSuperview()
        }
        device.turn { startOnAViewThatGoes() }
        let writes = device.writes(in: screen.view) {
            device.focusAndSettle(on: screen.inputs[0])
            #expect(decisions.last?.reason == .invalidTarget)
            device.dismissKeyboard()
        }
        #expect(!writes.contains { $0.by == .app })
    }
}
