internal import UIKit

extension UIView {
    /// The docked keyboard of the layout guide, as a transition without duration; nil if there is none.
    ///
    /// This is for the time before the first notification: a keyboard that is up already posts none.
    var layoutGuideTransition: KeyboardTransition? {
        guard let window else { return nil }
        let guide = keyboardLayoutGuide.layoutFrame
        // Without a keyboard the guide is at the bottom of the safe area; before its first layout it is empty.
        guard guide.isFinite, guide.height > safeAreaInsets.bottom + 1 else { return nil }
        var frame = window.convert(guide, from: self)
        frame.size.height = window.bounds.maxY - frame.minY
        let onScreen = window.convert(frame, to: window.screen.coordinateSpace)
        return KeyboardTransition(
            phase: .willShow, beginFrame: onScreen, endFrame: onScreen, duration: 0, curve: 7, isLocal: true,
            screen: window.screen)
    }
}
