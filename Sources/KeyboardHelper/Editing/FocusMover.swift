internal import Foundation
internal import UIKit

/// Moves the focus from one input of a host to the next, also to one whose cell does not exist yet.
@MainActor
final class FocusMover {
    private let host: UIView
    private let order: InputOrder
    private let forward: Bool
    /// Where the lists were that had to be scrolled to look for more.
    private var scrolled: [(list: UIScrollView, offset: CGPoint)] = []

    /// How many screenfuls of cells without an input are looked through.
    private static let reach = 20

    init(host: UIView, order: InputOrder, forward: Bool) {
        self.host = host
        self.order = order
        self.forward = forward
    }

    /// Gives the focus to the nearest input that takes it; false if there is none. `willFocus` is told of each before.
    /// Where `bringsInSight`, what had to be scrolled is put back in the same turn: the movement to the new input is
    /// then made once, from where things were.
    func move(from current: UIView?, bringsInSight: Bool, willFocus: (UIView) -> Void) -> Bool {
        var from = current
        while let next = neighbour(of: from) {
            willFocus(next)
            if next.becomeFirstResponder() {
                if bringsInSight { putBack() }
                return true
            }
            from = next
        }
        putBack()
        return false
    }

    /// Whether there is, or may be, another input.
    func hasNeighbour(of input: UIView) -> Bool {
        guard neighbour(of: input, in: host) == nil else { return true }
        return list(around: input).map { page(after: $0.contentOffset.y, in: $0) != nil } ?? false
    }

    private func putBack() {
        for (list, offset) in scrolled { list.setContentOffset(offset, animated: false) }
    }

    // MARK: Looking for it

    /// Without an input, the first of all.
    private func neighbour(of input: UIView?) -> UIView? {
        if let input, let list = list(around: input), let next = look(for: input, in: list) { return next }
        let inputs = inputs(in: host)
        let start = inputs.firstIndex { $0 === input }.map { $0 + 1 } ?? 0
        let left = input.flatMap(list)
        // Out of a list, and into another at its end.
        let next = inputs[start...].first { left == nil || list(around: $0) !== left }
        return next.flatMap(list).flatMap { look(for: nil, in: $0) } ?? next
    }

    private func neighbour(of input: UIView?, in view: UIView) -> UIView? {
        let inputs = inputs(in: view)
        guard let input else { return inputs.first }
        return inputs.firstIndex { $0 === input }.flatMap { inputs[($0 + 1)...].first }
    }

    private func inputs(in view: UIView) -> [UIView] {
        let inputs = order.inputs(in: view)
        return forward ? inputs : inputs.reversed()
    }

    // MARK: Cells that do not exist yet

    /// What scrolls cells that exist only on screen; tags say nothing of cells that do not exist.
    private func list(around input: UIView) -> UIScrollView? {
        guard order.order != .tag else { return nil }
        return sequence(first: input) { $0.superview }.lazy.compactMap {
            $0 is UITableView || $0 is UICollectionView ? $0 as? UIScrollView : nil
        }.first
    }

    /// Looks screenful after screenful for the input after `input`, or for the first one. The cell with the focus stays
    /// wherever it is scrolled to.
    private func look(for input: UIView?, in list: UIScrollView) -> UIView? {
        let start = list.contentOffset
        var next: CGFloat? = forward ? -.greatestFiniteMagnitude : .greatestFiniteMagnitude
        if let input {
            let frame = list.convert(input.bounds, from: input)
            next = frame.intersects(list.bounds) ? start.y : frame.midY - list.bounds.height / 2
        }
        for _ in 0..<Self.reach {
            guard let y = next else { break }
            show(y, in: list)
            if let found = neighbour(of: input, in: list) {
                if list.contentOffset != start { scrolled.append((list, start)) }
                return found
            }
            next = page(after: list.contentOffset.y, in: list)
        }
        list.contentOffset = start
        return nil
    }

    private func show(_ y: CGFloat, in list: UIScrollView) {
        list.contentOffset.y = min(max(y, range(of: list).lowerBound), range(of: list).upperBound)
        list.layoutIfNeeded()
    }

    /// The offset a screenful further; nil at the end.
    private func page(after y: CGFloat, in list: UIScrollView) -> CGFloat? {
        let range = range(of: list)
        guard forward ? y < range.upperBound : y > range.lowerBound else { return nil }
        return y + (forward ? 1 : -1) * list.bounds.height / 2
    }

    private func range(of list: UIScrollView) -> ClosedRange<CGFloat> {
        let inset = list.adjustedContentInset
        return -inset.top...max(-inset.top, list.contentSize.height + inset.bottom - list.bounds.height)
    }
}
