import KeyboardHelper
import UIKit

extension UIViewController {
    /// The avoidances of a scene: of its own calls, of drop-ins in its view, and of the controllers inside.
    var sceneAvoidances: [KeyboardAvoidance] {
        let calls = (self as? any KeyboardAvoiding)?.keyboardAvoidances ?? []
        let dropIns = viewIfLoaded?.subviews.compactMap { ($0 as? KeyboardAvoidingScrollView)?.keyboardAvoidance } ?? []
        return calls + dropIns + children.flatMap(\.sceneAvoidances)
    }
}
