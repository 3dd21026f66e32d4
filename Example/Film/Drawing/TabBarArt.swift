import UIKit

/// The icons of a tab bar, and its titles below them; beside them where the bar is low.
@MainActor
struct TabBarArt {
    struct Icon {
        let name: String
        let frame: CGRect
        let art: FilmArt
    }

    private(set) var titles: [SimulatedSnapshot.Text] = []
    private(set) var icons: [Icon] = []

    private static let symbols = ["Contact": "envelope", "Profile": "person"]
    private static let size = 22.0

    init(_ bar: SimulatedSnapshot.Node) {
        // The titles stand 30 points below the bar's top edge, for which a bar in landscape has no room.
        let isLow = bar.frame.height < 49 || bar.frame.width > 700 && bar.frame.height < 56
        for text in bar.texts {
            var title = text
            let width = CGFloat(text.string.count) * text.fontSize / 2
            var icon = CGRect(
                x: text.frame.midX - Self.size / 2, y: bar.frame.minY + 6, width: Self.size, height: Self.size)
            if isLow {
                title.frame.origin = CGPoint(
                    x: text.frame.minX + Self.size / 2 + 2, y: bar.frame.minY + 16 - text.frame.height / 2)
                icon.origin = CGPoint(x: text.frame.midX - width / 2 - Self.size / 2 - 6, y: bar.frame.minY + 5)
            }
            titles.append(title)
            let symbol = Self.symbols[text.string] ?? "square"
            let color = DevicePalette.ink(text.color)
            icons.append(
                Icon(
                    name: "tab \(symbol) \(color)", frame: icon,
                    art: SymbolArt.draw(symbol, color: color.hasPrefix("#") ? "gray" : color)))
        }
    }
}
