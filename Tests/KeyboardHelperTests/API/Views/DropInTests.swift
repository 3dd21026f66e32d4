import Foundation
import Testing
import UIKit

@testable import KeyboardHelper
@testable import ScreenPlay

/// Views that avoid the keyboard by themselves.
@MainActor @Suite struct DropInTests {
    private func coder() throws -> NSKeyedUnarchiver {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.finishEncoding()
        return try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    }

    /// Goes through the fields and back; then all must be as before.
    private func expectServed(
        _ screen: DropInScreen, in root: UIViewController? = nil, _ setting: FlowSetting,
        at location: SourceLocation = #_sourceLocation
    ) {
        let device = setting.device(showing: root ?? screen)
        let (state, frame) = (PlaceState(screen.scrollView), screen.view.frame)
        for index in [0, 7, 13, 10, 0, 13] {
            device.focusAndSettle(on: screen.fields[index])
            expectVisible(screen.fields[index], of: screen, on: device, "field \(index)", at: location)
        }
        // The keyboard is 336 points high, and as much is inset; of the safe area nothing comes on top.
        #expect(screen.scrollView.adjustedContentInset.bottom <= 336, sourceLocation: location)
        // 14 fields end at 844; with its spacing the last one ends 10 above the keyboard, at 506.
        #expect(device.presentationFrame(of: screen.fields[13]).maxY == 506, sourceLocation: location)
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
        let scrollView = try #require(KeyboardAvoidingScrollView(coder: coder()))
        expectServed(DropInScreen(.none, scrollView: scrollView), setting)
        let lists: [UIScrollView?] = [
            try KeyboardAvoidingTableView(coder: coder()), try KeyboardAvoidingCollectionView(coder: coder()),
        ]
        for list in lists { #expect(KeyboardAvoidance.all(of: try #require(list)).count == 1) }
        let (screen, tabs) = (DropInScreen(.none), HandlingTabs())
        tabs.viewControllers = [screen]
        tabs.handleKeyboard()
        expectServed(screen, in: tabs, setting)
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

    @Test("one in another", arguments: FlowSetting.phone)
    func nested(_ setting: FlowSetting) {
        let screen = DropInScreen(.none)
        let inner = KeyboardAvoidingScrollView(frame: CGRect(x: 0, y: 900, width: 393, height: 200))
        inner.contentSize = CGSize(width: 393, height: 600)
        let fields = (0..<8).map { UITextField.at(10 + 70 * CGFloat($0)) }
        fields.forEach(inner.addSubview)
        let device = setting.device(showing: screen)
        device.turnAndSettle {
            screen.scrollView.addSubview(inner)
            screen.scrollView.contentSize.height = 1150
        }
        let state = PlaceState(screen.scrollView)
        for field in [fields[0], fields[7], fields[3]] {
            device.focusAndSettle(on: field)
            expectVisible(field, of: screen, on: device)
        }
        device.dismissKeyboard()
        #expect(PlaceState(screen.scrollView) == state)
    }

    /// It is its own host, and its probe has no size: what changes of its safe area is seen at its layouts.
    @Test("a bar that comes under the keyboard makes no inset larger", arguments: Play.Place.phones)
    func safeArea(_ place: Play.Place) {
        let play = Play(.form(target: .dropIn, scrolls: false), on: place)(.focus(9))
        for height in [0, 50, 0] as [CGFloat] {
            play(.safeArea(height))
            let inset = (play.screen.dropInView as? UIScrollView)?.adjustedContentInset.bottom
            #expect(abs((inset ?? 0) - 336) <= 0.5)
        }
        play.end()
    }

    // MARK: Beside a call of its controller

    @Test(
        "inside a call of its controller it leaves all to that", arguments: [DropInScreen.Call.container, .automatic])
    func leavesAll(_ call: DropInScreen.Call) {
        let screen = DropInScreen(call)
        let device = FlowSetting(systemHelps: false).device(showing: screen)
        var reasons: Set<KeyboardDecision.Reason> = []
        screen.scrollView.keyboardAvoidance.onDecision = { reasons.insert($0.reason) }
        device.focusAndSettle(on: screen.fields[7])
        #expect(reasons == [.ignored] && screen.scrollView.keyboardAvoidance.lift == 0)
        // It moves as the controller's call wants.
        #expect(device.presentationFrame(of: screen.fields[7]).maxY <= 506)
    }

    @Test("what serves from around may end")
    func ends() {
        let screen = DropInScreen(.automatic)
        let device = FlowSetting(systemHelps: true).device(showing: screen)
        device.focusAndSettle(on: screen.fields[13])
        device.turnAndSettle {
            screen.avoidance?.stop()
            screen.scrollView.keyboardAvoidance.update()
        }
        #expect(screen.scrollView.keyboardAvoidance.isActive)
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
        #expect((screen.fields[0] as? UITextField)?.returnActions == 1)
        device.pressReturn()
        device.settle()
        #expect(focused(screen.fields) == 1)
        device.turn { #expect(avoidance.focusNext()) }
        device.turnAndSettle { device.tap(at: CGPoint(x: 380, y: 200), in: screen.view) }
        #expect(focused(screen.fields) == nil)
    }

    // MARK: Content

    @Test("the content is as high as its views need, on screen and scrolled too")
    func content() {
        let device = SimulatedDevice(.iPhone16)
        let scrollView = KeyboardAvoidingScrollView(frame: device.window.bounds)
        scrollView.contentSizeToFit()
        #expect(scrollView.contentSize == CGSize(width: 393, height: 0))
        let hidden = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 2000))
        hidden.isHidden = true
        scrollView.addSubview(hidden)
        scrollView.addSubview(UIView(frame: CGRect(x: 10, y: 20, width: 500, height: 1480)))
        for (vertical, horizontal) in [(true, true), (false, true), (true, false), (false, false)] {
            scrollView.showsVerticalScrollIndicator = vertical
            scrollView.showsHorizontalScrollIndicator = horizontal
            scrollView.contentSizeToFit()
            #expect(scrollView.contentSize == CGSize(width: 393, height: 1500))
            #expect(scrollView.showsVerticalScrollIndicator == vertical)
            #expect(scrollView.showsHorizontalScrollIndicator == horizontal)
        }
        device.turnAndSettle { device.window.addSubview(scrollView) }
        device.turn { scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: false) }
        device.turnAndSettle { scrollView.contentSizeToFit() }
        #expect(scrollView.contentSize == CGSize(width: 393, height: 1500) && scrollView.contentOffset.y == 400)
    }
}
