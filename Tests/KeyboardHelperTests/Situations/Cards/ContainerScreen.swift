import KeyboardHelper
import KeyboardHelperTestSupport
import UIKit

/// Inputs in a container, which the app places by frames, once.
///
/// The container fills the view, or is the view itself; the inputs are in it.
@MainActor
final class ContainerScreen: UIViewController, KeyboardAvoiding {
    let inputs: [UIView]
    var options = KeyboardAvoidance.Options()
    let decisions = DecisionRecorder()
    private(set) weak var avoidance: KeyboardAvoidance?
    private let ownContainer: UIView?

    var container: UIView { ownContainer ?? view }
    var lift: CGFloat? { avoidance?.lift }

    /// Without a container the view itself is lifted.
    init(_ inputs: [UIView], container: UIView? = nil) {
        (self.inputs, ownContainer) = (inputs, container)
        super.init(nibName: nil, bundle: nil)
    }

    /// Fields 44 high that begin at these points of the view.
    convenience init(fieldsAt tops: [CGFloat], container: UIView? = nil) {
        self.init(tops.map { UITextField.tall($0) }, container: container)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        if let ownContainer {
            ownContainer.frame = view.bounds
            ownContainer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(ownContainer)
        }
        inputs.forEach(container.addSubview)
        avoidance = decisions.record(handleKeyboard(containerView: container, options: options))
    }
}
