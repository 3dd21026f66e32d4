import Foundation
import KeyboardHelper
import UIKit

extension Judge {
    // MARK: Nothing is covered

    /// Everything is as the app has set it, to the last bit.
    func returned(_ screen: SimulationScreen) -> Violation? {
        if player.isStuck { return nil }
        if let violation = exchangedIsChanged(in: screen) { return violation }
        for node in screen.all where node.view.isDescendant(of: screen.view) {
            if let difference = node.difference { return Violation(invariant: .everythingReturns, detail: difference) }
        }
        if screen.plan.hasBar, !screen.constant.isEqual(to: screen.pin.constant) {
            return Violation(
                invariant: .everythingReturns,
                detail: "the constant is \(screen.pin.constant), not \(screen.constant.readings)")
        }
        if screen.plan.hasUpperBar, screen.upperPin.constant != SimulationScreen.upperConstant {
            return Violation(invariant: .everythingReturns, detail: "the upper constant is \(screen.upperPin.constant)")
        }
        if screen.additionalSafeAreaInsets != UIEdgeInsets(top: 0, left: 0, bottom: screen.safeArea, right: 0) {
            return Violation(
                invariant: .everythingReturns, detail: "additional safe area \(screen.additionalSafeAreaInsets)")
        }
        if screen.view.window != nil, let place = screen.place, screen.view.center.y != place.midY {
            return Violation(
                invariant: .everythingReturns, detail: "the root view is at \(screen.view.center.y), not \(place.midY)")
        }
        // One closure for all is told that nothing is covered, the others that the keyboard is hidden.
        let rest: CGFloat? = screen.plan.target == .changes ? 0 : nil
        if let covered = screen.told.compactMap(\.covered).first(where: { $0 != rest }) {
            return Violation(invariant: .everythingReturns, detail: "the closures were told of \(covered)")
        }
        return nil
    }

    /// So is the scroll view of the host around the screen.
    func returnedOuter() -> Violation? {
        if let pin = player.stage.outerBar?.pin, pin.constant != 0 {
            return Violation(invariant: .everythingReturns, detail: "the outer constant is \(pin.constant)")
        }
        guard let outer = player.stage.outerScrollView, outer.window != nil, outer.contentInset != .zero else {
            return nil
        }
        return Violation(invariant: .everythingReturns, detail: "the outer inset is \(outer.contentInset)")
    }

    /// A screen that is not on screen is left alone.
    func leftovers(of screen: SimulationScreen) -> Violation? {
        func left(_ what: String) -> Violation { Violation(invariant: .nothingIsLeft, detail: what) }
        if screen.live.contains(where: \.isActive) { return left("an avoidance is active off screen") }
        if screen.live.contains(where: { $0.lift != 0 }) { return left("a lift is left off screen") }
        if screen.view.gestureRecognizers?.isEmpty == false { return left("a recognizer is left off screen") }
        let isLabeled = screen.inputs.contains { ($0 as? UITextField)?.returnKeyType ?? .default != .default }
        // A window does not hear of a controller that leaves it.
        if isLabeled, !isServedByWindow(screen) {
            return left("a return key is left off screen")
        }
        if !screen.plan.usesLayoutGuide, !screen.view.layoutGuides.isEmpty { return left("a guide is left off screen") }
        return nil
    }

    // MARK: A keyboard covers

    /// Insets and constants are just what is covered.
    func covering(_ screen: SimulationScreen, below top: CGFloat) -> Violation? {
        guard let window = screen.view.window, player.stage.world.stay != .popover else { return nil }
        let edge = top - window.frame.minY
        for avoidance in screen.live where !avoidance.lift.isFinite {
            return Violation(invariant: .nothingBreaks, detail: "lift \(avoidance.lift)")
        }
        guard !screen.live.isEmpty else { return nil }
        // Bars and closures follow for no input that is ignored.
        let focus = screen.view.window?.firstResponder
        let isIgnored = player.ignored.contains { focus?.isDescendant(of: $0) ?? false }
        // What UIKit scrolls last around it is looked for when an animation has ended.
        let isLookedForLater = player.stage.outerScrollView != nil && device.animationCompletions == .never
        // A host with a bar scrolls until what is typed in a bar inside is out from behind its own, and each time the bar inside
        // goes back onto the keyboard. Movements that follow from each other are few.
        let isBehindBar = player.stage.outerBar != nil && screen.bars.contains { $0.firstResponder != nil }
        // A window lifts the field of a bar that the app has below the keyboard's top edge.
        let isLifted =
            screen.windowMover != nil && screen.barField.isFirstResponder
            && screen.constant.readings.contains { $0 + screen.barField.frame.maxY > screen.bar.bounds.height }
        if !isIgnored, screen.movesBar, !isLookedForLater, !isBehindBar, !isLifted {
            let rest = window.convert(screen.view.bounds, from: screen.view).maxY - screen.view.safeAreaInsets.bottom
            let bottom = window.convert(screen.bar.bounds, from: screen.bar).maxY
            let expected = screen.constant.readings.map { min(rest, max(0, edge)) + $0 }
            let upper = window.convert(screen.upperBar.bounds, from: screen.upperBar).maxY
            if screen.plan.hasUpperBar, abs(min(rest, max(0, edge)) + SimulationScreen.upperConstant - upper) > 0.51 {
                return Violation(invariant: .changesAreOurs, detail: "the upper bar ends at \(upper)")
            }
            if !expected.contains(where: { abs($0 - bottom) <= 0.51 }) {
                return Violation(invariant: .changesAreOurs, detail: "the bar ends at \(bottom), not \(expected)")
            }
        }
        let isUntold = screen.told.contains { $0.avoidance?.isActive == true && $0.covered == nil }
        if isUntold, !isIgnored, window.bounds.maxY > edge {
            return Violation(invariant: .changesAreOurs, detail: "the closures were told of nothing")
        }
        if !isIgnored, screen.endsSafeArea, !isLookedForLater {
            let covered = window.convert(screen.view.bounds, from: screen.view).maxY - max(0, edge)
            let (safe, own) = (screen.view.safeAreaInsets.bottom, screen.additionalSafeAreaInsets.bottom)
            if safe < covered - 0.51 || own - screen.safeArea > max(0, covered) + 0.51 {
                return Violation(
                    invariant: .changesAreOurs, detail: "safe area \(safe), ours \(own), covered \(covered)")
            }
        }
        if let violation = stripIsMoved(in: screen) { return violation }
        if let wrong = wrongLift(of: screen) { return Violation(invariant: .changesAreOurs, detail: wrong) }
        guard let scrollView = screen.movers.first(where: { !$0.lifts })?.view as? UIScrollView else { return nil }
        let readings = screen.node(of: scrollView)?.inset.readings ?? [0]
        let wrong = readings.map { inset(of: scrollView, app: $0, screen, below: edge, in: window) }
        return wrong.contains(nil) ? nil : wrong.first?.map { Violation(invariant: .changesAreOurs, detail: $0) }
    }

    /// A container is lifted by what is told, never lowered, and not at all for an input that it does not contain.
    private func wrongLift(of screen: SimulationScreen) -> String? {
        guard !screen.givesInsets, let lifted = screen.movers.first(where: { $0.lifts }),
            screen.place != nil || lifted.view !== screen.view
        else { return nil }
        let (told, measured) = (lifted.avoidance?.lift ?? 0, screen.lift(of: lifted.view))
        if abs(told - measured) > 0.51 { return "lifted by \(measured), and \(told) was told" }
        if measured < -0.51 { return "lowered by \(-measured)" }
        // A companion in it may be shown for an input elsewhere.
        let isIdle =
            lifted.view.firstResponder == nil && player.isRested && !player.hasRevealed && !player.hasCompanions
        return isIdle && measured > 0.51 ? "lifted by \(measured) for no input" : nil
    }
}

extension Node {
    /// What is not as the app has set it.
    fileprivate var difference: String? {
        let name = "\(part.kind)"
        if let scrollView {
            let others = [scrollView.appsTopInset, scrollView.verticalScrollIndicatorInsets.top]
            if others.contains(where: { abs($0) > 1e-9 }) { return "\(name): insets \(others) at the top" }
            if !inset.isEqual(to: scrollView.contentInset.bottom) {
                return "\(name): inset \(scrollView.contentInset.bottom), not \(inset.readings)"
            }
            let indicator = scrollView.verticalScrollIndicatorInsets.bottom
            if !indicatorInset.isEqual(to: indicator) {
                return "\(name): indicator inset \(indicator), not \(indicatorInset.readings)"
            }
            if scrollView.isPagingEnabled != part.pages { return "\(name): paging \(scrollView.isPagingEnabled)" }
            if scrollView.isScrollEnabled != part.isScrollEnabled { return "\(name): scrolling" }
        }
        if view.transform != transform { return "\(name): transform \(view.transform)" }
        guard frame.size == view.bounds.size, frame != .zero else { return nil }
        // Constraints end at pixels.
        if abs(view.center.y - frame.midY) > (part.isPinned ? 0.51 : 0) {
            return "\(name): center \(view.center.y), not \(frame.midY)"
        }
        return nil
    }
}

extension SimulationScreen {
    /// A view in which the library may move things, or that it may lift.
    struct Mover {
        let view: UIView
        let lifts: Bool
        weak var avoidance: KeyboardAvoidance?
    }

    /// What is still avoided for: by the controller's own call, and by the window's.
    @MainActor var movers: [Mover] { ownMovers + [windowMover].compactMap { $0 } }

    /// What the window lifts, beside what the controller asks for itself.
    @MainActor var windowMover: Mover? {
        guard plan.target != .window, let avoidance = viewIfLoaded?.window?.keyboardAvoidance, avoidance.isActive
        else { return nil }
        return Mover(view: view, lifts: true, avoidance: avoidance)
    }

    @MainActor private var ownMovers: [Mover] {
        // The call of another screen may have replaced it.
        let last = plan.target == .window ? live.last : avoidances.last
        guard let avoidance = last, avoidance.isActive, live.contains(where: { $0 === avoidance }) else { return [] }
        if plan.target == .dropIn, let dropInView {
            return [Mover(view: dropInView, lifts: false, avoidance: avoidance)]
        }
        switch plan.target {
        case .automatic: return [Mover(view: view, lifts: true, avoidance: avoidance)]
        case .root: return [Mover(view: view, lifts: true, avoidance: avoidance)]
        case .container:
            return [Mover(view: nodes.first { $0.part.kind == .box }?.view ?? view, lifts: true, avoidance: avoidance)]
        case .scrollView, .barAndScrollView:
            let scrollView = targetScrollView
            return [Mover(view: scrollView ?? view, lifts: scrollView == nil, avoidance: avoidance)]
        case .bottomConstraint: return plan.hasBar ? [] : [Mover(view: view, lifts: true, avoidance: avoidance)]
        case .window: return [Mover(view: view, lifts: true, avoidance: avoidance)]
        case .closures, .changes, .safeArea, .dropIn, .none: return []
        }
    }

    /// The screen's own safe area is the target of an avoidance that was not stopped.
    var endsSafeArea: Bool { plan.target == .safeArea && live.contains { $0 === avoidances.last && $0.isActive } }

    /// The constraint of the bar is the target of an avoidance that was not stopped.
    var movesBar: Bool {
        guard plan.hasBar, [.bottomConstraint, .barAndScrollView].contains(plan.target) else { return false }
        return live.contains { $0 === avoidances.first && $0.isActive }
    }

    /// Where the root view is when nobody lifts it, in its superview; nil if UIKit alone knows.
    var place: CGRect? {
        guard let superview = view.superview else { return nil }
        if let parent = parent as? Parent { return parent.placeOfChild }
        let fills = presentingViewController == nil || modalPresentationStyle.fillsTheWindow
        return fills ? superview.bounds : nil
    }

    /// How far a view stands above where the app has put it.
    func lift(of view: UIView) -> CGFloat {
        if view === self.view {
            let mover = movers.first { $0.lifts && $0.view === view }
            return place.map { $0.midY - view.center.y } ?? mover?.avoidance?.lift ?? 0
        }
        guard let node = node(of: view) else { return 0 }
        return node.frame.midY - view.center.y - view.transform.ty + node.shift
    }

    /// Where the part of the screen begins that no bar covers, in window coordinates. A lifted view may reach under a bar
    /// that it does not touch at rest, and then the safe area of some has grown, and that of others has not.
    func visibleTops(in window: UIWindow) -> (least: CGFloat, most: CGFloat) {
        let tops = visibleTopsBelowBars(in: window)
        guard topBar.window === window else { return tops }
        let bar = window.convert(topBar.bounds, from: topBar).maxY
        // Beside a keyboard that leaves no room for a control below it, it need not count.
        let isRoomy = window.bounds.height > 600
        return (isRoomy ? max(tops.least, bar) : tops.least, max(tops.most, bar))
    }

    private func visibleTopsBelowBars(in window: UIWindow) -> (least: CGFloat, most: CGFloat) {
        let top = window.convert(view.bounds, from: view).minY
        let (lift, safe) = (lift(of: view), view.safeAreaInsets.top)
        if top + lift > 0.01, !isInSheet {
            // What begins lower may be lifted up to the bars.
            let bars = view.around.dropFirst().first { $0.safeAreaInsets.top > 0 }
            let bottom = bars.map { window.convert($0.bounds, from: $0).minY + $0.safeAreaInsets.top } ?? 0
            return (bottom, bottom)
        }
        return (max(top + lift, top + safe), top + lift + safe)
    }
}
