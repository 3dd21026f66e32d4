import Foundation
import Testing

/// What the documentation shows compiles, and it names what there is.
@Suite struct DocumentationTests {
    private static let catalog = "Sources/KeyboardHelper/KeyboardHelper.docc"

    // MARK: Snippets

    private static let mainPages: Set = [
        "README.md", "\(catalog)/KeyboardHelper.md", "\(catalog)/GettingStarted.md",
        "\(catalog)/TestingYourOwnScreen.md", "Sources/KeyboardHelper/KeyboardAvoiding.swift",
        "skills/keyboard-helper/SKILL.md",
    ]

    @Test(
        "every snippet stands in a file that compiles, line by line, and the main pages have some",
        arguments: mainPages.union(Repository.files(in: "Sources", ["md", "swift"])))
    func snippetsCompile(_ path: String) throws {
        let compiled = try Repository.files(in: "Tests/KeyboardHelperTests/Promises/Snippets", ["swift"])
            .map { Snippet.normalized(try Repository.lines(of: $0)).joined(separator: "\n") + "\n" }
        let snippets = Snippet.all(in: try Repository.lines(of: path))
        #expect(!snippets.isEmpty || !Self.mainPages.contains(path))
        for snippet in snippets {
            if snippet.isManifest {
                let product = #"name: "KeyboardHelper""#
                #expect(try Repository.text(of: "Package.swift").contains(product) && snippet.code.contains(product))
                continue
            }
            let isThere = compiled.contains { "\n\($0)".contains("\n\(snippet.code)\n") }
            #expect(isThere, "\(path):\(snippet.line)\n\(snippet.code)")
        }
    }

    @Test("no line of code in the README is cut off on a repository's page")
    func codeLinesAreShort() throws {
        var isCode = false
        for line in try Repository.text(of: "README.md").split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") { isCode.toggle() } else if isCode { #expect(line.count <= 90, "\(line)") }
        }
    }

    // MARK: Promises

    @Test("each promise is in the README, and a situation holds it", arguments: Promise.allCases)
    func promisesAreHeld(_ promise: Promise) throws {
        let readme = try Repository.text(of: "README.md").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(readme.contains(promise.rawValue))
        let tests = try Repository.files(in: "Tests/KeyboardHelperTests", ["swift"]).flatMap(Repository.lines)
        #expect(tests.contains { $0.contains("Promise.\(promise),") })
    }

    // MARK: What is named

    @Test("every reason has a section in Troubleshooting, in the same order, and no section is about another")
    func reasonsAreExplained() throws {
        let cases = try Repository.lines(of: "Sources/KeyboardHelper/KeyboardDecision.swift")
            .compactMap { try? /public static let (\w+) = Reason\(.*/.wholeMatch(in: $0)?.1 }.map(String.init)
        let sections = try Repository.lines(of: "\(Self.catalog)/Troubleshooting.md")
            .compactMap { try? /### ([a-z]\w+)/.wholeMatch(in: $0)?.1 }.map(String.init)
        #expect(cases.count > 10)
        expectEqual(sections, cases)
    }

    @Test("every public type has a page of topics, and is on the landing page")
    func typesHaveTopics() throws {
        let landing = try Repository.text(of: "\(Self.catalog)/KeyboardHelper.md")
        let extensions = Repository.files(in: "\(Self.catalog)/Extensions", ["md"])
        var count = 0
        for path in Repository.files(in: "Sources", ["swift"]) {
            for line in try Repository.text(of: path).split(separator: "\n") {
                let type = /(?:@MainActor )?(?:public|open) (?:final )?(?:class|struct|protocol|enum) (\w+).*/
                guard let name = try type.wholeMatch(in: String(line))?.1 else { continue }
                count += 1
                #expect(landing.contains("- ``\(name)``"), "\(name)")
                #expect(extensions.contains { $0.hasSuffix("/\(name).md") }, "\(name)")
            }
        }
        #expect(count > 8)
    }

    @Test("every public declaration has a comment", arguments: Repository.files(in: "Sources", ["swift"]))
    func publicDeclarationsAreDocumented(_ path: String) throws {
        let lines = try Repository.lines(of: path)
        var inPublicList = false
        for (index, line) in lines.enumerated() {
            if line.contains("public enum ") || line.contains("public protocol ") { inPublicList = true }
            if line.hasPrefix("extension ") { inPublicList = false }
            let isListed = inPublicList && (line.hasPrefix("case ") || line.hasSuffix("{ get }"))
            guard line.isPublicDeclaration || isListed else { continue }
            #expect(index > 0 && lines[index - 1].hasPrefix("///"), "\(path): \(line)")
        }
    }

    // MARK: Numbers

    @Test("the README and the questions tell how large the library is")
    func sizeIsTrue() throws {
        let files = Repository.files(in: "Sources", ["swift"])
        let lines = try files.flatMap(Repository.lines).filter { !$0.isEmpty && !$0.hasPrefix("//") }
        let questions = "\(Self.catalog)/Questions.md"
        try expect("(?i:about) ([0-9,]+) lines", near: lines.count)
        try expect("(?i:about) ([0-9,]+) lines", near: lines.count, in: questions)
        try expect("about ([0-9,]+) files", near: files.count, in: questions)
    }

    @Test("the README is short")
    func readmeIsShort() throws {
        let text = try Repository.text(of: "README.md")
        #expect(text.split(whereSeparator: \.isWhitespace).count <= 1250)
        // Without the heads of the tables and the lines below them.
        let tables = text.matches(of: #/(?m)^\| ---/#).count
        #expect(text.matches(of: #/(?m)^\|/#).count - 2 * tables <= 27)
    }

    @Test("the pages that say in how many languages the toolbar speaks are right")
    func numberOfLanguagesIsTrue() throws {
        let catalog = try Data(
            contentsOf: Repository.root.appending(path: "Sources/KeyboardHelper/Localizable.xcstrings"))
        let words = try JSONDecoder().decode(Words.self, from: catalog).strings.values
        expectEqual(words.count, 2)
        for path in ["CHANGELOG.md", "\(Self.catalog)/ToolbarAndReturnKey.md", "\(Self.catalog)/Questions.md"] {
            let told = try #require(Repository.text(of: path).firstMatch(of: #/(\d+) languages/#)?.1)
            for word in words { expectEqual(Int(told), word.localizations.count, "\(path)") }
        }
    }

    private struct Words: Decodable {
        struct Word: Decodable {
            struct Localization: Decodable {}
            let localizations: [String: Localization]
        }
        let strings: [String: Word]
    }

    @Test("what one event costs is what a test holds")
    func costOfAnEventIsTrue() throws {
        let held = try Repository.text(of: "Tests/CostTests/EventCostTests.swift")
        let page = try Repository.text(of: "Tests/Benchmarks/README.md")
        let events = [
            "the keyboard comes": "show", "it goes": "hide", "the focus moves": "focus",
            "a key in the same line": "key",
        ]
        let rows = page.matches(of: #/(?m)^\| ([a-z ]+) \| (\d+), (\d+) \| (\d+), (\d+) \|$/#)
        expectEqual(rows.count, events.count)
        for row in rows {
            let event = try #require(events[String(row.1)])
            for (kind, visited, converted) in [("scrollView", row.2, row.3), ("window", row.4, row.5)] {
                #expect(
                    held.contains("Row(.\(kind), .\(event), visited: \(visited), converted: \(converted),"), "\(event)")
            }
        }
    }

    @Test("the README tells how many tests there are")
    func numberOfTestsIsTrue() throws {
        func tests(in folders: [String]) throws -> Int {
            let files = folders.flatMap { Repository.files(in: "Tests/\($0)", ["swift"]) }
            return try files.flatMap(Repository.lines).filter { $0.contains("@Test") }.count
        }
        try expect(
            "about ([0-9,]+) tests", near: tests(in: ["KeyboardHelperTests", "DecidingTests", "CostTests"]))
        try expect(
            "checked by about(?:\\n>)? ([0-9,]+)", near: tests(in: ["SimulatedUIKitTests", "UIKitContractTests"]))
    }

    /// Within a tenth.
    private func expect(_ pattern: String, near count: Int, in path: String = "README.md") throws {
        let match = try Regex(pattern).firstMatch(in: Repository.text(of: path))
        let told = try #require(match?.output[1].substring.flatMap { Int($0.replacing(",", with: "")) })
        #expect(abs(told - count) * 10 <= count, "\(told) is told, \(count) are there")
    }
}

extension String {
    /// What overrides or is required by UIKit needs no comment of its own.
    fileprivate var isPublicDeclaration: Bool {
        let words = split(separator: " ").drop { $0.hasPrefix("@") }
        guard let first = words.first, first == "public" || first == "open" else { return false }
        return !words.contains { ["import", "override", "required", "extension"].contains($0) }
    }
}
