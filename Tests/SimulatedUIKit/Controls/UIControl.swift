public import Foundation

@MainActor
open class UIControl: UIView {
    /// One action and the events for which it was added.
    struct Handler {
        let action: UIAction
        var events: Event
    }

    var handlers: [Handler] = []

    // MARK: Life

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: State

    open var isEnabled = true {
        didSet { stateMayHaveChanged("isEnabled", from: oldValue, to: isEnabled) }
    }
    open var isSelected = false {
        didSet { stateMayHaveChanged("isSelected", from: oldValue, to: isSelected) }
    }
    open var isHighlighted = false {
        didSet { stateMayHaveChanged("isHighlighted", from: oldValue, to: isHighlighted) }
    }

    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    open var contentVerticalAlignment = ContentVerticalAlignment.center
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet {
            guard oldValue != contentHorizontalAlignment else { return }
            setNeedsLayout()
        }
    }

    private func stateMayHaveChanged(_ property: String, from old: Bool, to new: Bool) {
        guard old != new else { return }
        simulatedDidSet(property, from: old, to: new)
        setNeedsLayout()
    }

    // MARK: Actions

    open func addAction(_ action: UIAction, for controlEvents: Event) {
        simulatedAdd(action, for: controlEvents)
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        simulatedRemoveAction(action.identifier, for: controlEvents)
    }

    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        simulatedRemoveAction(actionIdentifier, for: controlEvents)
    }

    open var allControlEvents: Event {
        handlers.reduce(into: []) { $0.formUnion($1.events) }
    }

    open func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, SimulatedSelector)?, UIControl.Event, inout Bool) -> Void
    ) {
        var stop = false
        for handler in handlers where !stop { iterator(handler.action, nil, handler.events, &stop) }
    }

    open func sendAction(_ action: UIAction) {
        action.simulatedPerform(sender: self)
    }

    open func sendActions(for controlEvents: Event) {
        for handler in handlers where !handler.events.isDisjoint(with: controlEvents) { sendAction(handler.action) }
    }

    // MARK: Touches

    open private(set) var isTracking = false
    open private(set) var isTouchInside = false
    /// A text field's primary action is Return, not a tap.
    var simulatedTapIsPrimaryAction: Bool { true }

    // A disabled control swallows its touches.

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, isInside(touches, with: event) else { return }
        (isTracking, isTouchInside) = (true, true)
        SimulatedEngine.current.performing(as: .uikit) { isHighlighted = true }
        sendActions(for: .touchDown)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, isTracking else { return }
        isTouchInside = isInside(touches, with: event)
        SimulatedEngine.current.performing(as: .uikit) { isHighlighted = isTouchInside }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        let inside = isInside(touches, with: event)
        endTracking()
        guard isEnabled else { return }
        guard inside else { return sendActions(for: .touchUpOutside) }
        sendActions(for: simulatedTapIsPrimaryAction ? [.touchUpInside, .primaryActionTriggered] : .touchUpInside)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        endTracking()
        if isEnabled { sendActions(for: .touchCancel) }
    }

    private func endTracking() {
        (isTracking, isTouchInside) = (false, false)
        SimulatedEngine.current.performing(as: .uikit) { isHighlighted = false }
    }

    /// UIKit lets a finger stray up to about 70 points; a tap of the simulation never does.
    private func isInside(_ touches: Set<UITouch>, with event: UIEvent?) -> Bool {
        touches.first.map { point(inside: $0.location(in: self), with: event) } ?? false
    }
}

/// Stands where UIKit has Objective-C's `Selector`, of which there is none on Linux.
public enum SimulatedSelector: Sendable {}
