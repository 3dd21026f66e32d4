internal import UIKit

/// Keeps the end of a scroll view visible when there is more or less room for its content.
///
/// Where the reader has scrolled up, the content just above the bottom stays there instead.
@MainActor final class EndKeeper {
    private weak var scrollView: UIScrollView?
    /// See ``KeyboardAvoidance/Options/reservedBottomInset``.
    private var answerRoom: CGFloat
    /// Before the next change of the room.
    private var before: ScrollRoom
    /// Where the content was before it has made way, beyond the room for an answer. It goes back there.
    private var rest: ScrollRoom?

    init(_ scrollView: UIScrollView, room: CGFloat) {
        (self.scrollView, answerRoom) = (scrollView, room)
        // A scroll view that was never laid out counts as scrolled to its end.
        before = scrollView.contentSize == .zero ? ScrollRoom() : ScrollRoom(of: scrollView, for: room)
    }

    /// The app asks to see something else first.
    private var waits = false
    /// The end is to be visible again after that.
    private var comesBack = false

    /// Leaves the end alone until ``resume(comesBack:)``.
    func wait() { waits = true }

    /// Goes on. The end `comesBack` unless the reader has scrolled.
    func resume(comesBack: @autoclosure () -> Bool) {
        guard waits else { return }
        (waits, self.comesBack) = (false, comesBack())
    }

    private var present: ScrollRoom {
        guard let scrollView else { return before }
        return ScrollRoom(of: scrollView, for: answerRoom)
    }

    /// Takes in where the reader is. Call this before something may change the room for the scroll view.
    func note() {
        guard !waits, !comesBack else { return }
        let present = present
        let offset = present.unclampedOffset(since: before)
        let hasScrolled = abs(offset - before.offset) > 1
        (before.offset, before.isFlipped) = (offset, present.isFlipped)
        guard hasScrolled else { return }
        rest = nil
        // The end is now that of the new content; a last row may be higher than it was estimated to be.
        before.contentHeight = isInLastRow(before.edge) ? before.edge : present.contentHeight
    }

    /// Whether the room has changed, and the offset has to follow.
    var isDue: Bool {
        !waits && scrollView?.isMovedByUser == false && (comesBack || present.differs(from: before))
    }

    /// Moves the offset along with the room, of which `answerRoom` is for an answer from now on. `didMove` gets the bounds
    /// before each movement.
    func keep(for answerRoom: CGFloat, didMove: (UIScrollView, CGRect) -> Void) {
        self.answerRoom = answerRoom
        guard !waits else { return }
        guard isDue, let scrollView else {
            before = present
            return
        }
        note()
        comesBack = false
        // The views around the list get their places inside the animation. Below, the list is laid out without one.
        scrollView.superview.map(PendingLayout.layOut)
        let old = before
        // Writing the offset may call the app, which may call this method again.
        before = present
        let start = rest ?? old
        rest = start
        let still = before.stillOffset(since: start)
        // Rows that come into view may be higher than they were estimated to be. A layout measures the first ones of
        // what it shows.
        for _ in 0..<Self.mostRounds {
            let bounds = scrollView.bounds
            let goal = present.offset(keeping: old.showsEnd ? nil : old.edge, from: still)
            guard scrollView.canScroll(by: goal - bounds.minY) else { break }
            scrollView.contentOffset.y = goal
            didMove(scrollView, bounds)
            PendingLayout.flush([scrollView])
        }
        before = present
        guard let still, abs(still - before.offset) >= 1 else {
            rest = nil
            return
        }
    }

    /// Whether the last row of a table, or the last item of a collection, is at `y` in the content.
    private func isInLastRow(_ y: CGFloat) -> Bool {
        guard let list = scrollView as? any CellList,
            let path = list.path(at: CGPoint(x: list.bounds.midX, y: y - 1))
        else { return false }
        return list.isLast(path)
    }

    /// As many rows as a screen may show, if they are low.
    private static let mostRounds = 40
}

extension ScrollRoom {
    @MainActor fileprivate init(of scrollView: UIScrollView, for answerRoom: CGFloat) {
        let inset = scrollView.adjustedContentInset
        self.init(
            offset: scrollView.contentOffset.y, size: scrollView.bounds.size, topInset: inset.top,
            bottomInset: inset.bottom, contentHeight: scrollView.contentSize.height,
            isFlipped: scrollView.orientationInWindow.isUpsideDown)
        self.answerRoom = Self.points(answerRoom, within: isFlipped ? topInset : bottomInset)
    }
}
