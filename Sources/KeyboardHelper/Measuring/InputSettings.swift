internal import UIKit

/// The app's settings for single views. The views are held weakly.
@MainActor struct InputSettings {
    var spacings = WeakTable<UIView, CGFloat>()
    var companions = WeakTable<UIView, [Weak<UIView>]>()
    var ignored = WeakTable<UIView, KeyboardAvoidance.Aspects>()
    /// By class.
    var ignoredControllers: [ObjectIdentifier: (type: UIViewController.Type, aspects: KeyboardAvoidance.Aspects)] = [:]
    var skipped = WeakTable<UIView, Void>()

    /// The points between `input` and the keyboard, or what stands on it: its setting, or that of the nearest view
    /// around it, such as the search bar of a field. Without one, `usual` ones.
    func spacing(for input: UIView, usual: CGFloat) -> CGFloat {
        let points = spacings.nearest(to: input) ?? usual
        return points.asAmount
    }

    func companions(of input: UIView) -> [UIView] {
        guard let known = companions.nearest(to: input) else { return [] }
        return known.compactMap(\.object)
    }

    /// Whether `input` is in a view, or in a controller's, whose inputs are ignored.
    func ignores(_ input: UIView, for aspect: KeyboardAvoidance.Aspects) -> Bool {
        ignoresAny && input.outwards.contains { excludesInputs(of: $0, for: aspect) }
    }

    var ignoresAny: Bool { !ignored.isEmpty || !ignoredControllers.isEmpty }

    /// Whether the focus passes over `input`.
    func skips(_ input: UIView) -> Bool {
        ignores(input, for: .editing) || skipped.nearest(to: input) != nil
    }

    /// Whether `view` is ignored together with the inputs in it. An ignored scroll view only stays where it is, except
    /// for a text view, which is an input itself.
    private func excludesInputs(of view: UIView, for aspect: KeyboardAvoidance.Aspects) -> Bool {
        if let aspects = ignored.value(for: view), aspects.contains(aspect) {
            return !aspects.contains(.movement) || !(view is UIScrollView) || view.textEditor != nil
        }
        guard !ignoredControllers.isEmpty, let controller = view.ownController else { return false }
        return ignoredControllers.values.contains { $0.aspects.contains(aspect) && controller.isKind(of: $0.type) }
    }

    /// Whether `scrollView` must not be moved.
    func keepsInPlace(_ scrollView: UIScrollView) -> Bool {
        ignored.value(for: scrollView)?.contains(.movement) == true
    }
}

extension WeakTable where Key == UIView {
    /// The value for `view`, or for the nearest view around it that has one.
    func nearest(to view: UIView) -> Value? {
        isEmpty ? nil : view.outwards.firstFound(value)
    }
}
