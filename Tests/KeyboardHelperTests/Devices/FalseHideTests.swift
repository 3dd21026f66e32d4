import Foundation
import KeyboardHelper
import Testing
import UIKit

/// UIKit posts a hide although the keyboard stays, and takes it back with another notice. A hide is followed at once, and when
/// it is taken back, the focus becomes visible again by the least movement.
///
/// On an iPhone 16, whose keyboard begins at 516.
@MainActor
@Suite struct FalseHideTests {
    nonisolated static let refutations: [SimulatedKeyboard.Refutation] = [.willShow, .willChangeFrame]

    private func postFalseHide(
        _ device: SimulatedDevice, _ refutation: SimulatedKeyboard.Refutation, after seconds: TimeInterval
    ) {
        device.expectNoFaults {
            device.keyboard.postFalseHide(refutedBy: refutation, after: seconds)
            device.settle()
        }
    }

    // MARK: The least movement

    @Test(
        "everything that the least movement has brought up returns to its place", arguments: LifecycleTarget.allCases,
        FlowSetting.phone)
    func returns(_ target: LifecycleTarget, _ setting: FlowSetting) {
        for refutation in Self.refutations {
            for restores in [true, false] {
                let screen = LifecycleScreen(target)
                screen.options.restoresContentOffset = restores
                let device = setting.device(showing: screen)
                let before = PlaceState(asSeen: screen)
                device.focusAndSettle(on: screen.low)
                let avoided = PlaceState(asSeen: screen)
                for seconds in [0.05, 0.1, 0.4] {
                    postFalseHide(device, refutation, after: seconds)
                    #expect(
                        PlaceState(asSeen: screen) == avoided, "\(refutation) after \(seconds), restores \(restores)")
                }
                expectVisible(screen.low, below: 59, on: device, "\(refutation)")
                device.dismissKeyboard()
                if restores { #expect(PlaceState(asSeen: screen) == before, "\(refutation)") }
            }
        }
    }

    @Test("so does a bar on a constraint", arguments: [BarPin.view, .safeArea, .viewFirst, .twice], FlowSetting.phone)
    func bar(_ pin: BarPin, _ setting: FlowSetting) {
        for refutation in Self.refutations {
            let screen = PinnedBarScreen(pin)
            let device = setting.device(showing: screen)
            let rest = screen.pin.constant
            device.focusAndSettle(on: screen.field)
            let raised = screen.pin.constant
            #expect(screen.end(on: device) == 508)
            postFalseHide(device, refutation, after: 0.1)
            #expect(screen.end(on: device) == 508)
            #expect(isIdentical(screen.pin.constant, raised))
            device.dismissKeyboard()
            #expect(isIdentical(screen.pin.constant, rest))
        }
    }

    @Test("the closures are told of both", arguments: FlowSetting.phone)
    func closures(_ setting: FlowSetting) {
        for refutation in Self.refutations {
            let screen = ClosureScreen()
            let device = setting.device(showing: screen)
            device.focusAndSettle(on: screen.field)
            postFalseHide(device, refutation, after: 0.1)
            #expect(screen.heights == [336, nil, 336])
            #expect(screen.bar.frame.maxY == 516)
            #expect(screen.calls.map(\.transition.duration) == [0.25, 0.25, 0.25])
        }
    }

    // MARK: From where things stand

    @Test(
        "content that the user has scrolled further goes up by the least that shows the focus",
        arguments: FlowSetting.phone)
    func scrolledOn(_ setting: FlowSetting) {
        for refutation in Self.refutations {
            for restores in [true, false] {
                let form = FlowForm()
                form.options.restoresContentOffset = restores
                let device = setting.device(showing: form)
                device.focusAndSettle(on: form.inputs[17])
                // The least that shows the field: 20 + 60 * 17 + 44 + 10 - 516.
                #expect(abs(form.offset - 578) < 0.5)
                device.beginDrag(in: form.scrollView, at: CGPoint(x: 200, y: 400))
                device.drag(to: CGPoint(x: 200, y: 300))
                device.advance(by: 1)
                device.endDrag()
                device.settle()
                let inset = form.scrollView.contentInset
                #expect(form.offset > 600)
                postFalseHide(device, refutation, after: 0.1)
                #expect(abs(form.offset - 578) < 0.5, "\(refutation), restores \(restores)")
                #expect(form.scrollView.contentInset == inset, "\(refutation), restores \(restores)")
            }
        }
    }

    @Test(
        "a container is not lifted again for a focus that is visible without a lift",
        arguments: [LifecycleTarget.container, .root], FlowSetting.phone)
    func liftedFurther(_ target: LifecycleTarget, _ setting: FlowSetting) {
        for refutation in Self.refutations {
            let screen = LifecycleScreen(target)
            let middle = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 44))
            let device = setting.device(showing: screen)
            device.turn { screen.panel.addSubview(middle) }
            device.focusAndSettle(on: screen.low)
            device.focusAndSettle(on: middle)
            // It is visible where the lift for the other field has brought it, from 194 on, and stays there.
            #expect(device.presentationFrame(of: middle).minY == 194)
            postFalseHide(device, refutation, after: 0.1)
            #expect(screen.avoidance?.lift == 0, "\(refutation)")
            #expect(device.presentationFrame(of: middle).minY == 420, "\(refutation)")
        }
    }

    // MARK: What no refutation takes back

    @Test(
        "a changed frame half a second later does not take a hide back", arguments: LifecycleTarget.allCases,
        FlowSetting.phone)
    func tooLate(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let screen = LifecycleScreen(target)
        let device = setting.device(showing: screen)
        let before = PlaceState(asSeen: screen)
        device.focusAndSettle(on: screen.low)
        postFalseHide(device, .willChangeFrame, after: 0.6)
        #expect(PlaceState(asSeen: screen) == before)
    }

    @Test("without a focus, a changed frame takes no hide back", arguments: LifecycleTarget.allCases, FlowSetting.phone)
    func unfocused(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let screen = LifecycleScreen(target)
        let device = setting.device(showing: screen)
        let before = PlaceState(asSeen: screen)
        device.focusAndSettle(on: screen.low)
        device.keyboard.isScripted = true
        device.turn { screen.low.resignFirstResponder() }
        device.undock()
        device.keyboard.post(.willChangeFrame, begin: nil, end: CGRect(x: 0, y: 516, width: 393, height: 336))
        device.settle()
        #expect(PlaceState(asSeen: screen) == before)
    }
}
