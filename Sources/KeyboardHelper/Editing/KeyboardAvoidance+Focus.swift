internal import UIKit

extension KeyboardAvoidance {
    /// Gives the focus to the input after the one that has it, or to the first if none has it; in the order that
    /// ``KeyboardAvoidanceOptions/fieldOrder`` says.
    ///
    /// Hidden, disabled, non-editable, transparent and ignored inputs are skipped, and so are those that refuse. Tables and
    /// collections are scrolled to cells that are not on screen yet; one that shows no input at all is passed over.
    ///
    /// - Returns: false, and nothing is changed, if there is none or the host is off screen.
    @discardableResult
    public func focusNext() -> Bool { moveFocus(forward: true) }

    /// Gives the focus to the input before the one that has it, or to the last if none has it; see ``focusNext()``.
    ///
    /// - Returns: false, and nothing is changed, if there is none or the host is off screen.
    @discardableResult
    public func focusPrevious() -> Bool { moveFocus(forward: false) }

    private func moveFocus(forward: Bool) -> Bool {
        guard let session, let host else { return false }
        let current = host.firstResponder
        return focusMover(from: current, in: host, forward: forward).move(
            from: current, bringsInSight: session.bringsInSight, willFocus: session.prepare)
    }

    /// Whether there is, or may be, an input to go to from `input`.
    func hasInput(after input: UIView, forward: Bool) -> Bool {
        guard let host else { return false }
        return focusMover(from: input, in: host, forward: forward).hasNeighbour(of: input)
    }

    private func focusMover(from input: UIView?, in host: UIView, forward: Bool) -> FocusMover {
        let order = InputOrder(order: options.fieldOrder, settings: settings, current: input)
        return FocusMover(host: host, order: order, forward: forward)
    }

    func endEditing() { host?.firstResponder?.resignFirstResponder() }
}
