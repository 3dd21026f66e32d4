public import Foundation

@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    /// It was begun by a finger, which may have let go of it by now.
    var initiallyInteractive: Bool { get }
    /// A finger carries it on.
    var isInteractive: Bool { get }
    var isCancelled: Bool { get }
}

@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

/// A push, a pop or a swipe back that is under way. That it animates anything alongside is not simulated.
final class SimulatedTransition: NSObject, UIViewControllerTransitionCoordinator {
    let isInteractive: Bool
    private(set) var isCancelled = false
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    var isAnimated: Bool { true }
    var initiallyInteractive: Bool { isInteractive }

    init(isInteractive: Bool) { self.isInteractive = isInteractive }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let completion { completions.append(completion) }
        return true
    }

    func end(isCancelled: Bool) {
        self.isCancelled = isCancelled
        let completions = completions
        self.completions = []
        SimulatedEngine.current.performing(as: .app) { for completion in completions { completion(self) } }
    }
}

extension UIViewController {
    /// That of the nearest navigation controller in which something goes on; other transitions are not simulated.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        if let running = (self as? UINavigationController)?.runningTransition { return running }
        return parent?.transitionCoordinator
    }
}
