import UIKit

/// What a person does with an input.
extension ExampleRun {
    /// Taps the input where a person would. False if it could not be touched or has not taken the focus.
    static func tap(_ input: UIView, on device: SimulatedDevice) -> Bool {
        guard let point = touchPoint(on: input, device) else { return false }
        let frame = device.presentationFrame(of: input)
        let (x, y) = (point.x - frame.minX + input.bounds.minX, point.y - frame.minY + input.bounds.minY)
        return device.tap(at: CGPoint(x: x, y: y), in: input) && input.isFirstResponder
    }

    /// The middle of what is visible of the input; in a text view the end of the line there, since a tap places the caret at
    /// the end of a word. Nil if nothing is visible.
    static func touchPoint(on input: UIView, _ device: SimulatedDevice) -> CGPoint? {
        let visible = visiblePart(of: input.bounds, of: input, device)
        guard !visible.isNull, visible.width > 0, visible.height > 0 else { return nil }
        return CGPoint(x: input is UITextView ? visible.maxX - 8 : visible.midX, y: visible.midY)
    }

    /// Where the screen shows a part of a view, without what its superviews clip; null if they clip all of it.
    private static func visiblePart(of rect: CGRect, of view: UIView, _ device: SimulatedDevice) -> CGRect {
        sequence(first: view, next: \.superview).filter { $0.clipsToBounds || $0 is UIWindow }
            .reduce(device.presentationRect(rect, in: view)) { $0.intersection(device.presentationFrame(of: $1)) }
    }

    /// The points of a part's height that cannot be seen: under the keyboard, clipped or off screen.
    static func hidden(_ rect: CGRect, of view: UIView, _ device: SimulatedDevice) -> Double {
        let visible = visiblePart(of: rect, of: view, device)
        let covered = device.covered(rect, in: view)
        let hidden = rect.height - (visible.isNull ? 0 : visible.height - covered)
        // Less than a pixel is nothing.
        return hidden < 0.5 ? 0 : Double(hidden)
    }
}

extension UIView {
    /// What somebody types into it, in the parts that a film shows: five lines in a text view, a word in a field.
    var sample: [String] {
        if let textView = self as? UITextView {
            let lines = [
                "Please ", "leave\n", "my parcel ", "at\n", "home or ", "with\n", "my neighbor.\n", "Thank ", "you!",
            ]
            return textView.hasText ? ["\n"] + lines : lines
        }
        let traits = self as? any UITextInputTraits
        if traits?.isSecureTextEntry == true { return "secret".map(String.init) }
        switch traits?.keyboardType {
        case .emailAddress: return "ada@b.io".map(String.init)
        case .phonePad, .numberPad, .decimalPad, .asciiCapableNumberPad: return "5551".map(String.init)
        default: return "Hello".map(String.init)
        }
    }
}
