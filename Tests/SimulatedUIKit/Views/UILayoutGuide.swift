public import Foundation

/// A rectangle of a view that layout can refer to.
@MainActor
open class UILayoutGuide: NSObject {
    open internal(set) weak var owningView: UIView?
    open var identifier = ""
    private var insets: (UIView) -> UIEdgeInsets = { _ in .zero }

    open var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        return CGRect(origin: owningView.modelBounds.origin, size: owningView.modelBounds.size)
            .inset(by: insets(owningView))
    }

    static func simulated(of view: UIView, insets: @escaping (UIView) -> UIEdgeInsets) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.owningView = view
        guide.insets = insets
        return guide
    }
}

/// The part of a view that the docked keyboard covers; without one, a line at the bottom of the safe area.
@MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
    open var followsUndockedKeyboard = false
    open var usesBottomSafeArea = true

    static func simulatedKeyboard(of view: UIView) -> UIKeyboardLayoutGuide {
        let guide = UIKeyboardLayoutGuide()
        guide.owningView = view
        return guide
    }

    open override var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        let bounds = view.modelBounds
        let rest = bounds.maxY - (usesBottomSafeArea ? view.simulatedSafeArea.bottom : 0)
        var top = rest
        if let window = view.hostWindow, let keyboard = window.simulatedDevice?.keyboard.dockedFrame {
            top = min(rest, view.fromScreen(keyboard.origin).y)
        }
        top = max(top, bounds.minY)
        return CGRect(x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top)
    }
}
