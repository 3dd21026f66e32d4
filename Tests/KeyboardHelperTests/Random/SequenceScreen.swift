import Foundation
import KeyboardHelper
import UIKit

/// Every kind of target.
enum SequenceTarget: String, CaseIterable, Sendable {
    case scrollView, container, root, bottomConstraint, automaticForm, automaticCard
}

/// A panel from 120 points below the view's top down to its bottom, with two fields and a button, and a bar in front of it
/// that constraints pin 8 points above the safe area.
@MainActor
final class SequenceScreen: UIViewController, KeyboardAvoiding {
    let target: SequenceTarget
    let panel: UIView
    let high = UITextField()
    let low = UITextField()
    let button = UIButton()
    let bar = UIView()
    private(set) lazy var pin = bar.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8.1)
    private(set) weak var avoidance: KeyboardAvoidance?
    var options = KeyboardAvoidanceOptions()
    var keyboardAvoidanceOptions: KeyboardAvoidanceOptions { options }

    init(_ target: SequenceTarget) {
        self.target = target
        panel = [.scrollView, .automaticForm].contains(target) ? UIScrollView() : UIView()
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(panel)
        for part in [high, low, button] { panel.addSubview(part) }
        bar.translatesAutoresizingMaskIntoConstraints = false
        bar.isUserInteractionEnabled = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.widthAnchor.constraint(equalToConstant: 20), bar.heightAnchor.constraint(equalToConstant: 20), pin,
        ])
        // Numbers that have no exact sum.
        let insets = UIEdgeInsets(top: 0, left: 0, bottom: 0.1, right: 0)
        (panel as? UIScrollView)?.contentInset = insets
        (panel as? UIScrollView)?.verticalScrollIndicatorInsets = insets
        startAvoiding()
    }

    func startAvoiding() {
        avoidance =
            switch target {
            case .scrollView: (panel as? UIScrollView).map { handleKeyboard(scrollView: $0) }
            case .container: handleKeyboard(containerView: panel)
            case .root: handleKeyboard(containerView: view)
            case .bottomConstraint: handleKeyboard(bottomConstraint: pin)
            case .automaticForm, .automaticCard: handleKeyboard()
            }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // Like an app that lays out only when its size has changed: a lifted panel stays lifted.
        let size = CGSize(width: view.bounds.width, height: view.bounds.height - 120)
        guard size != panel.bounds.size else { return }
        panel.frame = CGRect(origin: CGPoint(x: 0, y: 120), size: size)
        high.frame = CGRect(x: 20, y: 20, width: size.width - 40, height: 44)
        low.frame = CGRect(x: 20, y: size.height - 164, width: size.width - 40, height: 44)
        button.frame = CGRect(x: 20, y: size.height - 110, width: size.width - 40, height: 30)
        (panel as? UIScrollView)?.contentSize = size
    }
}
