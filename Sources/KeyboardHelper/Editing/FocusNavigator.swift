internal import UIKit

/// Moves the focus from one input of a host to the next, even to one whose cell does not exist yet.
@MainActor struct FocusNavigator {
    let host: UIView
    var inputOrder: InputOrder
    let forward: Bool
    /// The lists that were scrolled in search of an input, with their offsets before.
    var scrolled: [(list: any CellList, offset: CGPoint)] = []

    /// How many inputs may refuse: one whose cell is gone is followed by the first again.
    private static let maximumAttempts = 100

    /// Gives the focus to the nearest input that accepts it; false if none does. `willFocus` runs before each attempt.
    ///
    /// With `scrollsBack`, lists that were scrolled in the search return in the same turn. The avoidance then makes one
    /// movement to the new input, from the old position.
    mutating func move(from current: UIView?, scrollsBack: Bool, willFocus: (UIView) -> Void) -> Bool {
        var from = current
        for _ in 0..<Self.maximumAttempts {
            guard let next = neighbor(of: from) else { break }
            willFocus(next)
            if next.becomeFirstResponder() {
                scrollListsBack(for: next, scrollsBack: scrollsBack)
                return true
            }
            from = next
        }
        scrollListsBack()
        return false
    }

    /// Whether there is another cell, which may have an input.
    func hasCell(after input: UIView) -> Bool {
        guard inputOrder.order != .tag, let (list, path) = input.cellList(in: host) else { return false }
        return list.paths(from: path, forward: forward).first { _ in true } != nil
    }

    /// A list that shows `input` keeps its offset; with `scrollsBack` only the horizontal one.
    private func scrollListsBack(for input: UIView? = nil, scrollsBack: Bool = false) {
        for (list, offset) in scrolled {
            let isShowing = input?.isDescendant(of: list) ?? false
            if isShowing, !scrollsBack { continue }
            let x = isShowing ? list.contentOffset.x : offset.x
            list.setContentOffset(CGPoint(x: x, y: offset.y), animated: false)
        }
    }

    // MARK: Searching

    private func inputs(in view: UIView) -> [UIView] {
        let inputs = inputOrder.inputs(in: view)
        return forward ? inputs : inputs.reversed()
    }

    private mutating func neighbor(of input: UIView?) -> UIView? {
        // An input that refuses may have disabled itself.
        if let input { inputOrder.origin = input }
        guard inputOrder.order != .tag else {
            return InputOrder.neighbor(of: input, among: inputOrder.inputs(in: host), forward: forward)
        }
        let around = input?.cellList(in: host)
        // The next input outside the cells of this list. It is found first: a search in the list may remove the cell of
        // `input`.
        let inputs = inputs(in: host)
        let start = inputs.firstIndex { $0 === input }.map { $0 + 1 } ?? 0
        let next = inputs[start...].first { around == nil || $0.cellList(in: host)?.list !== around?.list }
        if let input, let around, let found = neighbor(of: input, in: around.list, from: around.path) { return found }
        guard let next else { return nil }
        // Another list is entered at its first cell.
        guard let (list, path) = next.cellList(in: host) else { return next }
        let offset = list.contentOffset
        if let first = firstInput(of: list, after: nil) { return first }
        // The search may have used the cell of `next` for another row.
        list.setContentOffset(offset, animated: false)
        list.layoutIfNeeded()
        return list.loadedCell(at: path).flatMap { self.inputs(in: $0).first }
    }

    private mutating func neighbor(of input: UIView, in list: any CellList, from path: IndexPath) -> UIView? {
        let beside = list.loadedCell(at: path).map(inputs) ?? []
        if let index = beside.firstIndex(where: { $0 === input }), index + 1 < beside.count { return beside[index + 1] }
        return firstInput(of: list, after: path)
    }

    /// Looks as far as one screenful beyond what is visible.
    private mutating func firstInput(of list: any CellList, after path: IndexPath?) -> UIView? {
        let start = list.contentOffset
        var hasScrolled = false
        for path in list.paths(from: path, forward: forward) {
            if list.loadedCell(at: path) == nil {
                if hasScrolled { return nil }
                hasScrolled = true
                if !scrolled.contains(where: { $0.list === list }) { scrolled.append((list, start)) }
                list.scroll(to: path, isFirst: forward)
                list.layoutIfNeeded()
                guard list.loadedCell(at: path) != nil else { return nil }
            }
            guard let found = list.loadedCell(at: path).flatMap({ inputs(in: $0).first }) else { continue }
            // No farther than needed.
            if hasScrolled { list.scroll(to: path, isFirst: !forward) }
            return found
        }
        return nil
    }
}
