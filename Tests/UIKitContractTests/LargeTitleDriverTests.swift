#if os(Linux)
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        /// Large titles under a finger, on other screens, and as they are drawn.
        @MainActor
        @Suite
        struct LargeTitlesDriven {
            // Source: https://developer.apple.com/documentation/uikit/uiview/safeareainsets
            @Test(arguments: [false, true])
            func severalScrollsInOneTurnAddUp(storesSafeArea: Bool) async {
                let harness = SimulatedDeviceHarness()
                harness.device.behavior.storesSafeArea = storesSafeArea
                let table = UITableViewController(style: .plain)
                let navigation = UINavigationController(rootViewController: table)
                navigation.navigationBar.prefersLargeTitles = true
                await harness.show(navigation)
                expectEqual(table.tableView.contentOffset.y, -155)
                await harness.turn {
                    for _ in 0..<3 { table.tableView.contentOffset.y += 10 }
                }
                expectEqual(navigation.navigationBar.frame.height, 66)
                #expect(table.tableView.adjustedContentInset.top == 125 && table.tableView.contentOffset.y == -125)
            }

            @Test(arguments: [(CGFloat(20), CGFloat(96)), (35, 44)])
            func aFingerLeavesItOpenOrShut(distance: CGFloat, height: CGFloat) async {
                let harness = SimulatedDeviceHarness()
                let controller = UIViewController()
                let scrollView = UIScrollView(frame: harness.window.bounds)
                scrollView.contentSize = CGSize(width: 393, height: 2000)
                controller.view = scrollView
                let navigation = UINavigationController(rootViewController: controller)
                navigation.navigationBar.prefersLargeTitles = true
                await harness.show(navigation)
                harness.device.beginDrag(in: scrollView, at: CGPoint(x: 100, y: 600))
                harness.device.drag(to: CGPoint(x: 100, y: 600 - distance))
                expectEqual(navigation.navigationBar.frame.height, 96 - distance)
                harness.device.endDrag()
                harness.device.settle()
                expectEqual(navigation.navigationBar.frame.height, height)
                expectEqual(scrollView.contentOffset.y, -59 - height)
            }

            // Source: https://developer.apple.com/documentation/uikit/uiscrollview/contentoffset: a phone on its side
            @Test(arguments: [CGFloat(0), 300])
            func thereIsNoneOnAPhoneOnItsSide(scrolled: CGFloat) async {
                let harness = SimulatedDeviceHarness()
                let controller = UITableViewController(style: .plain)
                controller.tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 3000))
                let navigation = UINavigationController(rootViewController: controller)
                navigation.navigationBar.prefersLargeTitles = true
                await harness.show(navigation)
                await harness.turn { controller.tableView.contentOffset.y += scrolled }
                harness.device.rotate(to: .landscapeLeft)
                harness.device.settle()
                expectEqual(navigation.navigationBar.frame.height, 32)
                harness.device.rotate(to: .portrait)
                harness.device.settle()
                expectEqual(navigation.navigationBar.frame.height, scrolled == 0 ? 96 : 44)
            }

            @Test func theTitleIsDrawnInTheBarOrBelowItsItems() async throws {
                let harness = SimulatedDeviceHarness()
                let controller = UITableViewController(style: .plain)
                controller.title = "Title"
                let navigation = UINavigationController(rootViewController: controller)
                navigation.navigationBar.prefersLargeTitles = true
                await harness.show(navigation)
                func title() throws -> SimulatedSnapshot.Text {
                    let bar = try #require(harness.device.snapshot().node(of: navigation.navigationBar))
                    return try #require(bar.texts.first)
                }
                #expect(try title().fontSize == 34 && title().frame.minY >= 59 + 44)
                await harness.turn { controller.tableView.contentOffset.y = 0 }
                #expect(try title().fontSize == 17 && title().frame.maxY <= 59 + 44)
            }
        }
    }
#endif
