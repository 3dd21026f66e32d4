import Foundation
import KeyboardHelper
import Testing
import UIKit

/// The line is where an input has to end: its spacing above the top of the keyboard, as the screen shows it.
///
/// An input on the line has to move from the first frame on, and stays on the line in each frame. Tables and collections have a
/// motion of their own.
@MainActor
@Suite struct LineTests {
    /// What the screen shows three hundred times a second: each fifth look is a frame.
    private struct Looks {
        static let perSecond = 300.0

        var ends: [CGFloat] = []
        var lines: [CGFloat] = []

        /// How far the input ends below the line at each look, in points.
        var distances: [CGFloat] { zip(ends, lines).map { $0 - $1 } }

        var areMidway: Bool { Set(lines.map { $0.rounded() }).count > 20 }
    }

    private func looks(at screen: LineScreen, on device: SimulatedDevice, during action: () -> Void) -> Looks {
        var looks = Looks()
        func look() {
            looks.lines.append(device.keyboard.frame.minY - LineScreen.spacing)
            looks.ends.append(device.presentationFrame(of: screen.focus).maxY)
        }
        device.expectNoFaults {
            action()
            look()
            let end = device.now + 2
            while device.isBusy, device.now < end {
                device.advance(by: 1 / Looks.perSecond)
                look()
            }
        }
        #expect(looks.areMidway)
        return looks
    }

    /// A sum of thirds of a point is not exact.
    private let exactness: CGFloat = 0.001

    private func expectOnLine(
        _ screen: LineScreen, in root: UIViewController, _ setting: FlowSetting,
        at location: SourceLocation = #_sourceLocation
    ) {
        let device = setting.device(showing: root)
        let height = device.screen.bounds.height - setting.keyboardTop
        let steps: [(name: String, action: () -> Void)] = [
            ("show", { device.focus(on: screen.focus) }),
            ("growth", { device.keyboard.changeHeight(to: height + 40) }),
            ("hide", { device.keyboard.dismiss() }),
        ]
        for step in steps {
            let distances = looks(at: screen, on: device, during: step.action).distances
            let worst = distances.map(abs).max() ?? .infinity
            #expect(worst <= exactness, "\(step.name)", sourceLocation: location)
            #expect(abs(distances.last ?? .infinity) <= exactness, "\(step.name)", sourceLocation: location)
        }
    }

    @Test(
        "an input that has to move with the keyboard is never off its line",
        arguments: LineScreen.Target.allCases, FlowSetting.everywhere)
    func inputOnTheLine(_ target: LineScreen.Target, _ setting: FlowSetting) {
        let screen = LineScreen(target)
        expectOnLine(screen, in: screen, setting)
    }

    @Test(
        "nor is one that two hosts move, the one inside the other",
        arguments: [LineScreen.Target.scrollView, .container, .automatic], FlowSetting.everywhere)
    func inputInTwoHosts(_ target: LineScreen.Target, _ setting: FlowSetting) {
        let screen = LineScreen(target)
        expectOnLine(screen, in: LineParent(screen), setting)
    }

    /// What has come up may stay there while the keyboard goes down, but never reaches below the line.
    @Test(
        "while the keyboard becomes lower an input is never below its line",
        arguments: LineScreen.Target.allCases, FlowSetting.everywhere)
    func lowerKeyboard(_ target: LineScreen.Target, _ setting: FlowSetting) {
        let screen = LineScreen(target)
        let device = setting.device(showing: screen)
        let height = device.screen.bounds.height - setting.keyboardTop
        device.focusAndSettle(on: screen.focus)
        for action in [{ device.keyboard.changeHeight(to: height - 40) }, { device.keyboard.dismiss() }] {
            let distances = looks(at: screen, on: device, during: action).distances
            #expect(distances.allSatisfy { $0 <= exactness })
        }
    }
}
