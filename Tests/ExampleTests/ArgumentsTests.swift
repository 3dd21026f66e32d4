import Testing
import UIKit

@testable import KeyboardHelperExample

@MainActor
@Suite struct ArgumentsTests {
    @Test("a system is named in any spelling, and none means the kindest behavior")
    func system() throws {
        #expect(try Arguments([]).conditions.system == nil)
        #expect(try Arguments(["--system", "iOS26"]).conditions.system == .iOS26)
        #expect(try Arguments(["--system", "ios 15"]).conditions.system == .iOS15)
    }

    @Test(
        "a system that is unknown or missing is refused with the known ones",
        arguments: [["--system", "iOS99"], ["--system"]])
    func unknownSystem(_ words: [String]) {
        #expect { try Arguments(words) } throws: { error in
            (error as? Arguments.Mistake)?.description.contains("'iOS26', 'iOS27'") == true
        }
    }

    @Test("a device of the example behaves as the system that was named", arguments: SimulatedSystem.allCases)
    func device(_ system: SimulatedSystem) {
        let device = ExampleRun.makeDevice(.iPhone16, under: ExampleRun.Conditions(system: system))
        #expect(device.behavior == system.behavior)
        #expect(device.behavior != SimulatedBehavior())
    }

    @Test("the output is chosen by its options")
    func output() throws {
        let plain = try Arguments([])
        #expect(!plain.showsAll && !plain.compares && !plain.asJSON)
        #expect(plain.folder == "example-report")
        let full = try Arguments(["--all", "--compare"])
        #expect(full.showsAll && full.compares)
        #expect(try Arguments(["--json"]).folder == nil)
    }

    @Test("one phone is filmed, all devices on request, and those that are named anyway")
    func films() throws {
        func filmed(_ words: String...) throws -> [String] { try Arguments(words).filmed.map(\.name) }
        #expect(try filmed() == ["iPhone 16"])
        #expect(try filmed("--films", "all") == ExampleRun.models.map(\.name))
        #expect(try filmed("--device", "iPad 11") == ["iPad 11"])
        #expect(try Arguments([]).models.count == ExampleRun.models.count)
        #expect(throws: Arguments.Mistake.self) { try filmed("--films", "none") }
    }

    @Test("every option that is known is explained")
    func help() {
        for option in [
            "--scene", "--device", "--films", "--system", "--all", "--compare", "--json", "--out", "--no-system-help",
        ] {
            #expect(Arguments.help.contains("  \(option) "), "\(option)")
        }
    }
}
