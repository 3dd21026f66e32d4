internal import UIKit

/// The app's settings for single views. The views are held weakly.
@MainActor struct InputSettings {
    var spacings = WeakTable<CGFloat>()
    var companions = WeakTable<Weak<UIView>>()
    var ignored = WeakTable<Void>()
    private(set) var ignoredControllers: [UIViewController.Type] = []
    var skipped = WeakTable<Void>()

    /// The points between `input` and the keyboard, or what stands on it: its setting, or that of the nearest view around it, such as
    /// the search bar of a field. Without one, and without an input, `usual` ones.
    func spacing(for input: UIView?, usual: CGFloat) -> CGFloat {
        (input.flatMap(spacings.nearest) ?? usual).asDistance
    }

    func companion(of input: UIView) -> UIView? { companions.nearest(to: input)?.object }

    mutating func ignore(_ controllerClass: UIViewController.Type) {
        if !ignoredControllers.contains(where: { $0 == controllerClass }) { ignoredControllers.append(controllerClass) }
    }

    /// Whether `input` is in a view, or in a controller's, whose inputs are ignored.
    func ignores(_ input: UIView) -> Bool {
        (!ignored.isEmpty || !ignoredControllers.isEmpty) && input.outwards.contains(where: excludesInputs)
    }

    /// Whether the focus passes over `input`.
    func skips(_ input: UIView) -> Bool {
        ignores(input) || !skipped.isEmpty && input.outwards.contains { skipped.value(for: $0) != nil }
    }

    /// Whether `view` is ignored together with the inputs in it. An ignored scroll view only stays where it is, except for a
    /// text view, which is an input itself.
    private func excludesInputs(of view: UIView) -> Bool {
        if ignored.value(for: view) != nil { return !(view is UIScrollView) || view.textEditor != nil }
        guard !ignoredControllers.isEmpty, let controller = view.ownController else { return false }
        return ignoredControllers.contains { controller.isKind(of: $0) }
    }

    /// Whether `scrollView` must not be moved.
    func keepsInPlace(_ scrollView: UIScrollView) -> Bool { ignored.value(for: scrollView) != nil }
}
