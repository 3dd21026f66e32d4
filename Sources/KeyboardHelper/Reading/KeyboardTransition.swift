public import UIKit

/// A movement of the keyboard as a value, from a notification, a layout guide or a finger that drags.
///
/// Frames are in the coordinate space of the screen, in points; ``frame(in:)`` and ``overlap(with:)`` translate
/// them. All numbers are finite, whatever the notification carried.
public struct KeyboardTransition: Sendable, Equatable {
    /// The kind of a keyboard notification.
    public enum Phase: Sendable {
        /// The keyboard is about to come on screen, or to change while it is there.
        case willShow
        /// The keyboard has arrived. iOS does not promise when this comes, or that it comes at all.
        case didShow
        /// No docked keyboard will be on screen: it leaves, floats or is split.
        case willHide
        /// The keyboard has left. iOS does not promise when this comes, or that it comes at all.
        case didHide
        /// The frame is about to change. A docked keyboard posts ``willShow`` or ``willHide`` as well.
        case willChangeFrame
        /// The frame has changed.
        case didChangeFrame
    }

    /// The kind of the notification; of a transition that none has announced, the kind that would say the same.
    public internal(set) var phase: Phase

    /// Where the keyboard starts, in screen coordinates, in points. iOS often gets it wrong; use ``endFrame``.
    public internal(set) var beginFrame: CGRect

    /// Where the keyboard ends, in screen coordinates, in points.
    public internal(set) var endFrame: CGRect

    /// How long the keyboard moves, in seconds. 0 moves it at once.
    public internal(set) var duration: TimeInterval

    /// The raw value of the animation curve. 7, the keyboard's usual curve, is not a declared `UIView.AnimationCurve`.
    public let curve: Int

    /// Whether the keyboard belongs to this app; false for another app's on the same screen.
    public let isLocal: Bool

    /// The screen of the keyboard, where the notification names one (since iOS 16.1). What is remembered of a keyboard
    /// keeps no screen alive.
    weak var screen: UIScreen?

    /// The points of ``endFrame``, from its top, that the notification has left out: what stands on the keyboard.
    private(set) var accessoryHeight: CGFloat = 0

    /// The same transition as another kind of notification.
    func with(phase: Phase) -> KeyboardTransition {
        var copy = self
        copy.phase = phase
        return copy
    }

    /// The same transition in so many seconds.
    func with(duration: TimeInterval) -> KeyboardTransition {
        var copy = self
        copy.duration = duration
        return copy
    }

    /// Whether it is where a finger has dragged it. A notification of this kind says nothing of what is covered, so that
    /// none of them is ever taken for the keyboard's place.
    var isDragged: Bool { phase == .willChangeFrame }

    /// The keyboard where a finger has dragged it, some points down.
    func dragged(by points: CGFloat) -> KeyboardTransition {
        var copy = with(phase: .willChangeFrame).with(duration: 0)
        (copy.beginFrame, copy.endFrame.origin.y) = (endFrame, endFrame.minY + points)
        return copy
    }

    /// The same keyboard at the bottom of another screen, as high as it was.
    @MainActor func moved(to new: UIScreen) -> KeyboardTransition {
        guard let screen, screen !== new else { return self }
        var copy = self
        copy.screen = new
        copy.endFrame.origin.y += new.bounds.maxY - screen.bounds.maxY
        copy.endFrame.size.width += new.bounds.width - screen.bounds.width
        copy.beginFrame = copy.endFrame
        return copy
    }

    /// The same with what stands on the keyboard at `accessory`, in screen coordinates, if its frame lacks that;
    /// without one, as it was announced.
    func standing(under accessory: CGRect?) -> KeyboardTransition {
        var announced = self
        announced.raise(to: endFrame.minY + accessoryHeight)
        announced.accessoryHeight = 0
        let top = announced.endFrame.minY
        guard let accessory, accessory.isFinite, accessory.minY < top - 1 else { return announced }
        // One that is still on its way tells nothing.
        guard abs(accessory.maxY - top) <= 1 else { return self }
        var raised = announced
        raised.accessoryHeight = top - accessory.minY
        raised.raise(to: accessory.minY)
        return raised
    }

    private mutating func raise(to top: CGFloat) {
        endFrame.size.height += endFrame.minY - top
        endFrame.origin.y = top
    }

    /// A hide, at once, of the keyboard that this transition shows: for a host that leaves, or is presented over.
    var asHide: KeyboardTransition {
        var copy = with(phase: .willHide).with(duration: 0)
        copy.beginFrame = endFrame
        return copy
    }
}

extension KeyboardTransition {
    /// Reads a keyboard notification; nil for any other notification and for one without a usable end frame.
    ///
    /// A show or a change needs an end frame that is finite and has no negative size. A hide is always read: a missing
    /// or broken end frame becomes `.zero`. A missing begin frame equals the end frame; a missing, negative or
    /// non-finite duration is 0; a missing or unknown curve is 7; a missing `isLocal` is true.
    public init?(_ notification: Notification) {
        let known = Phase.notificationNames.first { $0.name == notification.name }
        guard let phase = known?.phase else { return nil }
        let values = notification.userInfo ?? [:]
        let end = Self.frame(values[UIResponder.keyboardFrameEndUserInfoKey])
        guard let end = end ?? (phase.isHide ? .zero : nil) else { return nil }

        let duration = values[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
        let curve = (values[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue ?? 7
        let isLocal = values[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber
        self.phase = phase
        beginFrame = Self.frame(values[UIResponder.keyboardFrameBeginUserInfoKey]) ?? end
        endFrame = end
        self.duration = (duration?.doubleValue ?? 0).asAmount
        self.curve = (0...15).contains(curve) ? curve : 7
        self.isLocal = isLocal?.boolValue ?? true
        screen = notification.object as? UIScreen
    }

    /// Nil for a frame that is missing, non-finite or of negative size. `isEmpty` does not help: it standardizes first.
    private static func frame(_ value: Any?) -> CGRect? {
        guard let frame = (value as? NSValue)?.cgRectValue, frame.isFinite else { return nil }
        return frame.size.width >= 0 && frame.size.height >= 0 ? frame : nil
    }
}

extension KeyboardTransition.Phase {
    /// All phases, with the names of their notifications.
    static let notificationNames: [(phase: Self, name: Notification.Name)] = [
        (.willShow, UIResponder.keyboardWillShowNotification),
        (.didShow, UIResponder.keyboardDidShowNotification),
        (.willHide, UIResponder.keyboardWillHideNotification),
        (.didHide, UIResponder.keyboardDidHideNotification),
        (.willChangeFrame, UIResponder.keyboardWillChangeFrameNotification),
        (.didChangeFrame, UIResponder.keyboardDidChangeFrameNotification),
    ]

    var isHide: Bool { self == .willHide || self == .didHide }

    /// Only these two phases say what is covered. The others come early, late or not at all.
    var determinesCoverage: Bool { self == .willShow || self == .willHide }
}
