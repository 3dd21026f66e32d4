import Foundation

/// Who wrote a property.
public enum SimulatedAuthor: Sendable {
    /// The app or a library in it.
    case app
    /// UIKit by itself.
    case uikit
    /// The person or the system: a finger, a rotation.
    case system
}

/// One property of one view that got another value.
public struct SimulatedWrite: CustomStringConvertible {
    public let view: UIView
    public let property: String
    public let old: Any
    public let new: Any
    public let by: SimulatedAuthor

    public var description: String { "\(type(of: view)).\(property): \(old) -> \(new) by \(by)" }
}

/// What was done so far; two can be subtracted.
public struct SimulatedCosts: Equatable, Sendable {
    /// Steps along `superview`, `subviews` and `next`.
    public var viewsVisited = 0
    /// Calls of `layoutSubviews`.
    public var layouts = 0
    /// Layouts inside a call of `layoutIfNeeded` by the app or the library, also during the layout pass of the turn.
    public var forcedLayouts = 0
    /// Points and rectangles converted between views.
    public var conversions = 0
    /// Properties of views that got another value.
    public var propertyWrites = 0

    public init() {}

    static func + (a: SimulatedCosts, b: SimulatedCosts) -> SimulatedCosts {
        a - (SimulatedCosts() - b)
    }

    public static func - (a: SimulatedCosts, b: SimulatedCosts) -> SimulatedCosts {
        var difference = a
        difference.viewsVisited -= b.viewsVisited
        difference.layouts -= b.layouts
        difference.forcedLayouts -= b.forcedLayouts
        difference.conversions -= b.conversions
        difference.propertyWrites -= b.propertyWrites
        return difference
    }
}
