import Testing

@testable import KeyboardHelperExample

/// What must hold on every device, seen on its screen: the app's own checks, each as a test.
///
/// There is one first responder, so one test runs at a time. Nothing is skipped: without a software keyboard every test fails
/// and says so.
@MainActor
@Suite(.serialized)
struct DeviceTests {
    private static var scenes: [String] { Catalogue.entries.map(\.title) }
    private static var others: [String] { Check.others.map(\.name) }

    /// Runs a check and tells its line of the table.
    func expect(_ check: Check) async {
        let result = await SelfCheck.run(check)
        for line in result.lines { print("SELF-CHECK \(line)") }
        #expect(result.problems == [], "\(check.name)")
    }

    @Test func thereIsASoftwareKeyboard() async {
        await expect(.softwareKeyboard)
    }

    @Test(arguments: await scenes)
    func eachInputIsInSightAndEverythingIsRestored(title: String) async throws {
        await expect(.eachInput(of: try entry(title)))
    }

    @Test(arguments: await scenes)
    func theFocusMovesUnderTheStandingKeyboard(title: String) async throws {
        await expect(.underTheStandingKeyboard(in: try entry(title)))
    }

    @Test(arguments: await scenes)
    func nothingIsLeftWhenASceneIsClosed(title: String) async throws {
        await expect(.nothingIsLeft(of: try entry(title)))
    }

    @Test(arguments: await others)
    func theOthersHold(name: String) async throws {
        await expect(try #require(Check.others.first { $0.name == name }))
    }

    private func entry(_ title: String) throws -> Catalogue {
        try #require(Catalogue.entries.first { $0.title == title })
    }
}
