import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// Where a keyboard under a finger is followed, and where not. On an iPhone 16; the keyboard begins at 516.
@MainActor
@Suite struct FollowerPlaceTests {
    /// A list that lets a finger take the keyboard along, and a field over it.
    @MainActor
    private final class Screen: UIViewController, KeyboardAvoiding {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 500))
        let field = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
        var start: ((Screen) -> Void)?
        var hasList = true

        override func viewDidLoad() {
            super.viewDidLoad()
            list.contentSize = CGSize(width: 393, height: 2000)
            list.keyboardDismissMode = .interactive
            if hasList { view.addSubview(list) }
            view.addSubview(field)
            start?(self)
        }
    }

    /// Drags the keyboard, and returns whether it was followed.
    private func isFollowed(_ list: UIScrollView, _ device: SimulatedDevice) -> Bool {
        device.beginDrag(in: list, at: CGPoint(x: 100, y: 300))
        device.drag(to: 600, from: 300, in: 0.2) {}
        defer { device.letGo {} }
        return KeyboardMonitor.shared[device.screen].dragged?.endFrame.minY == 600 && device.keyboard.frame.minY == 600
    }

    private func window(_ setting: FlowSetting) -> SimulatedDevice {
        let device = setting.device()
        device.window.handleKeyboard()
        return device
    }

    // MARK: Windows

    @Test("a window follows on each screen, also from a field in a bar", arguments: FlowSetting.phone)
    func screensOfAWindow(_ setting: FlowSetting) {
        guard setting.guideTells else { return }
        let (first, second) = (Screen(), Screen())
        let search = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
        let navigation = UINavigationController(rootViewController: first)
        let device = window(setting)
        device.show(navigation)
        navigation.navigationBar.addSubview(search)
        device.focusAndSettle(on: search)
        device.focusAndSettle(on: first.field)
        #expect(isFollowed(first.list, device))
        device.focusAndSettle(on: first.field)
        device.turn {
            navigation.pushViewController(second, animated: true)
            second.field.becomeFirstResponder()
        }
        device.settle()
        #expect(isFollowed(second.list, device))
        #expect(device.window.keyboardFollowers.map(\.superview) == [navigation.view])
    }

    @Test("nothing is left in a controller that has left the window", arguments: FlowSetting.phone)
    func controllersThatLeave(_ setting: FlowSetting) {
        let screen = Screen()
        let device = window(setting)
        device.show(screen)
        device.focusAndSettle(on: screen.field)
        #expect(screen.view.keyboardFollowers.count == 1)
        device.beginDrag(in: screen.list, at: CGPoint(x: 100, y: 300))
        device.drag(to: 600, from: 300, in: 0.2) {}
        device.show(UIViewController())
        device.endDrag()
        device.settle()
        #expect(screen.view.keyboardFollowers.isEmpty && KeyboardMonitor.shared[device.screen].dragged == nil)
    }

    @Test("screens that the call does not serve get none", arguments: FlowSetting.phone)
    func otherScreens(_ setting: FlowSetting) {
        let (app, sheet) = (AppNavigation(rootViewController: UIViewController()), Screen())
        let device = setting.device(showing: app)
        device.turn { app.present(sheet, animated: true) }
        device.settle()
        device.focusAndSettle(on: sheet.field)
        #expect(device.window.keyboardFollowers.isEmpty)
    }

    @Test("nor does another scene", arguments: FlowSetting.pad)
    func otherScenes(_ setting: FlowSetting) {
        let device = window(setting)
        device.show(UIViewController())
        device.resizeWindow(to: CGRect(x: 0, y: 0, width: 417, height: 1194))
        let (other, screen) = (device.makeScene(frame: CGRect(x: 417, y: 0, width: 417, height: 1194)), Screen())
        device.turn { other.rootViewController = screen }
        device.focusAndSettle(on: screen.field)
        #expect(screen.field.isFirstResponder && other.keyboardFollowers.isEmpty)
    }

    // MARK: Lists

    @Test("a list that is pinned itself is no bar", arguments: FlowSetting.phone)
    func pinnedList(_ setting: FlowSetting) {
        let screen = Screen()
        screen.start = { screen in
            screen.list.translatesAutoresizingMaskIntoConstraints = false
            let bottom = screen.list.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor)
            NSLayoutConstraint.activate([
                screen.list.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
                screen.list.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
                screen.list.topAnchor.constraint(equalTo: screen.view.topAnchor), bottom,
            ])
            screen.handleKeyboard(bottomConstraint: bottom)
        }
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: screen.field)
        device.beginDrag(in: screen.list, at: CGPoint(x: 100, y: 200))
        device.drag(to: 240, from: 200, in: 0.2) {}
        #expect(device.keyboard.frame.minY == 516)
    }

    @Test("one that comes later is found by an update", arguments: FlowSetting.phone)
    func laterList(_ setting: FlowSetting) {
        guard setting.guideTells else { return }
        let screen = Screen()
        screen.hasList = false
        screen.start = { $0.handleKeyboard() }
        let device = setting.device(showing: screen)
        device.turn {
            screen.view.insertSubview(screen.list, at: 0)
            screen.keyboardAvoidances.first?.update()
        }
        device.focusAndSettle(on: screen.field)
        #expect(isFollowed(screen.list, device))
    }

    // MARK: What is told

    @Test("a lifted root hides nothing of the keyboard's way", arguments: FlowSetting.phone)
    func liftedRoot(_ setting: FlowSetting) {
        guard setting.guideTells else { return }
        let screen = Screen()
        var top: CGFloat = 0
        screen.field.frame.origin.y = 740
        screen.start = {
            $0.handleKeyboard()
            $0.handleKeyboard(
                onShow: { _, _ in }, onHide: { _, _ in }, onInteractiveDismissal: { top = $1.endFrame.minY })
        }
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: screen.field)
        #expect(screen.view.frame.minY == -274)
        device.beginDrag(in: screen.list, at: CGPoint(x: 100, y: 200))
        device.drag(to: 800, from: 200, in: 0.3) {}
        #expect(device.keyboard.frame.minY == 800 && abs(top - 800) < 0.01)
    }

    @Test("a window that is resized under the finger ends the drag", arguments: FlowSetting.phone, [true, false])
    func resize(_ setting: FlowSetting, posts: Bool) {
        let screen = DragScreen()
        let device = setting.device(showing: screen)
        device.behavior.cancelledDragPostsWillShow = posts
        device.focusAndSettle(on: screen.field)
        device.beginDrag(in: screen.list, at: CGPoint(x: 100, y: 300))
        device.drag(to: 600, from: 300, in: 0.2) {}
        device.resizeWindow(to: CGRect(x: 0, y: 0, width: 393, height: 800))
        device.drag(to: 400, from: 600, in: 0.2) {}
        device.letGo {}
        #expect(KeyboardMonitor.shared[device.screen].dragged == nil)
        #expect(screen.end(on: device) == 516)
    }

    // MARK: Costs

    @Test("an event costs the depth of the tree", arguments: FlowSetting.phone)
    func costs(_ setting: FlowSetting) {
        let visited = [10, 500].map { count in
            let screen = DragScreen()
            let device = setting.device(showing: screen)
            device.focusAndSettle(on: screen.field)
            device.turn { for _ in 0..<count { screen.panel.addSubview(UIView()) } }
            let before = device.costs
            device.keyboard.changeHeight(to: 292)
            device.settle()
            return (device.costs - before).viewsVisited
        }
        #expect(!setting.guideTells || visited[0] == visited[1], "\(visited)")
    }
}
