internal import Foundation

/// Reads from a layout guide how far a finger has dragged the keyboard, and decides whether the guide can be believed.
///
/// A guide may be left behind, lie at the bottom, or be too high. It counts once it has agreed with what was announced
/// of the keyboard, and only for a keyboard that goes down from there. Every height is in points, from the window's
/// bottom.
struct KeyboardDrag: Sendable, Equatable {
    enum Change: Sendable, Equatable {
        /// The keyboard covers this much.
        case dragged(CGFloat)
        /// It is where it was announced to be.
        case returned
    }

    /// The height of the keyboard, as it was announced.
    private var announced: CGFloat = 0
    /// The guide's height for it at rest; nil until the two have agreed.
    private var resting: CGFloat?
    /// The guide's height for it in the present drag.
    private var reference: CGFloat?

    /// Takes in where the guide is.
    ///
    /// - Parameters:
    ///   - isUnderFinger: Nothing but a finger moves it.
    ///   - accessory: The upper edge, from the window's bottom, and the height of what stands on the keyboard. On iOS 26
    ///     the guide counts it at rest, and not in a drag.
    mutating func follow(
        _ guide: CGFloat, announced: CGFloat, isUnderFinger: Bool,
        accessory: @autoclosure () -> (top: CGFloat, height: CGFloat)?
    ) -> Change? {
        let wasUnderWay = isUnderWay
        if abs(announced - self.announced) > Self.tolerance { self = KeyboardDrag(announced: announced) }
        // A new announcement ends a drag, because the height that the drag began at no longer counts.
        let end: Change? = wasUnderWay && !isUnderWay ? .returned : nil
        guard announced > 0, guide.isFinite else { return end }
        guard isUnderFinger, let resting else {
            guard abs(guide - announced) <= Self.tolerance else { return end }
            resting = guide
            return takeEnd() ?? end
        }
        guard reference != nil || guide < resting - AvoidancePlanner.negligible else { return nil }
        let reference = reference ?? resting - lost(by: guide, from: resting, accessory())
        let covered = max(0, announced - (reference - guide))
        // No finger takes it higher than it was announced to be.
        guard covered <= announced + Self.tolerance else { return nil }
        if covered > announced - AvoidancePlanner.negligible { return takeEnd() }
        self.reference = reference
        return .dragged(covered)
    }

    private init(announced: CGFloat) { self.announced = announced }

    init() {}

    var isUnderWay: Bool { reference != nil }

    private mutating func takeEnd() -> Change? {
        defer { reference = nil }
        return isUnderWay ? .returned : nil
    }

    /// The points that the guide has fallen by as the drag began, without the keyboard.
    private func lost(by guide: CGFloat, from resting: CGFloat, _ accessory: (top: CGFloat, height: CGFloat)?)
        -> CGFloat
    {
        guard let accessory else { return 0 }
        // The finger may have gone as far as that at once: then the accessory has gone along.
        let isAlong = abs(accessory.top - guide) <= Self.tolerance
        return resting - guide < accessory.height - Self.tolerance || isAlong ? 0 : accessory.height
    }

    private static let tolerance: CGFloat = 1
}
