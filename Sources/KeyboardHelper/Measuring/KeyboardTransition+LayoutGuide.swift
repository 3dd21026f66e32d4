internal import UIKit

extension KeyboardTransition {
    /// A keyboard that was found at `frame`, in screen coordinates, and not announced.
    static func standing(at frame: CGRect, on screen: UIScreen) -> KeyboardTransition {
        KeyboardTransition(
            phase: .willShow, beginFrame: frame, endFrame: frame, duration: 0, curve: 7, isLocal: true, screen: screen)
    }
}

extension UIView {
    /// The docked keyboard of the view's layout guide, as a transition without duration; nil if there is none.
    ///
    /// Ask only views of the library, and those for a moment only: UIKit lays out every view whose guide was touched
    /// inside the keyboard's animation.
    ///
    /// Source: <https://github.com/kirillzyusko/react-native-keyboard-controller/pull/1158>,
    /// <https://github.com/kirillzyusko/react-native-keyboard-controller/pull/1170>
    var layoutGuideTransition: KeyboardTransition? {
        let guide = keyboardLayoutGuide.layoutFrame
        guard let window, guide.isFinite else { return nil }
        // It is as wide as the view. The keyboard is as wide as the window.
        var frame = window.bounds
        frame.origin.y = window.convert(guide, from: self).minY
        frame.size.height = window.bounds.maxY - frame.minY
        // Without a keyboard it is at the bottom of the view's safe area. Before its first layout, and for a moment
        // after an app was opened, it may be far too high. At the view's top edge it is cut off: the view begins below
        // the keyboard's. The squarer a window, the more of it a keyboard may cover: of the outer screen of an iPhone
        // Duo about a half.
        let shape = window.bounds.height / window.bounds.width
        let limit = window.bounds.height * (shape > 1.6 ? 0.5 : shape > 1 ? 0.6 : 0.75)
        guard guide.height > safeAreaInsets.bottom + 1, guide.minY > 0, frame.height <= limit else { return nil }
        return .standing(at: window.convert(frame, to: window.screen.coordinateSpace), on: window.screen)
    }

    /// Whether a subview can have a layout guide. Scroll views have none for theirs, and foreign views keep to
    /// themselves.
    var supportsLayoutGuide: Bool {
        guard !bounds.isEmpty, !isAny(of: [UIScrollView.self, UIVisualEffectView.self, UIWindow.self]) else {
            return false
        }
        return !SystemAvoidance.isHosting(self)
    }
}
