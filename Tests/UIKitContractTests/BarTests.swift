import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    @MainActor
    @Suite
    struct Bars {
        // Source: UIBarButtonItem.h on primaryAction: it updates the title and image, unless this is a system item
        @Test func anActionGivesItsTitleToAnItemThatIsNotASystemItem() {
            let action = UIAction(title: "Send") { _ in }
            let plain = UIBarButtonItem(primaryAction: action)
            #expect(plain.title == "Send" && plain.primaryAction?.identifier == action.identifier)
            plain.primaryAction = nil
            expectEqual(plain.title, "Send")
            #expect(UIBarButtonItem(systemItem: .done, primaryAction: action).title != "Send")
            expectEqual(UIBarButtonItem(title: "Own", primaryAction: action).title, "Own")
        }

        // Source: https://developer.apple.com/documentation/uikit/uibaritem
        @Test func anItemIsEnabledAndSaysWhatItWasGiven() {
            let item = UIBarButtonItem(image: UIImage(systemName: "chevron.up"), primaryAction: UIAction { _ in })
            #expect(item.isEnabled && item.image != nil && item.title?.isEmpty != false)
            item.accessibilityLabel = "Previous"
            expectEqual(item.accessibilityLabel, "Previous")
        }

        // Source: https://developer.apple.com/documentation/uikit/uitoolbar/items
        @Test func aToolbarKeepsItsItemsInTheirOrder() {
            let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            #expect(toolbar.items == nil)
            let items = [UIBarButtonItem(systemItem: .done), .flexibleSpace(), .fixedSpace(8)]
            toolbar.setItems(items, animated: false)
            #expect(toolbar.items == items && items[2].width == 8)
            toolbar.items = nil
            #expect(toolbar.items == nil)
        }

        #if os(Linux)
            private let harness = SimulatedDeviceHarness()
            private var device: SimulatedDevice { harness.device }

            private final class Presses {
                var senders: [Any?] = []
            }

            private func showToolbar(_ items: [UIBarButtonItem]) async -> UITextField {
                let controller = await harness.showPlainController()
                let field = await harness.addField(to: controller.view)
                let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
                toolbar.items = items
                field.inputAccessoryView = toolbar
                return field
            }

            // Source: https://developer.apple.com/documentation/uikit/uiaction/sender
            @Test func anItemThatIsTappedPerformsItsActionAsTheSender() async {
                let presses = Presses()
                let press = UIAction { presses.senders.append($0.sender) }
                let done = UIBarButtonItem(systemItem: .done, primaryAction: press)
                let field = await showToolbar([.flexibleSpace(), done])
                #expect(!device.tap(done))
                await harness.focus(field)
                device.settle()
                #expect(device.tap(done))
                #expect(presses.senders.count == 1 && presses.senders.first as? UIBarButtonItem === done)
                #expect(field.isFirstResponder)
                await harness.endEditing()
                device.settle()
                #expect(!device.tap(done))
            }

            // Source: https://developer.apple.com/documentation/uikit/uibaritem/isenabled
            @Test func aDisabledItemDoesNothing() async {
                let presses = Presses()
                let next = UIBarButtonItem(title: "Next", primaryAction: UIAction { presses.senders.append($0.sender) })
                let field = await showToolbar([next])
                await harness.focus(field)
                device.settle()
                next.isEnabled = false
                device.tap(next)
                #expect(presses.senders.isEmpty)
                next.isEnabled = true
                device.tap(next)
                expectEqual(presses.senders.count, 1)
            }

            // Source: https://developer.apple.com/documentation/uikit/uibarbuttonitem/init(customview:)
            @Test func aCustomViewGetsItsOwnTouches() async {
                let presses = Presses()
                let button = UIButton(type: .system, primaryAction: UIAction { presses.senders.append($0.sender) })
                button.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
                let item = UIBarButtonItem(customView: button)
                let field = await showToolbar([item])
                await harness.focus(field)
                device.settle()
                #expect(device.tap(button) && presses.senders.count == 1)
            }

            // Source: https://developer.apple.com/documentation/uikit/uibarbuttonitem/flexiblespace()
            @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
            func aFlexibleSpaceKeepsTheItemsApartFromTheLeadingEdgeOn(direction: UIUserInterfaceLayoutDirection) async {
                device.layoutDirection = direction
                let (previous, done) = (UIView(), UIView())
                for view in [previous, done] { view.frame.size = CGSize(width: 40, height: 30) }
                let field = await showToolbar([
                    UIBarButtonItem(customView: previous), .flexibleSpace(), UIBarButtonItem(customView: done),
                ])
                await harness.focus(field)
                device.settle()
                let (a, b) = (device.presentationFrame(of: previous), device.presentationFrame(of: done))
                let (left, right) = direction == .leftToRight ? (a, b) : (b, a)
                #expect(left.maxX < 80 && right.minX > device.screen.bounds.width - 80)
            }
        #endif
    }
}
