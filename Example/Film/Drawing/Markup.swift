import Foundation

/// Pieces of SVG.
enum Markup {
    static func number(_ value: Double) -> String {
        let tenth = (value * 10).rounded() / 10
        return tenth == tenth.rounded() ? String(Int(tenth)) : String(tenth)
    }

    static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
    }

    /// A role's name as a class, or a colour of its own.
    static func paint(_ color: String?, stroke: Bool = false) -> String {
        guard let color else { return stroke ? "" : " fill=\"none\"" }
        if color.hasPrefix("#") { return stroke ? " stroke=\"\(color)\"" : " fill=\"\(color)\"" }
        return " class=\"\(stroke ? "s" : "c")-\(color)\""
    }

    static func rect(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0, _ attributes: String
    ) -> String {
        let round = radius > 0 ? " rx=\"\(number(radius))\"" : ""
        return
            "<rect x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(width))\" height=\"\(number(height))\"\(round)"
            + "\(attributes)/>"
    }

    static func text(
        _ string: String, _ x: Double, _ y: Double, size: Double, anchor: String = "middle", weight: Int = 400,
        _ attributes: String
    ) -> String {
        "<text x=\"\(number(x))\" y=\"\(number(y))\" font-size=\"\(number(size))\""
            + (anchor == "start" ? "" : " text-anchor=\"\(anchor)\"")
            + (weight == 400 ? "" : " font-weight=\"\(weight)\"") + "\(attributes)>\(escaped(string))</text>"
    }

    /// The outline of a rectangle with round corners, to be put together with others in one path.
    static func roundRect(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius r: Double) -> String {
        let corner = "a\(number(r)) \(number(r)) 0 0 1 "
        return "M\(number(x + r)) \(number(y))h\(number(width - 2 * r))\(corner)\(number(r)) \(number(r))"
            + "v\(number(height - 2 * r))\(corner)-\(number(r)) \(number(r))h\(number(2 * r - width))"
            + "\(corner)-\(number(r)) -\(number(r))v\(number(2 * r - height))\(corner)\(number(r)) -\(number(r))z"
    }
}
