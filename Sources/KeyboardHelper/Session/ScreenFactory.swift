internal import UIKit

/// Makes the avoidances of the screens in a window, or in a controller with bars: one for each screen, when an input on it has
/// the focus and the keyboard is up.
@MainActor struct ScreenFactory {
    private let owner: Participant

    init(for owner: Participant) { self.owner = owner }

    /// Makes the avoidance of the screen that is to be moved now, if there is none. To be called before anything is planned.
    func serve() {
        guard let stage = owner.stage, owner.coverage.height > 0 || owner.coverage.isDragged else { return }
        guard let input = owner.inputToShow, let screen = screen(around: input), mayMove(for: input) else { return }
        let known = stage.hosts.participants(servedFor: owner).first { $0.host === screen }
        let movers = Chain(along: input.path, in: stage.hosts).movers
        let target = movers.contains { isOther($0, around: screen) } ? nil : target(on: screen)
        if let known, let target, known.target.isSame(as: target) { return }
        known?.avoidance.stop()
        if let target { ScreenAvoidance.start(target, on: screen, for: owner) }
    }

    /// The screen that `input` is on: the outermost controller's view inside of bars, or a view that was added to the window itself.
    /// A controller that is presented over another one's view alone is inside the one around both, which stays.
    private func screen(around input: UIView) -> UIView? {
        guard let host = owner.host, input.isDescendant(of: host) else { return nil }
        let inside = Array(input.outwards(to: host).reversed())
        let all = inside.filter { $0.ownController != nil }
        let screens = all[(all.lastIndex(where: \.isPresented) ?? 0)...]
        guard let outermost = screens.first else { return inside.dropFirst().first }
        // A controller made by hand may show one with bars. Those stay if that one is as high as the outermost view.
        let height = outermost.bounds.height
        let bars = screens.lastIndex { $0.ownController?.hasBars == true && abs($0.bounds.height - height) < 1 }
        return screens[(bars.map { $0 + 1 } ?? screens.startIndex)...].first { $0.ownController?.hasBars == false }
    }

    /// What the avoidance of `screen` moves: one that scrolls needs no lift.
    private func target(on screen: UIView) -> AvoidanceTarget {
        guard let scrollView = screen as? UIScrollView, scrollView.scrollsAlongHeight,
            scrollView.orientationInWindow != nil, !owner.avoidance.settings.keepsInPlace(scrollView)
        else { return .lifting(screen) }
        return .scrollView(scrollView)
    }

    /// Whether neither UIKit moves `input` by itself, nor the app has excluded it.
    private func mayMove(for input: UIView) -> Bool {
        !owner.swiftUI.systemAvoids(along: input.path) && !owner.avoidance.settings.ignores(input)
    }

    /// Whether it is another avoidance that has all of `screen` for its target.
    private func isOther(_ mover: Participant, around screen: UIView) -> Bool {
        mover.avoidance.owner !== owner.avoidance && mover.target.view.map(screen.isDescendant) ?? false
    }
}

extension Participant {
    /// See ``KeyboardAvoidance/lift``.
    var lift: CGFloat {
        if target.kind == .closures { return coverage.height }
        return (stage?.hosts.participants(servedFor: self) ?? []).map(\.adjuster.lift).reduce(adjuster.lift, +)
    }

    /// Whether the avoidance of a screen plans and reports in place of this one.
    var isRepresented: Bool {
        target.kind.servesScreens && stage?.hosts.participants(servedFor: self).contains(where: \.hasInput) == true
    }

    /// Whether the view to show is in the target. Nothing is searched for that.
    var hasInput: Bool {
        guard let view = target.view, let input = revealed.view ?? stage?.tracker.focusedInput else { return false }
        return input.isDescendant(of: view)
    }
}
