import KeyboardHelper
import UIKit

extension Check {
    static let editing = [returnOrder, toolbarOrder]

    /// Return leads from field to field.
    private static let returnOrder = Check(name: "Return leads to the next field") { screen in
        let scene = CheckoutViewController()
        await screen.show(UINavigationController(rootViewController: scene))
        let inputs = InputWalk.inputs(in: scene.view)
        var problems: [String] = []
        for (input, next) in zip(inputs, inputs.dropFirst()) {
            if !input.isFirstResponder { _ = await screen.focus(input) }
            // As UIKit does for the return key.
            await screen.harness.turn { (input as? UITextField)?.sendActions(for: .editingDidEndOnExit) }
            let name = next.inputName
            if next.isFirstResponder {
                problems += await screen.look(at: next).map { "\(name): \($0)" }
            } else {
                problems.append("Return in \(input.inputName) does not lead to \(name)")
            }
        }
        return inputs.count > 1 ? problems : ["no inputs"]
    }

    /// The toolbar's arrows are enabled where they lead somewhere, and lead there and back.
    private static let toolbarOrder = Check(name: "The toolbar leads through the inputs and back") { screen in
        let scene = CheckoutViewController()
        await screen.show(UINavigationController(rootViewController: scene))
        let inputs = InputWalk.inputs(in: scene.view)
        guard let avoidance = scene.keyboardAvoidances.first, let first = inputs.first, let last = inputs.last else {
            return ["no inputs"]
        }
        var problems = await screen.focus(first)
        for (forward, end) in [(true, last), (false, first)] {
            for input in (forward ? inputs : inputs.reversed()).dropFirst() {
                await screen.harness.turn { _ = forward ? avoidance.focusNext() : avoidance.focusPrevious() }
                let name = input.inputName
                guard input.isFirstResponder else { return problems + ["\(name) is passed over"] }
                problems += await screen.look(at: input).map { "\(name): \($0)" }
                if input.inputAccessoryView !== avoidance.toolbar { problems.append("\(name): no toolbar") }
            }
            let arrow = forward ? avoidance.toolbar.nextItem : avoidance.toolbar.previousItem
            if arrow.isEnabled { problems.append("\(end.inputName): an arrow leads beyond it") }
        }
        return problems
    }

    /// In each way in which UIKit makes a text view, the placeholder is shown until there is text.
    static let placeholders = Check(name: "Placeholder text views, made in each way") { screen in
        var made: [(String, PlaceholderTextView?)] = [
            ("init()", PlaceholderTextView()),
            ("init(frame:)", PlaceholderTextView(frame: .zero)),
            ("init(frame:textContainer:)", PlaceholderTextView(frame: .zero, textContainer: nil)),
            ("init(coder:)", emptyArchive().flatMap { PlaceholderTextView(coder: $0) }),
        ]
        if #available(iOS 16, *) {
            made += [
                ("TextKit 1", PlaceholderTextView(usingTextLayoutManager: false)),
                ("TextKit 2", PlaceholderTextView(usingTextLayoutManager: true)),
            ]
        }
        let controller = UIViewController()
        var problems: [String] = []
        await screen.show(controller)
        for (way, textView) in made {
            guard let textView else {
                problems.append("\(way): nothing is made")
                continue
            }
            textView.frame = CGRect(x: 20, y: 120, width: 200, height: 80)
            textView.placeholder = "Write here"
            await screen.harness.turn { controller.view.addSubview(textView) }
            problems += await screen.focus(textView).map { "\(way): \($0)" }
            let label = textView.subviews.lazy.compactMap { $0 as? UILabel }.first
            if label?.isHidden != false || label?.text != "Write here" { problems.append("\(way): no placeholder") }
            await screen.harness.turn { textView.insertText("a") }
            if label?.isHidden != true { problems.append("\(way): the placeholder stays under the text") }
            await screen.harness.turn { textView.deleteBackward() }
            if label?.isHidden != false { problems.append("\(way): the placeholder does not come back") }
            await screen.harness.turn { textView.removeFromSuperview() }
        }
        return problems
    }

    /// What a storyboard's view finds in its archive when nothing was set.
    private static func emptyArchive() -> NSCoder? {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.finishEncoding()
        let coder = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        // Views do not support it, and an unarchiver asks for it unless it is told otherwise.
        coder?.requiresSecureCoding = false
        return coder
    }
}
