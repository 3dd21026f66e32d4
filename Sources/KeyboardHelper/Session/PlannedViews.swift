internal import UIKit

/// Chooses the views that the plan of a window may move, and those that only get an inset.
@MainActor struct PlannedViews {
    private let stage: Stage
    private let window: UIWindow
    /// The input and all views around it, from the inside out.
    private let path: [UIView]
    private let input: UIView?

    init(on stage: Stage, in window: UIWindow, along path: [UIView], to input: UIView?) {
        (self.stage, self.window, self.path, self.input) = (stage, window, path, input)
    }

    private var ledger: Ledger { stage.ledger }

    /// The views that move for the input, from the inside out. The scroll views of other avoidances only get an inset.
    func views(for moving: [Participant], beside all: [Participant]) -> [Ledger.Entry] {
        // A text view, or an editor that scrolls by itself, scrolls its own caret.
        var (views, start): ([Ledger.Entry], Int) = ([], input?.textEditor == nil ? 1 : 0)
        for (index, one) in moving.enumerated() {
            let (isBeside, target) = (one.target.leaves(path), one.target.scrollView)
            let lifted = one.target.liftedView ?? (isBeside && one.liftsHost ? one.host : nil)
            let end = path.firstIndex { $0 === lifted ?? one.target.view } ?? path.startIndex
            for case let scrollView as UIScrollView in path[min(start, end)..<end] where scrollView !== target {
                views += scrolling(scrollView, for: one)
            }
            if let target { views += scrolling(target, for: one, isBeside: isBeside) }
            if let lifted, !views.contains(where: { $0.view === lifted }) {
                views.append(Ledger.Entry(ledger.lifting(lifted), of: one))
            }
            start = end + 1
            guard index + 1 < moving.count, !views.isEmpty else { continue }
            let countsItself = path[end] === one.host
            let outer = moving[index + 1].target.view
            let around = countsItself ? end : start
            views[views.endIndex - 1].around = around..<around + path[around...].prefix { $0 !== outer }.count
        }
        for one in all {
            guard let target = one.target.scrollView, !views.contains(where: { $0.view === target }),
                isNearKeyboard(target, for: one)
            else { continue }
            let index = views.firstIndex { $0.lift != nil && target.isInside($0.view) }
            views.insert(contentsOf: scrolling(target, for: one, isBeside: true), at: index ?? views.endIndex)
        }
        return views
    }

    /// Whether the keyboard, or what stands on it, may cover a part of `scrollView`, or has.
    private func isNearKeyboard(_ scrollView: UIScrollView, for one: Participant) -> Bool {
        ledger.all.contains { $0.view === scrollView }
            || window.convert(scrollView.bounds, from: scrollView).maxY > one.keyboardTop(in: window)
                - CoverFromBelow.reach
    }

    /// Nothing for a scroll view that the app has excluded.
    private func scrolling(
        _ scrollView: UIScrollView, for one: Participant, isBeside: Bool = false
    ) -> [Ledger.Entry] {
        guard !one.call.settings.keepsInPlace(scrollView) else { return [] }
        let (target, options) = (one.target, one.call.options)
        var view = Ledger.Entry(ledger.scrolling(scrollView), of: one)
        // A pager needs no inset itself; its pages do.
        let servesAllInside = target.kind.isAutomatic || target.scrollView?.isPager ?? false
        view.takesInset =
            scrollView === target.scrollView || (servesAllInside || scrollView === input) && scrollView.isScrollEnabled
        if scrollView === target.scrollView, options.keepsEndVisible { view.answerRoom = options.reservedBottomInset }
        guard isBeside, var around = one.surroundings(on: stage, in: window) else { return [view] }
        let lifted = ledger.liftAdjusters.last { $0.isLifted && scrollView.isInside($0.view) }
        (around.lifted, around.lift) = (lifted?.view, lifted?.lift)
        let barTop = CoverFromBelow(around).barTop(inFrontOf: nil, focus: nil, below: window.safeAreaInsets.top)
        view.roomBottomBesideFocus = barTop ?? one.keyboardTop(in: window)
        return [view]
    }
}
