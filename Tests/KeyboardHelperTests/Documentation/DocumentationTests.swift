import Foundation
import Testing

@Suite struct DocumentationTests {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func lines(of path: String) throws -> [String] {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
            .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test(
        "every line of a snippet stands in a file that compiles",
        arguments: [
            "README.md",
            "Sources/KeyboardHelper/KeyboardHelper.docc/KeyboardHelper.md",
            "Sources/KeyboardHelper/KeyboardHelper.docc/AdoptingKeyboardAvoidance.md",
        ])
    func snippetsCompile(_ page: String) throws {
        let compiled = Set(
            try Self.lines(of: "Tests/KeyboardHelperTests/Documentation/DocumentationSnippets.swift")
                .map(Self.withoutComment))
        var isSnippet = false
        var count = 0
        for line in try Self.lines(of: page) {
            if line.hasPrefix("```") {
                isSnippet = line == "```swift"
            } else if isSnippet {
                count += 1
                #expect(compiled.contains(Self.withoutComment(line)), "\(page): \(line)")
            }
        }
        #expect(count > 5)
    }

    /// A class of the snippets is private to its file, and a comment may differ.
    private static func withoutComment(_ line: String) -> String {
        let code = line.range(of: "//").map { String(line[..<$0.lowerBound]) } ?? line
        return code.replacing("private final class", with: "final class").trimmingCharacters(in: .whitespaces)
    }

    @Test("every picture and folder that the README names exists")
    func namedFilesExist() throws {
        let text = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
        let named = text.matches(of: /(?:src="|`)((?:Documentation|Tests|Example)\/[A-Za-z0-9.\/-]+)/)
        let paths = named.map { String($0.1) }
        #expect(paths.count > 5)
        for path in Set(paths) {
            #expect(FileManager.default.fileExists(atPath: Self.root.appending(path: path).path), "\(path)")
        }
    }
}
