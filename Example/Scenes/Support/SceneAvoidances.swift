import KeyboardHelper
import UIKit

extension UIViewController {
    /// The avoidances of a scene: of its own calls, of drop-ins in its view, of the controllers inside, and of its window.
    var sceneAvoidances: [KeyboardAvoidance] {
        let calls = (self as? any KeyboardAvoiding)?.keyboardAvoidances ?? []
        let dropIns = viewIfLoaded?.subviews.compactMap { ($0 as? KeyboardAvoidingScrollView)?.keyboardAvoidance } ?? []
        let window = self is WindowViewController ? viewIfLoaded?.window?.keyboardAvoidance : nil
        return calls + dropIns + children.flatMap(\.sceneAvoidances) + [window].compactMap(\.self)
    }
}
