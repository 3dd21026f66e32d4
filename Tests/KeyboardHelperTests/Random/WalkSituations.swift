import Foundation
import KeyboardHelper
import Testing
import UIKit

/// Many things in any order. What holds after each is that the focus is in sight, and that without a docked keyboard
/// everything is as on a device where the same was done and nothing avoided.
@MainActor
@Suite struct WalkSituations {
    nonisolated static let styles: [UIModalPresentationStyle] = [
        .formSheet, .pageSheet, .popover, .fullScreen, .overFullScreen,
    ]

    @Test("Twenty-five things in any order", arguments: 0..<150)
    func walk(_ seed: Int) throws {
        var generator = WalkGenerator(seed: seed)
        let target = try #require(PopoverSituations.targets.randomElement(using: &generator))
        let style = try #require(Self.styles.randomElement(using: &generator))
        let movement = try #require(PopoverSituations.movements.randomElement(using: &generator))
        let setting = try #require(FlowSetting.pad.randomElement(using: &generator))
        let walker = Walker(setting, target, style, movement, avoids: true)
        let twin = Walker(setting, target, style, movement, avoids: false)
        var steps: [WalkStep] = []
        for _ in 0..<25 {
            let step = try #require(WalkStep.allCases.randomElement(using: &generator))
            let isInterrupted = Int.random(in: 0..<4, using: &generator) == 0
            let seconds = Double.random(in: 0..<0.2, using: &generator)
            steps.append(step)
            for walker in [walker, twin] {
                walker.take(step)
                if isInterrupted { walker.device.advance(by: seconds) } else { walker.device.settle() }
            }
            guard !isInterrupted else { continue }
            let comment: Comment = "\(target) \(style) \(movement) \(setting.testDescription): \(steps)"
            if walker.isDocked {
                if !walker.isCovered, style != .popover { expectInSight(walker, comment) }
            } else {
                #expect(LifecycleState(walker.screen).own == LifecycleState(twin.screen).own, comment)
                let (place, free) = (walker.place, twin.place)
                #expect(place == free, comment)
            }
        }
    }

    private func expectInSight(_ walker: Walker, _ comment: Comment) {
        let keyboard = walker.device.keyboard.frame
        for field in [walker.screen.low, walker.screen.high] where field.isFirstResponder {
            let frame = walker.device.presentationFrame(of: field)
            // What lies above the keyboard may be lower than the panel's distance from the top.
            guard keyboard.minY - walker.place.minY >= 180 else { continue }
            #expect(frame.maxY + 10 <= keyboard.minY + 0.0005, comment)
            #expect(frame.minY >= walker.place.minY - 0.0005, comment)
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
