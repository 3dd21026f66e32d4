import Testing
import UIKit

@testable import KeyboardHelper

/// Where a keyboard under a finger is followed, and where not. On an iPhone 16; the keyboard begins at 516.
@MainActor @Suite struct FollowerPlaceTests {
    /// A list that lets a finger take the keyboard along, and a field over it.
    @MainActor private struct Page {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 500))
        let field: UITextField
        let screen: MadeScreen

        init(field y: CGFloat = 300, start: @escaping (MadeScreen, UIScrollView) -> Void = { _, _ in }) {
            let (list, field) = (list, UITextField.tall(y))
            list.contentSize = CGSize(width: 393, height: 2000)
            list.keyboardDismissMode = .interactive
            self.field = field
            screen = MadeScreen {
                $0.view.addSubview(list)
                $0.view.addSubview(field)
                start($0, list)
            }
        }

        /// Drags the keyboard, and returns whether it was followed.
        func isFollowed(on device: SimulatedDevice) -> Bool {
            device.pull(list, to: 600, in: 0.2)
            defer { device.letGo() }
            return device.draggedTop == 600 && device.keyboard.frame.minY == 600
        }
    }

    private let page = Page()

    private func window(_ setting: FlowSetting) -> SimulatedDevice {
        let device = setting.device()
        device.window.handleKeyboard()
        return device
    }

    // MARK: Windows

    @Test("a window follows on each screen, from a bar too", arguments: FlowSetting.phone.filter(\.guideTells))
    func screensOfAWindow(_ setting: FlowSetting) {
        let (second, search) = (Page(), UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36)))
        let navigation = UINavigationController(rootViewController: page.screen)
        let device = window(setting)
        device.show(navigation)
        navigation.navigationBar.addSubview(search)
        device.focusAndSettle(on: search)
        device.focusAndSettle(on: page.field)
        #expect(page.isFollowed(on: device))
        device.focusAndSettle(on: page.field)
        device.turnAndSettle {
            navigation.pushViewController(second.screen, animated: true)
            second.field.becomeFirstResponder()
        }
        #expect(second.isFollowed(on: device))
        expectEqual(device.window.keyboardFollowers.map(\.superview), [navigation.view])
    }

    @Test("screens that the call does not serve get none", arguments: FlowSetting.phone)
    func otherScreens(_ setting: FlowSetting) {
        let app = AppNavigation(rootViewController: UIViewController())
        let device = setting.device(showing: app)
        device.turnAndSettle { app.present(page.screen, animated: true) }
        device.focusAndSettle(on: page.field)
        #expect(device.window.keyboardFollowers.isEmpty)
    }

    // MARK: Lists

    @Test("a list that is pinned itself is no bar", arguments: FlowSetting.phone)
    func pinnedList(_ setting: FlowSetting) {
        let page = Page { screen, list in
            screen.view.insertSubview(list, at: 0)
            let bottom = list.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor)
            screen.view.addAcross(list, from: screen.view.topAnchor, to: list.bottomAnchor)
            screen.view.sendSubviewToBack(list)
            bottom.isActive = true
            screen.handleKeyboard(bottomConstraint: bottom)
        }
        let device = setting.device(showing: page.screen)
        device.focusAndSettle(on: page.field)
        device.pull(page.list, to: 240, from: 200, in: 0.2)
        expectEqual(device.keyboard.frame.minY, 516)
    }

    // MARK: What is told

    @Test("a lifted root hides nothing of the keyboard's way", arguments: FlowSetting.phone.filter(\.guideTells))
    func liftedRoot(_ setting: FlowSetting) {
        var top: CGFloat = 0
        let page = Page(field: 736) { screen, _ in
            screen.handleKeyboard()
            screen.handleKeyboard(
                onShow: { _, _ in }, onHide: { _, _ in }, onInteractiveDismissal: { top = $1.endFrame.minY })
        }
        let device = setting.device(showing: page.screen)
        device.focusAndSettle(on: page.field)
        expectEqual(page.screen.view.frame.minY, -274)
        device.pull(page.list, to: 800, from: 200, in: 0.3)
        #expect(device.keyboard.frame.minY == 800 && abs(top - 800) < 0.01)
    }

    @Test("a window that is resized under the finger ends the drag", arguments: FlowSetting.phone, [true, false])
    func resize(_ setting: FlowSetting, posts: Bool) {
        let (screen, device) = setting.conversation()
        device.behavior.cancelledDragPostsWillShow = posts
        device.pull(screen.list, to: 600, in: 0.2)
        device.resizeWindow(to: CGRect(x: 0, y: 0, width: 393, height: 800))
        device.drag(to: 400, from: 600, in: 0.2)
        device.letGo()
        #expect(device.draggedTop == nil && screen.end(on: device) == 516)
    }
}
