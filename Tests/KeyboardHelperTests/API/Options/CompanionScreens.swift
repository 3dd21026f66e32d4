import Foundation
import KeyboardHelper
import UIKit

extension FlowForm {
    /// A form that scrolls back when the keyboard has left.
    static func restoringOffset(_ inputs: [UIView] = FlowForm.fields(20), spacing: CGFloat = 10) -> FlowForm {
        let form = FlowForm(inputs)
        form.options.spacing = spacing
        form.options.restoresContentOffset = true
        return form
    }
}
