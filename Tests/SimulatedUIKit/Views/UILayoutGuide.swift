public import Foundation

/// A rectangle of a view that layout can refer to.
@MainActor
open class UILayoutGuide: NSObject {
    open internal(set) weak var owningView: UIView?
    open var identifier = ""

    /// What the rectangle is, beside the view's own.
    private enum Kind {
        /// What constraints say.
        case plain
        /// A scroll view's content.
        case content
        case inset((UIView) -> UIEdgeInsets)
    }
    private var kind = Kind.plain
    /// Names its variables.
    let simulatedNumber = SimulatedLayoutState.nextNumber()
    var simulatedSolvedFrame: CGRect?

    open var layoutFrame: CGRect {
        switch kind {
        case .plain: return simulatedSolvedFrame ?? .zero
        case .content: return CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? .zero)
        case .inset(let insets):
            guard let owningView else { return .zero }
            return CGRect(origin: owningView.modelBounds.origin, size: owningView.modelBounds.size)
                .inset(by: insets(owningView))
        }
    }

    static func simulated(of view: UIView, insets: @escaping (UIView) -> UIEdgeInsets) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.owningView = view
        guide.kind = .inset(insets)
        return guide
    }

    static func simulatedContent(of view: UIScrollView) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.owningView = view
        guide.kind = .content
        return guide
    }

    // MARK: For the solver

    var simulatedIsPlain: Bool {
        if case .plain = kind { return true }
        return false
    }

    var simulatedIsContentGuide: Bool {
        if case .content = kind { return true }
        return false
    }

    /// To the view's bounds.
    var simulatedIsFixed: Bool { !simulatedIsPlain && !simulatedIsContentGuide }

    /// In the coordinates of the owning view, whose bounds are `bounds`.
    func simulatedBox(in bounds: SimulatedLayoutBox) -> SimulatedLayoutBox {
        switch kind {
        case .plain: SimulatedLayoutBox(item: simulatedNumber)
        case .content: SimulatedLayoutBox(item: simulatedNumber).at(.zero)
        case .inset(let insets): owningView.map { bounds.inset(by: insets($0)) } ?? bounds
        }
    }
}

/// The part of a view that the docked keyboard covers; without one, a line at the bottom of the safe area.
@MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
    open var followsUndockedKeyboard = false
    open var usesBottomSafeArea = true {
        didSet { if oldValue != usesBottomSafeArea { owningView?.simulatedLayoutInputDidChange() } }
    }

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

    override var simulatedIsPlain: Bool { false }

    /// As high as it would be where its view is now; when that has moved, it is measured again.
    override func simulatedBox(in bounds: SimulatedLayoutBox) -> SimulatedLayoutBox {
        bounds.bottom(layoutFrame.height)
    }
}
