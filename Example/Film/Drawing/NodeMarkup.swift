/// Draws one node of a film as SVG, without its children. The player does the same in `player.js`.
@MainActor
struct NodeMarkup {
    let tables: FilmTables

    /// What does not scroll: the background with its border, or a drawing.
    func background(of state: FilmState) -> String {
        let look = tables.looks[state.look]
        let (width, height) = (Double(state.width) / 10, Double(state.height) / 10)
        var parts = ""
        if look.barEdge == "bottom" {
            let top = Double(-state.y) / 10
            parts += Markup.rect(0, top, width, height - top, Markup.paint(look.fill))
            parts += Markup.rect(0, height - 0.5, width, 0.5, Markup.paint("separator"))
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
        if look.barEdge == "top" { parts += Markup.rect(0, 0, width, 0.5, Markup.paint("separator")) }
        if let number = look.art {
            let art = tables.arts[number]
            let (x, y) = (width / art.width, height / art.height)
            let scale = x == 1 && y == 1 ? "" : " transform=\"scale(\(x) \(y))\""
            parts += "<g\(scale)>\(art.markup)</g>"
        }
        return parts
    }

    /// A focused input has a blue edge, so that it is found at a glance.
    private func border(of look: FilmLook) -> (inset: Double, attributes: String) {
        if look.hasFocus { return (1, " stroke-width=\"2\"" + Markup.paint("blue", stroke: true)) }
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
