import Foundation

/// A coverage as text: how often everything occurred, and which pairs never did.
struct CoverageTable {
    let coverage: Coverage
    let hasFaults: Bool

    private static let width = 120

    var text: String {
        let aspects = Aspect.allCases.filter(isPossible).map(table)
        let pairs = Aspect.pairs.filter { isPossible($0.first) && isPossible($0.second) }.map(missing)
        return (aspects + pairs).joined(separator: "\n\n")
    }

    private func isPossible(_ aspect: Aspect) -> Bool { hasFaults || !aspect.isWrong }

    /// Steps that only occur with faults.
    private func isPossible(_ name: String, _ aspect: Aspect) -> Bool {
        hasFaults || aspect != .step || !["fault", "flip"].contains(name)
    }

    private func names(_ aspect: Aspect) -> [String] { coverage.names(aspect).filter { isPossible($0, aspect) } }

    // MARK: Counts

    private func table(_ aspect: Aspect) -> String {
        let names = names(aspect)
        let never = names.filter { coverage.count(aspect, $0) == 0 }
        let title = "\(aspect.title): \(names.count - never.count) of \(names.count) occurred"
        let cells = names.filter { !never.contains($0) }.map { ($0, Self.grouped(coverage.count(aspect, $0))) }
        let missing = never.isEmpty ? [] : Self.wrapped("  never", never)
        return ([title] + Self.columns(cells) + missing).joined(separator: "\n")
    }

    private static func columns(_ cells: [(name: String, value: String)]) -> [String] {
        let nameWidth = cells.map(\.name.count).max() ?? 0
        let valueWidth = cells.map(\.value.count).max() ?? 0
        let texts = cells.map { name, value in
            let padding = nameWidth - name.count + valueWidth - value.count
            return name + String(repeating: " ", count: padding + 1) + value
        }
        let columns = max(1, (width + 1) / (nameWidth + valueWidth + 4))
        return stride(from: 0, to: texts.count, by: columns).map { start in
            "  " + texts[start..<min(start + columns, texts.count)].joined(separator: "   ")
        }
    }

    // MARK: Pairs

    /// What never occurred together, though each of both occurred.
    private func missing(_ pair: Aspect.Pair) -> String {
        let (firsts, seconds) = (names(pair.first), names(pair.second))
        var occurred = 0
        var rows: [String] = []
        for first in firsts {
            let never = seconds.filter { coverage.count(pair, first, $0) == 0 }
            occurred += seconds.count - never.count
            let missing = never.filter { coverage.count(pair.second, $0) > 0 }
            if coverage.count(pair.first, first) > 0, !missing.isEmpty {
                rows += Self.wrapped("  never \(first) x", missing)
            }
        }
        let title = "Pairs \(pair.first) x \(pair.second): \(occurred) of \(firsts.count * seconds.count) occurred"
        return ([title] + rows).joined(separator: "\n")
    }

    private static func wrapped(_ start: String, _ words: [String]) -> [String] {
        var lines = [start]
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
        let digits = Array("\(number)")
        return String(
            digits.enumerated().flatMap { index, digit in
                index > 0 && (digits.count - index).isMultiple(of: 3) ? [",", digit] : [digit]
            })
    }
}
