import Foundation

@testable import ScreenPlay

/// A coverage as text: how often everything occurred, and which pairs never did.
struct CoverageTable {
    let coverage: Coverage
    let hasFaults: Bool

    private static let width = 120

    var text: String {
        let aspects = Aspect.allCases.filter { hasFaults || !$0.isWrong }
        let pairs = Aspect.pairs.filter { aspects.contains($0) && aspects.contains($1) }
        return (aspects.map(table) + pairs.map(missing)).joined(separator: "\n\n")
    }

    private func names(_ aspect: Aspect) -> [String] {
        // These steps only occur with faults.
        aspect.names.filter { hasFaults || aspect != .step || !["fault", "flip"].contains($0) }
    }

    private func table(_ aspect: Aspect) -> String {
        let counts = names(aspect).map { (name: $0, count: coverage.count((aspect, $0))) }
        let occurred = counts.filter { $0.count > 0 }
        let never = counts.filter { $0.count == 0 }.map(\.name)
        let title = "\(aspect.rawValue): \(occurred.count) of \(counts.count) occurred"
        let lines = Self.wrapped(" ", occurred.map { "\($0.name) \(Self.grouped($0.count))" })
        return ([title] + lines + Self.wrapped("  never", never)).joined(separator: "\n")
    }

    /// Names that never occurred together, though each of both occurred.
    private func missing(_ first: Aspect, _ second: Aspect) -> String {
        let (firsts, seconds) = (names(first), names(second))
        var occurred = 0
        var rows: [String] = []
        for name in firsts {
            let never = seconds.filter { coverage.count((first, name), (second, $0)) == 0 }
            occurred += seconds.count - never.count
            guard coverage.count((first, name)) > 0 else { continue }
            rows += Self.wrapped("  never \(name) x", never.filter { coverage.count((second, $0)) > 0 })
        }
        let title = "Pairs \(first) x \(second): \(occurred) of \(firsts.count * seconds.count) occurred"
        return ([title] + rows).joined(separator: "\n")
    }

    /// Lines of words, none without a word.
    private static func wrapped(_ start: String, _ words: [String]) -> [String] {
        var lines = words.isEmpty ? [] : [start]
        for (index, word) in words.enumerated() {
            let next = index == words.count - 1 ? word : word + ","
            if lines[lines.count - 1].count + 1 + next.count > width {
                lines.append(String(repeating: " ", count: start.count))
            }
            lines[lines.count - 1] += " " + next
        }
        return lines
    }

    /// With commas between thousands.
    static func grouped(_ number: some BinaryInteger) -> String {
        IntegerFormatStyle(locale: Locale(identifier: "en_US")).format(number)
    }
}
