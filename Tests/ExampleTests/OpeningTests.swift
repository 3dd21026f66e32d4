import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelperExample

/// What the page shows first of each scene on each device.
@MainActor
@Suite struct OpeningTests {
    private func row(_ covered: Double, _ orientation: String) -> ExampleRow {
        ExampleRow(
            scene: "Form", device: "iPhone 16", orientation: orientation, input: "Name", coveredWithout: covered,
            coveredWith: 0, lift: 0, settledMilliseconds: 0, restored: true)
    }

    @Test("it is the first of the inputs that are hidden most")
    func most() {
        let opening = Opening([0, 7, 34, 34].map { row($0, ExampleRow.portrait) })
        #expect(opening.orientation == .portrait)
        #expect(opening.input == 2)
    }

    @Test("the device lies on its side if nothing is clearly hidden upright")
    func landscape() {
        let rows = [row(7, ExampleRow.portrait), row(0, ExampleRow.landscape), row(20, ExampleRow.landscape)]
        #expect(Opening(rows).orientation == .landscapeLeft)
        #expect(Opening(rows).input == 1)
        #expect(Opening([row(7, ExampleRow.portrait)]).orientation == .portrait)
    }

    @Test("an input that the keyboard hides clearly, and that is seen whole with KeyboardHelper")
    func everyScene() {
        for (scene, model) in WholeMatrix.pairs(ExampleScene.all, SceneTests.models) { film(scene, on: model) }
    }

    private func film(_ scene: ExampleScene, on model: SimulatedModel) {
        let conditions = ExampleRun.Conditions()
        let rows = ExampleRun.takes(of: [scene], on: [model]).flatMap { ExampleRun.play($0, under: conditions) }
        let opening = Opening(rows)
        let shoot = FilmShoot(
            scene: scene, model: model, orientation: opening.orientation, conditions: conditions, tables: FilmTables())
        let films = shoot.stories(input: opening.input)
        let (nothing, help) = (films[.nothing] ?? Film(), films[.keyboardHelper] ?? Film())
        for (without, with) in zip(nothing.chapters, help.chapters) where without.name == scene.script {
            #expect(without.covered >= 8, "\(scene.name), \(without.name)")
            #expect(with.covered == 0, "\(scene.name), \(without.name)")
        }
        #expect(help.chapters.contains { $0.name == scene.script }, "\(scene.name)")
        #expect(nothing.covered >= 15 && help.covered == 0, "\(scene.name)")
    }

    @Test("all films of an input have the same scripts at the same times")
    func scripts() throws {
        let scene = try #require(ExampleScene.all.first { $0.name == "Chat" })
        let shoot = FilmShoot(scene: scene, model: .iPhone16, conditions: .init(), tables: FilmTables())
        let films = shoot.stories(input: 0)
        let with = try #require(films[.keyboardHelper])
        #expect(with.chapters.map(\.name) == FilmShoot.scripts.filter { $0 != "Focus moves" })
        for film in films.values {
            #expect(film.chapters.map(\.start) == with.chapters.map(\.start))
            #expect(film.steps.map(\.time) == with.steps.map(\.time))
            #expect(film.captions.first?.words == StepWords.beginning)
        }
    }

    @Test("a way is filmed only where it applies: a bar outside of every scroll view has no use for the usual recipe")
    func ways() throws {
        func ways(_ name: String) throws -> Set<Way> {
            let scene = try #require(ExampleScene.all.first { $0.name == name })
            let shoot = FilmShoot(scene: scene, model: .iPhone16, conditions: .init(), tables: FilmTables())
            return Set(shoot.stories(input: 0).keys)
        }
        #expect(try ways("Chat") == [.nothing, .layoutGuide, .keyboardHelper])
        #expect(try ways("Sign-up form") == Set(Way.allCases))
    }
}
