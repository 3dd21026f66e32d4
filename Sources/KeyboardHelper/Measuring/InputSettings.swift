internal import UIKit

/// The app's settings for single views. The views are held weakly.
@MainActor struct InputSettings {
    var spacings = WeakTable<CGFloat>()
    var companions = WeakTable<Weak<UIView>>()
    var ignored = WeakTable<Void>()
    var skipped = WeakTable<Void>()

    func companion(of input: UIView) -> UIView? { companions.nearest(to: input)?.object }

    /// Whether `input` is in a view whose inputs are ignored.
    func ignores(_ input: UIView) -> Bool { !ignored.isEmpty && input.outwards.contains(where: excludesInputs) }

    /// Whether the focus passes over `input`.
    func skips(_ input: UIView) -> Bool {
        ignores(input) || !skipped.isEmpty && input.outwards.contains { skipped.value(for: $0) != nil }
    }

    /// Whether `view` is ignored together with the inputs in it. An ignored scroll view only stays where it is, except for a
    /// text view, which is an input itself.
    func excludesInputs(of view: UIView) -> Bool {
        ignored.value(for: view) != nil && (!(view is UIScrollView) || view.textEditor != nil)
    }

    /// Whether `scrollView` must not be moved.
    func keepsInPlace(_ scrollView: UIScrollView) -> Bool { ignored.value(for: scrollView) != nil }
}
