import KeyboardHelper
import UIKit

/// Options that belong together, and what can be chosen.
struct OptionsSection {
    enum Row {
        case toggle(String, WritableKeyPath<KeyboardAvoidance.Options, Bool>)
        /// Given some options, the same with this choice. It is the present one if that makes no difference.
        case choice(String, (KeyboardAvoidance.Options) -> KeyboardAvoidance.Options)
    }

    let title: String
    let rows: [Row]

    static var all: [OptionsSection] {
        [
            OptionsSection(
                title: "Avoiding",
                rows: [
                    .toggle("Follows the caret", \.followsCaret),
                    .toggle("Scrolls back afterwards", \.restoresContentOffset),
                    .toggle("The next field stays visible", \.keepsNextInputVisible),
                    .toggle("A list at its end stays there", \.keepsEndVisible),
                ]),
            OptionsSection(
                title: "Points above the keyboard",
                rows: [0, 10, 24, 40].map { choice("\($0)", \.spacing, CGFloat($0)) }),
            OptionsSection(
                title: "Room for an answer, of the inset below a list",
                rows: [
                    choice("None", \.reservedBottomInset, 0), choice("200 points", \.reservedBottomInset, 200),
                    choice("All", \.reservedBottomInset, .greatestFiniteMagnitude),
                ]),
            OptionsSection(
                title: "Comfort",
                rows: [
                    .toggle("A tap beside an input ends editing", \.dismissesOnTap),
                    .toggle("Return leads to the next field", \.movesFocusOnReturn),
                    .toggle("Toolbar", \.showsToolbar),
                ]),
            OptionsSection(
                title: "Order of the inputs",
                rows: [
                    choice("By position", \.fieldOrder, .position), choice("By tag", \.fieldOrder, .tag),
                    choice("As in the view tree", \.fieldOrder, .hierarchy),
                ]),
            OptionsSection(
                title: "Keyboard",
                rows: [
                    choice("Each input's own", \.keyboardAppearance, nil),
                    choice("Light", \.keyboardAppearance, .light), choice("Dark", \.keyboardAppearance, .dark),
                ]),
        ]
    }

    private static func choice<Value>(
        _ title: String, _ option: WritableKeyPath<KeyboardAvoidance.Options, Value>, _ value: Value
    ) -> Row {
        .choice(title) { options in
            var options = options
            options[keyPath: option] = value
            return options
        }
    }
}
