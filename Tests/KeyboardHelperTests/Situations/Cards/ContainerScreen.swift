import Foundation
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
    private let ownContainer: UIView?
    private(set) weak var avoidance: KeyboardAvoidance?
    let decisions = DecisionRecorder()

    var container: UIView { ownContainer ?? view }
    var lift: CGFloat? { avoidance?.lift }

    /// Without a container the view itself is lifted.
    init(_ inputs: [UIView], container: UIView? = nil) {
        self.inputs = inputs
        ownContainer = container
        super.init(nibName: nil, bundle: nil)
    }

    /// Fields 44 high that begin at these points of the view.
    convenience init(fieldsAt tops: [CGFloat], container: UIView? = nil) {
        self.init(
            tops.map { UITextField(frame: CGRect(x: 20, y: $0, width: 300, height: 44)) }, container: container)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        if let ownContainer {
            ownContainer.frame = view.bounds
            ownContainer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(ownContainer)
        }
        for input in inputs { container.addSubview(input) }
        avoidance = decisions.record(handleKeyboard(containerView: container, options: options))
    }
}
