import Foundation
import Testing

/// No relative link, picture or named file leads nowhere.
@Suite struct LinkTests {
    private static let catalog = "Sources/KeyboardHelper/KeyboardHelper.docc"
    private static let pages =
        [
            "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "MAC.md", "VERIFICATION.md",
            "SECURITY.md", "AGENTS.md", "skills/keyboard-helper/SKILL.md", "llms.txt",
            "Example/README.md", "Tests/README.md", "Tests/KeyboardHelperTests/SITUATIONS.md",
        ]
        + Repository.files(in: ".github", ["md", "yml"]) + Repository.files(in: catalog, ["md"])

    @Test("links and pictures lead somewhere", arguments: pages)
    func links(_ page: String) throws {
        let text = try Repository.text(of: page).replacing(/```[\s\S]*?```/, with: "")
        let folder = page.split(separator: "/").dropLast().joined(separator: "/")
        let markdown = text.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
        let html = text.matches(of: /(?:src|href)="([^"]+)"/).map { String($0.1) }
        for link in markdown + html where !link.contains("://") && !link.hasPrefix("mailto:") {
            #expect(try leadsSomewhere(link, from: page, in: folder), "\(link)")
        }
    }

    @Test("an article that another one names exists", arguments: Repository.files(in: catalog, ["md"]))
    func articles(_ page: String) throws {
        for match in try Repository.text(of: page).matches(of: /<doc:([^>]*)>/) {
            #expect(Repository.exists("\(Self.catalog)/\(match.1).md"), "\(match.1)")
        }
    }

    /// A repository's page shows `<doc:Name>` as text, and DocC no HTML. So each article ends with links that only the former shows.
    @Test(
        "an article links to the ones that it names on a repository's page too",
        arguments: Repository.files(in: catalog, ["md"]))
    func articleLinks(_ page: String) throws {
        guard !page.contains("/Extensions/"), !page.hasSuffix("/KeyboardHelper.md") else { return }
        let text = try Repository.text(of: page)
        let named = Set(text.matches(of: /<doc:([^>]*)>/).map { String($0.1) })
        let links = text.matches(of: /<a href="(\w+)\.md">([^<]+)<\/a>/)
        #expect(Set(links.map { String($0.1) }) == named)
        for link in links {
            let title = try Repository.lines(of: "\(Self.catalog)/\(link.1).md").first
            #expect(title == "# \(link.2)")
        }
    }

    @Test("the project's front page has pictures, links and a link to the situations")
    func frontPage() throws {
        let text = try Repository.text(of: "README.md")
        #expect(text.contains("(Tests/KeyboardHelperTests/SITUATIONS.md)"))
        let pictures = text.matches(of: #/<img [^>]*>/#).map { String($0.0) }
        #expect(pictures.count > 3)
        for picture in pictures { #expect(picture.contains(#/alt="[^"]{40,}"/#), "\(picture) tells no movement") }
    }

    @Test("files and folders that a text names exist", arguments: pages)
    func namedFiles(_ page: String) throws {
        let text = try Repository.text(of: page)
        for match in text.matches(of: #/`((?:Sources|Tests|Example|\.ci)/[A-Za-z0-9./_-]+)`/#) {
            #expect(Repository.exists(String(match.1)), "\(match.1)")
        }
    }

    private func leadsSomewhere(_ link: String, from page: String, in folder: String) throws -> Bool {
        // DocC resolves this form, but a repository page makes it a link to nowhere. Only DocC shows the front page of the catalog.
        if link.hasPrefix("doc:") {
            return page == "\(Self.catalog)/KeyboardHelper.md"
                && Repository.exists("\(Self.catalog)/\(link.dropFirst(4)).md")
        }
        // From a repository's page on GitHub this leads to the page that its workflow has deployed, whoever owns the repository.
        if page == "README.md", link == "../../deployments/github-pages" { return true }
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts[0].isEmpty ? page : folder.isEmpty ? String(parts[0]) : "\(folder)/\(parts[0])"
        guard Repository.exists(path) else { return false }
        guard parts.count == 2 else { return true }
        return try Repository.lines(of: path).contains { anchor(of: $0) == String(parts[1]) }
    }

    /// The name that a repository's page gives to a heading.
    private func anchor(of line: String) -> String? {
        guard line.hasPrefix("#") else { return nil }
        let words = String(line.drop { $0 == "#" }).trimmingCharacters(in: .whitespaces).lowercased()
        return words.filter { $0.isLetter || $0.isNumber || " -_".contains($0) }.replacing(" ", with: "-")
    }
}
