import KeyboardHelper
import UIKit

extension UIViewController {
    /// The avoidances of a scene: of its own calls, of drop-ins in its view, of the controllers inside, of what presents it or
    /// toasts over it, and of its window.
    var sceneAvoidances: [KeyboardAvoidance] {
        let calls = (self as? any KeyboardAvoiding)?.keyboardAvoidances ?? []
        let dropIns = viewIfLoaded?.subviews.compactMap { ($0 as? KeyboardAvoidingScrollView)?.keyboardAvoidance } ?? []
        let window = self is WindowViewController ? viewIfLoaded?.window?.keyboardAvoidance : nil
        let toasts = (self as? ToastViewController)?.presenter?.keyboardAvoidances ?? []
        // UIKit would make a presentation controller for one that is not presented.
        let card = presentingViewController == nil ? nil : presentationController as? CardPresentationController
        return calls + dropIns + children.flatMap(\.sceneAvoidances) + toasts + (card?.keyboardAvoidances ?? [])
            + [window].compactMap(\.self)
    }
}
