import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    @MainActor
    @Suite
    struct NavigationItems {
        // Source: https://developer.apple.com/documentation/uikit/uinavigationitem/rightbarbuttonitem
        @Test func theOneItemIsTheFirstOfSeveral() {
            let item = UINavigationItem(title: "Title")
            #expect(item.rightBarButtonItem == nil && item.leftBarButtonItem == nil)
            let (a, b) = (UIBarButtonItem(systemItem: .done), UIBarButtonItem(systemItem: .add))
            item.rightBarButtonItems = [a, b]
            #expect(item.rightBarButtonItem === a)
            item.rightBarButtonItem = b
            expectEqual(item.rightBarButtonItems, [b])
            item.rightBarButtonItem = nil
            #expect(item.rightBarButtonItems?.isEmpty != false)
        }

        #if os(Linux)
            private let harness = SimulatedDeviceHarness()

            // Source: https://developer.apple.com/documentation/uikit/uinavigationitem/rightbarbuttonitems
            @Test func theBarShowsTheItemsOfTheControllerOnTopTheFirstAtItsEnd() async throws {
                let controller = UIViewController()
                var pressed: [String] = []
                func item(_ title: String) -> UIBarButtonItem {
                    UIBarButtonItem(title: title, primaryAction: UIAction { _ in pressed.append(title) })
                }
                controller.navigationItem.rightBarButtonItems = [item("last"), item("before")]
                controller.navigationItem.leftBarButtonItem = item("first")
                let navigation = UINavigationController(rootViewController: controller)
                await harness.show(navigation)
                for x in [30, 320, 370] as [CGFloat] {
                    harness.device.tap(at: CGPoint(x: x, y: 22), in: navigation.navigationBar)
                }
                expectEqual(pressed, ["first", "before", "last"])
                let root = try #require(controller.navigationItem.leftBarButtonItem)
                await harness.turn { navigation.pushViewController(UIViewController(), animated: false) }
                #expect(!harness.device.tap(root))
            }
        #endif
    }
}
