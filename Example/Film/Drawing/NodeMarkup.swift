/// Draws one node of a film as SVG, without its children. The player does the same in `device.js`.
@MainActor
struct NodeMarkup {
    /// What is drawn through it is whole at its upper edge and gone at its lower one. The page and each picture have it once.
    static let fade = """
        <linearGradient id="fading" x2="0" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient>\
        <mask id="fade" maskContentUnits="objectBoundingBox"><rect width="1" height="1" fill="url(#fading)"/></mask>
        """

    let tables: FilmTables

    /// What does not scroll: the background with its border, or a drawing.
    func background(of state: FilmState) -> String {
        let look = tables.looks[state.look]
        let (width, height) = (Double(state.width) / 10, Double(state.height) / 10)
        var parts = ""
        if look.reachesTop == true {
            let top = Double(-state.y) / 10
            parts += Markup.rect(0, top, width, height - top, Markup.paint(look.fill))
            // What scrolls beneath fades away. They overlap, so that nothing shines through between them.
            parts += Markup.rect(0, height - 1, width, 13, Markup.paint(look.fill) + " mask=\"url(#fade)\"")
        } else if look.fill != nil || look.borderColor != nil {
            let (inset, stroke) = border(of: look)
            parts += Markup.rect(
                inset, inset, width - 2 * inset, height - 2 * inset,
                radius: min(Double(look.radius) / 10, height / 2), Markup.paint(look.fill))
            if !stroke.isEmpty {
                parts += Markup.rect(
                    inset, inset, width - 2 * inset, height - 2 * inset, radius: Double(look.radius) / 10,
                    " fill=\"none\"" + stroke)
            }
        }
        if let number = look.art {
            let (art, n) = (tables.arts[number], Markup.number)
            let scale = min(width / art.width, height / art.height)
            let (x, y) = ((width - art.width * scale) / 2, (height - art.height * scale) / 2)
            let isAsMade = scale == 1 && x == 0 && y == 0
            let place = isAsMade ? "" : " transform=\"translate(\(n(x)) \(n(y))) scale(\(scale))\""
            parts += "<g\(place)>\(art.markup)</g>"
        }
        return parts
    }

    private func border(of look: FilmLook) -> (inset: Double, attributes: String) {
        guard let color = look.borderColor, let width = look.borderWidth else { return (0, "") }
        let points = Double(width) / 10
        return (points / 2, " stroke-width=\"\(Markup.number(points))\"" + Markup.paint(color, stroke: true))
    }

    /// What scrolls with the content: the text and the caret.
    func text(of state: FilmState) -> String {
        var parts = tables.texts[state.text].map { line in
            Markup.text(
                line.string, Double(line.x) / 10, Double(line.baseline) / 10, size: Double(line.size) / 10,
                anchor: line.anchor, weight: line.isBold ? 600 : 400,
                (line.width.map { " textLength=\"\(Markup.number(Double($0) / 10))\"" } ?? "")
                    + Markup.paint(line.color))
        }.joined()
        if state.caret.count == 4 {
            let caret = state.caret.map { Double($0) / 10 }
            parts += Markup.rect(caret[0], caret[1], caret[2], caret[3], radius: 1, Markup.paint("blue"))
        }
        return parts
    }
}
