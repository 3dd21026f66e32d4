import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    @MainActor
    @Suite
    struct KeyboardMotion {
        private let harness: any ContractHarness
        private let recorder = NoticeRecorder.listening()

        init() throws {
            harness = try makeHarness()
        }

        // Source: https://developer.apple.com/documentation/uikit/uiview/inheritedanimationduration; Flutter and
        // kirillzyusko/react-native-keyboard-controller rely on it
        @Test func willNotificationsArePostedInsideTheKeyboardsAnimation() async throws {
            let controller = await harness.showPlainController()
            var inherited: [NoticeKind: TimeInterval] = [:]
            recorder.onRecord = { inherited[$0.kind] = UIView.inheritedAnimationDuration }
            await harness.focus(harness.addField(to: controller.view))
            await harness.settle()
            let duration = try #require(recorder.last(.willShow)?.duration)
            #expect(duration > 0)
            #expect(inherited[.willChangeFrame] == duration && inherited[.willShow] == duration)
            await harness.endEditing()
            expectEqual(inherited[.willHide], recorder.last(.willHide)?.duration)
        }

        // Source: an article of uptech.team: handlers are animated unless performWithoutAnimation says otherwise
        @Test func whatAHandlerMovesTravelsWithTheKeyboard() async {
            let controller = await harness.showPlainController()
            let moved = UIView(frame: CGRect(x: 0, y: 300, width: 50, height: 50))
            await harness.turn { controller.view.addSubview(moved) }
            recorder.onRecord = { if $0.kind == .willShow { moved.center.y -= 200 } }
            await harness.focus(harness.addField(to: controller.view))
            expectEqual(moved.frame.minY, 100)
            #expect(harness.shownFrame(of: moved).minY > 150)
            await harness.settle()
            #expect(harness.shownFrame(of: moved).minY.isClose(to: 100))
        }

        // Source: https://stackoverflow.com/questions/19482573: 7 since iOS 7, no declared case of AnimationCurve
        @Test func theCurveIsARawNumberThatOptionsCarry() async throws {
            let controller = await harness.showPlainController()
            await harness.focus(harness.addField(to: controller.view))
            let curve = try #require(recorder.last(.willShow)?.curve)
            expectEqual(curve, 7)
            let options = UIView.AnimationOptions(rawValue: UInt(curve) << 16)
            #expect(options.rawValue == 7 << 16)
            let joined = options.union([.beginFromCurrentState, .allowUserInteraction])
            expectEqual((joined.rawValue >> 16) & 0xF, 7)
            #expect(joined.contains(.beginFromCurrentState) && joined.contains(.allowUserInteraction))
        }

        // Source: hackiftekhar/IQKeyboardManager and Flutter animate with these options
        @Test func anAnimationWithTheKeyboardsCurveRunsForItsDuration() async {
            let controller = await harness.showPlainController()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            await harness.turn { controller.view.addSubview(view) }
            await harness.turn {
                let options = UIView.AnimationOptions(rawValue: 7 << 16)
                UIView.animate(withDuration: 0.5, delay: 0, options: options) { view.center.y += 300 }
            }
            await harness.advance(by: 0.15)
            let halfway = harness.shownFrame(of: view).minY
            #expect(halfway > 0 && halfway < 300)
            await harness.advance(by: 0.5)
            #expect(harness.shownFrame(of: view).minY.isClose(to: 300))
        }
    }
}
