// Switches of the simulated device, and a finger, so this file is compiled on Linux only. Numbers in brackets are the
// reports' in ASSUMPTIONS.md.
#if os(Linux)
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        @MainActor
        @Suite
        struct ScrollReports {
            private let harness = SimulatedDeviceHarness()
            private var device: SimulatedDevice { harness.device }

            // Source: [89] RNKC PR 1484 for true; newbedev.com/bounds-automatically-changes-on-uiscrollview-with-content-insets
            // for false
            @Test(arguments: [true, false])
            func anOffsetThatIsWrittenMayEndAnAnimatedScroll(isOn: Bool) async {
                device.behavior.offsetWritesEndScrolls = isOn
                let scrollView = await harness.showScrollView()
                await harness.turn { scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true) }
                await harness.advance(by: 0.1)
                await harness.turn { scrollView.contentOffset.y = 900 }
                await harness.settle()
                expectEqual(scrollView.contentOffset.y, isOn ? 900 : 400)
            }

            // Source: [106] openradar 16724593: an animated offset does not stop what decelerates, one without animation
            // does; that it moves nothing then is assumed
            @Test(arguments: [true, false])
            func anAnimatedOffsetMayNotStopWhatDecelerates(stops: Bool) async {
                device.behavior.decelerates = true
                device.behavior.animatedScrollsEndDeceleration = stops
                let scrollView = await harness.showScrollView()
                for animated in [true, false] {
                    await harness.turn { scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: false) }
                    device.flick(
                        in: scrollView, from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300), over: 0.1)
                    #expect(scrollView.isDecelerating)
                    await harness.turn { scrollView.setContentOffset(CGPoint(x: 0, y: 10), animated: animated) }
                    expectEqual(scrollView.isDecelerating, animated && !stops)
                    await harness.settle()
                    expectEqual(scrollView.contentOffset.y == 10, stops || !animated)
                }
            }

            // Source: [88] a public app, checked live (648 became 311): the offset is brought back while the setter runs,
            // and an inset that grows moves nothing
            @Test func contentThatShrinksBringsTheOffsetBackBeforeTheSetterReturns() async {
                let scrollView = await harness.showScrollView()
                await harness.turn {
                    scrollView.contentInset.bottom = 336
                    scrollView.contentOffset.y = scrollView.contentSize.height - scrollView.bounds.height + 336
                    let offset = scrollView.contentOffset.y
                    scrollView.contentInset.bottom = 400
                    expectEqual(scrollView.contentOffset.y, offset)
                    scrollView.contentInset.bottom = 336
                    scrollView.contentSize.height -= 337
                    expectEqual(scrollView.contentOffset.y, offset - 337)
                }
            }

            // Source: [107] https://developer.apple.com/documentation/uikit/uiscrollview/scrollrecttovisible(_:animated:)
            @Test func whatIsVisibleIsNotScrolledToAndNothingIsBroughtBack() async {
                let scrollView = await harness.showScrollView()
                let beyond = scrollView.contentSize.height - scrollView.bounds.height + 100
                await harness.turn {
                    scrollView.contentOffset.y = beyond
                    let rect = CGRect(x: 10, y: beyond + 50, width: 20, height: 20)
                    scrollView.scrollRectToVisible(rect, animated: false)
                }
                expectEqual(scrollView.contentOffset.y, beyond)
            }
        }
    }
#endif
