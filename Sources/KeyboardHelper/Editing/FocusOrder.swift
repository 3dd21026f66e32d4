internal import UIKit

/// The order in which the focus moves through the inputs of one host.
@MainActor final class FocusOrder {
    private unowned let avoidance: any AvoidanceHandle
    private var known = KnownInputs()

    init(of avoidance: any AvoidanceHandle) { self.avoidance = avoidance }

    /// The app may have added or excluded inputs.
    func forget() { known = KnownInputs() }

    /// Gives the focus to the input after `current`, or before it; see ``FocusNavigator``. Returns whether an input has taken it.
    func moveFocus(from current: UIView?, forward: Bool, scrollsBack: Bool, willFocus: (UIView) -> Void) -> Bool {
        guard let host = avoidance.host else { return false }
        var navigator = navigator(from: current, in: host, forward: forward)
        return navigator.move(from: current, scrollsBack: scrollsBack, willFocus: willFocus)
    }

    /// Whether there is, or may be, an input after or before `input`.
    func hasInput(from input: UIView, forward: Bool) -> Bool {
        guard let host = avoidance.host else { return false }
        let navigator = navigator(from: input, in: host, forward: forward)
        return navigator.hasCell(after: input) || neighbor(of: input, in: navigator) != nil
    }

    /// Whether a cell comes after the one that `input` is in, which may have an input.
    func hasCell(after input: UIView) -> Bool {
        avoidance.host.map { navigator(from: input, in: $0, forward: true).hasCell(after: input) } ?? false
    }

    /// The existing input after `input`.
    func next(after input: UIView) -> UIView? {
        avoidance.host.flatMap { neighbor(of: input, in: navigator(from: input, in: $0, forward: true)) }
    }

    /// The nearest input that exists, as the last search knows it, or a new one.
    private func neighbor(of input: UIView, in navigator: FocusNavigator) -> UIView? {
        let (order, part, forward) = (navigator.inputOrder, navigator.host, navigator.forward)
        let neighbor = known.neighbor(of: input, forward: forward)
        if let neighbor, order.contains(neighbor, in: part) { return neighbor }
        if known.isEnd(input, of: part, forward: forward) { return nil }
        let inputs = order.inputs(in: part)
        known = KnownInputs(inputs, in: part)
        return InputOrder.neighbor(of: input, among: inputs, forward: forward)
    }

    private func navigator(from input: UIView?, in host: UIView, forward: Bool) -> FocusNavigator {
        let order = InputOrder(order: avoidance.options.fieldOrder, settings: avoidance.settings, current: input)
        let parts = host.partsInOrder
        let part =
            input.map { input in parts.first { input.isDescendant(of: $0) } }
            ?? parts.last { $0 === host || !order.inputs(in: $0).isEmpty }
        return FocusNavigator(host: part ?? host, inputOrder: order, forward: forward)
    }
}
