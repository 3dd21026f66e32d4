public import Foundation

/// A rectangle of a view that layout can refer to.
@MainActor
open class UILayoutGuide: NSObject {
    /// For references that do not keep the guide alive.
    nonisolated final let simulatedTie = SimulatedTie<UILayoutGuide>()

    public override init() {
        super.init()
        simulatedTie.bind(self)
    }

    deinit { simulatedTie.cut() }

    @SimulatedUnretained open internal(set) var owningView: UIView?
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
    func simulatedSpan(in bounds: SimulatedLayoutSpan) -> SimulatedLayoutSpan {
        switch kind {
        case .plain: SimulatedLayoutSpan(item: simulatedNumber, bounds.axis)
        case .content: SimulatedLayoutSpan(item: simulatedNumber, bounds.axis).at(.zero)
        case .inset(let insets): owningView.map { bounds.inset(by: insets($0)) } ?? bounds
        }
    }
}
