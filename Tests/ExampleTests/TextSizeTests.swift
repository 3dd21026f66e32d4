import Testing
import UIKit

@testable import KeyboardHelperExample

/// The scenes for people who need larger text.
@MainActor
@Suite struct TextSizeTests {
    @Test(arguments: [UIContentSizeCategory.extraSmall, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge])
    func eachInputIsInSightAndEverythingRestored(category: UIContentSizeCategory) async {
        for entry in Catalogue.entries {
            let harness = SimulatedDeviceHarness()
            harness.device.contentSizeCategory = category
            let problems = await Check.eachInput(of: entry).run(CheckedScreen(harness))
            #expect(problems == [], "\(entry.title)")
        }
    }

    @Test func textThatGrowsUnderTheKeyboardLeavesTheInputInSight() async throws {
        let harness = SimulatedDeviceHarness()
        let (screen, form) = (CheckedScreen(harness), SignUpViewController())
        await screen.show(UINavigationController(rootViewController: form))
        let input = try #require(InputWalk.inputs(in: form.view).last)
        #expect(await screen.focus(input) == [])
        for category in UIContentSizeCategory.simulatedAll {
            harness.device.contentSizeCategory = category
            let problems = await screen.look(at: input)
            #expect(problems == [], "\(category.rawValue)")
        }
    }
}
