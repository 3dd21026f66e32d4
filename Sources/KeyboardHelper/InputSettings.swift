internal import UIKit

/// What the app has said of single views. They are held weakly.
@MainActor
struct InputSettings {
    var spacings = WeakTable<CGFloat>()
    var companions = WeakTable<Weak<UIView>>()
    var ignored = WeakTable<Void>()

    /// The setting of `input`, or that of the view nearest around it: a search bar's counts for the field in it.
    func spacing(for input: UIView) -> CGFloat? { nearest(spacings, input) }

    func companion(of input: UIView) -> UIView? { nearest(companions, input)?.object }

    /// Whether `input` is in a view that is ignored. A scroll view that is ignored only stays where it is.
    func ignores(_ input: UIView) -> Bool { !ignored.isEmpty && input.outwards.contains(where: closes) }

    /// Whether what is in `view` is ignored with it. A text view is an input, though it scrolls.
    func closes(_ view: UIView) -> Bool {
        ignored.value(for: view) != nil && (!(view is UIScrollView) || view is UITextView)
    }

    /// Whether `scrollView` must not be moved.
    func passesOver(_ scrollView: UIScrollView) -> Bool { ignored.value(for: scrollView) != nil }

    private func nearest<Value>(_ table: WeakTable<Value>, _ input: UIView) -> Value? {
        table.isEmpty ? nil : input.outwards.lazy.compactMap(table.value).first { _ in true }
    }
}

/// Values for views that it does not keep alive.
@MainActor
struct WeakTable<Value> {
    private var rows: [(view: Weak<UIView>, value: Value)] = []

    var isEmpty: Bool { rows.isEmpty }

    func value(for view: UIView) -> Value? { rows.first { $0.view.object === view }?.value }

    mutating func set(_ value: Value?, for view: UIView) {
        rows.removeAll { $0.view.object == nil || $0.view.object === view }
        if let value { rows.append((Weak(view), value)) }
    }
}
