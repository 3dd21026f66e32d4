import UIKit

/// The colours of what is on a device's screen, in its light and its dark appearance.
///
/// The simulation has the light ones; where a colour is one of the system's, the drawing names it and so can follow the
/// reader's choice.
enum DevicePalette {
    private struct Role {
        let name: String
        let light: String
        let dark: String

        init(_ name: String, _ light: String, _ dark: String) {
            (self.name, self.light, self.dark) = (name, light, dark)
        }
    }

    // Ink before fills: what is white as a background is white as ink in both appearances.
    private static let inks = [
        Role("label", "#000000", "#ffffff"),
        Role("label2", "#3c3c4399", "#ebebf599"),
        Role("label3", "#3c3c434d", "#ebebf54d"),
        Role("blue", "#007aff", "#0a84ff"),
        Role("gray", "#8e8e93", "#8e8e93"),
    ]

    private static let fills = [
        Role("background", "#ffffff", "#000000"),
        Role("background2", "#f2f2f7", "#1c1c1e"),
        Role("fill", "#78788033", "#7878805c"),
        Role("gray4", "#d1d1d6", "#3a3a3c"),
        Role("gray5", "#e5e5ea", "#2c2c2e"),
        Role("separator", "#3c3c434a", "#54545899"),
    ]

    /// What the drawing adds to the app's own.
    private static let others = [
        Role("sheet", "#ffffff", "#1c1c1e"),
        Role("bar", "#ffffff", "#000000"),
        Role("pane", "#fdfdfef5", "#2c2c2ef5"),
        Role("pane-edge", "#00000030", "#ffffff38"),
        Role("keyboard", "#dddfe4", "#2a2a2c"),
        Role("key", "#ffffff", "#6b6b6e"),
        Role("key2", "#c3c7cf", "#47474a"),
        Role("keyboard-dark", "#2a2a2c", "#2a2a2c"),
        Role("key-dark", "#6b6b6e", "#6b6b6e"),
        Role("key2-dark", "#47474a", "#47474a"),
        Role("ink-dark", "#ffffff", "#ffffff"),
        Role("touch", "#0a84ff59", "#0a84ff73"),
        Role("dimming", "#00000040", "#00000080"),
        Role("body", "#1d1d1f", "#3a3a3d"),
        Role("rim", "#48484a", "#636366"),
        Role("glass", "#000000", "#000000"),
        Role("without", "#b5531c", "#f0935a"),
        Role("with", "#1c8260", "#5cc9a0"),
    ]

    static func ink(_ color: SimulatedSnapshot.Color) -> String { name(of: color, in: inks) }
    static func fill(_ color: SimulatedSnapshot.Color) -> String {
        name(of: color, in: fills + inks.filter { $0.name == "blue" })
    }

    private static func name(of color: SimulatedSnapshot.Color, in roles: [Role]) -> String {
        let parts = [color.red, color.green, color.blue] + (color.alpha < 1 ? [color.alpha] : [])
        let number = parts.reduce("#") { $0 + String(format: "%02x", Int(($1 * 255).rounded())) }
        return roles.first { $0.light == number }?.name ?? number
    }

    // MARK: Style sheets

    private static var all: [Role] { inks + fills + others }

    /// For the page: each role a class that follows a variable, and the variables in both appearances.
    static var pageStyle: String {
        let light = all.map { "--d-\($0.name):\($0.light);" }.joined()
        let dark = all.map { "--d-\($0.name):\($0.dark);" }.joined()
        let classes = all.map { ".c-\($0.name){fill:var(--d-\($0.name))}.s-\($0.name){stroke:var(--d-\($0.name))}" }
        return ":root{\(light)}\n:root[data-theme=dark]{\(dark)}\n" + classes.joined(separator: "\n")
    }

    /// For a picture of its own: only the roles that occur in its markup.
    static func pictureStyle(for markup: String) -> String {
        // An element may have two classes, with a space between them.
        let ends = [UInt8(ascii: "\""), UInt8(ascii: " ")]
        let words = Set(markup.utf8.split(whereSeparator: ends.contains).map(Substring.init))
        func rules(_ color: (Role) -> String) -> String {
            all.map { role in
                (words.contains("c-\(role.name)") ? ".c-\(role.name){fill:\(color(role))}" : "")
                    + (words.contains("s-\(role.name)") ? ".s-\(role.name){stroke:\(color(role))}" : "")
            }.joined()
        }
        return rules(\.light) + "@media (prefers-color-scheme:dark){\(rules(\.dark))}"
    }
}
