internal import UIKit

/// The order in which the focus moves through the inputs of one host.
@MainActor struct FocusOrder {
    private let avoidance: KeyboardAvoidance

    init(of avoidance: KeyboardAvoidance) { self.avoidance = avoidance }

    /// Gives the focus to the input after `current`, or before it; see ``FocusNavigator``. Returns whether an input has
    /// taken it.
    func moveFocus(from current: UIView?, forward: Bool, scrollsBack: Bool, willFocus: (UIView) -> Void) -> Bool {
        guard var navigator = navigator(from: current, forward: forward) else { return false }
        return navigator.move(from: current, scrollsBack: scrollsBack, willFocus: willFocus)
    }

    /// Whether there is, or may be, an input after or before `input`; without one, whether there is any.
    func hasInput(from input: UIView?, forward: Bool) -> Bool {
        guard let navigator = navigator(from: input, forward: forward) else { return false }
        guard let input else { return !navigator.inputOrder.inputs(in: navigator.host).isEmpty }
        return navigator.hasCell(after: input) || neighbor(of: input, in: navigator) != nil
    }

    /// Whether a cell comes after the one that `input` is in, which may have an input.
    func hasCell(after input: UIView) -> Bool {
        navigator(from: input, forward: true)?.hasCell(after: input) ?? false
    }

    /// The existing input after `input`.
    func next(after input: UIView) -> UIView? {
        navigator(from: input, forward: true).flatMap { neighbor(of: input, in: $0) }
    }

    /// The nearest input that exists.
    private func neighbor(of input: UIView, in navigator: FocusNavigator) -> UIView? {
        let inputs = navigator.inputOrder.inputs(in: navigator.host)
        return InputOrder.neighbor(of: input, among: inputs, forward: navigator.forward)
    }

    private func navigator(from input: UIView?, forward: Bool) -> FocusNavigator? {
        guard let host = avoidance.host else { return nil }
        let order = InputOrder(order: avoidance.options.fieldOrder, settings: avoidance.settings, origin: input)
        let parts = host.partsInOrder
        let part =
            input.map { input in parts.first { input.isDescendant(of: $0) } }
            ?? parts.last { $0 === host || !order.inputs(in: $0).isEmpty }
        return FocusNavigator(host: part ?? host, inputOrder: order, forward: forward)
    }
}
