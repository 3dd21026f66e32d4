internal import UIKit

/// The way of the focus from one input of a host to the next ones, or back; also to one whose cell does not exist yet.
@MainActor struct FocusOrder {
    private let forward: Bool
    private var order: InputOrder
    /// The input that the focus comes from.
    private var current: UIView? { order.origin }
    /// The host, or the view in a window that has the input.
    private let part: UIView
    /// The lists that were scrolled in search of an input, with their offsets before.
    private var scrolled: [(list: any CellList, offset: CGPoint)] = []

    /// How many inputs may refuse: one whose cell is gone is followed by the first again.
    private static let maximumAttempts = 100

    /// Without `current` it begins at the first input, or at the last one.
    init(in host: UIView, of call: Call, from current: UIView?, forward: Bool = true) {
        self.forward = forward
        let order = InputOrder(order: call.options.fieldOrder, settings: call.settings, origin: current)
        self.order = order
        let part = host.partsInOrder.last { part in
            guard let current else { return part === host || !order.inputs(in: part).isEmpty }
            return current.isDescendant(of: part)
        }
        self.part = part ?? host
    }

    // MARK: Questions

    /// The nearest input that exists.
    var next: UIView? { inputsAhead.first }

    /// Whether there is, or may be, an input ahead.
    var hasNext: Bool { hasCell || next != nil }

    /// Whether there is another cell ahead, which may have an input.
    var hasCell: Bool {
        guard let (list, path) = cell else { return false }
        return neighbor(of: path, in: list) != nil
    }

    /// The list with the input, and the index path of its cell. Tags lead to no cell that does not exist.
    private var cell: (list: any CellList, path: IndexPath)? { order.order == .tag ? nil : current?.cellList(in: part) }

    /// The index path of the cell ahead of `path`; without one, of the first cell, or of the last.
    private func neighbor(of path: IndexPath?, in list: any CellList) -> IndexPath? {
        forward ? list.path(after: path) : list.path(before: path)
    }

    private func inputs(in view: UIView) -> [UIView] {
        let inputs = order.inputs(in: view)
        return forward ? inputs : inputs.reversed()
    }

    private var inputsAhead: ArraySlice<UIView> {
        let inputs = inputs(in: part)
        guard let place = inputs.firstIndex(where: { $0 === current }) else { return inputs[...] }
        return inputs[(place + 1)...]
    }

    // MARK: Moving

    /// Gives the focus to the nearest input that accepts it; false if none does. `willFocus` runs before each attempt.
    ///
    /// With `scrollsBack`, lists that were scrolled in the search return in the same turn. The avoidance then makes one
    /// movement to the new input, from the old position.
    mutating func move(scrollsBack: Bool, willFocus: (UIView) -> Void) -> Bool {
        for _ in 0..<Self.maximumAttempts {
            guard let next = nextInCells() else { break }
            willFocus(next)
            if next.becomeFirstResponder() {
                scrollListsBack(for: next, scrollsBack: scrollsBack)
                return true
            }
            // One that refuses may have disabled itself.
            order.origin = next
        }
        scrollListsBack(for: nil, scrollsBack: true)
        return false
    }

    /// A list that shows `input` keeps its offset; with `scrollsBack` only the horizontal one.
    private func scrollListsBack(for input: UIView?, scrollsBack: Bool) {
        for (list, offset) in scrolled {
            let isShowing = input?.isDescendant(of: list) == true
            if isShowing, !scrollsBack { continue }
            let x = isShowing ? list.contentOffset.x : offset.x
            list.setContentOffset(CGPoint(x: x, y: offset.y), animated: false)
        }
    }

    /// The next input in the cells of the list around, or else outside of them. That is found first: a search in the list
    /// may remove the cell of the present one. Another list is entered at its first cell.
    private mutating func nextInCells() -> UIView? {
        let (cell, next) = (cell, next)
        if order.order == .tag { return next }
        guard let cell else { return next.flatMap { firstInput(beginningWith: $0) } }
        if let next, cell.list.path(around: next) == cell.path { return next }
        let outside = inputsAhead.first { $0.cellList(in: part)?.list !== cell.list }
        return nextInput(in: cell.list, after: cell.path) ?? outside.flatMap { firstInput(beginningWith: $0) }
    }

    /// The first input of the list that has `input` in a cell; without a list that input.
    private mutating func firstInput(beginningWith input: UIView) -> UIView? {
        guard let (list, path) = input.cellList(in: part) else { return input }
        if let first = nextInput(in: list, after: nil) { return first }
        // The search may have used its cell for another row.
        list.scroll(to: path, isFirst: forward)
        list.layoutIfNeeded()
        return firstInput(at: path, in: list)
    }

    private func firstInput(at path: IndexPath, in list: any CellList) -> UIView? {
        guard let cell = list.loadedCell(at: path) else { return nil }
        return inputs(in: cell).first
    }

    /// Looks as far as one screenful beyond what is visible.
    private mutating func nextInput(in list: any CellList, after start: IndexPath?) -> UIView? {
        var (place, hasScrolled) = (start, false)
        while let path = neighbor(of: place, in: list) {
            place = path
            if list.loadedCell(at: path) == nil {
                if hasScrolled { return nil }
                hasScrolled = true
                if !scrolled.contains(where: { $0.list === list }) { scrolled.append((list, list.contentOffset)) }
                list.scroll(to: path, isFirst: forward)
                list.layoutIfNeeded()
            }
            guard let found = firstInput(at: path, in: list) else { continue }
            // No farther than needed.
            if hasScrolled { list.scroll(to: path, isFirst: !forward) }
            return found
        }
        return nil
    }
}
