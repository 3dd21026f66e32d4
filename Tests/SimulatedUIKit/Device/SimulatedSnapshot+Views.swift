import Foundation

extension UIView {
    /// This view and what is in it; nil if it is hidden. `toScreen` maps the superview's coordinates.
    func simulatedNode(inScreen toScreen: CGAffineTransform, isOnScreen: Bool = false) -> SimulatedSnapshot.Node? {
        let alpha = shownAlpha
        guard !isHidden, alpha >= 0.01 else { return nil }
        let (bounds, center) = (shownBounds, shownCenter)
        let mine = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
            .concatenating(shownTransform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
            .concatenating(toScreen)
        let isFocused = hostWindow?.simulatedFirstResponder === self
        let shape = simulatedShape
        return SimulatedSnapshot.Node(
            id: ObjectIdentifier(self),
            kind: simulatedKind,
            frame: bounds.applying(mine),
            contentOffset: bounds.origin,
            clips: clipsToBounds || layer.masksToBounds || self is UITextField,
            alpha: alpha,
            backgroundColor: shape.fill.map(SimulatedSnapshot.Color.init),
            cornerRadius: shape.radius,
            border: shape.border,
            texts: simulatedTexts.map { text in
                var text = text
                text.frame = text.frame.applying(mine)
                return text
            },
            image: (self as? UIImageView)?.image?.simulatedName,
            isFirstResponder: isFocused,
            caret: isFocused ? simulatedCaret?.applying(mine) : nil,
            subviews: childViews.compactMap { $0.simulatedNode(inScreen: mine) }
        )
    }

    private var simulatedKind: SimulatedSnapshot.Kind {
        switch self {
        case is UIWindow: .window
        case is UITextField: .textField
        case is UITextView: .textView
        case is UIScrollView: .scrollView
        case is UILabel: .label
        case is UIButton: .button
        case is UIImageView: .image
        case is UINavigationBar: .navigationBar
        case is UITabBar: .tabBar
        default: .view
        }
    }

    private typealias Shape = (fill: UIColor?, radius: CGFloat, border: SimulatedSnapshot.Border?)

    /// The layer's shape, or the one that UIKit gives to fields and buttons of a style.
    private var simulatedShape: Shape {
        var shape = Shape(backgroundColor.flatMap { $0.opacity > 0 ? $0 : nil }, layer.cornerRadius, nil)
        if layer.borderWidth > 0 {
            let color = layer.borderColor?.color ?? .black
            shape.border = SimulatedSnapshot.Border(width: layer.borderWidth, color: SimulatedSnapshot.Color(color))
        }
        if let field = self as? UITextField, field.borderStyle != .none {
            let isRound = field.borderStyle == .roundedRect
            shape.border = shape.border ?? .init(width: 1, color: .init(isRound ? .systemGray4 : .systemGray))
            if isRound { shape = (shape.fill ?? .systemBackground, max(shape.radius, 6), shape.border) }
        }
        if (self as? UIButton)?.configuration != nil { shape.radius = max(shape.radius, 6) }
        return shape
    }

    /// Where the caret blinks: nowhere while text is selected.
    private var simulatedCaret: CGRect? {
        guard let input = self as? any UITextInput, let selection = input.selectedTextRange, selection.isEmpty else {
            return nil
        }
        let caret = input.caretRect(for: selection.end)
        return caret.isFinite && !caret.isNull ? caret : nil
    }
}

extension SimulatedKeyboard {
    func simulatedSnapshot() -> SimulatedSnapshot.Keyboard? {
        let frame = frame
        guard frame.height > 0, frame.minY < device.screen.bounds.maxY else { return nil }
        let responder = device.focusWindow?.simulatedFirstResponder as? UIView
        let traits = responder as? any UITextInputTraits
        let accessory = responder?.inputAccessoryView
        let below = CGRect(
            x: frame.minX, y: frame.minY + (accessory?.modelBounds.height ?? 0), width: frame.width, height: 0)
        return SimulatedSnapshot.Keyboard(
            frame: frame,
            height: motion.to.height,
            type: traits?.keyboardType ?? .default,
            returnKey: traits?.returnKeyType ?? .default,
            isDark: traits?.keyboardAppearance == .dark,
            accessory: accessory.flatMap { node(of: $0, at: frame) },
            inputView: responder?.inputView.flatMap { node(of: $0, at: below) }
        )
    }

    /// UIKit puts these views into a window of its own, as wide as the keyboard; here they are in none.
    private func node(of view: UIView, at place: CGRect) -> SimulatedSnapshot.Node? {
        guard view.hostWindow == nil else { return nil }
        let size = CGSize(width: place.width, height: view.modelBounds.height)
        if view.modelBounds.size != size {
            SimulatedEngine.current.performing(as: .uikit) { view.frame = CGRect(origin: .zero, size: size) }
        }
        view.simulatedLayoutIfNeeded()
        let frame = view.simulatedFrame
        return view.simulatedNode(
            inScreen: CGAffineTransform(translationX: place.minX - frame.minX, y: place.minY - frame.minY))
    }
}
