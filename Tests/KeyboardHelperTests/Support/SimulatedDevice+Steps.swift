import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

// MARK: Steps of a person, and what the screen shows

extension SimulatedDevice {
    @MainActor
    func focus(on view: UIView) {
        turn { _ = view.becomeFirstResponder() }
    }

    /// Returns the top of `view` on screen: before `action`, right after it, and sixty times a second until nothing moves.
    @MainActor
    func tops(
        of view: UIView, at location: SourceLocation = #_sourceLocation, during action: () -> Void
    ) -> [CGFloat] {
        var tops = [presentationFrame(of: view).minY]
        expectNoFaults(at: location) {
            action()
            tops.append(presentationFrame(of: view).minY)
            let end = now + 5
            while isBusy, now < end {
                advance(by: 1.0 / 60)
                tops.append(presentationFrame(of: view).minY)
            }
        }
        return tops
    }

    /// Returns the caret's frame in screen coordinates. Valid only while nothing moves.
    @MainActor
    func caret(of textView: UITextView) -> CGRect {
        guard let selection = textView.selectedTextRange else { return .null }
        return textView.convert(textView.caretRect(for: selection.end), to: screen.coordinateSpace)
    }

    @MainActor
    func dismissKeyboard(at location: SourceLocation = #_sourceLocation) {
        expectNoFaults(at: location) {
            keyboard.dismiss()
            settle()
        }
    }

    @MainActor
    func focusAndSettle(on view: UIView, at location: SourceLocation = #_sourceLocation) {
        expectNoFaults(at: location) {
            focus(on: view)
            settle()
        }
    }

    /// What the app does in a turn of its own, until all has come to rest.
    @MainActor
    func turnAndSettle(at location: SourceLocation = #_sourceLocation, _ action: () throws -> Void) rethrows {
        let before = faults.count
        try turn(action)
        settle()
        expectEqual(faults.dropFirst(before), [], at: location)
    }

    /// Where a view begins on the screen, and where it ends.
    @MainActor
    func minY(of view: UIView) -> CGFloat { presentationFrame(of: view).minY }
    @MainActor
    func maxY(of view: UIView) -> CGFloat { presentationFrame(of: view).maxY }

    /// Expects that `steps` do nothing that would hang or break a device.
    @MainActor
    func expectNoFaults(at location: SourceLocation = #_sourceLocation, during steps: () -> Void) {
        let before = faults.count
        steps()
        expectEqual(faults.dropFirst(before), [], at: location)
    }
}

// MARK: - A scripted keyboard

extension SimulatedDevice {
    /// Posts that a docked keyboard comes or changes its height. No did-notification follows.
    @MainActor
    func dock(_ height: CGFloat, duration: TimeInterval = 0.25, isLocal: Bool = true) {
        let end = CGRect(
            x: 0, y: screen.bounds.maxY - height, width: screen.bounds.width, height: height)
        keyboard.post(.willChangeFrame, begin: nil, end: end, duration: duration, isLocal: isLocal)
        keyboard.post(.willShow, begin: nil, end: end, duration: duration, isLocal: isLocal)
    }

    @MainActor
    func undock(end: CGRect? = .zero) {
        keyboard.post(.willHide, begin: nil, end: end)
    }

    /// From now on the keyboard only posts what the test tells it to. `view` has the focus already.
    @MainActor
    func script(focusing view: UIView?) {
        keyboard.isScripted = true
        focus(view)
        if let view { postEditing(.begin, view) }
    }
}

extension [SimulatedWrite] {
    /// The writes of the library and of the app to views of the app.
    var notByUIKit: [SimulatedWrite] {
        filter { $0.by == .app && !($0.view is AppearanceProbe || $0.view is LayoutWatch) }
    }
}
