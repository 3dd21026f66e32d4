import Foundation
import Testing

@testable import KeyboardHelperExample

@MainActor
@Suite struct CrewTests {
    /// The command, which is built beside the tests.
    private nonisolated static let command = Bundle.main.executableURL?.deletingLastPathComponent()
        .appending(path: "KeyboardHelperExample")

    @Test(
        "what is played and filmed does not depend on the number of processes",
        .enabled(if: command.map { FileManager.default.isExecutableFile(atPath: $0.path) } ?? false))
    func processes() throws {
        let words = ["--scene", "Toast", "--scene", "Companion", "--device", "iPhone SE"]
        let arguments = try Arguments(words + ["--out", "nowhere"])
        func text(_ parts: [ScenePart]) throws -> String {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            return String(decoding: try encoder.encode(parts), as: UTF8.self)
        }
        let here = try text(arguments.scenes.indices.map { ScenePart($0, of: arguments) })
        for size in [1, 2] {
            #expect(try text(Crew(arguments: arguments, command: Self.command, size: size).play()) == here)
        }
    }

    /// Writes what a process of the command writes, after a line of something else. The first scene is ready last.
    private static let worker = """
        #!/bin/sh
        for number; do :; done
        [ "$number" = 0 ] && sleep 0.3
        [ "$number" = LOST ] && kill -KILL $$
        echo 'printed by somebody'
        echo '{"rows": [{"scene": "'$number'", "device": "", "orientation": "", "input": "", "coveredWithout": 0.1,
            "coveredWith": 0, "lift": 0, "settledMilliseconds": 0, "restored": true}]}' | tr -d '\\n'

        """

    private func play(lost: String) throws -> [String] {
        let file = FileManager.default.temporaryDirectory.appending(path: "worker-\(UUID())")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(Self.worker.replacing("LOST", with: lost).utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        let crew = Crew(arguments: try Arguments(["--json"]), command: file, size: 2)
        return try crew.play().flatMap(\.rows).map(\.scene)
    }

    @Test("the parts come in the order of the scenes, whichever is ready first")
    func order() throws {
        #expect(try play(lost: "none") == ExampleScene.all.indices.map(String.init))
    }

    @Test("a process that dies is told with its scene")
    func lost() {
        #expect(throws: Crew.Lost(scene: ExampleScene.all[7].name, ending: "ended with signal 9")) {
            try play(lost: "7")
        }
    }

    @Test("a process that ends without a part is told with its scene")
    func nothing() throws {
        let crew = Crew(arguments: try Arguments([]), command: URL(filePath: "/bin/true"), size: 1)
        #expect(throws: Crew.Lost(scene: ExampleScene.all[0].name, ending: "ended with exit code 0")) {
            try crew.play()
        }
    }
}
