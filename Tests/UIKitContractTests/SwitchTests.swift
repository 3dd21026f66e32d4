// Where UIKit's behaviour is uncertain and would help the library, the simulated device has a switch. Both positions
// are pinned here; only the driver has them, so this file is compiled on Linux only.
#if os(Linux)
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        @MainActor
        @Suite
        struct Switches {
            private let harness = SimulatedDeviceHarness()
            private var device: SimulatedDevice { harness.device }

            private func scrollViewBeyondItsRange() async -> (UIScrollView, maximum: CGFloat) {
                let scrollView = await harness.showScrollView()
                scrollView.contentInset.bottom = 300
                let maximum = scrollView.contentSize.height - scrollView.bounds.height
                scrollView.contentOffset.y = maximum + 200
                return (scrollView, maximum)
            }

            // Source: none that is sure; airbnb/MagazineLayout #136 speaks of the top edge only
            @Test(arguments: [true, false])
            func anInsetThatShrinksMayBringTheOffsetBack(isOn: Bool) async {
                device.clampsOffsetWhenInsetShrinks = isOn
                let (scrollView, maximum) = await scrollViewBeyondItsRange()
                await harness.turn { scrollView.contentInset.bottom = 0 }
                expectEqual(scrollView.contentOffset.y, isOn ? maximum : maximum + 200)
            }

            // Source: none that is sure
            @Test(arguments: [true, false])
            func contentThatShrinksMayBringTheOffsetBack(isOn: Bool) async {
                device.clampsOffsetWhenInsetShrinks = isOn
                let (scrollView, maximum) = await scrollViewBeyondItsRange()
                await harness.turn { scrollView.contentSize.height -= 200 }
                expectEqual(scrollView.contentOffset.y, isOn ? maximum + 100 : maximum + 200)
            }

            // Source: none that is sure
            @Test func underAFingerNothingIsBroughtBack() async {
                let (scrollView, maximum) = await scrollViewBeyondItsRange()
                device.beginDrag(in: scrollView, at: CGPoint(x: 100, y: 400))
                await harness.turn { scrollView.contentInset.bottom = 0 }
                expectEqual(scrollView.contentOffset.y, maximum + 200)
                device.drag(to: CGPoint(x: 100, y: 401))
                device.endDrag()
                device.settle()
                expectEqual(scrollView.contentOffset.y, maximum)
            }

            // Source: none that is sure: inside an animation block the offset comes back with it
            @Test func insideAnAnimationTheOffsetComesBackWithIt() async {
                let (scrollView, maximum) = await scrollViewBeyondItsRange()
                let content = UIView(frame: CGRect(x: 0, y: maximum + 300, width: 50, height: 50))
                await harness.turn { scrollView.addSubview(content) }
                await harness.turn {
                    UIView.animate(withDuration: 0.5) { scrollView.contentInset.bottom = 0 }
                }
                expectEqual(scrollView.contentOffset.y, maximum)
                #expect(harness.shownFrame(of: content).minY.isClose(to: 100))
                await harness.settle()
                #expect(harness.shownFrame(of: content).minY.isClose(to: 300))
            }

            // Source: http://www.openradar.me/20798351 for true; a form that is not to depend on it for false
            @Test(arguments: [true, false])
            func aNewFirstResponderMayBeScrolledIntoSight(isOn: Bool) async {
                device.scrollsFirstResponderIntoView = isOn
                let scrollView = await harness.showScrollView()
                let field = await harness.addField(at: scrollView.bounds.height + 100, to: scrollView)
                await harness.focus(field)
                await harness.settle()
                expectEqual(scrollView.contentOffset.y > 0, isOn)
            }
        }
    }
#endif
