import Foundation
import KeyboardHelper
import Testing
import UIKit

/// On an iPhone 16 in portrait there is room from 59 to 516. Input `n` of a form is from 79 + 60 n on, 44 high.
@MainActor
@Suite struct UnseenCompanionTests {
    @Test(arguments: Absence.allCases, FlowSetting.phone)
    func companionThatCannotBeSeenCountsForNothing(_ absence: Absence, _ setting: FlowSetting) {
        let form = FlowForm.restoringOffset()
        let device = setting.device(showing: form)
        device.clampsOffsetWhenInsetShrinks = setting.systemHelps
        var companion: UIView? = form.inputs[7]
        device.turn {
            switch absence {
            case .hidden: companion?.isHidden = true
            case .hiddenAround:
                let box = UIView(frame: CGRect(x: 0, y: 440, width: 300, height: 44))
                box.isHidden = true
                form.scrollView.addSubview(box)
                companion = UIView(frame: box.bounds)
                companion.map(box.addSubview)
            case .transparent: companion?.alpha = 0
            case .empty:
                // An error label without a text, not laid out yet.
                companion = UILabel()
                companion.map(form.scrollView.addSubview)
            case .removed: companion?.removeFromSuperview()
            case .otherWindow:
                companion = UIView(frame: CGRect(x: 0, y: 500, width: 300, height: 44))
                let other = UIWindow(frame: device.window.frame)
                companion.map(other.addSubview)
            case .outside:
                companion = UIView(frame: CGRect(x: 0, y: 500, width: 300, height: 44))
                companion.map(form.view.addSubview)
            case .itself: companion = form.inputs[6]
            case .released: companion = UIView(frame: CGRect(x: 0, y: 500, width: 300, height: 44))
            case .notANumber: companion?.bounds.size.height = .nan
            }
            companion.map { _ = form.avoidance?.addCompanion($0, for: form.inputs[6]) }
            if absence == .released { companion = nil }
        }
        if absence == .notANumber { form.inputs[7].bounds.size.height = .nan }
        device.focusAndSettle(on: form.inputs[6])
        #expect(form.offset == -59)
        device.dismissKeyboard()
        #expect(form.offset == -59)
        #expect(form.scrollView.contentInset == .zero)
    }

    @Test(arguments: FlowSetting.phone)
    func companionIsNotKeptAlive(_ setting: FlowSetting) {
        let form = FlowForm.restoringOffset()
        let device = setting.device(showing: form)
        weak var companion: UIView?
        func set() {
            let view = UIView(frame: CGRect(x: 0, y: 500, width: 300, height: 44))
            companion = view
            device.turn { form.avoidance?.addCompanion(view, for: form.inputs[6]) }
        }
        set()
        #expect(companion == nil)
    }
}
