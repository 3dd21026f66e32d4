import KeyboardHelper
import Testing
import UIKit

@testable import KeyboardHelperExample

/// On an iPhone 16: 852 points high, the navigation bar ends at 103, the keyboard begins at 516.
@MainActor
@Suite struct AssistantTests {
    /// Made in each test: a device that is made before the test begins would listen to the keyboards of others.
    private func shown() -> (AssistantViewController, SimulatedDevice) {
        let (scene, device) = (AssistantViewController(), SimulatedDevice(.iPhone16))
        device.show(UINavigationController(rootViewController: scene))
        device.settle()
        return (scene, device)
    }

    private func top(of row: Int, in scene: AssistantViewController, on device: SimulatedDevice) throws -> CGFloat {
        let table = try #require(first(UITableView.self, in: scene.view))
        return device.presentationFrame(of: try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))).minY
    }

    @Test func theQuestionStaysAtTheTopWhenTheKeyboardComesAndGoes() throws {
        let (scene, device) = shown()
        let bar = try #require(first(MessageBar.self, in: scene.view))
        #expect(abs(try top(of: 2, in: scene, on: device) - 103) < 1)
        device.tap(bar.textView)
        device.settle()
        #expect(device.presentationFrame(of: bar).maxY == 516)
        #expect(abs(try top(of: 2, in: scene, on: device) - 103) < 1)
        device.keyboard.dismiss()
        device.settle()
        #expect(abs(try top(of: 2, in: scene, on: device) - 103) < 1)
    }

    @Test func theNextQuestionGoesToTheTopUnderTheKeyboardAndStaysThere() throws {
        let (scene, device) = shown()
        let bar = try #require(first(MessageBar.self, in: scene.view))
        device.tap(bar.textView)
        device.type("And in a city?")
        device.settle()
        device.tap(bar.button)
        device.settle()
        #expect(scene.messages.count == 6 && scene.messages[4] == "And in a city?")
        #expect(abs(try top(of: 4, in: scene, on: device) - 103) < 1)
        device.keyboard.dismiss()
        device.settle()
        #expect(abs(try top(of: 4, in: scene, on: device) - 103) < 1)
    }
}
