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
