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
        "e-mail": "ada@b.io", "email": "ada@b.io", "surname": "Lovelace", "last name": "Lovelace", "user name": "ada",
        "playlist": "Summer", "nickname": "Addie", "name": "Ada", "recipient": "Ada", "invited": "Mary",
        "shared": "Mary", "guests": "8", "guest": "Ada", "company": "Engine Co", "employer": "Engine Co",
        "position": "Analyst", "street": "12 Park Lane", "address": "12 Park Lane", "postal": "N1 7AA",
        "city tax": "3.20", "city": "London", "region": "Kent", "country": "England", "card number": "49271815",
        "security": "123", "tax number": "1815", "plate": "AL 1815", "house": "12", "door": "12", "room": "204",
        "number": "1815", "adults": "2", "children": "1", "expiry": "12/28", "date": "3 May", "arrival": "3 May",
        "departure": "5 May", "time": "19:30", "link": "b.io", "code": "SPRING", "subject": "Opening hours",
        "tag": "books", "place": "Garden", "bring": "Cake", "remark": "No nuts", "comment": "Well said",
        "answer": "By train", "reaction": "Lovely", "recipe": "Soup", "title": "A good day", "greeting": "All the best",
        "translation": "clavier", "word": "keyboard", "occasion": "Picnic", "mood": "Cheerful", "genre": "Folk",
        "language": "English", "service": "Friendly", "breakfast": "Plenty", "phone": "0205551815", "article": "Lamp",
        "message": "See you soon",
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
        let name = inputName.lowercased()
        let answer = Self.answers.first { name.contains($0.key) }?.value
        let digits = answer?.filter(\.isNumber) ?? ""
        let text =
            switch traits?.keyboardType {
            case .decimalPad: Self.amount(for: name)
            case .numberPad, .asciiCapableNumberPad: digits.isEmpty ? "5551" : digits
            default: answer ?? "Hello"
            }
        return text.map(String.init)
    }

    /// Another one for each expense.
    private static func amount(for name: String) -> String {
        let number = name.unicodeScalars.reduce(0) { $0 + Int($1.value) }
        return "\(number % 89 + 4).\(number % 5)0"
    }
}
