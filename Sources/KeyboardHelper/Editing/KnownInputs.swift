internal import UIKit

/// The inputs of a host, as the last search has ordered them.
///
/// That an input has a neighbor is known without another search while that neighbor can still be reached. That it has none is
/// never known: nothing tells of inputs that come.
@MainActor struct KnownInputs {
    private let inputs: [Weak<UIView>]
    private var places = WeakTable<Int>()

    init(_ inputs: [UIView] = []) {
        self.inputs = inputs.map(Weak.init)
        for (place, input) in inputs.enumerated() { places.set(place, for: input) }
    }

    func hasNeighbor(of input: UIView, forward: Bool, where isReachable: (UIView) -> Bool) -> Bool {
        guard let place = places.value(for: input) else { return false }
        let others = forward ? inputs[(place + 1)...] : inputs[..<place]
        return (forward ? others.first : others.last)?.object.map(isReachable) ?? false
    }
}
