import UIKit

/// Views one below the other.
final class Column: UIStackView {
    static let spacing: CGFloat = 16

    convenience init(_ views: [UIView]) {
        self.init(arrangedSubviews: views)
        axis = .vertical
        spacing = Column.spacing
    }
}

extension UIView {
    /// Adds a view that reaches from edge to edge.
    func addFilling(_ subview: UIView) {
        subview.translatesAutoresizingMaskIntoConstraints = false
        addSubview(subview)
        NSLayoutConstraint.activate([
            subview.topAnchor.constraint(equalTo: topAnchor),
            subview.bottomAnchor.constraint(equalTo: bottomAnchor),
            subview.leadingAnchor.constraint(equalTo: leadingAnchor),
            subview.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    /// Adds a list from `top` down to a bar, which `bottom` holds at the lower end.
    func addList(_ list: UIView, from top: NSLayoutYAxisAnchor, above bar: UIView, _ bottom: NSLayoutConstraint) {
        addAcross(list)
        addBar(bar, bottom)
        NSLayoutConstraint.activate([
            list.topAnchor.constraint(equalTo: top), list.bottomAnchor.constraint(equalTo: bar.topAnchor),
        ])
    }

    /// Adds a bar from side to side, which `bottom` holds at the lower end.
    func addBar(_ bar: UIView, _ bottom: NSLayoutConstraint) {
        addAcross(bar)
        bottom.isActive = true
    }

    private func addAcross(_ subview: UIView) {
        subview.translatesAutoresizingMaskIntoConstraints = false
        addSubview(subview)
        NSLayoutConstraint.activate([
            subview.leadingAnchor.constraint(equalTo: leadingAnchor),
            subview.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    /// Adds a view that reaches from margin to margin.
    func addFillingMargins(_ subview: UIView) {
        subview.translatesAutoresizingMaskIntoConstraints = false
        addSubview(subview)
        NSLayoutConstraint.activate([
            subview.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            subview.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
            subview.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            subview.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        ])
    }
}

extension UIScrollView {
    /// Adds a column that scrolls up and down. It is as wide as the margins of `view` allow and as is good to read.
    func addColumn(_ column: Column, asWideAs view: UIView) {
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        let (content, margin) = (contentLayoutGuide, Column.spacing)
        let width = column.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            content.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
            column.topAnchor.constraint(equalTo: content.topAnchor, constant: margin),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -margin),
            column.centerXAnchor.constraint(equalTo: content.centerXAnchor),
            width,
            column.widthAnchor.constraint(lessThanOrEqualToConstant: 480),
        ])
    }
}
