internal import UIKit

extension UIWindow {
    /// The docked keyboard of a layout guide, as a transition without duration; nil if there is none, or if nobody edits.
    ///
    /// It asks the guide of a view of its own, near `host` and only for this moment: UIKit lays out every view whose guide
    /// was touched inside the keyboard's animation.
    ///
    /// Source: <https://github.com/kirillzyusko/react-native-keyboard-controller/pull/1158>,
    /// <https://github.com/kirillzyusko/react-native-keyboard-controller/pull/1170>
    func layoutGuideTransition(near host: UIView) -> KeyboardTransition? {
        guard firstResponder != nil, let place = host.outwards.first(where: { $0.supportsLayoutGuide }) else { return nil }
        let view = UIView(frame: place.bounds)
        view.isUserInteractionEnabled = false
        place.addSubview(view)
        defer { view.removeFromSuperview() }
        let guide = view.keyboardLayoutGuide
        UIView.performWithoutAnimation { view.layoutIfNeeded() }
        return layoutGuideTransition(guide.layoutFrame, in: view)
    }

    private func layoutGuideTransition(_ guide: CGRect, in view: UIView) -> KeyboardTransition? {
        guard guide.isFinite else { return nil }
        var frame = convert(guide, from: view)
        frame.size.height = bounds.maxY - frame.minY
        // Without a keyboard it is at the bottom of the safe area. Before its first layout, and for a moment after an app was
        // opened, it may be far too high.
        let limit = bounds.height * (bounds.height > bounds.width ? 0.5 : 0.75)
        guard frame.height > safeAreaInsets.bottom + 1, frame.height <= limit else { return nil }
        let onScreen = convert(frame, to: screen.coordinateSpace)
        return KeyboardTransition(
            phase: .willShow, beginFrame: onScreen, endFrame: onScreen, duration: 0, curve: 7, isLocal: true,
            screen: screen)
    }
}

extension UIView {
    /// A view without a place of its own for it: scroll views have no guide, and bars and foreign views keep theirs.
    fileprivate var supportsLayoutGuide: Bool {
        !(self is UIScrollView || self is UIVisualEffectView || self is UIWindow || SystemAvoidance.isHosting(self))
    }
}
