extension UIControl {
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let normal = State([])
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)
        public static let focused = State(rawValue: 1 << 3)
    }

    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    public enum ContentVerticalAlignment: Int, Sendable {
        case center, top, bottom, fill
    }

    public enum ContentHorizontalAlignment: Int, Sendable {
        case center, left, right, fill, leading, trailing
    }
}

extension UIControl {
    /// An action replaces the one of the same identifier (UIControl.h: "actions are uniqued based on their
    /// identifier"); that it does so event by event is assumed.
    func simulatedAdd(_ action: UIAction, for events: Event) {
        guard !events.isEmpty else { return }
        if let same = handlers.firstIndex(where: { $0.action.identifier == action.identifier && $0.events == events }) {
            handlers[same] = Handler(action: action, events: events)
            return
        }
        simulatedRemoveAction(action.identifier, for: events)
        handlers.append(Handler(action: action, events: events))
    }

    func simulatedRemoveAction(_ identifier: UIAction.Identifier, for events: Event) {
        for index in handlers.indices where handlers[index].action.identifier == identifier {
            handlers[index].events.subtract(events)
        }
        handlers.removeAll { $0.events.isEmpty }
    }

    func simulatedHasAction(for events: Event) -> Bool {
        !allControlEvents.isDisjoint(with: events)
    }
}
