import Foundation
import KeyboardHelper
import UIKit

extension UIViewController {
    /// The first avoidance that this controller has begun.
    @MainActor
    var firstAvoidance: KeyboardAvoidance? { (self as? any KeyboardAvoiding)?.keyboardAvoidances.first }
}

extension FlowForm {
    static func button(_ height: CGFloat = 44) -> UIButton {
        UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: height))
    }

    /// A form that scrolls back when the keyboard has left.
    static func restoringOffset(_ inputs: [UIView] = FlowForm.fields(20), spacing: CGFloat = 10) -> FlowForm {
        let form = FlowForm(inputs)
        form.options.spacing = spacing
        form.options.restoresContentOffset = true
        return form
    }

    /// The top of an input on an iPhone 16 while the content is not scrolled.
    static func restingTop(_ index: Int) -> CGFloat { 79 + 60 * CGFloat(index) }
}

/// Why a companion cannot be seen.
enum Absence: CaseIterable, Sendable {
    case hidden, hiddenAround, transparent, empty, removed, otherWindow, outside, itself, released, notANumber
}
