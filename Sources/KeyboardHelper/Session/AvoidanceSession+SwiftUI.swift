internal import UIKit

/// What SwiftUI keeps above the keyboard, and what it leaves.
extension AvoidanceSession {
    /// Whether the system keeps the first view of `path`, which goes outwards, above the keyboard. SwiftUI does not if the
    /// content ignores the keyboard.
    func systemAvoids(along path: [UIView]) -> Bool {
        guard SystemAvoidance.applies(along: path) else { return false }
        return !(isLeftBySwiftUI && path.first.map(SystemAvoidance.isInSwiftUIAlone) ?? false)
    }

    /// When the keyboard stands, SwiftUI has moved its content or shrunk the host. If the focus is still covered, it never will.
    ///
    /// Source: <https://developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:)>
    func lookIntoSwiftUI() {
        guard isShown, let host, let window else { return }
        isShown = false
        guard !isLeftBySwiftUI, SystemAvoidance.isInSwiftUIAlone(host) else { return }
        guard let input = host.firstResponder, SystemAvoidance.isInSwiftUIAlone(input) else { return }
        let focus = FocusRect.ends(of: input).first
        let bottoms = [window.convert(focus, from: input).maxY, window.convert(host.bounds, from: host).maxY]
        isLeftBySwiftUI = bottoms.allSatisfy { $0 > window.bounds.maxY - coverage.height + 1 }
    }
}
