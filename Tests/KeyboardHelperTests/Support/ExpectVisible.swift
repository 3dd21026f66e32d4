import Foundation
import Testing
import UIKit

/// Expects all of `input`, and the spacing below it, to be visible: above the keyboard, below the bars of `controller`,
/// and inside each scroll view around it.
@MainActor
func expectVisible(
    _ input: UIView, spacing: CGFloat = 10, of controller: UIViewController, on device: SimulatedDevice,
    _ comment: Comment? = nil, at location: SourceLocation = #_sourceLocation
) {
    expectVisible(input, below: device.visibleTop(of: controller), spacing: spacing, on: device, comment, at: location)
}

/// Expects the same of a screen whose visible part of the screen begins at `top`, in screen coordinates.
@MainActor
func expectVisible(
    _ input: UIView, below top: CGFloat, spacing: CGFloat = 10, on device: SimulatedDevice,
    _ comment: Comment? = nil, at location: SourceLocation = #_sourceLocation
) {
    // Sums of thirds of a point may be wrong by half a thousandth.
    let problems = device.problems(
        seeing: device.presentationFrame(of: input), in: input.superview, below: top, spacing: spacing,
        tolerance: 0.0005)
    expectEqual(problems, [], comment, at: location)
    expectEqual(device.faults, [], comment, at: location)
}

/// Expects the line with the caret to be visible.
@MainActor
func expectCaretVisible(
    _ textView: UITextView, spacing: CGFloat = 10, of controller: UIViewController, on device: SimulatedDevice,
    _ comment: Comment? = nil, at location: SourceLocation = #_sourceLocation
) {
    // A line ends anywhere, but UIKit rounds offsets to pixels: it may miss the line by less than one.
    let problems = device.problems(
        seeing: device.caret(of: textView), in: textView, below: device.visibleTop(of: controller), spacing: spacing,
        tolerance: 1 / device.screen.scale)
    expectEqual(problems, [], comment, at: location)
    expectEqual(device.faults, [], comment, at: location)
}

extension SimulatedDevice {
    /// Returns what keeps `frame` from being seen. Frames and heights are in screen coordinates.
    @MainActor
    func problems(
        seeing frame: CGRect, in container: UIView?, below top: CGFloat, spacing: CGFloat, tolerance: CGFloat
    ) -> [String] {
        let keyboardTop = keyboard.frame.minY
        var problems: [String] = []
        if !(frame.maxY + spacing <= keyboardTop + tolerance) {
            problems.append("its end at \(frame.maxY) is under the keyboard at \(keyboardTop), spacing \(spacing)")
        }
        if !(frame.minY >= top - tolerance) {
            problems.append("its top at \(frame.minY) is above the visible part at \(top)")
        }
        for case let clip as UIScrollView in sequence(first: container, next: { $0?.superview }) {
            let shown = presentationFrame(of: clip)
            if !(frame.minY >= shown.minY - tolerance && frame.maxY <= shown.maxY + tolerance) {
                problems.append("\(frame) is outside of its scroll view at \(shown)")
            }
        }
        return problems
    }

    /// Where the part of a controller's view begins that no bar covers, in screen coordinates.
    @MainActor
    fileprivate func visibleTop(of controller: UIViewController) -> CGFloat {
        presentationFrame(of: controller.view).minY + controller.view.safeAreaInsets.top
    }
}
