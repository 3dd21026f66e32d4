import Foundation

/// Text in lines. Every character is half as wide as the font is high, ideographs and emoji are as wide as that.
///
/// Pure: a value of string, font and width. Offsets are UTF-16, points are relative to the first line's corner.
struct SimulatedTextLayout {
    struct Line {
        /// With the newline, or the spaces, that end the line.
        let range: Range<Int>
        let glyphs: Range<Int>
        /// Without the spaces and the newline at its end: those hang over the edge.
        let width: CGFloat
        let x: CGFloat
        let y: CGFloat
    }

    private struct Glyph {
        let range: Range<Int>
        let advance: CGFloat
        let isNewline: Bool
        let isSpace: Bool
        let isWide: Bool
    }

    static let caretWidth: CGFloat = 2

    let width: CGFloat
    let lineHeight: CGFloat
    let lines: [Line]
    private let glyphs: [Glyph]

    init(_ string: String, font: UIFont, width: CGFloat, alignment: NSTextAlignment = .natural, wraps: Bool = true) {
        let glyphs = Self.glyphs(of: string, pointSize: font.pointSize)
        // A view that was not laid out yet has no width to wrap at.
        let limit = wraps && width >= font.pointSize ? width : .infinity
        let lineHeight = font.lineHeight
        self.glyphs = glyphs
        self.width = width
        self.lineHeight = lineHeight
        lines = Self.wrap(glyphs, limit: limit).enumerated().map { row, part in
            let visible = glyphs[part].reversed().drop { $0.isNewline || $0.isSpace }
            let used = visible.reduce(0) { $0 + $1.advance }
            let start = part.isEmpty ? string.utf16.count : glyphs[part.lowerBound].range.lowerBound
            let end = part.isEmpty ? string.utf16.count : glyphs[part.upperBound - 1].range.upperBound
            let free = width.isFinite ? max(0, width - used) : 0
            return Line(
                range: start..<end,
                glyphs: part,
                width: used,
                x: free * alignment.simulatedShareOfFreeSpace,
                y: CGFloat(row) * lineHeight
            )
        }
    }

    var size: CGSize {
        CGSize(width: lines.map(\.width).max() ?? 0, height: CGFloat(lines.count) * lineHeight)
    }

    // MARK: Points and offsets

    /// At the place where a line was broken the caret is at the beginning of the next one.
    func line(at offset: Int) -> Line? {
        lines.last { $0.range.lowerBound <= offset } ?? lines.first
    }

    func caretRect(at offset: Int) -> CGRect {
        guard let line = line(at: offset) else { return .null }
        var x = x(of: offset, in: line)
        // Spaces at the end of a line may hang over the edge, the caret does not.
        if width.isFinite { x = min(x, max(line.x + line.width, width)) }
        return CGRect(x: x, y: line.y, width: Self.caretWidth, height: lineHeight)
    }

    /// The part of the first line that the range covers.
    func firstRect(of range: Range<Int>) -> CGRect {
        guard let line = line(at: range.lowerBound) else { return .null }
        let start = x(of: range.lowerBound, in: line)
        let end = x(of: min(range.upperBound, line.range.upperBound), in: line)
        return CGRect(x: start, y: line.y, width: max(0, end - start), height: lineHeight)
    }

    func offset(closestTo point: CGPoint) -> Int {
        guard point.x.isFinite, point.y.isFinite, let first = lines.first else { return 0 }
        let line = lines.last { $0.y <= point.y } ?? first
        var (x, offset) = (line.x, line.range.lowerBound)
        for index in line.glyphs {
            let glyph = glyphs[index]
            let endsLine = index == line.glyphs.upperBound - 1 && line.range.upperBound != lines.last?.range.upperBound
            if endsLine || glyph.isNewline || point.x < x + glyph.advance / 2 { return offset }
            x += glyph.advance
            offset = glyph.range.upperBound
        }
        return offset
    }

    private func x(of offset: Int, in line: Line) -> CGFloat {
        glyphs[line.glyphs].prefix { $0.range.upperBound <= offset }.reduce(line.x) { $0 + $1.advance }
    }

    // MARK: Breaking

    private static func glyphs(of string: String, pointSize: CGFloat) -> [Glyph] {
        if let bytes = string.simulatedSingleBytes {
            return bytes.enumerated().map { offset, byte in
                glyph(offset..<(offset + 1), Character.simulatedKind(ofASCII: byte), pointSize)
            }
        }
        var offset = 0
        return string.map { character in
            let start = offset
            offset += character.utf16.count
            return glyph(start..<offset, character.simulatedKind, pointSize)
        }
    }

    private static func glyph(_ range: Range<Int>, _ kind: Character.SimulatedKind, _ pointSize: CGFloat) -> Glyph {
        Glyph(
            range: range,
            advance: kind.isNewline ? 0 : pointSize * (kind.isWide ? 1 : 0.5),
            isNewline: kind.isNewline,
            isSpace: kind.isSpace,
            isWide: kind.isWide
        )
    }

    /// Breaks behind spaces and around ideographs; a word that is longer than a line is broken where it must be.
    private static func wrap(_ glyphs: [Glyph], limit: CGFloat) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var (start, x): (Int, CGFloat) = (0, 0)
        var lastBreak: Int?
        func end(at index: Int, before current: Int) {
            lines.append(start..<index)
            start = index
            lastBreak = nil
            x = glyphs[index..<max(index, current)].reduce(0) { $0 + $1.advance }
        }
        for (index, glyph) in glyphs.enumerated() {
            if glyph.isNewline {
                end(at: index + 1, before: index + 1)
                continue
            }
            while !glyph.isSpace, index > start, x + glyph.advance > limit + 0.001 {
                end(at: glyph.isWide ? index : lastBreak ?? index, before: index)
            }
            x += glyph.advance
            if glyph.isSpace || glyph.isWide { lastBreak = index + 1 }
        }
        // Also the empty line of an empty text, and the one behind a newline at the end.
        lines.append(start..<glyphs.count)
        return lines
    }
}

extension String {
    /// The characters, if each is a byte: to find where characters end takes longer than all the rest. The two bytes of
    /// Windows' newline are one character.
    fileprivate var simulatedSingleBytes: [UInt8]? {
        let bytes = Array(utf8)
        return bytes.allSatisfy { $0 < 0x80 && $0 != 13 } ? bytes : nil
    }
}

extension Character {
    fileprivate typealias SimulatedKind = (isNewline: Bool, isSpace: Bool, isWide: Bool)

    /// Most are of ASCII, and Unicode's tables take long.
    fileprivate var simulatedKind: SimulatedKind {
        if let code = asciiValue { return Self.simulatedKind(ofASCII: code) }
        return (isNewline, isWhitespace && !isNewline, simulatedIsWide)
    }

    fileprivate static func simulatedKind(ofASCII code: UInt8) -> SimulatedKind {
        ((10...13).contains(code), code == 9 || code == 32, false)
    }

    fileprivate var simulatedIsWide: Bool {
        unicodeScalars.contains { scalar in
            switch scalar.value {
            case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE0F, 0xFE30...0xFE6F,
                0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x3FFFF:
                true
            default: scalar.properties.isEmojiPresentation
            }
        }
    }
}
