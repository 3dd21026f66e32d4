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

    /// The accessory view on the keyboard.
    struct Accessory: Sendable, Equatable {
        var top: CGFloat
        var height: CGFloat
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
    ///   - accessory: Guides may count it in the keyboard's height or not, at rest and in a drag.
    mutating func follow(
        _ guide: CGFloat, announced: CGFloat, isUnderFinger: Bool, accessory: @autoclosure () -> Accessory?
    ) -> Change? {
        let wasUnderWay = isUnderWay
        if abs(announced - self.announced) > Self.tolerance { self = KeyboardDrag(announced: announced) }
        // A new announcement ends a drag, because the height that the drag began at no longer counts.
        let end: Change? = wasUnderWay && !isUnderWay ? .returned : nil
        guard announced > 0, guide.isFinite else { return end }
        guard isUnderFinger, let resting else {
            guard agrees(guide, isUnderFinger ? nil : accessory()) else { return end }
            resting = guide
            return takeEnd() ?? end
        }
        guard reference != nil || guide < resting - AvoidancePlanner.negligible else { return nil }
        let reference = reference ?? self.reference(of: guide, from: resting, accessory())
        let covered = max(0, announced - (reference - guide))
        // No finger takes it higher than it was announced to be.
        guard covered <= announced + Self.tolerance else { return nil }
        if covered > announced - AvoidancePlanner.negligible { return takeEnd() }
        self.reference = reference
        return .dragged(covered)
    }

    /// The accessory view is asked for only where the two differ.
    private func agrees(_ guide: CGFloat, _ accessory: @autoclosure () -> Accessory?) -> Bool {
        func differ(by points: CGFloat) -> Bool { abs(abs(guide - announced) - points) > Self.tolerance }
        return !differ(by: 0) || accessory().map { !differ(by: $0.height) } ?? false
    }

    private init(announced: CGFloat) { self.announced = announced }

    init() {}

    var isUnderWay: Bool { reference != nil }

    private mutating func takeEnd() -> Change? {
        defer { reference = nil }
        return isUnderWay ? .returned : nil
    }

    /// A guide that counts the accessory view at rest, and not in a drag, falls by its height as the drag begins.
    private func reference(of guide: CGFloat, from resting: CGFloat, _ accessory: Accessory?) -> CGFloat {
        guard let accessory, resting > announced - Self.tolerance else { return resting }
        let counts = resting - guide < accessory.height - Self.tolerance || abs(accessory.top - guide) <= Self.tolerance
        return counts ? resting : resting - accessory.height
    }

    private static let tolerance: CGFloat = 1
}
