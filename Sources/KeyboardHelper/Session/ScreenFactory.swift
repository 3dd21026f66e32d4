internal import UIKit

/// Makes the avoidances of the screens in a window, or in a controller with bars: one for each screen, when an input on it has
/// the focus and the keyboard is up.
@MainActor struct ScreenFactory {
    private let owner: Participant

    init(for owner: Participant) { self.owner = owner }

    /// Makes the avoidance of the screen that is to be moved now, if there is none. To be called before anything is planned.
    func serve() {
        guard let stage = owner.stage, owner.coverage.height > 0 || owner.coverage.isDragged else { return }
        guard let path = owner.inputToShow?.path, mayMove(along: path), let (screen, target) = screenToServe(for: path)
        else { return }
        let known = stage.hosts.participants(servedFor: owner).first { $0.host === screen }
        if let known, let target, known.target.isSame(as: target) { return }
        known?.avoidance.stop()
        if let target { ScreenAvoidance.start(target, on: screen, for: owner) }
    }

    /// The screen of an input with its target; nil for that if another avoidance has it. An input in a bar has the page beside it.
    private func screenToServe(for path: [UIView]) -> (screen: UIView, target: AvoidanceTarget?)? {
        guard let screen = screen(in: path) else { return page(beside: path).map { ($0, list(on: $0)) } }
        let movers = owner.stage.map { Chain(along: path, in: $0.hosts).movers } ?? []
        return (screen, movers.contains { isOther($0, around: screen, path) } ? nil : target(on: screen))
    }

    /// The screen of an input with its views around it: the outermost controller's view inside of bars, or a view that was added to
    /// the window itself. Where a child presents over its own view alone, that is what it presents; the controller around stays.
    private func screen(in path: [UIView]) -> UIView? {
        guard let place = path.firstIndex(where: { $0 === owner.host }) else { return nil }
        let inside = Array(path[...place].reversed())
        let all = inside.filter { $0.ownController != nil }
        // Only the innermost presented view counts, with the views inside it.
        let screens = all[(all.lastIndex(where: \.isPresented) ?? 0)...]
        guard let outermost = screens.first else { return inside.dropFirst().first }
        // A controller made by hand may show one with bars. Those stay if that one is as high as the outermost view.
        let height = outermost.bounds.height
        let bars = screens.lastIndex { $0.ownController?.hasBars == true && abs($0.bounds.height - height) < 1 }
        return screens[(bars.map { $0 + 1 } ?? screens.startIndex)...].first { $0.ownController?.hasBars == false }
    }

    /// The page beside the bar that has the input of `path`, or the results of a search in it.
    private func page(beside path: [UIView]) -> UIView? {
        guard let place = path.firstIndex(where: { $0 === owner.host }) else { return nil }
        var page = path[...place].lazy.compactMap(\.ownController).first { $0.hasBars }
        while let bars = page, bars.hasBars { page = bars.children.last { $0.viewIfLoaded?.window != nil } }
        let results = (page?.presentedViewController as? UISearchController)?.searchResultsController?.viewIfLoaded
        return results?.window == nil ? page?.viewIfLoaded : results
    }

    /// The list of a page that has no input of its own: what it shows ends above the keyboard, and stays where it is. Nil if
    /// another avoidance has it for its target.
    private func list(on page: UIView) -> AvoidanceTarget? {
        let lists = page.scrollViewsInside.filter { $0.scrollsAlongHeight && $0.orientationInWindow != nil }
        // A row of buttons above a list scrolls too.
        let list = lists.max { page.convert($0.bounds, from: $0).maxY < page.convert($1.bounds, from: $1).maxY }
        guard let list, !owner.avoidance.settings.keepsInPlace(list), let hosts = owner.stage?.hosts else { return nil }
        let isTaken = hosts.participants.contains { $0.target.view === list && $0.owner !== owner.owner }
        return isTaken ? nil : .scrollView(list)
    }

    /// The target for the avoidance of `screen`. A screen that scrolls needs no lift.
    private func target(on screen: UIView) -> AvoidanceTarget {
        guard let scrollView = screen as? UIScrollView, scrollView.scrollsAlongHeight,
            scrollView.orientationInWindow != nil, !owner.avoidance.settings.keepsInPlace(scrollView)
        else { return .lifting(screen) }
        return .scrollView(scrollView)
    }

    /// Whether neither UIKit moves an input by itself, nor the app has excluded it.
    private func mayMove(along path: [UIView]) -> Bool {
        !owner.swiftUI.systemAvoids(along: path) && path.first.map(owner.avoidance.settings.ignores) == false
    }

    /// Whether it is another avoidance that has all of `screen`, a view of `path`, for its target.
    private func isOther(_ mover: Participant, around screen: UIView, _ path: [UIView]) -> Bool {
        guard mover.owner !== owner.owner else { return false }
        return path.drop { $0 !== screen }.contains { $0 === mover.target.view }
    }
}

extension Participant {
    /// Begins to serve a screen for `owner`, from where that is now: both have heard the same.
    func begin(for owner: Participant) {
        (schedule, revealed) = (owner.schedule, owner.revealed)
        if let host { drag.know(owner.drag.scrollViews(in: host)) }
        begin()
        probe?.setNeedsLayout()
    }

    /// Everything is back: the avoidance of a screen ends, once it is at rest too.
    func endServing(at now: TimeInterval) { if isServed, !schedule.movement.isGoingOn(at: now) { avoidance.stop() } }

    /// Whether screens are served for it.
    var isServing: Bool { stage?.hosts.participants(servedFor: self).isEmpty == false }

    /// Whether the avoidance of a screen plans and reports in place of this one.
    var isRepresented: Bool {
        target.kind.servesScreens && stage?.hosts.participants(servedFor: self).contains(where: \.hasInput) == true
    }

    /// Whether it leaves the plan of a turn to its screens: it is represented, and has nothing to take back.
    var leavesToScreens: Bool { isRepresented && !adjusters.isHolding }

    /// Whether the view to show is in the target. Nothing is searched for that.
    var hasInput: Bool {
        guard let view = target.view, let input = revealed.view ?? stage?.tracker.focusedInput else { return false }
        return input.isDescendant(of: view)
    }
}
