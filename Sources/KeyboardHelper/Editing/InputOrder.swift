internal import UIKit

extension UIView {
    /// The views that have an order of inputs each, from the back to the front: what is presented in a window, or added
    /// to it; any other host as a whole.
    var partsInOrder: [UIView] { self is UIWindow ? subviews : [self] }
}

/// The inputs of a view, in the order in which the focus moves through them.
@MainActor struct InputOrder {
    let order: KeyboardAvoidance.Options.FieldOrder
    let settings: InputSettings
    /// The input that the focus comes from. It counts as an input in any state.
    weak var origin: UIView?

    func inputs(in view: UIView) -> [UIView] {
        let inputs = nested(in: view)
        guard order == .tag else { return inputs }
        return inputs.enumerated().sorted { ($0.element.tag, $0.offset) < ($1.element.tag, $1.offset) }.map(\.element)
    }

    /// The inputs of a scroll view stay together, whatever its offset.
    private func nested(in view: UIView) -> [UIView] {
        var items: [(view: UIView, inputs: [UIView])] = []
        collect(in: view, into: &items)
        // The subviews of a table or a collection have no order.
        guard order == .position || view is any CellList else { return items.flatMap(\.inputs) }
        let frames = items.map { view.convert($0.view.bounds, from: $0.view) }
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return ReadingOrder.indices(of: frames, isRightToLeft: isRightToLeft).flatMap { items[$0].inputs }
    }

    private func collect(in view: UIView, into items: inout [(view: UIView, inputs: [UIView])]) {
        for subview in view.subviews where subview === origin || isReachable(subview) {
            if subview === origin || acceptsFocus(subview) {
                items.append((subview, [subview]))
            } else if subview is UIScrollView {
                items.append((subview, nested(in: subview)))
            } else {
                collect(in: subview, into: &items)
            }
        }
    }

    /// Whether a person can reach the inputs of `view`.
    private func isReachable(_ view: UIView) -> Bool {
        // A section that is closed, and not one that was never laid out.
        if view.clipsToBounds, view.bounds.height < 1, view.bounds.width >= 1 { return false }
        return !view.isInvisible && view.isUserInteractionEnabled && !SystemAvoidance.ownsInputs(of: view)
    }

    private func acceptsFocus(_ view: UIView) -> Bool {
        guard view is any UIKeyInput, view.canBecomeFirstResponder, !settings.skips(view) else { return false }
        return (view as? UIControl)?.isEnabled ?? (view as? UITextView)?.isEditable ?? true
    }
}
