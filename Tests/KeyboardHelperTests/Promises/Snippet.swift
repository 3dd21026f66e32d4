import Foundation

/// A block of Swift in a page, or in the comments of a source.
struct Snippet {
    /// As the compiled files have it: without comments, blank lines and imports.
    let code: String
    let line: Int
    let isManifest: Bool

    static func all(in lines: [String]) -> [Snippet] {
        var snippets: [Snippet] = []
        var block: [String]?
        var isInComment = false
        for (index, line) in lines.enumerated() {
            if block == nil { isInComment = line == "/// ```swift" }
            let line = isInComment ? line.dropFirst(3).trimmingCharacters(in: .whitespaces) : line
            if let open = block, line == "```" {
                let code = normalized(open).joined(separator: "\n")
                let isManifest = open.first == "// Package.swift"
                snippets.append(Snippet(code: code, line: index - open.count, isManifest: isManifest))
                block = nil
            } else if block != nil {
                block?.append(line)
            } else if line == "```swift" {
                block = []
            }
        }
        return snippets
    }

    /// A type of the compiled files is private to its file, and a comment may differ. The simulated UIKit is in the package of the
    /// library, so a conformance is retroactive only in apps, and only Apple's systems have Objective-C.
    static func normalized(_ lines: [String]) -> [String] {
        lines.filter { !$0.hasPrefix("import ") && !$0.hasSuffix("// not shown") }
            .map { line in
                let code = line.range(of: "//").map { String(line[..<$0.lowerBound]) } ?? line
                let shown = code.hasPrefix("private ") && code.contains("class ") ? String(code.dropFirst(8)) : code
                let plain = ["@retroactive ", "@objc "].reduce(shown) { $0.replacingOccurrences(of: $1, with: "") }
                return plain.trimmingCharacters(in: .whitespaces)
            }
            .filter { !$0.isEmpty }
    }
}
