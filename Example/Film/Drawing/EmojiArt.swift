import Foundation

/// Draws the keyboard of emoji: a search field, faces in rows, and the categories.
struct EmojiArt {
    let size: CGSize
    let side: CGFloat
    let bottom: CGFloat
    let tone: String

    /// Below the faces; a phone with a home indicator has room there anyway.
    private var categoriesMiddle: Double {
        bottom >= 70 ? size.height - bottom + 24 : size.height - 22
    }

    private var isWide: Bool { size.width > 700 }

    func draw() -> String {
        let ink = Markup.paint(tone.isEmpty ? "label2" : "ink-dark")
        let key = Markup.paint("key" + tone)
        let (left, width) = (side + 10, size.width - 2 * side - 20)
        let search =
            Markup.rect(left, 8, width, 34, radius: 10, key)
            + Markup.text("Search Emoji", left + 14, 30, size: 16, anchor: "start", ink)
            + Markup.text("SMILEYS & PEOPLE", left + 4, 60, size: 11, anchor: "start", weight: 600, ink)
        return search + drawFaces(from: 66, to: categoriesMiddle - 16) + drawCategories(ink: ink)
    }

    private func drawCategories(ink: String) -> String {
        let y = categoriesMiddle
        let step = (size.width - 2 * side - 140) / 6
        let dots = (0..<7).map { index in
            let x = side + 70 + Double(index) * step
            return index == 1
                ? KeySymbol.face(x, y, 10, ink: "label", tone)
                : "<circle cx=\"\(Markup.number(x))\" cy=\"\(Markup.number(y))\" r=\"8\" fill=\"none\" stroke-width=\"1.6\""
                    + "\(Markup.paint(tone.isEmpty ? "label3" : "ink-dark", stroke: true))/>"
        }
        return Markup.text("ABC", side + 30, y + 6, size: 16, ink)
            + Markup.text("⌫", size.width - side - 30, y + 7, size: 19, ink) + dots.joined()
    }

    private func drawFaces(from top: Double, to end: Double) -> String {
        let step = isWide ? 66.0 : 44
        let rows = max(1, Int((end - top) / step))
        let columns = max(1, Int((size.width - 2 * side - 16) / step))
        let margin = (size.width - Double(columns) * step) / 2
        var (faces, hearts, lines, mouths) = ("", "", "", "")
        for index in 0..<(rows * columns) {
            let x = margin + (Double(index % columns) + 0.5) * step
            let y = top + (Double(index / columns) + 0.5) * step
            let (r, n) = (step * 0.36, Markup.number)
            let kind = (index * 7 + index / columns * 3) % 8
            if kind == 5 {
                hearts +=
                    "M\(n(x)) \(n(y + r * 0.85))c-\(n(r * 1.8)) -\(n(r * 1.3)) -\(n(r * 0.9)) -\(n(r * 2.4)) 0 -\(n(r * 1.2))"
                    + "c\(n(r * 0.9)) -\(n(r * 1.2)) \(n(r * 1.8)) -\(n(r * 0.1)) 0 \(n(r * 1.2))z"
                continue
            }
            faces += Markup.roundRect(x - r, y - r, 2 * r, 2 * r, radius: r)
            let (eye, left, right) = (y - r * 0.3, x - r * 0.38, x + r * 0.38)
            lines +=
                kind == 1 || kind == 6 ? arch(left, eye, r * 0.2) : "M\(n(left)) \(n(eye - r * 0.1))v\(n(r * 0.22))"
            lines +=
                kind == 2 || kind == 1 ? arch(right, eye, r * 0.2) : "M\(n(right)) \(n(eye - r * 0.1))v\(n(r * 0.22))"
            switch kind {
            case 0, 6:
                mouths +=
                    "M\(n(x - r * 0.5)) \(n(y + r * 0.15))h\(n(r))c0 \(n(r * 0.75)) -\(n(r)) \(n(r * 0.75)) -\(n(r)) 0z"
            case 3: lines += "M\(n(x - r * 0.4)) \(n(y + r * 0.42))h\(n(r * 0.8))"
            case 7: lines += "M\(n(x - r * 0.4)) \(n(y + r * 0.55))q\(n(r * 0.4)) -\(n(r * 0.4)) \(n(r * 0.8)) 0"
            default: lines += "M\(n(x - r * 0.5)) \(n(y + r * 0.25))q\(n(r * 0.5)) \(n(r * 0.55)) \(n(r)) 0"
            }
        }
        return
            "<path d=\"\(faces)\" fill=\"#ffcf40\"/><path d=\"\(hearts)\" fill=\"#f2453d\"/><path d=\"\(mouths)\" fill=\"#6b4a00\"/>"
            + "<path d=\"\(lines)\" fill=\"none\" stroke=\"#6b4a00\" stroke-width=\"2\" stroke-linecap=\"round\"/>"
    }

    /// An eye that laughs.
    private func arch(_ x: Double, _ y: Double, _ r: Double) -> String {
        let n = Markup.number
        return "M\(n(x - r)) \(n(y + r * 0.5))q\(n(r)) -\(n(r * 1.6)) \(n(2 * r)) 0"
    }
}
