import Testing
import UIKit

@testable import KeyboardHelper

/// The view that follows a keyboard under a finger: where it is, for how long, and what it costs.
@MainActor @Suite struct KeyboardFollowerTests {
    @Test(
        "it exists where a scroll view dismisses interactively", arguments: FlowSetting.phone,
        [
            (.none, 0), (.onDrag, 0), (.onDragWithAccessory, 0), (.interactive, 1), (.interactiveWithAccessory, 1),
        ] as [(UIScrollView.KeyboardDismissMode, Int)])
    func place(_ setting: FlowSetting, _ row: (mode: UIScrollView.KeyboardDismissMode, count: Int)) {
        let screen = DragScreen(mode: row.mode)
        let navigation = UINavigationController(rootViewController: screen)
        let device = setting.device(showing: navigation)
        // Three avoidances have one follower, in the view of the outermost controller and below what is in it.
        expectEqual(device.window.keyboardFollowers.count, row.count)
        #expect(device.window.keyboardFollowers.allSatisfy { $0.superview === navigation.view })
        #expect(!(navigation.view.subviews.first is KeyboardFollower))
        device.turnAndSettle { navigation.pushViewController(UIViewController(), animated: true) }
        #expect(device.window.keyboardFollowers.isEmpty)
        device.turnAndSettle { navigation.popViewController(animated: true) }
        expectEqual(device.window.keyboardFollowers.count, row.count)
        device.turn { screen.stopHandlingKeyboard() }
        #expect(device.window.keyboardFollowers.isEmpty)
    }

    @Test("a scroll view that comes later is found once the keyboard stands", arguments: FlowSetting.phone)
    func later(_ setting: FlowSetting) {
        let screen = DragScreen(mode: .none)
        let device = setting.device(showing: screen)
        for (mode, count) in [(.interactive, 1), (.none, 0)] as [(UIScrollView.KeyboardDismissMode, Int)] {
            device.turn { screen.list.keyboardDismissMode = mode }
            device.focusAndSettle(on: screen.field)
            expectEqual(device.window.keyboardFollowers.count, count)
            device.dismissKeyboard()
        }
    }

    @Test("a presented controller has its own, and it goes with it", arguments: FlowSetting.phone)
    func presented(_ setting: FlowSetting) {
        let (below, screen) = (UIViewController(), DragScreen())
        let device = setting.device(showing: below)
        device.turnAndSettle { below.present(screen, animated: true) }
        expectEqual(device.window.keyboardFollowers.map(\.superview), [screen.view])
        device.turnAndSettle { below.dismiss(animated: true) }
        #expect(device.window.keyboardFollowers.isEmpty)
    }

    @Test("no scroll view gets one", arguments: FlowSetting.phone)
    func scrollViewAsRoot(_ setting: FlowSetting) {
        let form = FlowRootForm()
        form.scrollView.keyboardDismissMode = .interactive
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[8])
        #expect(device.window.keyboardFollowers.isEmpty)
        device.pull(form.scrollView, to: 700, in: 0.2)
        device.letGo()
        #expect(form.scrollView.contentInset == .zero && form.scrollView.isOffsetLegal)
    }

    @Test("nothing is left of it", arguments: FlowSetting.phone, [true, false])
    func lifetime(_ setting: FlowSetting, windowServes: Bool) {
        weak var follower: KeyboardFollower?
        let device = setting.device(showing: UIViewController())
        if windowServes { device.window.handleKeyboard() }
        func visit() {
            let screen = DragScreen()
            device.show(screen)
            if windowServes { screen.stopHandlingKeyboard() }
            device.focusAndSettle(on: screen.field)
            follower = device.window.keyboardFollowers.first
            #expect(follower != nil)
            device.pull(screen.list, to: 700, in: 0.2)
        }
        visit()
        device.show(UIViewController())
        device.settle()
        #expect(follower == nil && device.draggedTop == nil)
    }

    @Test("it draws nothing, and no touch or assistive technology finds it", arguments: FlowSetting.phone)
    func unseen(_ setting: FlowSetting) throws {
        let device = setting.device(showing: DragScreen())
        let follower = try #require(device.window.keyboardFollowers.first)
        #expect(!follower.isUserInteractionEnabled && follower.accessibilityElementsHidden)
        #expect(follower.backgroundColor == nil && !follower.isOpaque && follower.subviews.allSatisfy(\.isHidden))
        // What is lifted leaves room for the rest of the keyboard's way.
        expectEqual(follower.frame, CGRect(x: 0, y: 0, width: 393, height: 2 * 852))
    }

    // MARK: Costs

    @Test("while nothing is dragged it does nothing", arguments: FlowSetting.phone)
    func idle(_ setting: FlowSetting) {
        let (_, device) = setting.conversation()
        let before = device.costs
        for _ in 0..<10 { device.turn {} }
        device.advance(by: 1)
        expectEqual(device.costs - before, SimulatedCosts())
    }

    @Test("a guide that UIKit moves under a resting finger, before it says so, is no drag")
    func motionUnderFinger() {
        let screen = DragScreen()
        let device = FlowSetting(systemHelps: true).device(showing: screen)
        device.behavior.guideOwners = .beforeNotices
        device.focusAndSettle(on: screen.field)
        device.beginDrag(in: screen.list)
        device.turnAndSettle { screen.field.resignFirstResponder() }
        expectEqual(screen.transitions.map(\.name), ["show", "hide"])
    }
}
