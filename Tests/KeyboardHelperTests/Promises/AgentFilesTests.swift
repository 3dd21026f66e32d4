import Foundation
import Testing

/// What coding agents read leads where it says. `DocumentationTests` compiles its snippets, `LinkTests` follows its links.
@Suite struct AgentFilesTests {
    private static let catalog = "Sources/KeyboardHelper/KeyboardHelper.docc"
    private static let skill = "skills/keyboard-helper/SKILL.md"

    @Test("every article is on the landing page, and has one line in llms.txt, under its title")
    func articlesAreListed() throws {
        let lines = try Repository.lines(of: "llms.txt")
        let landing = try Repository.text(of: "\(Self.catalog)/KeyboardHelper.md")
        for path in Repository.files(in: Self.catalog, ["md"]) where !path.contains("/Extensions/") {
            guard !path.hasSuffix("/KeyboardHelper.md") else { continue }
            let name = URL(filePath: path).deletingPathExtension().lastPathComponent
            #expect(landing.contains("- <doc:\(name)>"), "\(name)")
            let title = try Repository.lines(of: path)[0].dropFirst(2)
            let start = "- [\(title)](\(path)): "
            let found = lines.filter { $0.contains("(\(path))") }
            #expect(found.count == 1 && found[0].hasPrefix(start) && found[0].count > start.count + 20, "\(path)")
        }
    }

    @Test("the skill begins with its folder's name and one sentence")
    func skillHasFrontMatter() throws {
        let lines = try Repository.lines(of: Self.skill)
        expectEqual([lines[0], lines[1], lines[3]], ["---", "name: keyboard-helper", "---"])
        let sentence = try #require(lines[2].wholeMatch(of: /description: ([^.:]+\.)/)?.1)
        // As much as agents take in.
        #expect(sentence.count <= 1024)
    }

    @Test("the skill and AGENTS.md stay short")
    func filesAreShort() throws {
        #expect(try Repository.lines(of: Self.skill).count < 85)
        #expect(try Repository.lines(of: "AGENTS.md").count < 60)
    }
}
