import Testing
import UIKit

@testable import KeyboardHelperExample

/// What the page tells, and what the pictures of their own show.
@MainActor
@Suite struct FilmPictureTests {
    @Test("while somebody types in a chat's bar, which has moved already, the list's decision is told")
    func typingInABar() throws {
        let scene = try #require(ExampleScene.all.first { $0.name == ExampleScene.opening })
        let shoot = FilmShoot(scene: scene, model: .iPhone16, conditions: .init(), tables: FilmTables())
        let film = try #require(shoot.stories(input: 0)[.keyboardHelper])
        let decisions = film.steps.prefix(2).map { $0.decision ?? "" }
        #expect(decisions[0].contains("handleKeyboard(bottomConstraint:): moved after willShow"))
        #expect(decisions[1].contains("handleKeyboard(scrollView:): otherAvoidance"))
    }

    @Test("the toolbar of the film is without a title for a text view, and has that of the field that follows")
    func toolbar() throws {
        let scene = try #require(ExampleScene.all.first { $0.name == "Toolbar and return key" })
        let tables = FilmTables()
        let shoot = FilmShoot(scene: scene, model: .iPhone16, conditions: .init(), tables: tables)
        let film = try #require(shoot.stories(input: 8)[.keyboardHelper])
        let chapter = try #require(film.chapters.first { $0.name == "Focus moves" })
        let title = film.frames.flatMap { frame in frame.changes.map { (frame.time, $0.state) } }
            .filter { tables.texts[$0.1.text].map(\.string) == ["Country"] && $0.1.isPresent }
        let first = try #require(title.first?.0)
        #expect(chapter.start < first && first < chapter.end)
    }

    @Test("a picture has a rule for every class, and shows its tab bar where it is not played")
    func tabBar() throws {
        let arguments = try Arguments(["--scene", "Tab bar", "--device", "iPhone 16", "--json"])
        let scene = try #require(arguments.scenes.first)
        let rows = ExampleRun.takes(of: [scene], on: arguments.models)
            .flatMap { ExampleRun.play($0, under: arguments.conditions) }
        let picture = try #require(Cinema(scene, arguments, rows: rows).films(isFirst: false).pictures["tab-bar.svg"])
        for match in picture.matches(of: /class="([cs]-[^"]+)"/) {
            for name in match.1.split(separator: " ") { #expect(picture.contains(".\(name){"), "\(name)") }
        }
        // The keyboard is there from its first frame on, and not to be seen in the still.
        let keyboard = try #require(picture.firstRange(of: "c-keyboard\""))
        let groups = picture[..<keyboard.lowerBound].matches(of: /<g opacity="([0-9.]+)"/)
        #expect(groups.last?.1 == "0")
    }
}
