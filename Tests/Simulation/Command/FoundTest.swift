import Foundation

@testable import ScreenPlay

/// Prints a failing history as a test, ready to be pasted into `Tests/SimulationTests/FoundHistories.swift`.
enum FoundTest {
    static func of(_ history: History, seed: UInt64, flags: Set<Flag>, _ violation: Violation) -> String {
        let names = Flag.allCases.filter(flags.contains).map { ".\($0.rawValue)" }.joined(separator: ", ")
        let comment = "/// \(violation.invariant) after step \(violation.step): \(violation.line(upTo: 70))"
        let text = SwiftText.of(history, indent: "        ")
        return """
                \(comment)
                @Test func seed\(seed)() {
                    expectHolds(
                        \(text)\(names.isEmpty ? "" : ", flags: [\(names)]"))
                }
            """
    }
}

extension Violation {
    /// The detail in one line without names of modules.
    func line(upTo length: Int) -> String {
        String(detail.split(whereSeparator: \.isNewline).joined(separator: " ").withoutModules.prefix(length))
    }
}

extension String {
    /// As it is in Swift, where `Mirror` and `String(describing:)` name the modules too.
    var withoutModules: String {
        replacing(/\b(?:KeyboardHelperSimulation|KeyboardHelper|SimulatedUIKit|Foundation)\./, with: "")
    }
}
