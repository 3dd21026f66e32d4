internal import UIKit

/// A view of the library that draws nothing, and so hides nothing.
@MainActor protocol UnseenView: UIView {}

/// The views that stand on the keyboard, or over the top, as it comes: they were there before, or have come along. What
/// comes while it rests is none of them, unless an avoidance or a layout guide keeps it there.
@MainActor final class StandingViews {
    private var known = WeakTable<UIView, Void>()
    private var end = -TimeInterval.infinity

    /// Chosen: twice the keyboard's spring, so that a bar may follow late.
    private static let longest: TimeInterval = 1

    /// The keyboard moves `up`, or a host comes under one that stands. Without one, nothing stands on it.
    func keyboardMoves(up: Bool, at now: TimeInterval) {
        if !up { known = WeakTable() }
        end = now + Self.longest
    }

    /// None is known, and none is expected.
    var isEmpty: Bool { known.isEmpty && CACurrentMediaTime() > end }

    func contains(_ view: UIView, orKeeps isKept: @autoclosure () -> Bool) -> Bool {
        if known.value(for: view) != nil { return true }
        guard CACurrentMediaTime() <= end else { return isKept() }
        known.set((), for: view)
        return true
    }
}

/// Finds what stands on the keyboard in front of a view: bars, buttons and toolbars, whoever moves them there. And what
/// stands over the top.
@MainActor struct CoverFromBelow {
    /// Every y is in window coordinates, like that of the keyboard.
    private let around: Surroundings
    /// The input, or the target without one.
    private let view: UIView
    private var covers: [Cover] = []

    init(_ surroundings: Surroundings, of view: UIView) {
        (around, self.view) = (surroundings, view)
        // The lowest first: one may stand on the other.
        covers = covers(of: view).sorted { $0.rect.maxY > $1.rect.maxY }
    }

    /// Something in front of the target or of what is around it.
    private struct Cover {
        /// Where it is, or would be without the lift that has brought it there.
        let rect: CGRect
        let view: UIView
    }

    /// Where the room for `focus` ends: at the keyboard, or at the bar on it in front of the focus. A bar that would leave
    /// no room for the focus below `top` does not count, nor does what comes up within `spacing` points below it.
    func roomBottom(inFrontOf focus: CGRect, below top: CGFloat, spacing: CGFloat) -> CGFloat {
        lowestEdge(at: focus, leastWidth: 0, below: top) { cover in
            // A list of completions comes up just below a visible focus. It leaves the room as it was.
            let isBelow = (-1...max(0, spacing - 1)).contains(cover.rect.minY - focus.maxY)
            guard isBelow, !staysOnKeyboard(cover.view) else { return cover.rect.minY }
            return max(cover.rect.minY, around.formerRoomBottom)
        }
    }

    /// The same for all of the view, wherever the focus is. What covers less than a share of its width does not count.
    func roomBottom(leastShare: CGFloat, below top: CGFloat) -> CGFloat {
        var rect = around.frame(of: view)
        rect.size.height = 0
        return lowestEdge(at: rect, leastWidth: leastShare * rect.width, below: top, edge: \.rect.minY)
    }

    private func lowestEdge(
        at rect: CGRect, leastWidth: CGFloat, below top: CGFloat, edge: (Cover) -> CGFloat
    ) -> CGFloat {
        var rect = rect
        // A focus beyond the sides comes into sight.
        rect.origin.x = max(0, min(rect.minX, around.window.bounds.maxX - rect.width))
        var lowest = around.keyboardTop
        for cover in covers {
            let other = cover.rect
            let width = min(other.maxX, rect.maxX) - max(other.minX, rect.minX)
            guard width > leastWidth, other.minY > top + rect.height, other.minY < lowest,
                lowest - other.maxY <= min(other.height, Self.gap),
                around.standing.contains(cover.view, orKeeps: staysOnKeyboard(cover.view))
            else { continue }
            lowest = min(lowest, edge(cover))
        }
        return lowest
    }

    /// Where the room begins: at `top`, or below the app's own bar that stands over that. One that would leave no room for
    /// a control does not count.
    func roomTop(from top: CGFloat) -> CGFloat {
        var highest = top
        let lowest = min(Self.reach, around.keyboardTop - Self.leastRoom)
        for cover in covers {
            let other = cover.rect
            guard other.minY <= top, other.maxY > top, other.maxY <= lowest,
                other.width > around.window.bounds.width / 2,
                around.standing.contains(cover.view, orKeeps: false)
            else { continue }
            highest = max(highest, other.maxY)
        }
        return highest
    }

    /// Whether an avoidance, or a layout guide around `view`, keeps `cover` on the keyboard.
    private func staysOnKeyboard(_ cover: UIView) -> Bool {
        (around.knownBars + keyboardBars(in: view.path[...])).contains(where: cover.isDescendant)
    }

    /// The views near the keyboard that show something in front of `view`. Only siblings that are in front of a view
    /// around it can do that. Views inside a scroll view move along, and so do views inside the lifted view, unless
    /// they follow the keyboard.
    private func covers(of view: UIView) -> [Cover] {
        let all = Array(view.outwards(to: around.outermostPage))
        let end = all.firstIndex(of: around.page) ?? 0
        let path = all[...end]
        let liftedPlace = path.firstIndex { $0 === around.lifted }
        let scrollingPlace = scrolling(in: path, of: view)
        guard let start = scrollingPlace ?? liftedPlace ?? path.firstIndex(of: around.target) else { return [] }
        let keyboardBars = liftedPlace.map { self.keyboardBars(in: path[...$0]) } ?? []
        var covers: [Cover] = []
        collectSiblings(
            inFrontOf: path[(keyboardBars.isEmpty ? start : scrollingPlace ?? 0)...], carried: path[..<start],
            liftedPlace: liftedPlace ?? 0, keyboardBars, into: &covers)
        // The views around the page stay where they are, or scroll by themselves.
        let outer = scrolling(in: all[(end + 1)...], of: view) ?? end
        collectSiblings(inFrontOf: all[outer...], carried: [], liftedPlace: 0, [], into: &covers)
        return covers
    }

    /// The outermost view in `path` that scrolls the others.
    private func scrolling(in path: ArraySlice<UIView>, of view: UIView) -> Int? {
        path.lastIndex { ($0 !== view || $0 === around.target) && ($0 as? UIScrollView)?.isPager == false }
    }

    /// Adds what is in front of the views of `path`, in which each is the superview of the one before. What is in front
    /// of one of the `carried` views goes along with that, and what a constraint holds to one, but for bars on the
    /// keyboard.
    private func collectSiblings(
        inFrontOf path: ArraySlice<UIView>, carried: ArraySlice<UIView>, liftedPlace: Int, _ keyboardBars: [UIView],
        into covers: inout [Cover]
    ) {
        for (index, view) in zip(path.indices, path).dropLast() {
            let superview = path[index + 1]
            let front = superview.subviews.reversed().prefix { $0 !== view }
            guard index >= carried.endIndex else {
                for bar in keyboardBars where front.contains(where: bar.isDescendant) {
                    collectVisible([bar], near: bar.frame, raisedBy: 0, keyboardBars, into: &covers)
                }
                continue
            }
            let siblings = front.filter { !superview.holds($0, toOneOf: carried) }
            // A view that only the lift has brought up to the keyboard is measured where it would be without the lift.
            let rise = index < liftedPlace ? around.lift : 0
            collectVisible(siblings, near: view.frame, raisedBy: rise, keyboardBars, into: &covers)
        }
    }

    /// Adds the rectangles of those of `views` that show something in front of `area`, which is in the coordinates of
    /// their superview, near the keyboard. For one that draws nothing itself, what is inside of it counts. They are
    /// taken where they would be without their rise, in points; `keyboardBars` have none.
    private func collectVisible(
        _ views: some Collection<UIView>, near area: CGRect, raisedBy rise: CGFloat, _ keyboardBars: [UIView],
        into covers: inout [Cover]
    ) {
        guard let superview = views.first?.superview else { return }
        let (height, width) = (Self.reach + max(0, rise), around.window.bounds.width)
        let row = CGRect(x: 0, y: around.keyboardTop - height, width: width, height: height)
        let near = superview.convert(row, from: around.window).intersection(area)
        let top = CGRect(x: 0, y: 0, width: width, height: Self.reach)
        let over = around.standing.isEmpty ? .null : superview.convert(top, from: around.window).intersection(area)
        for view in views where !view.isInvisible && !(view is any UnseenView) {
            guard view.frame.intersects(near) || view.frame.intersects(over) else { continue }
            let rise = keyboardBars.contains(view) ? 0 : rise
            if view.drawsNothing {
                collectVisible(view.subviews, near: view.bounds, raisedBy: rise, keyboardBars, into: &covers)
            } else {
                let rect = around.frame(of: view).offsetBy(dx: 0, dy: rise)
                if rect.isFinite { covers.append(Cover(rect: rect, view: view)) }
            }
        }
    }

    /// The views that a lift of `path` leaves on the keyboard: the library's bars, and views pinned to a layout guide.
    private func keyboardBars(in path: ArraySlice<UIView>) -> [UIView] {
        around.bars
            + path.flatMap { $0.constraints.filter(\.isOnKeyboard).flatMap(\.items) }
            .compactMap { $0 as? UIView }.filter { !path.contains($0) }
    }

    /// As far above the keyboard, or above each other, as bars and buttons stand at most, in points.
    private static let gap: CGFloat = 20
    /// More than bars on each other are high, in points.
    static let reach: CGFloat = 200
    /// More than a control is high, in points.
    private static let leastRoom: CGFloat = 60
}

extension UIView {
    /// A container that shows only its subviews.
    var drawsNothing: Bool {
        if let backgroundColor, backgroundColor.cgColor.alpha >= 0.01 { return false }
        if isAny(of: [UIControl.self, UIScrollView.self, UIVisualEffectView.self, UIToolbar.self]) { return false }
        // A subclass may draw itself.
        return type(of: self) == UIView.self || !subviews.isEmpty
    }
}

extension NSLayoutConstraint {
    /// Whether it is between a view and a keyboard's layout guide.
    var isOnKeyboard: Bool { items.contains { $0 is UIKeyboardLayoutGuide } }
}

extension UIView {
    /// Whether one of its constraints holds the height of `view` on the screen to one of `others`.
    fileprivate func holds(_ view: UIView, toOneOf others: ArraySlice<UIView>) -> Bool {
        constraints.filter(\.pinsHeight).map { $0.items.compactMap { $0 as? UIView } }
            .contains { $0.contains(view) && $0.contains(where: others.contains) }
    }
}

extension NSLayoutConstraint {
    /// Whether it holds a height on the screen, whatever else the app wants: less than that may give way to the
    /// content.
    fileprivate var pinsHeight: Bool {
        isActive && relation == .equal && priority == .required
            && [firstAttribute, secondAttribute].allSatisfy(\.isHeight)
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether it is a place along the height.
    fileprivate var isHeight: Bool {
        let places: [Self] = [
            .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins,
        ]
        return places.contains(self)
    }
}
