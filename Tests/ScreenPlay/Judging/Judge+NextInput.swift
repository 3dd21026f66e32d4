import KeyboardHelper
import UIKit

/// The input after the focus, which some apps want to be visible too.
extension Judge {
    /// The next input is visible with the focus, wherever there is room for both.
    func nextIsHidden(in screen: SimulationScreen, _ reach: Reach) -> Violation? {
        guard !player.isUnseen, !player.hasCompanions, !player.hasRevealed, player.stage.outerScrollView == nil,
            screen.windowMover == nil, !screen.live.isEmpty,
            screen.live.allSatisfy({ $0.options.keepsNextInputVisible && $0.options.fieldOrder != .tag }),
            // A button that stays on the keyboard in a lifted view leaves less room than the reach counts with.
            screen.bars.isEmpty || screen.movers.allSatisfy({ !$0.lifts }),
            let input = screen.view.firstResponder, let next = nextInput(after: input, in: screen)
        else { return nil }
        let rect = next.frameInWindow
        let both = Reach(
            top: reach.top, bottom: max(reach.bottom, rect.maxY), levels: reach.levels, visible: reach.visible,
            free: reach.free)
        guard both.isPossible, !both.isVisible(tolerance: 0.51) else { return nil }
        return Violation(
            invariant: .focusIsVisible,
            detail: "the next input at \(rect.minY)...\(rect.maxY) is not in \(both.visible): \(both.levels)")
    }

    /// The input that follows in every order: below this one in the same view, and beside no other input.
    private func nextInput(after input: UIView, in screen: SimulationScreen) -> UIView? {
        guard !(input is UITextView), let node = screen.node(of: input) else { return nil }
        let siblings = node.parent?.children ?? screen.nodes
        guard let after = siblings.drop(while: { $0 !== node }).dropFirst().first(where: { $0.part.kind != .label }),
            after.isInput, !node.part.isHalf, !after.part.isHalf, !after.view.hangsOver, after.view.window != nil
        else { return nil }
        let isPassedOver = player.ignored.contains(after.view) || player.skips.contains { $0.input === after.view }
        let lines = input.frameInWindow.union(after.view.frameInWindow)
        let others = screen.inputs.filter { $0 !== input && $0 !== after.view }
        guard !isPassedOver, !after.view.isHidden, after.view.frameInWindow.minY >= input.frameInWindow.maxY,
            others.allSatisfy({ $0.frameInWindow.maxY <= lines.minY || $0.frameInWindow.minY >= lines.maxY })
        else { return nil }
        return after.view
    }
}

extension UIView {
    fileprivate var frameInWindow: CGRect { window?.convert(bounds, from: self) ?? .null }
}
