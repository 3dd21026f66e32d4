internal import UIKit

/// Chooses the page that a window, or a controller with bars, moves for the input that has the focus while the keyboard
/// is up.
@MainActor struct PageChoice {
    /// The view that the call belongs to.
    let host: UIView
    let settings: InputSettings
    /// What other avoidances move.
    let taken: [UIView]

    /// The page of an input with its target; nil if there is none, if UIKit moves the input by itself, or if the app has
    /// excluded it. An input in a bar has the page beside it.
    func page(for path: [UIView]) -> (page: UIView, target: AvoidanceTarget)? {
        guard let input = path.first, !SystemAvoidance.applies(along: path), !settings.ignores(input, for: .movement),
            let place = path.firstIndex(where: { $0 === host })
        else { return nil }
        guard let page = page(in: path[...place].reversed()) else {
            guard let page = page(beside: path[...place]), let list = list(on: page) else { return nil }
            return (page, list)
        }
        return (page, target(on: page))
    }

    /// The page of an input, with the views around it from the outside in: the outermost controller's view inside of
    /// bars, or a view that was added to the window itself. Where a child presents over its own view alone, that is
    /// what it presents; the controller around stays.
    private func page(in inside: [UIView]) -> UIView? {
        let all = inside.filter { $0.ownController != nil }
        // Only the innermost presented view counts, with the views inside it.
        let pages = all[(all.lastIndex(where: \.isPresented) ?? 0)...]
        guard let outermost = pages.first else { return inside.dropFirst().first }
        // A controller made by hand may show one with bars. Those stay if that one is as high as the outermost view.
        let height = outermost.bounds.height
        let bars = pages.lastIndex { $0.ownController?.hasBars == true && abs($0.bounds.height - height) < 1 }
        let insideBars = bars.map { pages[($0 + 1)...] } ?? pages
        return insideBars.first { $0.ownController?.hasBars == false }
    }

    /// The page beside the bar that has the input of `path`, or the results of a search in it.
    private func page(beside path: ArraySlice<UIView>) -> UIView? {
        var page = path.first { $0.ownController?.hasBars == true }?.ownController
        while let bars = page, bars.hasBars { page = bars.children.last { $0.viewIfLoaded?.window != nil } }
        let results = (page?.presentedViewController as? UISearchController)?.searchResultsController?.viewIfLoaded
        return results?.window == nil ? page?.viewIfLoaded : results
    }

    /// The list of a page that has no input of its own: what it shows ends above the keyboard, and stays where it is.
    /// Nil if another avoidance has it for its target.
    private func list(on page: UIView) -> AvoidanceTarget? {
        let lists = page.scrollViewsInside.filter(\.scrollsAlongHeight)
        // A row of buttons above a list scrolls too.
        let list = lists.max { page.convert($0.bounds, from: $0).maxY < page.convert($1.bounds, from: $1).maxY }
        guard let list, !settings.keepsInPlace(list), !taken.contains(list) else { return nil }
        return .scrollView(list)
    }

    /// The target on a page. A page that scrolls needs no lift.
    private func target(on page: UIView) -> AvoidanceTarget {
        guard let list = page as? UIScrollView, list.scrollsAlongHeight else { return .lifting(page) }
        return settings.keepsInPlace(list) ? .lifting(page) : .scrollView(list)
    }
}
