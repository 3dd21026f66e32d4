/// The symbols of keys that have no letter, drawn in lines around a middle.
enum KeySymbol {
    static func face(_ x: Double, _ y: Double, _ r: Double, ink: String, _ tone: String) -> String {
        let n = Markup.number
        return stroke(
            "M\(n(x - r)) \(n(y))a\(n(r)) \(n(r)) 0 1 1 \(n(2 * r)) 0a\(n(r)) \(n(r)) 0 1 1 -\(n(2 * r)) 0"
                + "M\(n(x - r * 0.35)) \(n(y - r * 0.35))v\(n(r * 0.2))M\(n(x + r * 0.35)) \(n(y - r * 0.35))v\(n(r * 0.2))"
                + "M\(n(x - r * 0.5)) \(n(y + r * 0.25))q\(n(r * 0.5)) \(n(r * 0.5)) \(n(r)) 0",
            ink, tone)
    }

    static func microphone(_ x: Double, _ y: Double, _ r: Double, ink: String, _ tone: String) -> String {
        let (n, w) = (Markup.number, r * 0.38)
        return stroke(
            "M\(n(x - w)) \(n(y - r * 0.5))a\(n(w)) \(n(w)) 0 0 1 \(n(2 * w)) 0v\(n(r * 0.5))a\(n(w)) \(n(w)) 0 0 1 -\(n(2 * w)) 0z"
                + "M\(n(x - r * 0.75)) \(n(y - r * 0.1))v\(n(r * 0.1))a\(n(r * 0.75)) \(n(r * 0.7)) 0 0 0 \(n(r * 1.5)) 0v-\(n(r * 0.1))"
                + "M\(n(x)) \(n(y + r * 0.7))v\(n(r * 0.4))",
            ink, tone)
    }

    private static func stroke(_ path: String, _ ink: String, _ tone: String) -> String {
        "<path d=\"\(path)\" fill=\"none\" stroke-width=\"1.8\" stroke-linecap=\"round\""
            + "\(Markup.paint(tone.isEmpty ? ink : "ink-dark", stroke: true))/>"
    }
}
