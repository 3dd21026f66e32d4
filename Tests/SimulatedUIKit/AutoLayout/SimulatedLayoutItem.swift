/// What a constraint or an anchor refers to: a view or a guide, which it does not keep alive.
@MainActor
enum SimulatedLayoutItem {
    case none
    case view(SimulatedTie<UIResponder>)
    case guide(SimulatedTie<UILayoutGuide>)
    /// Nothing that can be laid out.
    case other(Other)

    /// In an object of its own: an enumeration with a weak reference in it takes much longer to copy.
    final class Other {
        weak var object: AnyObject?

        init(_ object: AnyObject?) {
            self.object = object
        }
    }

    init(_ object: AnyObject?) {
        switch object {
        case nil: self = .none
        case let view as UIView: self = .view(view.simulatedTie)
        case let guide as UILayoutGuide: self = .guide(guide.simulatedTie)
        default: self = .other(Other(object))
        }
    }

    var object: AnyObject? {
        switch self {
        case .none: nil
        case .view(let tie): tie.object
        case .guide(let tie): tie.object
        case .other(let other): other.object
        }
    }

    var guide: UILayoutGuide? {
        if case .guide(let tie) = self { tie.object } else { nil }
    }

    /// The view that it is or belongs to.
    var view: UIView? {
        switch self {
        // Nothing else is ever put in.
        case .view(let tie): tie.object.map { unsafeDowncast($0, to: UIView.self) }
        case .guide(let tie): tie.object?.owningView
        case .none, .other: nil
        }
    }
}
