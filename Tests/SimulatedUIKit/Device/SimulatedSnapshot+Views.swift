import Foundation

extension UIView {
    /// This view and what is in it; nil if it is hidden. `toScreen` maps the superview's coordinates.
    func simulatedNode(inScreen toScreen: CGAffineTransform) -> SimulatedSnapshot.Node? {
        let alpha = shownAlpha
        guard !isHidden, alpha >= 0.01 else { return nil }
        let (bounds, center) = (shownBounds, shownCenter)
        let mine = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
            .concatenating(shownTransform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
            .concatenating(toScreen)
        return simulatedNode(placed: mine)
    }

    /// The same whether it is hidden or not, with a transform from this view's own coordinates.
    func simulatedNode(placed mine: CGAffineTransform) -> SimulatedSnapshot.Node {
        let (bounds, alpha) = (shownBounds, shownAlpha)
        let isFocused = hostWindow?.simulatedFirstResponder === self
        let shape = simulatedShape
        return SimulatedSnapshot.Node(
            id: simulatedNumber,
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
                + [simulatedSymbol(inScreen: mine), (self as? _UIReplicantView)?.simulatedPicture(inScreen: mine)]
                .compactMap { $0 }
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
        case is UIToolbar: .toolbar
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

    /// The image of a button, which is no view of its own here: beside the title, or in the middle.
    private func simulatedSymbol(inScreen toScreen: CGAffineTransform) -> SimulatedSnapshot.Node? {
        guard let button = self as? UIButton else { return nil }
        let item = (parentView as? UIToolbar)?.items?.first { $0.simulatedView === self }
        guard let image = item?.image ?? button.configuration?.image else { return nil }
        let title = button.titleLabel?.simulatedFrame
        let x = title.map { $0.width > 0 ? $0.minX - 24 : modelBounds.midX - 10 } ?? modelBounds.midX - 10
        let frame = CGRect(x: x, y: modelBounds.midY - 10, width: 20, height: 20)
        return SimulatedSnapshot.Node(
            // That of the button, in a way that is no view's.
            id: -simulatedNumber,
            kind: .image,
            frame: frame.applying(toScreen),
            contentOffset: .zero,
            clips: false,
            alpha: button.isEnabled ? 1 : 0.3,
            backgroundColor: nil,
            cornerRadius: 0,
            border: nil,
            texts: [],
            image: image.simulatedName,
            isFirstResponder: false,
            caret: nil,
            subviews: []
        )
    }
}

extension SimulatedKeyboard {
    func simulatedSnapshot() -> SimulatedSnapshot.Keyboard? {
        let frame = frame
        guard frame.height > 0, frame.minY < device.screen.bounds.maxY else { return nil }
        let responder = device.focusWindow?.simulatedFirstResponder
        let traits = responder as? any UITextInputTraits
        let text = (responder as? UITextField)?.text ?? (responder as? UITextView)?.textBeforeCaret ?? ""
        let isSecure = traits?.isSecureTextEntry ?? false
        let host = accessoryWindow?.simulatedNode(inScreen: .identity)?.subviews.first
        return SimulatedSnapshot.Keyboard(
            frame: frame,
            height: motion.to.height,
            type: responder.map { _ in traits?.keyboardType ?? .default },
            returnKey: traits?.returnKeyType ?? .default,
            isSecure: isSecure,
            capitalizes: !isSecure && traits?.keyboardType != .emailAddress
                && traits?.autocapitalizationType != UITextAutocapitalizationType.none
                && text.isAtStartOfSentence,
            word: isSecure
                ? "" : text.split(omittingEmptySubsequences: false) { $0.isWhitespace }.last.map(String.init) ?? "",
            isDark: appearance == .dark,
            hasKeys: responder.map { $0 is any UIKeyInput && ($0 as? UITextView)?.isEditable != false } ?? true,
            accessory: host?.subviews.first,
            inputView: responder?.inputView.flatMap { node(of: $0, below: host?.frame.maxY ?? frame.minY) }
        )
    }

    /// UIKit puts an input view into the keyboard's window, as wide as the keyboard; here it is in none.
    private func node(of view: UIView, below y: CGFloat) -> SimulatedSnapshot.Node? {
        guard view.hostWindow == nil else { return nil }
        let origin = view.simulatedFrame.origin
        return view.simulatedNode(
            inScreen: CGAffineTransform(translationX: frame.minX - origin.x, y: y - origin.y))
    }
}

extension UITextView {
    fileprivate var textBeforeCaret: String {
        String(decoding: Array(text.utf16.prefix(selectedRange.location)), as: UTF16.self)
    }
}

extension String {
    /// Whether a new sentence begins at the end.
    fileprivate var isAtStartOfSentence: Bool {
        guard let last else { return true }
        guard last.isWhitespace else { return false }
        let end = self.last { !$0.isWhitespace }
        return last.isNewline || end.map { ".!?".contains($0) } ?? true
    }
}
