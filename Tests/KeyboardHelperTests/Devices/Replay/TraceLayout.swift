import Foundation
import UIKit

/// A trace's screen at rest, as numbers in window coordinates.
struct TraceLayout {
    /// The field that has the focus, in the host's coordinates: in a container that is not lifted, or in the content.
    struct Focus {
        let whole: CGRect
        /// A text view's line with the caret.
        let line: CGRect?
    }

    let target: TraceTarget
    let host: CGRect
    let safeArea: UIEdgeInsets
    let windowBottom: CGFloat
    let contentHeight: CGFloat
    let scale: CGFloat
    let focus: Focus?
    /// The container in the host's coordinates, where it is at rest; nil without one.
    let card: CGRect?

    static let spacing: CGFloat = 10

    /// Where the visible area begins.
    private var top: CGFloat { host.minY + safeArea.top }

    func keyboardTop(covered: CGFloat) -> CGFloat { windowBottom - covered }

    /// The points of a scroll view's height, which is the host's, under the keyboard.
    private func overlap(covered: CGFloat) -> CGFloat {
        min(max(0, host.maxY - keyboardTop(covered: covered)), host.height)
    }

    // MARK: Insets

    /// What a scroll view's inset and its indicators get: what is covered of it, without the safe area that UIKit adds.
    func inset(covered: CGFloat) -> CGFloat {
        target.isScrollView ? max(0, overlap(covered: covered) - safeArea.bottom) : 0
    }

    /// The part of the spacing that the content lacks below a focus at its very end. A scroll view of which nothing is covered gets
    /// no inset for that.
    func lacking(covered: CGFloat) -> CGFloat {
        overlap(covered: covered) > 0 ? lackingAtEnd : 0
    }

    /// The spacing that the focus can have.
    func spacing(covered: CGFloat) -> CGFloat { Self.spacing - lackingAtEnd + lacking(covered: covered) }

    private var lackingAtEnd: CGFloat {
        guard target.isScrollView, let focus else { return 0 }
        return min(max(0, focus.whole.maxY + Self.spacing - contentHeight), Self.spacing)
    }

    // MARK: Positions

    /// The part of the focus that must be visible: a text view as a whole if that fits, else the caret's line; with all of a
    /// container that reaches below the keyboard's top, if that fits.
    func rectToShow(covered: CGFloat) -> CGRect? {
        guard let focus else { return nil }
        let room = bottom(covered: covered) - top
        let rect = (focus.whole.height <= room ? nil : focus.line) ?? focus.whole
        guard let card, host.minY + card.maxY > keyboardTop(covered: covered), card.height <= room else { return rect }
        return rect.union(card)
    }

    /// How far the focus goes up, from a `position` of the lift or the offset, by the least movement that shows it with
    /// the spacing below it. The spacing gives way first, then the lower part of the focus.
    func leastMovement(from position: CGFloat, covered: CGFloat) -> CGFloat {
        guard let rect = rectToShow(covered: covered) else { return 0 }
        let (minY, maxY) = (host.minY + rect.minY - position, host.minY + rect.maxY - position)
        let free = min(Self.spacing, max(0, bottom(covered: covered) - top - rect.height))
        let limit = min(visibleBottom, keyboardTop(covered: covered) - free)
        let movement = min(max(0, maxY - limit), minY - top)
        let pixels = (movement * scale * 1000).rounded() / 1000
        return pixels.rounded(.awayFromZero) / scale
    }

    /// The legal offsets of a scroll view.
    func offsets(inset: CGFloat) -> ClosedRange<CGFloat> {
        -safeArea.top...max(-safeArea.top, contentHeight + safeArea.bottom + inset - host.height)
    }

    /// A container is clipped by nothing below it, a scroll view's content by the safe area.
    private var visibleBottom: CGFloat {
        target.isScrollView ? host.maxY - safeArea.bottom : .greatestFiniteMagnitude
    }

    private func bottom(covered: CGFloat) -> CGFloat { min(visibleBottom, keyboardTop(covered: covered)) }
}
