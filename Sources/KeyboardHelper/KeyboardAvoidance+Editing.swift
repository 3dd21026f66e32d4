internal import UIKit

extension KeyboardAvoidance {
    /// Gives the focus to the next input, or to the first one if none has the focus.
    ///
    /// ``KeyboardAvoidanceOptions/fieldOrder`` is the order. Inputs that are hidden, transparent, disabled, read-only,
    /// ignored or skipped are passed over, and so are those that refuse the focus. Tables and collections scroll to cells that do
    /// not exist yet, a screenful beyond what is visible at most; a table or collection without a visible input is skipped.
    ///
    /// - Returns: false if there is no such input or the host is off screen. Nothing changes then.
    @discardableResult public func focusNext() -> Bool { moveFocus(forward: true) }

    /// Gives the focus to the previous input, or to the last one if none has the focus; see ``focusNext()``.
    ///
    /// - Returns: false if there is no such input or the host is off screen. Nothing changes then.
    @discardableResult public func focusPrevious() -> Bool { moveFocus(forward: false) }

    private func moveFocus(forward: Bool) -> Bool {
        guard let participant, let host else { return false }
        let current = host.firstResponder
        var navigator = navigator(from: current, in: host, forward: forward)
        let hasMoved = navigator.move(
            from: current, scrollsBack: participant.movesForNextFocus, willFocus: participant.editing.prepare)
        // A custom input posts nothing, and another avoidance of the host may move for it.
        if hasMoved { participant.stage?.requestPlans(around: participant) }
        return hasMoved
    }

    func hasInput(from input: UIView, forward: Bool) -> Bool {
        guard let host else { return false }
        let navigator = navigator(from: input, in: host, forward: forward)
        return navigator.hasCell(after: input) || neighbor(of: input, in: navigator) != nil
    }

    func hasCell(after input: UIView) -> Bool {
        host.map { navigator(from: input, in: $0, forward: true).hasCell(after: input) } ?? false
    }

    func nextInput(after input: UIView) -> UIView? {
        host.flatMap { neighbor(of: input, in: navigator(from: input, in: $0, forward: true)) }
    }

    /// The nearest input that exists, as the last search knows it, or a new one.
    private func neighbor(of input: UIView, in navigator: FocusNavigator) -> UIView? {
        let (order, part, forward) = (navigator.inputOrder, navigator.host, navigator.forward)
        let known = knownInputs.neighbor(of: input, forward: forward)
        if let known, order.contains(known, in: part) { return known }
        if knownInputs.isEnd(input, of: part, forward: forward) { return nil }
        let inputs = order.inputs(in: part)
        knownInputs = KnownInputs(inputs, in: part)
        let place = inputs.firstIndex { $0 === input }
        return forward ? inputs[(place.map { $0 + 1 } ?? 0)...].first : inputs[..<(place ?? inputs.endIndex)].last
    }

    private func navigator(from input: UIView?, in host: UIView, forward: Bool) -> FocusNavigator {
        let order = InputOrder(order: options.fieldOrder, settings: settings, current: input)
        let parts = host.partsInOrder
        let part =
            input.map { input in parts.first { input.isDescendant(of: $0) } }
            ?? parts.last { $0 === host || !order.inputs(in: $0).isEmpty }
        return FocusNavigator(host: part ?? host, inputOrder: order, forward: forward)
    }

    func endEditing() { host?.endEditing(false) }
}

extension KeyboardAvoidance: AvoidanceHandle {
    var toolbarView: UIView {
        toolbar.avoidance = self
        return toolbar
    }

    var editingOptions: KeyboardAvoidanceOptions {
        participant?.stage?.hosts.supportsEditing(self) == true ? options : KeyboardAvoidanceOptions()
    }

    func coverageDidChange(with transition: KeyboardTransition) {
        guard let scrollView = host as? KeyboardAvoidingScrollView else { return }
        transition.animate { scrollView.fitContent(isCovered: !transition.phase.isHide) }
    }

    func updateToolbar(for input: UIView) { if input.inputAccessoryView === toolbar { toolbar.show(input) } }

    func configures(_ input: UIView) -> Bool {
        guard let stage = participant?.stage, !settings.ignores(input),
            Chain.configuringHost(of: input, in: stage.hosts) === host
        else { return false }
        // An alert is in the window of whoever serves that, and UIKit's own.
        return !(host is UIWindow) || !input.outwards.contains(where: SystemAvoidance.ownsInputs)
    }
}
