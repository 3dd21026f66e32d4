internal import UIKit

/// Runs one animation after the other.
///
/// A request is performed when its turn comes, and measures only then. So of several that wait, the newest is enough. An
/// animation is over at its completion, or after the time that it takes at most: completions may be late or never come.
@MainActor final class SerialAnimationQueue<Request> {
    typealias Animator = (
        _ transition: KeyboardTransition?, _ changes: @escaping () -> Void, _ completion: @escaping () -> Void
    ) -> Void

    private let animator: Animator
    private let start: (Request) -> Void
    private let end: () -> Void
    private var waiting: Request?
    /// When each animation is over at the latest; without those whose completion has come.
    private var ends: [Int: TimeInterval] = [:]
    /// The number of the newest.
    private var count = 0

    /// `start` carries out a request. It calls ``animate(along:_:)`` if anything is to move. `end` runs when such an animation
    /// is over and no other goes on.
    init(
        animator: @escaping Animator = { transition, changes, completion in
            guard let transition else {
                UIView.performWithoutAnimation(changes)
                return completion()
            }
            transition.animate(changes) { _ in completion() }
        },
        start: @escaping (Request) -> Void,
        end: @escaping () -> Void = {}
    ) {
        self.animator = animator
        self.start = start
        self.end = end
    }

    /// Performs `request`, or keeps it until the running animation is over. A request that takes over does not wait: its
    /// animation starts from where the running one is.
    func add(_ request: Request, takingOver: Bool) {
        if !takingOver, let end = ends[count], CACurrentMediaTime() < end {
            waiting = request
        } else {
            waiting = nil
            start(request)
        }
    }

    /// Drops the request that waits. A running animation runs on.
    func cancelWaiting() { waiting = nil }

    /// Makes `changes` along with the keyboard; without a transition at once.
    func animate(along transition: KeyboardTransition?, _ changes: @escaping () -> Void) {
        count += 1
        let number = count
        ends = ends.filter { CACurrentMediaTime() < $0.value }
        ends[number] = CACurrentMediaTime() + (transition?.longestDuration ?? 0)
        animator(transition, changes) { [weak self] in self?.didEnd(number) }
    }

    /// Whether an animation goes on.
    var isAnimating: Bool { ends.values.contains { CACurrentMediaTime() < $0 } }

    /// Whether the end is still to be told.
    var mayEnd: Bool { ends.values.contains { CACurrentMediaTime() <= $0 + Self.tolerance } }

    private func didEnd(_ number: Int) {
        // A completion may come twice.
        guard let latest = ends[number] else { return }
        if number == count, let waiting { add(waiting, takingOver: true) }
        ends[number] = nil
        // One that changes nothing that can be animated is over at once, while an earlier one goes on.
        if ends[count] == nil, !isAnimating, CACurrentMediaTime() <= latest + Self.tolerance { end() }
    }

    /// UIKit calls completions a frame or two after the last one of the animation. Later than that, much else may have happened.
    private static var tolerance: TimeInterval { 0.1 }
}
