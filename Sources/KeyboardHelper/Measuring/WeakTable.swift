internal import UIKit

/// Values for views that it does not keep alive, found by the identity of the view.
@MainActor struct WeakTable<Value> {
    private var rows: [ObjectIdentifier: (view: Weak<UIView>, value: Value)] = [:]
    /// With more rows than this, those whose view has gone are removed.
    private var limit = 16

    var isEmpty: Bool { rows.isEmpty }

    func value(for view: UIView) -> Value? {
        // Another view may have the identity of one that has gone.
        rows[ObjectIdentifier(view)].flatMap { $0.view.object === view ? $0.value : nil }
    }

    /// The value for `view`, or for the nearest view around it that has one.
    func nearest(to view: UIView) -> Value? {
        isEmpty ? nil : view.outwards.lazy.compactMap(value).first { _ in true }
    }

    mutating func set(_ value: Value?, for view: UIView) {
        rows[ObjectIdentifier(view)] = value.map { (Weak(view), $0) }
        guard rows.count > limit else { return }
        rows = rows.filter { $0.value.view.object != nil }
        limit = 2 * rows.count + 16
    }

    /// The views that still exist, each with its value, in no order.
    var all: [(view: UIView, value: Value)] {
        rows.values.compactMap { row in row.view.object.map { ($0, row.value) } }
    }
}
