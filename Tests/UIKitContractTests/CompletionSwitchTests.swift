// When completions run is a switch of the simulated device, so this file is compiled on Linux only.
#if os(Linux)
    import KeyboardHelperTestSupport
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        /// Completions that do not come when they should, and animations that are disabled for a while.
        @MainActor
        @Suite
        struct CompletionSwitches {
            private let harness = SimulatedDeviceHarness()
            private let log = CallLog()
            private var device: SimulatedDevice { harness.device }

            private func animate(_ view: UIView, duration: TimeInterval) {
                UIView.animate(withDuration: duration) {
                    view.center.y += 300
                } completion: { [log] in
                    log.record("\($0)")
                }
            }

            // Source: developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:completion:) for the
            // first; the others are for whoever relies on it
            @Test(arguments: [
                (SimulatedAnimationCompletions.onTime, [0, 1, 1]), (.late(0.5), [0, 0, 1]), (.never, [0, 0, 0]),
                (.twice, [0, 2, 2]),
            ])
            func aCompletionMayBeLateOrMissingOrDouble(
                _ position: SimulatedAnimationCompletions, _ counts: [Int]
            ) async {
                device.animationCompletions = position
                let view: UIView = await harness.showPlainController().view
                for duration in [0.25, 0] {
                    log.forget()
                    await harness.turn { animate(view, duration: duration) }
                    var seen = [log.all.count]
                    for seconds in [0.3, 0.5] {
                        await harness.advance(by: seconds)
                        seen.append(log.all.count)
                    }
                    #expect(seen == counts && log.all.allSatisfy { $0 == "true" })
                }
                // The model is there at once, and the screen in time, whatever the completions do.
                #expect(view.frame.minY == 600 && harness.shownFrame(of: view).minY == 600)
                await harness.settle()
                #expect(!device.isBusy)
            }

            // Source: https://developer.apple.com/documentation/uikit/uinavigationcontroller: UIKit finishes its own
            @Test func uikitsOwnAnimationsEndOnTime() async {
                device.animationCompletions = .never
                let root = UIViewController()
                let navigation = UINavigationController(rootViewController: root)
                await harness.show(navigation)
                let (pushed, sheet) = (SpyController("pushed", log: log), SpyController("sheet", log: log))
                await harness.turn { navigation.pushViewController(pushed, animated: true) }
                await harness.settle()
                await harness.turn { navigation.present(sheet, animated: true) }
                await harness.settle()
                expectEqual(log.all.filter { $0.hasSuffix("did appear") }, ["pushed did appear", "sheet did appear"])
            }

            // Source: https://developer.apple.com/documentation/uikit/uiview/setanimationsenabled(_:)
            @Test func animationsMayBeDisabledForAWhile() async {
                let view: UIView = await harness.showPlainController().view
                device.disableAnimations(for: 1)
                #expect(!UIView.areAnimationsEnabled)
                await harness.turn { animate(view, duration: 0.25) }
                expectEqual(harness.shownFrame(of: view).minY, 300)
                await harness.advance(by: 1.1)
                #expect(UIView.areAnimationsEnabled && log.all == ["true"])
                await harness.turn { animate(view, duration: 0.25) }
                #expect(harness.shownFrame(of: view).minY < 400)
                await harness.settle()
                expectEqual(harness.shownFrame(of: view).minY, 600)
            }
        }
    }
#endif
