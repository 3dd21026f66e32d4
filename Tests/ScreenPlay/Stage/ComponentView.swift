import UIKit

/// A list component of somebody else's: it places its scroll view, and assigns that its inset, whenever it is laid out.
final class ComponentView: UIView {
    weak var node: Node?

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let inner = node?.children.first, let scrollView = inner.scrollView else { return }
        if scrollView.transform == .identity { scrollView.frame = inner.frame }
        scrollView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: inner.inset.value, right: 0)
    }
}
