// Which scrolls minimize a bar is a switch of the simulated device, so this file is compiled on Linux only.
#if os(Linux)
    import KeyboardHelperTestSupport
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        /// iPhone 16: status bar 59, navigation bar 44, so that content begins at 103.
        ///
        /// Source: developer.apple.com/videos/play/wwdc2026/278 (fact 147): bars minimize while the user scrolls, and
        /// the top safe area follows interactively. Assumed: point by point, until nothing is left of the row with the
        /// items.
        @MainActor
        @Suite
        struct MinimizedBars {
            private let harness = SimulatedDeviceHarness()
            private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            private let navigation: UINavigationController

            init() {
                let controller = UIViewController()
                scrollView.contentSize = CGSize(width: 393, height: 2000)
                controller.view.addSubview(scrollView)
                navigation = UINavigationController(rootViewController: controller)
            }

            private func show(_ position: SimulatedBehavior.BarMinimization) async {
                harness.device.behavior.barsMinimize = position
                await harness.show(navigation)
                await harness.settle()
                expectEqual(scrollView.contentOffset.y, -103)
            }

            private func drag(from start: CGFloat, to end: CGFloat) {
                harness.device.beginDrag(in: scrollView, at: CGPoint(x: 100, y: start))
                harness.device.drag(to: CGPoint(x: 100, y: end))
                harness.device.endDrag()
                harness.device.settle()
            }

            @Test(arguments: SimulatedBehavior.BarMinimization.allCases)
            func aFingerMayMinimizeTheBarAndBringItBack(_ position: SimulatedBehavior.BarMinimization) async {
                await show(position)
                let minimizes = position != .never
                drag(from: 600, to: 570)
                expectEqual(scrollView.contentOffset.y, -73)
                expectEqual(navigation.navigationBar.frame.height, minimizes ? 14 : 44)
                expectEqual(scrollView.adjustedContentInset.top, minimizes ? 73 : 103)
                drag(from: 600, to: 500)
                expectEqual(navigation.navigationBar.frame.height, minimizes ? 0 : 44)
                expectEqual(navigation.topViewController?.view.safeAreaInsets.top, minimizes ? 59 : 103)
                // It comes back wherever the content is.
                drag(from: 500, to: 520)
                expectEqual(scrollView.contentOffset.y, 7)
                expectEqual(navigation.navigationBar.frame.height, minimizes ? 20 : 44)
                drag(from: 300, to: 700)
                #expect(scrollView.contentOffset.y == -103 && navigation.navigationBar.frame.height == 44)
            }

            @Test(arguments: SimulatedBehavior.BarMinimization.allCases)
            func aScrollOfTheAppsMayDoTheSame(_ position: SimulatedBehavior.BarMinimization) async {
                await show(position)
                for (offset, height) in [(200, 0), (180, 20), (-103, 44)] as [(CGFloat, CGFloat)] {
                    await harness.turn { scrollView.setContentOffset(CGPoint(x: 0, y: offset), animated: true) }
                    await harness.settle()
                    expectEqual(scrollView.contentOffset.y, offset)
                    expectEqual(navigation.navigationBar.frame.height, position == .inEveryScroll ? height : 44)
                }
            }
        }
    }
#endif
