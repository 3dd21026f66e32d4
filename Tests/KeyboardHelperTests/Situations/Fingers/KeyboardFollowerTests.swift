import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// The view that follows a keyboard under a finger: where it is, for how long, and what it costs.
@MainActor
@Suite struct KeyboardFollowerTests {
    @Test(
        "it exists where a scroll view dismisses interactively",
        arguments: FlowSetting.phone,
        [
            (.none, 0), (.onDrag, 0), (.onDragWithAccessory, 0), (.interactive, 1), (.interactiveWithAccessory, 1),
        ] as [(UIScrollView.KeyboardDismissMode, Int)])
    func place(_ setting: FlowSetting, _ mode: (UIScrollView.KeyboardDismissMode, Int)) {
        let screen = DragScreen(mode: mode.0)
        let navigation = UINavigationController(rootViewController: screen)
        let device = setting.device(showing: navigation)
        // Three avoidances have one follower, in the view of the outermost controller and below what is in it.
        #expect(device.window.keyboardFollowers.count == mode.1)
        #expect(device.window.keyboardFollowers.allSatisfy { $0.superview === navigation.view })
        #expect(!(navigation.view.subviews.first is KeyboardFollower))
        device.turn { navigation.pushViewController(UIViewController(), animated: true) }
        device.settle()
        #expect(device.window.keyboardFollowers.isEmpty)
        device.turn { navigation.popViewController(animated: true) }
        device.settle()
        #expect(device.window.keyboardFollowers.count == mode.1)
        device.turn { screen.stopHandlingKeyboard() }
        #expect(device.window.keyboardFollowers.isEmpty)
    }

    @Test("a scroll view that comes later is found once the keyboard stands", arguments: FlowSetting.phone)
    func later(_ setting: FlowSetting) {
        let screen = DragScreen(mode: .none)
        let device = setting.device(showing: screen)
        device.turn { screen.list.keyboardDismissMode = .interactive }
        device.focusAndSettle(on: screen.field)
        #expect(device.window.keyboardFollowers.count == 1)
        device.dismissKeyboard()
        device.turn { screen.list.keyboardDismissMode = .none }
        device.focusAndSettle(on: screen.field)
        #expect(device.window.keyboardFollowers.isEmpty)
    }

    @Test("a presented controller has its own, and it goes with it", arguments: FlowSetting.phone)
    func presented(_ setting: FlowSetting) {
        let (below, screen) = (UIViewController(), DragScreen())
        let device = setting.device(showing: below)
        device.turn { below.present(screen, animated: true) }
        device.settle()
        #expect(device.window.keyboardFollowers.map(\.superview) == [screen.view])
        device.turn { below.dismiss(animated: true) }
        device.settle()
        #expect(device.window.keyboardFollowers.isEmpty)
    }

    @Test("no scroll view gets one", arguments: FlowSetting.phone)
    func scrollViewAsRoot(_ setting: FlowSetting) {
        let form = FlowRootForm()
        form.scrollView.keyboardDismissMode = .interactive
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[8])
        #expect(device.window.keyboardFollowers.isEmpty)
        device.beginDrag(in: form.scrollView, at: CGPoint(x: 100, y: 300))
        device.drag(to: 700, from: 300, in: 0.2) {}
        device.letGo {}
        #expect(form.scrollView.contentInset == .zero && form.scrollView.isOffsetLegal)
    }

    @Test("nothing is left of it", arguments: FlowSetting.phone)
    func lifetime(_ setting: FlowSetting) {
        weak var follower: KeyboardFollower?
        let device = setting.device(showing: UIViewController())
        func visit() {
            let screen = DragScreen()
            device.show(screen)
            device.focusAndSettle(on: screen.field)
            follower = device.window.keyboardFollowers.first
            #expect(follower != nil)
            device.beginDrag(in: screen.list, at: CGPoint(x: 100, y: 300))
            device.drag(to: 700, from: 300, in: 0.2) {}
        }
        visit()
        device.show(UIViewController())
        device.settle()
        #expect(follower == nil)
        #expect(KeyboardMonitor.shared[device.screen].dragged == nil)
    }

    @Test("it draws nothing, and no touch or assistive technology finds it", arguments: FlowSetting.phone)
    func unseen(_ setting: FlowSetting) throws {
        let screen = DragScreen()
        let device = setting.device(showing: screen)
        let follower = try #require(device.window.keyboardFollowers.first)
        #expect(!follower.isUserInteractionEnabled && follower.accessibilityElementsHidden)
        #expect(follower.backgroundColor == nil && !follower.isOpaque && follower.subviews.allSatisfy(\.isHidden))
        // What is lifted leaves room for the rest of the keyboard's way.
        #expect(follower.frame == CGRect(x: 0, y: 0, width: 393, height: 2 * 852))
    }

    // MARK: The guide's options

    // MARK: Costs

    @Test("while nothing is dragged it does nothing", arguments: FlowSetting.phone)
    func idle(_ setting: FlowSetting) {
        let screen = DragScreen()
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: screen.field)
        let before = device.costs
        for _ in 0..<10 { device.turn {} }
        device.advance(by: 1)
        #expect(device.costs - before == SimulatedCosts())
    }

    @Test("a list that lets nobody drag the keyboard costs what it cost", arguments: FlowSetting.phone)
    func off(_ setting: FlowSetting) {
        let costs = [UIScrollView.KeyboardDismissMode.none, .onDrag].map { mode in
            let screen = DragScreen(mode: mode)
            let device = setting.device(showing: screen)
            device.focusAndSettle(on: screen.field)
            let before = device.costs
            device.beginDrag(in: screen.list, at: CGPoint(x: 100, y: 300))
            if mode == .none { device.drag(to: 480, from: 300, in: 0.2) {} }
            return device.costs - before
        }
        // Each step of the finger: the list is laid out, and nothing else.
        #expect(costs[0].conversions == 0 && costs[0].propertyWrites <= 24)
        #expect(costs[1].conversions == 0)
    }

    @Test("a guide that UIKit moves under a resting finger, before it says so, is no drag")
    func motionUnderFinger() {
        let screen = DragScreen()
        let device = FlowSetting(systemHelps: true).device(showing: screen)
        device.behavior.guideOwners = .beforeNotices
        device.focusAndSettle(on: screen.field)
        device.beginDrag(in: screen.list, at: CGPoint(x: 100, y: 300))
        device.turn { screen.field.resignFirstResponder() }
        device.settle()
        #expect(screen.transitions.map(\.name) == ["show", "hide"])
    }
}
