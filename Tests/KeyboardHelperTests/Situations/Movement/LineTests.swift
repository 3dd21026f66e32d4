import Foundation
import KeyboardHelper
import Testing
import UIKit

/// The line is where an input has to end: its spacing above the top of the keyboard, as the screen shows it.
///
/// An input on the line has to move from the first frame on, and stays on the line in each frame. Tables and collections have a
/// motion of their own.
@MainActor @Suite struct LineTests {
    /// How far the input ends below the line, in points, three hundred times a second: each fifth look is a frame.
    private func distances(
        of screen: LineScreen, on device: SimulatedDevice, during action: () -> Void
    ) -> [CGFloat] {
        var distances: [CGFloat] = []
        var lines: Set<CGFloat> = []
        func look() {
            let line = device.keyboard.frame.minY - LineScreen.spacing
            lines.insert(line.rounded())
            distances.append(device.maxY(of: screen.focus) - line)
        }
        device.expectNoFaults {
            action()
            look()
            let end = device.now + 2
            while device.isBusy, device.now < end {
                device.advance(by: 1.0 / 300)
                look()
            }
        }
        #expect(lines.count > 20, "seen midway")
        return distances
    }

    /// Of two hosts, the one inside the other, and of one alone.
    nonisolated static let targets =
        LineScreen.Target.allCases.map { ($0, false) }
        + [LineScreen.Target.scrollView, .container, .automatic].map { ($0, true) }

    @Test(
        "an input that has to move with the keyboard is never off its line", arguments: targets, FlowSetting.everywhere)
    func line(_ target: (kind: LineScreen.Target, isInHost: Bool), _ setting: FlowSetting) {
        let screen = LineScreen(target.kind)
        let device = setting.device(showing: target.isInHost ? screen.parent() : screen.controller)
        let height = device.screen.bounds.height - setting.keyboardTop
        // What has come up may stay there while the keyboard becomes lower.
        let steps: [(name: Comment, mayStayUp: Bool, action: () -> Void)] = [
            ("show", false, { device.focus(on: screen.focus) }),
            ("growth", false, { device.keyboard.changeHeight(to: height + 40) }),
            ("hide", false, { device.keyboard.dismiss() }),
            ("show again", false, { device.focus(on: screen.focus) }),
            ("lower", true, { device.keyboard.changeHeight(to: height - 40) }),
            ("hide again", true, { device.keyboard.dismiss() }),
        ]
        for step in steps {
            let distances = distances(of: screen, on: device, during: step.action)
            // A sum of thirds of a point is not exact.
            #expect(distances.allSatisfy { (step.mayStayUp ? $0 : abs($0)) <= 0.001 }, step.name)
        }
    }
}
