// What systems do differently when the range of a scroll view shrinks. Only the driver has these switches and a finger,
// so this file is compiled on Linux only. Numbers in parentheses are those of the reports that `SimulatedBehavior`
// names.
#if os(Linux)
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        @MainActor
        @Suite
        struct ScrollRangeSwitches {
            private let harness = SimulatedDeviceHarness()
            private var device: SimulatedDevice { harness.device }

            /// An inset of 300 at the end. `maximum` is the end without it.
            private func scrollView(beyond distance: CGFloat) async -> (UIScrollView, maximum: CGFloat) {
                let scrollView = await harness.showScrollView()
                scrollView.contentInset.bottom = 300
                let maximum = scrollView.contentSize.height - scrollView.bounds.height
                scrollView.contentOffset.y = maximum + distance
                return (scrollView, maximum)
            }

            private func place(_ y: CGFloat) -> CGPoint { CGPoint(x: 100, y: y) }

            // MARK: While the user scrolls

            // Source: openradar 19629856, slackhq/SlackTextViewController #87 (96), for true; none for false
            @Test(arguments: [true, false])
            func anInsetThatShrinksMayBringTheOffsetBackUnderAFinger(isOn: Bool) async {
                device.behavior.clampsUnderFinger = isOn
                let (scrollView, maximum) = await scrollView(beyond: 200)
                device.beginDrag(in: scrollView, at: place(400))
                device.drag(to: place(401))
                await harness.turn { scrollView.contentInset.bottom = 0 }
                expectEqual(scrollView.contentOffset.y, isOn ? maximum : maximum + 199)
                device.drag(to: place(411))
                #expect(!isOn || scrollView.contentOffset.y == maximum - 10)
                device.endDrag()
                await harness.settle()
                expectEqual(scrollView.contentOffset.y, isOn ? maximum - 10 : maximum)
            }

            // Source: openradar 19629856, slackhq/SlackTextViewController #87 (96), for true; none for false
            @Test(arguments: [true, false])
            func anInsetThatShrinksMayBringTheOffsetBackWhileItDecelerates(isOn: Bool) async {
                (device.behavior.clampsUnderFinger, device.behavior.decelerates) = (isOn, true)
                let (scrollView, maximum) = await scrollView(beyond: 200)
                device.flick(in: scrollView, from: place(400), to: place(450), over: 0.1)
                #expect(scrollView.isDecelerating && scrollView.contentOffset.y.isClose(to: maximum + 150))
                await harness.turn { scrollView.contentInset.bottom = 0 }
                #expect(scrollView.isDecelerating)
                expectEqual(scrollView.contentOffset.y == maximum, isOn)
                await harness.settle()
                // It had some way to go.
                #expect(scrollView.contentOffset.y <= maximum && (!isOn || scrollView.contentOffset.y < maximum - 100))
            }

            // Source: openradar 19629856, slackhq/SlackTextViewController #87 (96), for true; none for false
            @Test(arguments: [true, false], [true, false])
            func anInsetThatShrinksMayBringTheOffsetBackWhileItSpringsBack(isOn: Bool, decelerates: Bool) async {
                (device.behavior.clampsUnderFinger, device.behavior.decelerates) = (isOn, decelerates)
                let (scrollView, maximum) = await scrollView(beyond: 280)
                device.beginDrag(in: scrollView, at: place(400))
                device.drag(to: place(300))
                device.endDrag()
                #expect(scrollView.isDecelerating && scrollView.contentOffset.y > maximum + 300)
                device.advance(by: 0.1)
                await harness.turn { scrollView.contentInset.bottom = 0 }
                expectEqual(scrollView.contentOffset.y == maximum, isOn)
                device.advance(by: 0.02)
                expectEqual(scrollView.contentOffset.y == maximum, isOn)
                await harness.settle()
                #expect(scrollView.contentOffset.y == maximum && !scrollView.isDecelerating)
            }

            // MARK: Both ends

            // Source: none that is sure; airbnb/MagazineLayout #136 speaks of the top edge
            @Test(arguments: [true, false])
            func aTopInsetThatShrinksMayBringTheOffsetBack(isOn: Bool) async {
                device.behavior.clampsAtBothEnds = isOn
                let scrollView = await harness.showScrollView()
                scrollView.contentInset.top = 100
                scrollView.contentOffset.y = -60
                await harness.turn { scrollView.contentInset.top = 40 }
                expectEqual(scrollView.contentOffset.y, isOn ? -40 : -60)
            }

            // Source: none that is sure
            @Test(arguments: [true, false])
            func contentThatChangesMayBringTheOffsetBackToItsStart(isOn: Bool) async {
                device.behavior.clampsAtBothEnds = isOn
                let scrollView = await harness.showScrollView()
                scrollView.contentOffset.y = -50
                await harness.turn { scrollView.contentSize.height += 100 }
                expectEqual(scrollView.contentOffset.y, isOn ? 0 : -50)
            }

            // Source: none that is sure
            @Test(arguments: [true, false])
            func insetsAtTheSidesMayBringTheOffsetBack(isOn: Bool) async {
                device.behavior.clampsAtBothEnds = isOn
                let scrollView = await harness.showScrollView()
                scrollView.contentInset.left = 50
                scrollView.contentOffset.x = -30
                await harness.turn { scrollView.contentInset.left = 0 }
                expectEqual(scrollView.contentOffset.x, isOn ? 0 : -30)
                scrollView.contentInset.right = 50
                scrollView.contentOffset.x = 30
                await harness.turn { scrollView.contentInset.right = 0 }
                expectEqual(scrollView.contentOffset.x, isOn ? 0 : 30)
            }

            // Source: none that is sure: only the end that has moved brings the offset back
            @Test func anInsetThatShrinksAtTheEndLeavesAPullAtTheStartAlone() async {
                (device.behavior.clampsAtBothEnds, device.behavior.clampsUnderFinger) = (true, true)
                let (scrollView, maximum) = await scrollView(beyond: 0)
                scrollView.contentOffset.y -= maximum
                device.beginDrag(in: scrollView, at: place(400))
                device.drag(to: place(500))
                await harness.turn { scrollView.contentInset.bottom = 0 }
                expectEqual(scrollView.contentOffset.y, -50)
            }

            // Source: slackhq/SlackTextViewController #87 and pull request 539 for the end; none that is sure for the start
            @Test func aHeightThatGrowsBringsTheOffsetBackAtTheEndAlone() async {
                (device.behavior.clampsAtBothEnds, device.behavior.clampsUnderFinger) = (true, true)
                for pull in [100, -100] as [CGFloat] {
                    let (scrollView, maximum) = await scrollView(beyond: 0)
                    scrollView.contentInset.bottom = 0
                    scrollView.contentOffset.y = pull > 0 ? 0 : maximum
                    device.beginDrag(in: scrollView, at: place(400))
                    device.drag(to: place(400 + pull))
                    await harness.turn { scrollView.frame.size.height += 10 }
                    expectEqual(scrollView.contentOffset.y, pull > 0 ? -50 : maximum - 10)
                    device.endDrag()
                }
            }

            // MARK: Pixels

            // Source: none that is sure (98)
            @Test(arguments: [true, false])
            func theEndsOfTheRangeMayBePixels(isOn: Bool) async {
                device.behavior.roundsRangeEnds = isOn
                let scrollView = await harness.showScrollView()
                let (pixel, maximum) = (1 / harness.window.screen.scale, 2 * scrollView.bounds.height)
                // The exact end is between two pixels; what an offset is rounded to is the one beyond it.
                scrollView.contentSize.height += 1.5 * pixel
                let end = CGRect(x: 0, y: scrollView.contentSize.height - 10, width: 10, height: 10)
                await harness.turn { scrollView.scrollRectToVisible(end, animated: false) }
                #expect(scrollView.contentOffset.y.isClose(to: maximum + (isOn ? 1 : 2) * pixel, within: 0.001))
                scrollView.contentInset.top = 10 + 0.6 * pixel
                let top = CGRect(x: 0, y: -100, width: 10, height: 10)
                await harness.turn { scrollView.scrollRectToVisible(top, animated: false) }
                #expect(scrollView.contentOffset.y.isClose(to: -10 - (isOn ? 0 : 1) * pixel, within: 0.001))
            }

            // Source: none that is sure (98)
            @Test func anEndThatIsAPixelStaysWhereItIs() async {
                device.behavior.roundsRangeEnds = true
                let scrollView = await harness.showScrollView()
                let pixel = 1 / harness.window.screen.scale
                for pixels in stride(from: 1, through: 400, by: 7) {
                    scrollView.contentSize.height = scrollView.bounds.height + CGFloat(pixels) * pixel
                    let end = CGRect(x: 0, y: scrollView.contentSize.height - 10, width: 10, height: 10)
                    await harness.turn { scrollView.scrollRectToVisible(end, animated: false) }
                    #expect(scrollView.contentOffset.y.isClose(to: CGFloat(pixels) * pixel, within: 0.001))
                }
            }
        }
    }
#endif
