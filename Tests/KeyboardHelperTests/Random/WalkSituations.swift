import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// Many steps in any order. After each the focus is visible; and while no keyboard is docked, everything is as on a second
/// device on which the same steps were taken without the library.
@MainActor
@Suite struct WalkSituations {
    nonisolated static let styles: [UIModalPresentationStyle] = [
        .formSheet, .pageSheet, .popover, .fullScreen, .overFullScreen,
    ]

    @Test(
        "twenty-five steps in any order leave the focus visible, or everything as without the library",
        arguments: 0..<150 as Range<UInt64>)
    func walk(_ seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let target = try #require(PopoverSituations.targets.randomElement(using: &generator))
        let style = try #require(Self.styles.randomElement(using: &generator))
        let movement = try #require(PopoverSituations.movements.randomElement(using: &generator))
        let setting = try #require(FlowSetting.pad.randomElement(using: &generator))
        let walker = Walker(setting, target, style, movement, avoids: true)
        let twin = Walker(setting, target, style, movement, avoids: false)
        var steps: [WalkStep] = []
        for _ in 0..<25 {
            let step = try #require(WalkStep.allCases.randomElement(using: &generator))
            let isInterrupted = generator.number(below: 4) == 0
            let seconds = Double.random(in: 0..<0.2, using: &generator)
            steps.append(step)
            for walker in [walker, twin] {
                walker.take(step)
                if isInterrupted { walker.device.advance(by: seconds) } else { walker.device.settle() }
            }
            guard !isInterrupted else { continue }
            let comment: Comment = "\(target) \(style) \(movement) \(setting.testDescription): \(steps)"
            if walker.isDocked {
                if !walker.isCovered, style != .popover { expectFocusVisible(walker, comment) }
            } else {
                #expect(PlaceState(asSeen: walker.screen).own == PlaceState(asSeen: twin.screen).own, comment)
                let (place, free) = (walker.place, twin.place)
                #expect(place == free, comment)
            }
        }
    }

    private func expectFocusVisible(_ walker: Walker, _ comment: Comment) {
        let top = walker.place.minY
        // A panel that begins far down may have less room above the keyboard than the field is away from its top.
        guard walker.device.keyboard.frame.minY - top >= 180 else { return }
        for field in [walker.screen.low, walker.screen.high] where field.isFirstResponder {
            expectVisible(field, below: top, on: walker.device, comment)
        }
    }
}

extension Walker {
    var place: CGRect { device.presentationFrame(of: screen.view) }

    /// And not only by the bar of a hardware keyboard.
    var isDocked: Bool {
        let (keyboard, bottom) = (device.keyboard.frame, device.screen.bounds.maxY)
        return keyboard.minY < bottom && keyboard.maxY >= bottom
    }
}
