internal import UIKit

/// Whether SwiftUI keeps its content above the keyboard. It does not if the content ignores the keyboard.
///
/// When the keyboard stands, SwiftUI has moved its content or shrunk the host. If the focus is still covered, it never will.
///
/// Source: <https://developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:)>
@MainActor struct SwiftUIAvoidance {
    /// The keyboard stands, and nobody has looked since.
    private var needsLook = false
    private var leavesFocusCovered = false

    /// Takes in what the keyboard has announced.
    mutating func receive(_ phase: KeyboardTransition.Phase) {
        if phase.determinesCoverage { needsLook = false }
        if phase == .didShow { needsLook = true }
    }

    /// Looks, once the keyboard stands, whether it covers the focus in `host`. Its top edge is in window coordinates.
    mutating func look(into host: UIView, for focus: @autoclosure () -> UIView?, keyboardTop: CGFloat) {
        guard needsLook, let window = host.window else { return }
        needsLook = false
        guard !leavesFocusCovered, SystemAvoidance.isInSwiftUIAlone(host) else { return }
        guard let input = focus(), input.isDescendant(of: host), SystemAvoidance.isInSwiftUIAlone(input) else { return }
        let line = FocusRect.line(of: input)
        let bottoms = [window.convert(line, from: input).maxY, window.convert(host.bounds, from: host).maxY]
        leavesFocusCovered = bottoms.allSatisfy { $0 > keyboardTop + 1 }
    }

    /// Whether the system keeps the first view of `path`, which goes outwards, above the keyboard.
    func systemAvoids(along path: [UIView]) -> Bool {
        guard SystemAvoidance.applies(along: path) else { return false }
        return !(leavesFocusCovered && path.first.map(SystemAvoidance.isInSwiftUIAlone) ?? false)
    }
}
