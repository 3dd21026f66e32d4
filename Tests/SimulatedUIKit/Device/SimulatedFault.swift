import Foundation

/// What an app or a library did that would hang or break a device.
public enum SimulatedFault: Equatable, Sendable, CustomStringConvertible {
    /// The layout of one turn was not finished after ten passes.
    case endlessLayout
    /// `reloadInputViews` was called inside a layout pass: it moves the keyboard, which lays everything out.
    case reloadedInputViewsInLayout(view: String)
    /// A property of a view was given a number that is none, or an infinite one: Core Animation throws for those.
    case notFinite(property: String, view: String, value: String)

    public var description: String {
        switch self {
        case .endlessLayout: "more than ten layout passes in one turn"
        case .reloadedInputViewsInLayout(let view): "\(view).reloadInputViews() inside a layout pass"
        case .notFinite(let property, let view, let value): "\(view).\(property) = \(value)"
        }
    }
}

extension SimulatedDevice {
    /// What would have hung or broken a device so far.
    public var faults: [SimulatedFault] { engine.faults }
}

extension SimulatedEngine {
    /// Tells of the eleventh pass of one layout, once for a row of them.
    func didLayOut(passes: Int) {
        if passes == 11, faults.last != .endlessLayout { record(.endlessLayout) }
    }

    func didReloadInputViews(of view: UIResponder) {
        if isLayingOut { record(.reloadedInputViewsInLayout(view: "\(type(of: view))")) }
    }

    func checkNumbers<T>(of property: String, of view: UIView, _ value: T) {
        guard !Self.isFinite(value) else { return }
        record(.notFinite(property: property, view: "\(type(of: view))", value: "\(value)"))
    }

    /// Everything else has no numbers.
    private static func isFinite<T>(_ value: T) -> Bool {
        switch value {
        case let number as CGFloat: number.isFinite
        case let point as CGPoint: SimulatedNumbers(point).isFinite
        case let size as CGSize: SimulatedNumbers(size).isFinite
        case let rect as CGRect: SimulatedNumbers(rect.origin).isFinite && SimulatedNumbers(rect.size).isFinite
        case let insets as UIEdgeInsets:
            insets.top.isFinite && insets.left.isFinite && insets.bottom.isFinite && insets.right.isFinite
        case let transform as CGAffineTransform: SimulatedNumbers(transform).isFinite
        default: true
        }
    }
}
