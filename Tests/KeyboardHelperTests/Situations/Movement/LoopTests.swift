import Foundation
import KeyboardHelper
import Testing
import UIKit

/// An app whose layout answers every movement: a screen that has moved gives another one, or itself, a point more or less of
/// safe area. On an iPhone 16 the keyboard begins at 516.
@MainActor @Suite struct LoopTests {
    @MainActor private final class Answer {
        private(set) var count = -1
        private var seen: CGFloat?
        weak var screen: UIViewController?

        func callAsFunction(to moved: CGFloat) {
            guard moved != seen else { return }
            (seen, count) = (moved, count + 1)
            guard count > 0 else { return }
            screen?.additionalSafeAreaInsets.bottom = count.isMultiple(of: 2) ? 0 : 1
        }
    }

    /// A bar that ends 8 points above the safe area.
    @MainActor private final class RestlessBar: PinnedBarScreen {
        let answer = Answer()

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            answer(to: pin.constant)
        }
    }

    @Test("it ends for a bar that is pinned to the safe area", arguments: FlowSetting.phone)
    func bar(_ setting: FlowSetting) {
        let screen = RestlessBar(.safeArea)
        screen.answer.screen = screen
        let device = setting.device(showing: screen)
        for height: CGFloat in [336, 400, 336] {
            device.focusAndSettle(on: screen.field)
            device.turnAndSettle { device.keyboard.changeHeight(to: height) }
            #expect(screen.answer.count > 4)
            // Its bottom is 8 points above the keyboard, and one more or less.
            #expect(abs(screen.end(on: device) - (852 - height - 8)) <= 1)
        }
        device.dismissKeyboard()
        expectEqual(screen.pin.constant, -8)
    }

    @Test("it ends for two hosts that chase each other", arguments: FlowSetting.phone)
    func twoHosts(_ setting: FlowSetting) {
        let (outer, inner) = (RestlessBar(.safeArea), RestlessBar(.safeArea))
        (outer.answer.screen, inner.answer.screen) = (inner, outer)
        let device = setting.device(showing: outer)
        device.turnAndSettle {
            outer.addChild(inner)
            inner.view.frame = outer.view.bounds
            outer.view.addSubview(inner.view)
            inner.didMove(toParent: outer)
        }
        device.focusAndSettle(on: inner.field)
        for screen in [outer, inner] {
            #expect(device.covered(screen.bar) == 0 && abs(screen.end(on: device) - (516 - 8)) <= 2)
        }
        device.dismissKeyboard()
        #expect(outer.pin.constant == -8 && inner.pin.constant == -8)
    }

    /// A banner that comes and goes under a standing keyboard, a second apart, is no answer to a movement.
    @Test("layouts with a reason of their own are followed, however many they are", arguments: FlowSetting.phone)
    func banner(_ setting: FlowSetting) {
        let screen = PinnedBarScreen(.safeArea)
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: screen.field)
        for turn in 1...12 {
            device.advance(by: 1.1)
            let banner: CGFloat = turn.isMultiple(of: 2) ? 0 : 50
            device.turnAndSettle { screen.additionalSafeAreaInsets.bottom = banner }
            #expect(screen.pin.constant == -8 - (336 - 34 - banner) && screen.end(on: device) == 508)
        }
    }
}
