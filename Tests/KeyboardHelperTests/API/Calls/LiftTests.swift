import Foundation
import KeyboardHelper
import Testing
import UIKit

/// What `lift` says after any history.
@MainActor
@Suite struct LiftTests {
    @Test("after rotations, a scroll view's lift is its offset minus the one before the first movement")
    func rotation() {
        for setting in FlowSetting.phone {
            let form = FlowForm(FlowForm.fields(12))
            let device = setting.device(showing: form)
            let rest = form.scrollView.contentOffset.y
            device.scrollsFirstResponderIntoView = false
            device.focusAndSettle(on: form.inputs[11])
            device.keyboard.isScripted = true
            for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait, .landscapeRight, .portrait] {
                // UIKit announces the new frame in the rotation's own turn, so nothing is given back in between.
                device.turn {
                    let height: CGFloat = orientation.isLandscape ? 209 : 336
                    let size =
                        orientation.isLandscape ? CGSize(width: 852, height: 393) : CGSize(width: 393, height: 852)
                    device.keyboard.post(
                        .willShow, begin: nil,
                        end: CGRect(x: 0, y: size.height - height, width: size.width, height: height))
                    device.rotate(to: orientation)
                }
                device.settle()
                #expect(form.avoidance?.lift == form.scrollView.contentOffset.y - rest, "\(orientation.rawValue)")
            }
            device.keyboard.post(.willHide, begin: nil, end: .zero)
            device.settle()
            #expect(form.avoidance?.lift == 0)
        }
    }

    @Test("what UIKit's clamp takes away is taken off the lift", arguments: FlowSetting.phone)
    func clamp(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        device.scrollsFirstResponderIntoView = false
        device.focusAndSettle(on: form.inputs[19])
        let rest = form.scrollView.contentOffset.y - (form.avoidance?.lift ?? 0)
        #expect(rest == -59)
        device.turn { form.scrollView.bounds.size.height += 100 }
        #expect(form.avoidance?.lift == form.scrollView.contentOffset.y - rest)
    }

    @Test("an offset that the app or the user sets has no lift", arguments: [true, false])
    func setMeanwhile(byApp: Bool) {
        for setting in FlowSetting.phone {
            let form = FlowForm()
            let device = setting.device(showing: form)
            device.scrollsFirstResponderIntoView = false
            device.focusAndSettle(on: form.inputs[12])
            #expect((form.avoidance?.lift ?? 0) > 0)
            if byApp {
                form.scrollView.contentOffset.y = 200
            } else {
                device.scroll(to: form.inputs[3])
            }
            #expect(form.avoidance?.lift == 0)
        }
    }

    @Test("an automatic target adds the container's lift and the scroll views'", arguments: FlowSetting.phone)
    func automatic(_ setting: FlowSetting) {
        let form = AutomaticForm()
        let device = setting.device(showing: form)
        device.scrollsFirstResponderIntoView = false
        let rest = form.scrollView.contentOffset.y
        let center = form.view.center.y
        device.focusAndSettle(on: form.inputs[11])
        let expected = form.scrollView.contentOffset.y - rest + center - form.view.center.y
        #expect(expected > 0)
        #expect(form.handle?.lift == expected)
    }

    private final class AutomaticForm: FlowForm {
        weak var handle: KeyboardAvoidance?

        init() {
            super.init(FlowForm.fields(12))
            avoidsKeyboard = false
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            handle = handleKeyboard()
        }
    }
}
