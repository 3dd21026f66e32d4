import Foundation
import KeyboardHelper
import UIKit

extension UIViewController {
    /// What was handled first on this controller.
    @MainActor
    var firstAvoidance: KeyboardAvoidance? { (self as? any KeyboardAvoiding)?.keyboardAvoidances.first }
}

extension FlowForm {
    static func button(_ height: CGFloat = 44) -> UIButton {
        UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: height))
    }

    /// Where the screen shows `input` when the content has not been scrolled; on an iPhone 16.
    static func restingTop(_ index: Int) -> CGFloat { 79 + 60 * CGFloat(index) }
}

/// What a companion cannot be seen as.
enum Absence: CaseIterable, Sendable {
    case hidden, hiddenAround, transparent, empty, removed, otherWindow, outside, itself, released, notANumber
}
