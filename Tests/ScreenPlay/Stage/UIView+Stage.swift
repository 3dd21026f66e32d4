import Foundation
import UIKit

extension UIView {
    /// All views in it, superviews first.
    var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }

    var isInList: Bool { around.contains { $0 is UITableView || $0 is UICollectionView } }

    var isInRow: Bool { around.contains { $0 is UITableViewCell || $0 is UICollectionViewCell } }

    /// The view itself and its superviews.
    var around: some Sequence<UIView> { sequence(first: self) { $0.superview } }

    /// Adds a bar as wide as the view and 44 points high, in front of everything.
    func addAtTheBottom(_ bar: UIView, _ pin: NSLayoutConstraint) {
        bar.backgroundColor = .white
        bar.translatesAutoresizingMaskIntoConstraints = false
        addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 44), pin,
        ])
    }
}
