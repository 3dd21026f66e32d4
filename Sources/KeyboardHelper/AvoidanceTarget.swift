internal import UIKit

/// What an avoidance moves. Views are held weakly.
enum AvoidanceTarget {
    case scrollView(Weak<UIScrollView>)
    case container(Weak<UIView>)
    case bottomConstraint(Weak<NSLayoutConstraint>)
    /// The scroll views around the input, whichever has the focus, and then the host.
    case automatic(Weak<UIView>)
    /// The app's own closures do what is to be done.
    case closures

    /// Whether two calls are about the same thing; two calls with closures are two.
    func isSame(as other: AvoidanceTarget) -> Bool {
        switch (self, other) {
        case (.scrollView(let mine), .scrollView(let theirs)): mine.isSame(as: theirs)
        case (.container(let mine), .container(let theirs)): mine.isSame(as: theirs)
        case (.bottomConstraint(let mine), .bottomConstraint(let theirs)): mine.isSame(as: theirs)
        case (.automatic(let mine), .automatic(let theirs)): mine.isSame(as: theirs)
        default: false
        }
    }

    /// The view in which things are moved for the focus; constraints and closures follow what is covered.
    var view: UIView? {
        switch self {
        case .scrollView(let scrollView): scrollView.object
        case .container(let view), .automatic(let view): view.object
        case .bottomConstraint, .closures: nil
        }
    }

    var movesFocus: Bool {
        switch self {
        case .scrollView, .container, .automatic: true
        case .bottomConstraint, .closures: false
        }
    }

    var isClosures: Bool {
        if case .closures = self { true } else { false }
    }

    /// Nil where nothing is moved, and for what is gone.
    @MainActor
    func makeMover() -> (any Mover)? {
        switch self {
        case .scrollView(let scrollView): scrollView.object.map(TargetMover.init(scrollView:))
        case .container(let view): view.object.map { TargetMover(container: $0) }
        case .bottomConstraint(let constraint): constraint.object.map(ConstraintMover.init)
        case .automatic(let host):
            // A root view that scrolls is itself around the inputs.
            host.object.map {
                ($0 as? UIScrollView).map(TargetMover.init) ?? TargetMover(container: $0, insetsAll: true)
            }
        case .closures: nil
        }
    }
}

/// A reference that keeps nothing alive.
struct Weak<Object: AnyObject> {
    private(set) weak var object: Object?

    init(_ object: Object) {
        self.object = object
    }

    func isSame(as other: Weak) -> Bool { object != nil && object === other.object }
}
