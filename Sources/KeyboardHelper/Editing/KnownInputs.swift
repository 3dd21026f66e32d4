internal import UIKit

/// The inputs of a view, as the last search has ordered them.
///
/// That an input has a neighbor is known without another search while the two are where they were to each other. That it has
/// none is known less surely, for nothing tells of inputs that come. It counts only where a search would take too long.
@MainActor struct KnownInputs {
    private var inputs: [(view: Weak<UIView>, origin: CGPoint, tag: Int)] = []
    private var places = WeakTable<Int>()
    /// Of what is around the first input and the last.
    private var sizes: [[CGSize]] = []

    /// There are so many views that an end is not searched for at each focus.
    private var isSearchLong = false

    init() {}

    init(_ inputs: [UIView], in view: UIView) {
        self.inputs = inputs.map { (Weak($0), view.convert($0.bounds.origin, from: $0), $0.tag) }
        for (place, input) in inputs.enumerated() { places.set(place, for: input) }
        isSearchLong = view.holdsMoreViews(than: 500)
        sizes = [inputs.first, inputs.last].compactMap { $0.map { Self.sizes(around: $0, in: view) } }
    }

    /// More inputs may take more room.
    private static func sizes(around input: UIView, in view: UIView) -> [CGSize] {
        input.outwards(to: view).dropFirst().map { ($0 as? UIScrollView)?.contentSize ?? $0.bounds.size }
    }

    /// Whether `input` is known as the last input of `view`, or the first, and nothing tells that it is not.
    func isEnd(_ input: UIView, of view: UIView, forward: Bool) -> Bool {
        guard isSearchLong, places.value(for: input) == (forward ? inputs.count - 1 : 0) else { return false }
        guard sizes[forward ? 1 : 0] == Self.sizes(around: input, in: view) else { return false }
        return inputs.count == 1 || neighbor(of: input, forward: !forward) != nil
    }

    /// The neighbor of `input`, if it is known.
    func neighbor(of input: UIView, forward: Bool) -> UIView? {
        guard let place = places.value(for: input) else { return nil }
        let others = forward ? inputs[(place + 1)...] : inputs[..<place]
        guard let other = forward ? others.first : others.last, let neighbor = other.view.object else { return nil }
        let (own, way) = (inputs[place], neighbor.convert(neighbor.bounds.origin, to: input))
        let ownOrigin = input.bounds.origin
        let stays =
            abs(way.x - ownOrigin.x - other.origin.x + own.origin.x) < 1
            && abs(way.y - ownOrigin.y - other.origin.y + own.origin.y) < 1
        return stays && (own.tag, other.tag) == (input.tag, neighbor.tag) ? neighbor : nil
    }
}
