internal import UIKit

/// What an avoidance moves. Views are held weakly.
enum AvoidanceTarget {
    case scrollView(Weak<UIScrollView>)
    case container(Weak<UIView>)
    /// The app's own closures do what is to be done.
    case closures

    /// Whether two calls are about the same view; two calls with closures are two.
    func isSame(as other: AvoidanceTarget) -> Bool {
        switch (self, other) {
        case (.scrollView(let mine), .scrollView(let theirs)):
            mine.object != nil && mine.object === theirs.object
        case (.container(let mine), .container(let theirs)):
            mine.object != nil && mine.object === theirs.object
        default:
            false
        }
    }

    var moves: Bool {
        if case .closures = self { false } else { true }
    }

    /// Nil where nothing is moved, and for a view that is gone.
    @MainActor
    func makeMover() -> TargetMover? {
        switch self {
        case .scrollView(let scrollView): scrollView.object.map(TargetMover.init(scrollView:))
        case .container(let view): view.object.map(TargetMover.init(container:))
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
}
