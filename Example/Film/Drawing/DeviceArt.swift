import UIKit

/// The body of a device around its screen, and what the system shows on it.
@MainActor
struct DeviceArt: Encodable {
    /// The drawing's size, and where the screen is in it.
    let width: Double
    let height: Double
    let x: Double
    let y: Double
    let screenRadius: Double
    /// Behind what the app shows, and in front of it.
    let body: String
    let system: String

    private struct Shape {
        var sides: Double
        var ends: Double
        var bodyRadius: Double
        var screenRadius: Double
    }

    init(_ model: SimulatedModel, isLandscape: Bool) {
        let isPad = model.hasRegularScreen
        let hasHomeButton = !isPad && model.portraitSafeArea.bottom == 0
        let shape =
            isPad
            ? Shape(sides: 28, ends: 28, bodyRadius: 46, screenRadius: 20)
            : hasHomeButton
                ? Shape(sides: 16, ends: 84, bodyRadius: 56, screenRadius: 3)
                : Shape(sides: 13, ends: 13, bodyRadius: 64, screenRadius: 52)
        let screen =
            isLandscape ? CGSize(width: model.screen.height, height: model.screen.width) : model.screen
        (x, y) = isLandscape ? (shape.ends, shape.sides) : (shape.sides, shape.ends)
        (width, height) = (screen.width + 2 * x, screen.height + 2 * y)
        screenRadius = shape.screenRadius
        var body = Markup.rect(
            1, 1, width - 2, height - 2, radius: shape.bodyRadius, Markup.paint("body"))
        body += Markup.rect(
            2.5, 2.5, width - 5, height - 5, radius: shape.bodyRadius - 1.5,
            " fill=\"none\" stroke-width=\"2\"" + Markup.paint("rim", stroke: true))
        if hasHomeButton {
            let (cx, cy) = isLandscape ? (42, height / 2) : (width / 2, height - 42)
            body +=
                "<circle cx=\"\(Markup.number(cx))\" cy=\"\(Markup.number(cy))\" r=\"26\" fill=\"none\" stroke-width=\"2\""
                + Markup.paint("rim", stroke: true) + "/>"
            let (px, py) = isLandscape ? (width - 44, height / 2 - 26) : (width / 2 - 26, 38.0)
            body += Markup.rect(px, py, isLandscape ? 6 : 52, isLandscape ? 52 : 6, radius: 3, Markup.paint("rim"))
        }
        self.body = body
        let safeArea = isLandscape ? model.landscapeSafeArea : model.portraitSafeArea
        system = Self.system(
            screen: screen, safeArea: safeArea, hasIsland: !isPad && !hasHomeButton, isLandscape: isLandscape)
    }

    // MARK: The system's

    private static func system(screen: CGSize, safeArea: UIEdgeInsets, hasIsland: Bool, isLandscape: Bool) -> String {
        let ink = Markup.paint("label")
        var parts = ""
        if safeArea.top >= 20 {
            let middle = hasIsland ? 34.0 : safeArea.top / 2
            let size = hasIsland ? 17.0 : 13
            let isPhoneWithButton = safeArea.top == 20
            parts += Markup.text(
                "9:41", isPhoneWithButton ? screen.width / 2 : hasIsland ? 70 : 34, middle + size * 0.35, size: size,
                weight: 600, ink)
            parts += signs(
                right: screen.width - (hasIsland ? 42 : 12), middle: middle, scale: hasIsland ? 1 : 0.85, ink)
        }
        if hasIsland {
            parts +=
                isLandscape
                ? Markup.rect(screen.width - 48, screen.height / 2 - 61, 36, 122, radius: 18, Markup.paint("glass"))
                : Markup.rect(screen.width / 2 - 61, 13, 122, 36, radius: 18, Markup.paint("glass"))
        }
        if safeArea.bottom > 0 {
            let width = isLandscape ? screen.width * 0.28 : screen.width * 0.36
            parts += Markup.rect((screen.width - width) / 2, screen.height - 13, width, 5, radius: 2.5, ink)
        }
        return parts
    }

    /// Reception, Wi-Fi and battery.
    private static func signs(right: Double, middle: Double, scale: Double, _ ink: String) -> String {
        let bars = (0..<4).map { index in
            let height = 4 + Double(index) * 2.4
            return Markup.rect(Double(index) * 5, 6 - height, 3.4, height, radius: 1, "")
        }
        return
            "<g transform=\"translate(\(Markup.number(right - 78 * scale)) \(Markup.number(middle)) ) scale(\(scale))\"\(ink)>"
            + bars.joined()
            + "<path d=\"M26.6 -1.2a10.6 10.6 0 0 1 14.8 0M29.2 1.7a6.8 6.8 0 0 1 9.6 0\" fill=\"none\" stroke-width=\"2.4\""
            + "\(Markup.paint("label", stroke: true))/><path d=\"M34 6.4l-2.3 -2.5a3.3 3.3 0 0 1 4.6 0z\"/>"
            + "<path transform=\"translate(20)\" d=\"M32 -6h18a4 4 0 0 1 4 4v4a4 4 0 0 1 -4 4h-18a4 4 0 0 1 -4 -4v-4a4 4 0 0 1 4 -4zm0 1.2a2.8 2.8 0 0 0 -2.8 2.8v4"
            + "a2.8 2.8 0 0 0 2.8 2.8h18a2.8 2.8 0 0 0 2.8 -2.8v-4a2.8 2.8 0 0 0 -2.8 -2.8z\" fill-rule=\"evenodd\" opacity=\".4\"/>"
            + Markup.rect(50.4, -3.6, 21, 7.2, radius: 2.2, "")
            + Markup.rect(75, -2, 1.6, 4, radius: 0.8, " opacity=\".5\"")
            + "</g>"
    }
}
