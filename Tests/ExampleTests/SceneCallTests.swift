import Foundation
import Testing

@testable import KeyboardHelperExample

@MainActor
@Suite struct SceneCallTests {
    private let scenes = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Example/Scenes").standardizedFileURL

    @Test func theCallThatIsShownStandsInTheFileThatIsNamed() throws {
        for scene in ExampleScene.all {
            let file = scenes.appendingPathComponent(scene.call.file)
            var rest = try Self.words(String(contentsOf: file, encoding: .utf8))[...]
            for line in scene.call.code.split(separator: "\n") {
                for part in line.split(separator: "…") where !part.allSatisfy({ $0.isWhitespace }) {
                    let found = rest.firstRange(of: Self.words(String(part)))
                    let range = try #require(found, "\(scene.name): \(part)")
                    rest = rest[range.upperBound...]
                }
            }
        }
    }

    @Test func theListOfTheAppShowsTheSameCall() {
        for scene in ExampleScene.all {
            #expect(Catalogue.entries.first { $0.title == scene.name }?.call == scene.call.line)
        }
    }

    /// Line breaks and indentation do not matter.
    private static func words(_ text: String) -> String {
        text.split { $0.isWhitespace }.joined(separator: " ")
    }
}
