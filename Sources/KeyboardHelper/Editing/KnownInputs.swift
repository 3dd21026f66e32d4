internal import UIKit

/// The inputs of a view, as the last search has ordered them.
///
/// That an input has a neighbor is known without another search while the two are where they were to each other. That it has
/// none is never known: nothing tells of inputs that come.
@MainActor struct KnownInputs {
    private var inputs: [(view: Weak<UIView>, origin: CGPoint, tag: Int)] = []
    private var places = WeakTable<Int>()

    init() {}

    init(_ inputs: [UIView], in view: UIView) {
        self.inputs = inputs.map { (Weak($0), view.convert($0.bounds.origin, from: $0), $0.tag) }
        for (place, input) in inputs.enumerated() { places.set(place, for: input) }
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
