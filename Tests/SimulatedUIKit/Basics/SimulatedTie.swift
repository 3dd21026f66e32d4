/// Leads to an object without keeping it alive, and nowhere once the object has gone.
///
/// A `weak` reference does the same. But from its first weak reference on, every retain and release of an object takes a slow
/// path, and windows and views are retained and released all the time. The object owns its tie, binds itself in its `init`
/// and cuts the tie in its `deinit`.
final class SimulatedTie<Object: AnyObject>: Sendable {
    nonisolated(unsafe) private(set) unowned(unsafe) var object: Object?

    func bind(_ object: Object) {
        self.object = object
    }

    func cut() {
        object = nil
    }
}

extension SimulatedTie<UIResponder> {
    /// Nil for a responder that is no view.
    @MainActor var view: UIView? { object as? UIView }
}

/// A reference that does not retain what it refers to, and is nil once that has gone.
@propertyWrapper
public struct SimulatedUnretained<Responder: UIResponder>: Sendable {
    private var tie: SimulatedTie<UIResponder>?

    public init(wrappedValue: Responder?) {
        tie = wrappedValue?.simulatedTie
    }

    public var wrappedValue: Responder? {
        // Nothing else is ever put in.
        get { (tie?.object).map { unsafeDowncast($0, to: Responder.self) } }
        set { tie = newValue?.simulatedTie }
    }

    /// The same without retaining anything.
    func refers(to responder: UIResponder) -> Bool { tie === responder.simulatedTie }
}
