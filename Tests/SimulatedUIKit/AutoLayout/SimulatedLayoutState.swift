import Foundation

/// What Auto Layout remembers of one view.
@MainActor
struct SimulatedLayoutState {
    /// Names the view's variables.
    let number = SimulatedLayoutState.nextNumber()
    /// The constraints that the view holds, in the order in which they were activated.
    var constraints: [NSLayoutConstraint] = []
    var hugging = SimulatedPriorities(.defaultLow)
    var resistance = SimulatedPriorities(.defaultHigh)
    var margins: UIEdgeInsets?
    var needsUpdateConstraints = true

    // MARK: From the last solution

    /// What constraints say, in the superview's coordinates; nil for a view that they do not position.
    var frame: CGRect?
    /// A first place is not animated from nowhere by the keyboard.
    var placedFrame: CGRect?
    var contentSizeOfScrollView: CGSize?
    /// Some constraint depends on where the view is, or how large.
    var isInvolved = false
    /// Some constraint depends on the view's safe area or margins.
    var isInvolvedByInsets = false
    /// Some constraint depends on how far the view has scrolled.
    var isInvolvedByOffset = false

    // MARK: The view's own size

    /// `intrinsicContentSize` as it was read last; nil once it is invalid.
    var contentSize: CGSize?
    /// The width for which a text of several lines is measured before it gets it.
    var contentWidth: CGFloat?

    /// On the topmost view of a tree in which there are constraints.
    var engine: SimulatedLayoutEngine?

    private static var lastNumber = 0

    static func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }
}

extension UIView {
    /// Tells views apart also when one has been freed and another one is at its address.
    public var simulatedNumber: Int { autoLayout.number }
}

struct SimulatedPriorities: Sendable {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    init(_ priority: UILayoutPriority) {
        horizontal = priority
        vertical = priority
    }

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        get { axis == .horizontal ? horizontal : vertical }
        set {
            switch axis {
            case .horizontal: horizontal = newValue
            case .vertical: vertical = newValue
            }
        }
    }
}
