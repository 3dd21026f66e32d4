import Foundation
import Testing
import UIKit

@testable import KeyboardHelper
@testable import ScreenPlay

/// Views that avoid the keyboard by themselves.
@MainActor @Suite struct DropInTests {
    /// Goes through the fields and back; then all must be as before.
    private func expectServed(
        _ screen: DropInScreen, in root: UIViewController? = nil, _ setting: FlowSetting,
        at location: SourceLocation = #_sourceLocation
    ) {
        let device = setting.device(showing: root ?? screen)
        let (state, frame) = (PlaceState(screen.scrollView), screen.view.frame)
        for index in [0, 7, 13, 10, 0, 13] {
            device.focus(on: screen.fields[index], visibleIn: screen, "field \(index)", at: location)
        }
        // The keyboard is 336 points high, and as much is inset; of the safe area nothing comes on top.
        #expect(screen.scrollView.adjustedContentInset.bottom <= 336, sourceLocation: location)
        // 14 fields end at 844; with its spacing the last one ends 10 above the keyboard, at 506.
        expectEqual(device.maxY(of: screen.fields[13]), 506, at: location)
        device.dismissKeyboard()
        #expect(PlaceState(screen.scrollView) == state && screen.view.frame == frame, sourceLocation: location)
    }

    // MARK: Served once

    @Test("a drop-in is served once, whatever else serves", arguments: FlowSetting.phone, DropInScreen.Call.allCases)
    func once(_ setting: FlowSetting, _ call: DropInScreen.Call) {
        for isRoot in [false, true] { expectServed(DropInScreen(call, isRoot: isRoot), setting) }
    }

    @Test("also from a coder, and inside a container controller that serves all", arguments: FlowSetting.phone)
    func fromACoder(_ setting: FlowSetting) throws {
        let scrollView = try #require(KeyboardAvoidingScrollView(coder: .empty()))
        expectServed(DropInScreen(.none, scrollView: scrollView), setting)
        let lists: [UIScrollView?] = [
            try KeyboardAvoidingTableView(coder: .empty()), try KeyboardAvoidingCollectionView(coder: .empty()),
        ]
        for list in lists { #expect(KeyboardAvoidance.all(of: try #require(list)).count == 1) }
        let (screen, tabs) = (DropInScreen(.none), HandlingTabs())
        tabs.viewControllers = [screen]
        tabs.handleKeyboard()
        expectServed(screen, in: tabs, setting)
    }

    @Test("a window's call takes nothing away from it", arguments: FlowSetting.phone)
    func underAWindow(_ setting: FlowSetting) {
        let (screen, beside) = (DropInScreen(.none), UITextField.at(100))
        let device = setting.windowDevice(showing: screen)
        device.turn { screen.view.addSubview(beside) }
        device.focusAndSettle(on: beside)
        expectEqual(screen.scrollView.adjustedContentInset.bottom, 336)
        device.dismissKeyboard()
        expectEqual(screen.scrollView.contentInset, .zero)
    }

    @Test("a list made in code shows its rows", arguments: CellScreen.Kind.allCases, FlowSetting.phone)
    func list(_ kind: CellScreen.Kind, _ setting: FlowSetting) throws {
        let screen = CellScreen(kind, isDropIn: true)
        let device = screen.shown(setting)
        // Rows of 44 points; the keyboard begins at 516.
        for name in ["0.14.0", "0.3.0", "0.12.0"] {
            device.focusAndSettle(on: try screen.field(name))
            expectVisible(try #require(screen.focused), of: screen, on: device, "\(name)")
        }
        #expect(screen.list.contentInset.bottom > 0)
        device.dismissKeyboard()
        #expect(screen.list.contentInset == .zero && screen.list.verticalScrollIndicatorInsets == .zero)
    }

    // MARK: Beside a call of its controller

    @Test("inside a call of its controller it leaves all to that, until that ends")
    func ends() {
        let screen = DropInScreen(.automatic)
        let device = FlowSetting(systemHelps: true).device(showing: screen)
        let own = screen.scrollView.keyboardAvoidance
        var reasons: Set<KeyboardDecision.Reason> = []
        own.onDecision = { reasons.insert($0.reason) }
        device.focus(on: screen.fields[13], endsAt: 506)
        #expect(reasons == [.ignored] && own.lift == 0)
        device.turnAndSettle {
            screen.avoidance?.stop()
            own.update()
        }
        #expect(own.isActive)
        expectVisible(screen.fields[13], of: screen, on: device)
        device.dismissKeyboard()
        #expect(screen.scrollView.contentInset == .zero && screen.view.frame == device.window.bounds)
    }

    @Test("its controller's options hold, or its own", arguments: DropInScreen.Call.allCases, [false, true])
    func options(_ call: DropInScreen.Call, _ isRoot: Bool) throws {
        let screen = DropInScreen(call, isRoot: isRoot)
        screen.options = .everything
        if call == .none { screen.scrollView.keyboardAvoidance.options = .everything }
        let device = FlowSetting(systemHelps: true).device(showing: screen)
        device.focusAndSettle(on: screen.fields[0])
        let avoidance = call == .none ? screen.scrollView.keyboardAvoidance : try #require(screen.avoidance)
        #expect(device.keyboard.accessoryView === avoidance.toolbar && device.keyboard.appearance == .dark)
        device.pressReturn()
        device.settle()
        expectEqual(focused(screen.fields), 1)
        device.turnAndSettle { device.tap(at: CGPoint(x: 380, y: 200), in: screen.view) }
        #expect(focused(screen.fields) == nil)
    }

    // MARK: Content

    @Test("the content is as high as its views need, on screen and scrolled too")
    func content() {
        let device = SimulatedDevice(.iPhone16)
        let scrollView = KeyboardAvoidingScrollView(frame: device.window.bounds)
        scrollView.contentSizeToFit()
        expectEqual(scrollView.contentSize, CGSize(width: 393, height: 0))
        let hidden = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 2000))
        hidden.isHidden = true
        scrollView.addSubview(hidden)
        scrollView.addSubview(UIView(frame: CGRect(x: 10, y: 20, width: 500, height: 1480)))
        for (vertical, horizontal) in [(true, true), (false, true), (true, false), (false, false)] {
            scrollView.showsVerticalScrollIndicator = vertical
            scrollView.showsHorizontalScrollIndicator = horizontal
            scrollView.contentSizeToFit()
            expectEqual(scrollView.contentSize, CGSize(width: 393, height: 1500))
            expectEqual(scrollView.showsVerticalScrollIndicator, vertical)
            expectEqual(scrollView.showsHorizontalScrollIndicator, horizontal)
        }
        device.turnAndSettle { device.window.addSubview(scrollView) }
        device.turn { scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: false) }
        device.turnAndSettle { scrollView.contentSizeToFit() }
        #expect(scrollView.contentSize == CGSize(width: 393, height: 1500) && scrollView.contentOffset.y == 400)
    }
}
