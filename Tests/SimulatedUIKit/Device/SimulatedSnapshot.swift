public import Foundation

/// What the screen shows at one instant: trees of rectangles, colours and text, all in screen coordinates.
///
/// Hidden views are not in it, and where views are under way it has them where they are seen.
public struct SimulatedSnapshot: Equatable, Sendable {
    public var screen: CGSize
    public var safeArea: UIEdgeInsets
    public var orientation: UIInterfaceOrientation
    /// From the back to the front.
    public var windows: [Node]
    /// Nil while nothing of it is on screen.
    public var keyboard: Keyboard?

    // MARK: Parts

    public struct Color: Hashable, Sendable {
        /// From 0 to 1.
        public var red, green, blue, alpha: CGFloat

        init(_ color: UIColor) {
            (red, green, blue, alpha) = (color.red, color.green, color.blue, color.opacity)
        }
    }

    public enum Kind: Sendable {
        case window, view, scrollView, textField, textView, label, button, image, navigationBar, tabBar, toolbar
    }

    /// One line of text.
    public struct Text: Hashable, Sendable {
        public var string: String
        public var frame: CGRect
        /// Where the line grows from if a font is wider or narrower than the simulation's.
        public var alignment: NSTextAlignment
        public var fontSize: CGFloat
        public var fontWeight: CGFloat
        public var color: Color
    }

    public struct Border: Hashable, Sendable {
        public var width: CGFloat
        public var color: Color
    }

    /// One view.
    public struct Node: Equatable, Sendable {
        /// The view's number: the same in every snapshot while the view lives, and never another view's.
        public var id: Int
        public var kind: Kind
        public var frame: CGRect
        /// What a scroll view has scrolled by; its subviews' frames have it taken off already.
        public var contentOffset: CGPoint
        public var clips: Bool
        /// The view's own; what it is in may be transparent too.
        public var alpha: CGFloat
        public var backgroundColor: Color?
        public var cornerRadius: CGFloat
        public var border: Border?
        public var texts: [Text]
        /// The name of an image or a symbol.
        public var image: String?
        public var isFirstResponder: Bool
        public var caret: CGRect?
        public var subviews: [Node]
    }

    /// The keyboard with what stands on it.
    public struct Keyboard: Equatable, Sendable {
        /// With the accessory view, as the notifications have it.
        public var frame: CGRect
        /// What its height will be when it stands still.
        public var height: CGFloat
        /// Nil while it leaves: nobody has the focus any more.
        public var type: UIKeyboardType?
        public var returnKey: UIReturnKeyType
        /// Whether the first responder hides what is typed into it, and whether it would capitalize the next letter.
        public var isSecure: Bool
        public var capitalizes: Bool
        /// The word in front of the caret, or of a text field's end; empty at the beginning and after a space.
        public var word: String
        public var isDark: Bool
        /// False where an accessory view stands alone.
        public var hasKeys: Bool
        /// What stands on the keyboard.
        public var accessory: Node?
        /// What the first responder has in place of keys.
        public var inputView: Node?
    }
}

extension SimulatedSnapshot {
    /// Every node, a view before its subviews, without the keyboard's.
    public var nodes: [Node] { windows.flatMap(\.flattened) }

    @MainActor
    public func node(of view: UIView) -> Node? {
        nodes.first { $0.id == view.simulatedNumber }
    }
}

extension SimulatedSnapshot.Node {
    public var flattened: [SimulatedSnapshot.Node] { [self] + subviews.flatMap(\.flattened) }
}

extension SimulatedDevice {
    /// What the screen shows at this instant.
    public func snapshot() -> SimulatedSnapshot {
        SimulatedEngine.current = engine
        return SimulatedSnapshot(
            screen: screen.bounds.size,
            safeArea: safeArea,
            orientation: orientation,
            windows: windows.compactMap { $0.simulatedNode(inScreen: .identity) },
            keyboard: keyboard.simulatedSnapshot()
        )
    }
}
