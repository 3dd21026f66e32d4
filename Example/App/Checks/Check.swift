import UIKit

/// Something that must hold on every device.
@MainActor
struct Check {
    let name: String
    /// Returns what is wrong, in words; nothing if it holds.
    let run: @MainActor (CheckedScreen) async -> [String]

    /// All of them; the first makes sure that there is a keyboard to check anything with.
    static let all = [softwareKeyboard] + Catalogue.entries.flatMap { scene($0) } + others

    /// Those that are about a screen of the app in particular.
    static let others = editing + navigation + chats + content + besideTheKeyboard + [placeholders]

    static let softwareKeyboard = Check(name: "A software keyboard") { screen in
        let (controller, field) = (UIViewController(), UITextField("Field"))
        controller.loadViewIfNeeded()
        field.frame = CGRect(x: 20, y: 120, width: 200, height: 34)
        controller.view.addSubview(field)
        await screen.show(controller)
        let problems = await screen.focus(field)
        return screen.hasSoftwareKeyboard ? problems : ["no software keyboard"]
    }

    private static func scene(_ entry: Catalogue) -> [Check] {
        [eachInput(of: entry), underTheStandingKeyboard(in: entry), nothingIsLeft(of: entry)]
    }
}
