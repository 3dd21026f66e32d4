internal import UIKit

/// Whether SwiftUI keeps its content above the keyboard. It does not if the content ignores the keyboard.
///
/// When the keyboard stands, SwiftUI has moved its content or shrunk the host; and some time after the focus has moved
/// under a keyboard that stands. If the focus is still covered then, it never will.
///
/// Source: <https://developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:)>
@MainActor struct SwiftUIAvoidance {
    /// When to check, if nobody has since.
    private var nextCheck: TimeInterval?
    private var leavesFocusCovered = false

    /// Takes in what the keyboard has announced.
    mutating func receive(_ phase: KeyboardTransition.Phase) {
        if phase.determinesCoverage { nextCheck = nil }
        if phase == .didShow { nextCheck = CACurrentMediaTime() }
    }

    /// The focus has moved in `host` under a keyboard that stands. Returns in how many seconds to check; nil if SwiftUI
    /// has nothing to do with it, or what it does is known.
    mutating func focusDidMove(in host: UIView) -> TimeInterval? {
        guard !leavesFocusCovered, SystemAvoidance.isInSwiftUIAlone(host) else { return nil }
        nextCheck = CACurrentMediaTime() + Self.longest
        return Self.longest
    }

    /// Longer than SwiftUI takes to scroll, in seconds.
    private static let longest: TimeInterval = 0.4

    /// Checks, once it is time, whether the keyboard covers the focus in `host`. Its top edge is in window coordinates.
    mutating func check(_ host: UIView, for focus: @autoclosure () -> UIView?, keyboardTop: CGFloat) {
        guard let nextCheck, nextCheck <= CACurrentMediaTime(), let window = host.window else { return }
        self.nextCheck = nil
        guard !leavesFocusCovered, SystemAvoidance.isInSwiftUIAlone(host), let input = focus(),
            input.isDescendant(of: host), SystemAvoidance.isInSwiftUIAlone(input)
        else { return }
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
