// What follows when a moving finger lets go. Only the driver has a finger, so this file is compiled on Linux only.
#if os(Linux)
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        @MainActor
        @Suite
        struct Deceleration {
            private let harness = SimulatedDeviceHarness()
            private var device: SimulatedDevice { harness.device }

            private final class Spy: NSObject, UIScrollViewDelegate {
                private(set) var log: [String] = []
                func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("begin") }
                func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
                    log.append("end, \(decelerate), \(scrollView.isDecelerating)")
                }
                func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("rest") }
            }

            private let spy = Spy()

            private func place(_ y: CGFloat) -> CGPoint { CGPoint(x: 100, y: y) }

            /// At 1000 points a second; the offset is then 100 points further.
            private func flick(_ scrollView: UIScrollView, up: Bool = true) {
                device.flick(in: scrollView, from: place(400), to: place(up ? 300 : 500), over: 0.1)
            }

            private func scrollView() async -> UIScrollView {
                device.behavior.decelerates = true
                let scrollView = await harness.showScrollView()
                scrollView.delegate = spy
                return scrollView
            }

            // Source: https://developer.apple.com/documentation/uikit/uiscrollview/isdecelerating for true; for false
            // none, a finger that lets go leaves the content where it is
            @Test(arguments: [true, false])
            func aFingerThatLetsGoWhileItMovesMayLeaveTheScrollRunning(isOn: Bool) async {
                let scrollView = await scrollView()
                device.behavior.decelerates = isOn
                flick(scrollView)
                #expect(scrollView.contentOffset.y.isClose(to: 100, within: 0.5))
                #expect(scrollView.isDecelerating == isOn && !scrollView.isTracking && !scrollView.isDragging)
                await harness.settle()
                #expect((scrollView.contentOffset.y > 110) == isOn && !scrollView.isDecelerating)
                // That it does not decelerate yet when this is told: flowkey/UIKit-cross-platform PR 307, a log of iOS
                expectEqual(spy.log, isOn ? ["begin", "end, true, false", "rest"] : ["begin", "end, false, false"])
            }

            // Source: developer.apple.com/documentation/uikit/uiscrollview/decelerationrate, 0.998 for a millisecond;
            // medium.com/@esskeetit/scrolling-mechanics-of-uiscrollview-142adee1142c
            @Test func theVelocityFallsExponentially() async {
                let scrollView = await scrollView()
                flick(scrollView)
                // The sum of 1, 0.998, 0.998 squared, ..., and what is left after 500 of them.
                let (way, gone): (CGFloat, CGFloat) = (500, 1 - 0.3675)
                device.advance(by: 0.5)
                #expect(scrollView.contentOffset.y.isClose(to: 100 + way * gone, within: way * 0.02))
                await harness.settle()
                #expect(scrollView.contentOffset.y.isClose(to: 100 + way, within: way * 0.005))
            }

            // Source: super-ultra/ScrollMechanics PR 6: a finger that has stopped leaves no velocity
            @Test func aFingerThatStandsStillBeforeItLetsGoLeavesNothing() async {
                let scrollView = await scrollView()
                device.beginDrag(in: scrollView, at: place(400))
                for y in [380, 360, 340] as [CGFloat] {
                    device.advance(by: 1.0 / 60)
                    device.drag(to: place(y))
                }
                device.advance(by: 0.1)
                device.endDrag()
                await harness.settle()
                #expect(scrollView.contentOffset.y == 60 && spy.log == ["begin", "end, false, false"])
            }

            // Source: https://developer.apple.com/documentation/uikit/uiscrollview/bounces; the spring is that of
            // medium.com/@esskeetit/scrolling-mechanics-of-uiscrollview-142adee1142c
            @Test(arguments: [true, false])
            func whatRunsOnBouncesAtTheEndOfItsRange(bounces: Bool) async {
                let scrollView = await scrollView()
                scrollView.bounces = bounces
                let maximum = scrollView.contentSize.height - scrollView.bounds.height
                scrollView.contentOffset.y = maximum - 200
                flick(scrollView)
                var farthest = scrollView.contentOffset.y
                while scrollView.isDecelerating {
                    device.advance(by: 1.0 / 60)
                    farthest = max(farthest, scrollView.contentOffset.y)
                }
                #expect((farthest > maximum + 5) == bounces && farthest < maximum + 100)
                #expect(scrollView.contentOffset.y == maximum && spy.log.last == "rest")
            }

            // Source: flowkey/UIKit-cross-platform PR 307, a log of iOS: it decelerates until the finger lets go, and
            // nothing tells of an end; stackoverflow.com/questions/993280: the end is told since iOS 13. That it is
            // told as the finger touches is assumed.
            @Test(arguments: [true, false])
            func aFingerStopsIt(isTold: Bool) async {
                device.behavior.stoppedDecelerationIsTold = isTold
                let scrollView = await scrollView()
                flick(scrollView)
                device.advance(by: 0.1)
                let offset = scrollView.contentOffset.y
                device.beginDrag(in: scrollView, at: place(400))
                device.advance(by: 0.3)
                expectEqual(scrollView.contentOffset.y, offset)
                #expect(scrollView.isTracking && scrollView.isDecelerating)
                device.endDrag()
                await harness.settle()
                expectEqual(scrollView.contentOffset.y, offset)
                #expect(!scrollView.isTracking && !scrollView.isDecelerating)
                let end = isTold ? ["rest"] : []
                expectEqual(spy.log, ["begin", "end, true, false"] + end + ["begin", "end, false, true"])
            }

            // Source: nicklockwood/iCarousel #638: a tap that stops a scroll view reaches nothing in it
            @Test func aTapOnItStopsItAndDoesNothingElse() async {
                let scrollView = await scrollView()
                let field = await harness.addField(at: 350, to: scrollView)
                flick(scrollView)
                device.advance(by: 0.05)
                #expect(!device.tap(field) && !field.isFirstResponder && !scrollView.isDecelerating)
                #expect(device.tap(field) && field.isFirstResponder)
            }

            // Source: openradar 16724593 (106)
            @Test func anOffsetWithoutAnimationStopsIt() async {
                let scrollView = await scrollView()
                flick(scrollView)
                await harness.turn { scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: false) }
                #expect(!scrollView.isDecelerating)
                await harness.settle()
                expectEqual(scrollView.contentOffset.y, 50)
            }

            // Source: https://developer.apple.com/documentation/uikit/uiscrollview/isdecelerating
            @Test func outsideOfTheWindowItIsOver() async {
                let scrollView = await scrollView()
                flick(scrollView)
                await harness.turn { scrollView.removeFromSuperview() }
                let offset = scrollView.contentOffset.y
                await harness.settle()
                #expect(!scrollView.isDecelerating && scrollView.contentOffset.y == offset)
            }

            // Source: slidetorock.com on the range
            @Test func contentThatFitsDoesNotRunOn() async {
                let scrollView = await scrollView()
                scrollView.contentSize.height = 200
                flick(scrollView)
                #expect(scrollView.contentOffset.y == 0 && !scrollView.isDecelerating)
            }
        }
    }
#endif
