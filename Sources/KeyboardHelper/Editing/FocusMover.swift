internal import UIKit

/// Moves the focus from one input of a host to the next, also to one whose cell does not exist yet.
@MainActor
final class FocusMover {
    private let host: UIView
    private var order: InputOrder
    private let forward: Bool
    /// Where the lists were that had to be scrolled to look for more.
    private var scrolled: [(list: any CellList, offset: CGPoint)] = []

    /// How many cells without an input are looked at in a row.
    private static let reach = 100

    init(host: UIView, order: InputOrder, forward: Bool) {
        self.host = host
        self.order = order
        self.forward = forward
    }

    /// Gives the focus to the nearest input that takes it; false if there is none. `willFocus` is told of each before.
    /// Where `bringsInSight`, what had to be scrolled down or up is put back in the same turn: the movement to the new
    /// input is then made once, from where things were.
    func move(from current: UIView?, bringsInSight: Bool, willFocus: (UIView) -> Void) -> Bool {
        var from = current
        while let next = neighbour(of: from) {
            willFocus(next)
            if next.becomeFirstResponder() {
                putBack(for: next, bringsInSight: bringsInSight)
                return true
            }
            from = next
        }
        putBack()
        return false
    }

    /// Whether there is, or may be, another input.
    func hasNeighbour(of input: UIView) -> Bool {
        if neighbourOnScreen(of: input) != nil { return true }
        guard order.order != .tag else { return false }
        return input.cellLists(in: host).contains {
            $0.list.paths(from: $0.path, forward: forward).first { _ in true } != nil
        }
    }

    /// A list that shows `input` stays where it is; if the movement to `input` is still to come, along its width only.
    private func putBack(for input: UIView? = nil, bringsInSight: Bool = false) {
        for (list, offset) in scrolled {
            let isShowing = input?.isDescendant(of: list) ?? false
            if isShowing, !bringsInSight { continue }
            let x = isShowing ? list.contentOffset.x : offset.x
            list.setContentOffset(CGPoint(x: x, y: offset.y), animated: false)
        }
    }

    // MARK: Looking for it

    private func inputs(in view: UIView) -> [UIView] {
        let inputs = order.inputs(in: view)
        return forward ? inputs : inputs.reversed()
    }

    private func neighbourOnScreen(of input: UIView?) -> UIView? {
        let inputs = inputs(in: host)
        guard let input, let index = inputs.firstIndex(where: { $0 === input }) else { return inputs.first }
        return inputs[(index + 1)...].first
    }

    private func neighbour(of input: UIView?) -> UIView? {
        // One that refuses may have closed itself.
        if let input { order.current = input }
        guard order.order != .tag else { return neighbourOnScreen(of: input) }
        let around = input?.cellLists(in: host) ?? []
        // The next that is not in a cell of the same lists. Looking for more in those may take away the cell of `input`.
        let inputs = inputs(in: host)
        let start = inputs.firstIndex { $0 === input }.map { $0 + 1 } ?? 0
        let next = inputs[start...].first { one in
            !one.cellLists(in: host).contains { theirs in around.contains { $0.list === theirs.list } }
        }
        for (list, path) in around {
            if let input, let found = neighbour(of: input, in: list, from: path) { return found }
        }
        guard let next else { return nil }
        // Of another list the first cell of all.
        guard let list = next.cellLists(in: host).last?.list else { return next }
        return firstInput(of: list, after: nil) ?? next
    }

    private func neighbour(of input: UIView, in list: any CellList, from path: IndexPath) -> UIView? {
        let beside = list.loadedCell(at: path).map(inputs) ?? []
        if let index = beside.firstIndex(where: { $0 === input }), index + 1 < beside.count { return beside[index + 1] }
        return firstInput(of: list, after: path)
    }

    private func firstInput(of list: any CellList, after path: IndexPath?) -> UIView? {
        let start = list.contentOffset
        for path in list.paths(from: path, forward: forward).prefix(Self.reach) {
            if list.loadedCell(at: path) == nil {
                if !scrolled.contains(where: { $0.list === list }) { scrolled.append((list, start)) }
                list.load(path)
            }
            if let found = list.loadedCell(at: path).flatMap({ inputs(in: $0).first }) { return found }
        }
        return nil
    }
}
