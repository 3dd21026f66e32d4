import KeyboardHelper
import UIKit

/// One of the app's scenes, ready to be played.
@MainActor
struct ExampleScene {
    /// A scene that has been built.
    @MainActor
    struct Stage {
        let root: UIViewController
        let controller: UIViewController
        /// What happens after `root` is on screen and before anything is played, such as a sheet that comes up.
        var prepare: @MainActor (SimulatedDevice) -> Void = { _ in }

        /// Has to stay visible together with the input that it belongs to.
        var companion: @MainActor (_ input: UIView) -> UIView? = { _ in nil }

        func companion(of input: UIView) -> UIView? { companion(input) }

        /// Returns the view that a person looks at and taps in place of an input that cannot be seen.
        var shown: @MainActor (_ input: UIView) -> UIView = { $0 }

        func shown(for input: UIView) -> UIView { shown(input) }

        /// Returns the view that a person taps to get to an input, if that is another one.
        var opener: @MainActor (_ input: UIView) -> UIView? = { _ in nil }

        func tapped(for input: UIView) -> UIView { opener(input) ?? shown(input) }

        /// What a person does and undoes once an input has the focus, such as to open a panel and close it.
        var aside: [Aside] = []

        /// A part of it, at the beginning of a sentence: “A panel opens.”
        struct Aside {
            let words: String
            let perform: @MainActor () -> Void
        }

        /// Seconds that a film waits longer after a focus, for content that comes later than the keyboard.
        var patience = 0.0

        /// Scrolls where a person looks next while the keyboard is up, such as to the end of a list.
        var reach: (@MainActor () -> Void)?

        /// The text inputs in the order of the view tree; a table's cells from the top down. Those of a bar that the controller puts
        /// onto the keyboard come last.
        var inputs: [UIView] {
            Self.inputs(in: controller.view) + (controller.inputAccessoryView.map(Self.inputs) ?? [])
        }

        private static func inputs(in view: UIView) -> [UIView] {
            if view is UITextField || view is UITextView { return [view] }
            let isTable = view is UITableView
            return (isTable ? view.subviews.sorted { $0.frame.minY < $1.frame.minY } : view.subviews).flatMap(inputs)
        }
    }

    /// In the table, and for `--scene`.
    let name: String
    /// One sentence for somebody who sees the scene for the first time.
    let sentence: String
    let call: SceneCall
    /// What moves, at the beginning of a sentence.
    let moves: String
    /// Whether it moves as far as the keyboard does, and not as far as an input needs.
    let followsKeyboard: Bool
    /// What the page plays when the scene is chosen, and on which device.
    let script: String
    let device: String
    /// What its picture shows where that is not played.
    let still: Still
    let stage: () -> Stage

    enum Still {
        /// The keyboard stands.
        case keyboard
        /// A finger touches the input: of what the keyboard covers, this shows all.
        case tap
    }

    init(
        _ name: String, _ call: SceneCall, moves: String, followsKeyboard: Bool = false, device: String = "iPhone 16",
        script: String = "First focus", still: Still = .keyboard, _ sentence: String, stage: @escaping () -> Stage
    ) {
        self.still = still
        (self.name, self.call, self.sentence, self.stage) = (name, call, sentence, stage)
        (self.moves, self.followsKeyboard, self.device, self.script) = (moves, followsKeyboard, device, script)
    }
}

extension ExampleScene {
    /// The name as a part of a file's name.
    var slug: String {
        name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }
}
