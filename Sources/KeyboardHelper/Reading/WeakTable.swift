internal import UIKit

/// A weak reference, for collections that must not keep their elements alive.
struct Weak<Object: AnyObject> {
    private(set) weak var object: Object?

    init(_ object: Object) { self.object = object }
}

/// Values for objects that it does not keep alive, such as views, found by the identity of the object.
@MainActor struct WeakTable<Key: AnyObject, Value> {
    private var rows: [ObjectIdentifier: (key: Weak<Key>, value: Value)] = [:]
    /// With more rows than this, those whose object has gone are removed.
    private var limit = 16

    var isEmpty: Bool { rows.isEmpty }

    func value(for key: Key) -> Value? {
        // Another object may have the identity of one that has gone.
        guard let row = rows[ObjectIdentifier(key)], row.key.object === key else { return nil }
        return row.value
    }

    mutating func set(_ value: Value?, for key: Key) {
        rows[ObjectIdentifier(key)] = value.map { (Weak(key), $0) }
        guard rows.count > limit else { return }
        rows = rows.filter { $0.value.key.object != nil }
        limit = 2 * rows.count + 16
    }

    /// The objects that still exist, each with its value, in no order.
    var all: [(key: Key, value: Value)] {
        rows.values.compactMap { row in row.key.object.map { ($0, row.value) } }
    }
}
