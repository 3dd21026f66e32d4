internal import UIKit

/// Runs one animation after the other.
///
/// A job computes what it does when its turn comes, so a job that waits needs no more than to be remembered, and of
/// several only the newest. A completion that never comes blocks nothing: an animation also counts as over when its time is.
@MainActor
final class SerialAnimationQueue {
    /// What a job has to do.
    struct Work {
        /// The announcement that it moves along with; nil for at once.
        let motion: KeyboardTransition?
        /// Runs when the changes have been made, outside of the animation.
        let conclusion: () -> Void
        let changes: () -> Void
    }

    /// Nil if there is nothing to do.
    typealias Job = () -> Work?

    private let clock: () -> TimeInterval
    private let animate: (Work, _ completion: @escaping () -> Void) -> Void
    private var pending: Job?
    private var running: (number: Int, end: TimeInterval)?
    private var count = 0

    init(
        clock: @escaping () -> TimeInterval = CACurrentMediaTime,
        animate: @escaping (Work, @escaping () -> Void) -> Void = { work, completion in
            guard let motion = work.motion else {
                UIView.performWithoutAnimation(work.changes)
                return completion()
            }
            motion.animate(work.changes) { _ in completion() }
        }
    ) {
        self.clock = clock
        self.animate = animate
    }

    /// Starts `job`, or keeps it until the running animation is over. One that takes over does not wait: it starts from
    /// where the running animation is.
    func run(takingOver: Bool, _ job: @escaping Job) {
        if !takingOver, let running, clock() < running.end {
            pending = job
            return
        }
        pending = nil
        start(job)
    }

    /// Forgets what waits. A running animation runs on.
    func cancelPending() { pending = nil }

    private func start(_ job: Job) {
        guard let work = job() else { return }
        count += 1
        let number = count
        running = (number, clock() + (work.motion?.duration ?? 0))
        animate(work) { [weak self] in self?.didEnd(number) }
        work.conclusion()
    }

    private func didEnd(_ number: Int) {
        guard running?.number == number else { return }
        running = nil
        guard let next = pending else { return }
        pending = nil
        start(next)
    }
}
