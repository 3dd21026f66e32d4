internal import UIKit

extension KeyboardAvoidance {
    /// Gives the focus to the next input, or to the first one if none has the focus.
    ///
    /// ``KeyboardAvoidance/Options/fieldOrder`` is the order. Inputs that are hidden, transparent, disabled, read-only,
    /// ignored or skipped are passed over, and so are those that refuse the focus. Tables and collections scroll to
    /// cells that do not exist yet, up to one screen away; a table or collection without a visible input is skipped.
    ///
    /// - Returns: false if there is no such input or the host is off screen. Nothing changes then.
    @discardableResult public func focusNext() -> Bool { moveFocus(forward: true) }

    /// Gives the focus to the previous input, or to the last one if none has the focus; see ``focusNext()``.
    ///
    /// - Returns: false if there is no such input or the host is off screen. Nothing changes then.
    @discardableResult public func focusPrevious() -> Bool { moveFocus(forward: false) }

    /// Whether ``focusNext()`` may find an input. It asks nobody to become first responder and scrolls nothing: in a
    /// table or a collection, another cell counts as one with an input.
    public var canFocusNext: Bool { canMoveFocus(forward: true) }

    /// Whether ``focusPrevious()`` may find an input; see ``canFocusNext``.
    public var canFocusPrevious: Bool { canMoveFocus(forward: false) }

    private func canMoveFocus(forward: Bool) -> Bool {
        // Nothing tells of inputs that the app has shown or added meanwhile.
        guard let stage = participant?.stage else { return false }
        return hasInput(from: focusedInput(of: stage), forward: forward)
    }

    /// The input of the host that has the focus.
    private func focusedInput(of stage: Stage) -> UIView? {
        // A custom input posts nothing when it gets the focus.
        stage.tracker.setNeedsSearch()
        guard let input = stage.tracker.input(), input.isInside(host) else { return nil }
        return input
    }

    private func moveFocus(forward: Bool) -> Bool {
        guard let participant, let host else { return false }
        let stage = participant.stage
        var order = FocusOrder(in: host, of: call, from: focusedInput(of: stage), forward: forward)
        guard order.move(scrollsBack: participant.movesForNextFocus, willFocus: participant.editing.prepare) else {
            return false
        }
        // Another avoidance of the host may move for it.
        stage.requestPlan(for: participant)
        return true
    }
}

extension KeyboardAvoidance {
    /// The toolbar, which moves the focus of this avoidance.
    var ownToolbar: KeyboardToolbar {
        toolbar.onMove = { [weak self] in _ = self?.moveFocus(forward: $0) }
        toolbar.onDone = { [weak self] in self?.host?.resignInput() }
        return toolbar
    }

    /// Whether there is, or may be, an input after or before `input`; without one, whether there is any.
    func hasInput(from input: UIView?, forward: Bool) -> Bool {
        guard let host else { return false }
        return FocusOrder(in: host, of: call, from: input, forward: forward).hasNext
    }

    /// The options, if they count for the host's inputs; else the default ones, which ask for nothing.
    var editingOptions: Options {
        participant?.stage.hosts.countsForEditing(self) == true ? options : Options()
    }

    /// Whether this avoidance configures `input`, and not another host's.
    func configures(_ input: UIView) -> Bool {
        guard let stage = participant?.stage, !call.settings.ignores(input, for: .editing),
            Chain.configuringHost(of: input, in: stage.hosts) === host
        else { return false }
        // An alert is in the window of whoever serves that, and UIKit's own.
        return !(host is UIWindow) || !input.outwards.contains(where: SystemAvoidance.ownsInputs)
    }
}
