import UIKit

/// What a person does with an input.
extension ExampleRun {
    /// Taps a view where a person would. False if it could not be touched or `input` has not taken the focus.
    static func tap(_ view: UIView, on device: SimulatedDevice, focusing input: UIView) -> Bool {
        guard let point = touchPoint(on: view, device) else { return false }
        let frame = device.presentationFrame(of: view)
        let (x, y) = (point.x - frame.minX + view.bounds.minX, point.y - frame.minY + view.bounds.minY)
        return device.tap(at: CGPoint(x: x, y: y), in: view) && input.isFirstResponder
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
    /// What somebody types into a field whose name contains a word; the first one counts.
    private static let answers: KeyValuePairs = [
        "surname": "Lovelace", "user name": "ada", "name": "Ada", "company": "Engine Co", "street": "12 Park Lane",
        "postal": "N1 7AA", "city": "London", "country": "England", "code": "SPRING", "title": "Hello",
        "word": "keyboard",
    ]

    private static let message = """
        Please leave my parcel at home or with my neighbor, who is there all day and knows me. The bell does not always ring, \
        so knock twice and wait a little. If nobody opens, put it behind the blue door and send me a message. I will be back \
        in the evening, and can come to your shop tomorrow if that is easier. The last one was left in the rain, which was no \
        harm, as it was only a pair of boots. This time it is a box of books. Thank you for your help, and have a good day!
        """

    /// As much of a message as has five lines there, in the parts that a film shows.
    private static func sentences(fiveLinesOf textView: UITextView) -> [String] {
        let lineLength = Double(textView.bounds.width - 10) / (Double(textView.font?.pointSize ?? 17) / 2)
        let length = Int(4.5 * max(lineLength, 10))
        var words: [String] = []
        for word in message.split(separator: " ") where words.reduce(0, { $0 + $1.count }) < length {
            words.append(word + " ")
        }
        let count = max(1, (words.count + 8) / 9)
        return stride(from: 0, to: words.count, by: count).map {
            words[$0..<min($0 + count, words.count)].joined()
        }
    }

    /// What somebody types into it, in the parts that a film shows: some sentences in a text view, a word in a field.
    var sample: [String] {
        if let textView = self as? UITextView {
            return (textView.hasText ? ["\n"] : []) + Self.sentences(fiveLinesOf: textView)
        }
        let traits = self as? any UITextInputTraits
        if traits?.isSecureTextEntry == true { return "secret".map(String.init) }
        switch traits?.keyboardType {
        case .emailAddress: return "ada@b.io".map(String.init)
        case .phonePad, .numberPad, .decimalPad, .asciiCapableNumberPad: return "5551".map(String.init)
        default:
            let name = inputName.lowercased()
            return (Self.answers.first { name.contains($0.key) }?.value ?? "Hello").map(String.init)
        }
    }
}
