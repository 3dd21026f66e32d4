/// Films as a moving picture of its own: SVG with CSS keyframes and no script, which plays where images are shown.
///
/// What does not play animations, or a reader who wants none, sees the film's poster: as a rule the moment in which the keyboard
/// stands.
@MainActor
struct FilmPicture {
    /// One film on its device, with words above it.
    struct Panel {
        let film: Film
        var caption: String?
        /// The name of the caption's colour.
        var color = "label"
    }

    let panels: [Panel]
    let tables: FilmTables
    let device: DeviceArt
    let title: String
    let sentence: String

    private static let gap = 36.0
    private static let captionHeight = 44.0

    private var top: Double { panels.contains { $0.caption != nil } ? Self.captionHeight : 0 }

    var svg: String {
        let n = Markup.number
        let width = Double(panels.count) * (device.width + Self.gap) - Self.gap
        var (drawing, rules) = ("", "")
        for (index, panel) in panels.enumerated() {
            var weaver = PictureWeaver(film: panel.film, tables: tables, prefix: panels.count > 1 ? "p\(index)" : "")
            let x = Double(index) * (device.width + Self.gap)
            let content = weaver.markup(of: 0) + weaver.markOfHidden()
            drawing += "<g transform=\"translate(\(n(x)) \(n(top)))\">\(draw(panel, index, content))</g>"
            rules += weaver.rules
        }
        let fade = drawing.contains("url(#fade)") ? "<defs>\(NodeMarkup.fade)</defs>" : ""
        return """
            <svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="t d" \
            width="\(n((width * 0.7).rounded()))" viewBox="0 0 \(n(width)) \(n(device.height + top))" \
            font-family="-apple-system,BlinkMacSystemFont,'SF Pro Text',Inter,'Helvetica Neue',Arial,sans-serif">
            <title id="t">\(Markup.escaped(title))</title><desc id="d">\(Markup.escaped(sentence))</desc>
            <style>\(DevicePalette.pictureStyle(for: drawing))\(rules)\
            @media (prefers-reduced-motion:reduce){g{animation:none!important}}</style>
            \(fade)\(drawing)
            </svg>

            """
    }

    private func draw(_ panel: Panel, _ index: Int, _ content: String) -> String {
        let n = Markup.number
        let (width, height) = (device.width - 2 * device.x, device.height - 2 * device.y)
        let caption = panel.caption.map {
            Markup.text($0, device.width / 2, -16, size: 24, weight: 600, Markup.paint(panel.color))
        }
        return (caption ?? "") + device.body
            + "<clipPath id=\"screen\(index)\">\(Markup.rect(0, 0, width, height, radius: device.screenRadius, ""))</clipPath>"
            + "<g transform=\"translate(\(n(device.x)) \(n(device.y)))\" clip-path=\"url(#screen\(index))\">"
            + Markup.rect(0, 0, width, height, Markup.paint("background")) + content + device.system + "</g>"
    }
}
