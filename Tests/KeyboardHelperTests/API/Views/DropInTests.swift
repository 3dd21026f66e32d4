import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

@MainActor
@Suite struct DropInTests {
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
        let state = PlaceState(screen.scrollView)
        let frame = screen.view.frame
        for index in [0, 7, 13, 10, 0, 13] {
            device.focusAndSettle(on: screen.fields[index])
            expectVisible(screen.fields[index], of: screen, on: device, "field \(index)", at: location)
        }
        // The keyboard is 336 points high, and as much is inset; of the safe area nothing comes on top.
        #expect(screen.scrollView.adjustedContentInset.bottom <= 336, sourceLocation: location)
        // 14 fields end at 844; with its spacing the last one ends 10 above the keyboard, at 506.
        #expect(device.presentationFrame(of: screen.fields[13]).maxY == 506, sourceLocation: location)
        device.keyboard.dismiss()
        device.settle()
        #expect(PlaceState(screen.scrollView) == state, sourceLocation: location)
        #expect(screen.view.frame == frame, sourceLocation: location)
    }

    @Test(arguments: FlowSetting.phone, DropInScreen.Call.allCases)
    func dropInIsServedOnceWhateverElseHandlesTheKeyboard(_ setting: FlowSetting, _ call: DropInScreen.Call) {
        expectServed(DropInScreen(call), setting)
    }

    @Test(arguments: FlowSetting.phone, DropInScreen.Call.allCases)
    func asARootViewItIsServedOnce(_ setting: FlowSetting, _ call: DropInScreen.Call) {
        expectServed(DropInScreen(call, isRoot: true), setting)
    }

    @Test(arguments: FlowSetting.phone)
    func fromACoder(_ setting: FlowSetting) throws {
        let scrollView = try #require(KeyboardAvoidingScrollView(coder: coder()))
        expectServed(DropInScreen(.none, scrollView: scrollView), setting)
        for view in [
            try #require(KeyboardAvoidingTableView(coder: coder())) as UIScrollView,
            try #require(KeyboardAvoidingCollectionView(coder: coder())),
        ] {
            #expect(KeyboardAvoidance.all(of: view).count == 1)
        }
    }

    @Test(arguments: CellScreen.Kind.allCases, FlowSetting.phone)
    func listMadeInCodeShowsItsRows(_ kind: CellScreen.Kind, _ setting: FlowSetting) throws {
        let screen = CellScreen(kind, isDropIn: true)
        let device = screen.shown(setting)
        // Rows of 44 points; the keyboard begins at 516.
        for name in ["0.14.0", "0.3.0", "0.12.0"] {
            device.focusAndSettle(on: try screen.field(name))
            expectVisible(try #require(screen.focused), of: screen, on: device, "\(name)")
        }
        #expect(screen.list.contentInset.bottom > 0)
        device.keyboard.dismiss()
        device.settle()
        #expect(screen.list.contentInset == .zero)
        #expect(screen.list.verticalScrollIndicatorInsets == .zero)
    }

    @Test(arguments: FlowSetting.phone)
    func insideAContainerControllerThatServesAll(_ setting: FlowSetting) {
        let screen = DropInScreen(.none)
        let tabs = HandlingTabs()
        tabs.viewControllers = [screen]
        tabs.avoidance = tabs.handleKeyboard()
        expectServed(screen, in: tabs, setting)
    }

    @Test(
        "inside a call of its controller it reports that it leaves everything to that",
        arguments: [DropInScreen.Call.container, .automatic])
    func leavesAll(_ call: DropInScreen.Call) {
        let screen = DropInScreen(call)
        let device = FlowSetting(systemHelps: false).device(showing: screen)
        var reasons: Set<KeyboardDecision.Reason> = []
        screen.scrollView.keyboardAvoidance.onDecision = { reasons.insert($0.reason) }
        device.focusAndSettle(on: screen.fields[7])
        #expect(reasons == [.ignored])
        #expect(screen.scrollView.keyboardAvoidance.lift == 0)
        // It moves as the controller's call wants.
        #expect(device.presentationFrame(of: screen.fields[7]).maxY <= 506)
    }

    @Test func whatServesFromAroundMayEnd() {
        let screen = DropInScreen(.automatic)
        let device = FlowSetting(systemHelps: true).device(showing: screen)
        device.focusAndSettle(on: screen.fields[13])
        device.turn {
            screen.avoidance?.stop()
            screen.scrollView.keyboardAvoidance.update()
        }
        device.settle()
        #expect(screen.scrollView.keyboardAvoidance.isActive)
        expectVisible(screen.fields[13], of: screen, on: device)
        device.keyboard.dismiss()
        device.settle()
        #expect(screen.scrollView.contentInset == .zero && screen.view.frame == device.window.bounds)
    }

    @Test(arguments: [DropInScreen.Call.dropIn, .container, .automatic], [false, true])
    func theOptionsOfTheControllerHoldForItsInputs(_ call: DropInScreen.Call, _ isRoot: Bool) throws {
        let screen = DropInScreen(call, isRoot: isRoot)
        screen.options = .everything
        let device = FlowSetting(systemHelps: true).device(showing: screen)
        device.focusAndSettle(on: screen.fields[0])
        let toolbar = try #require(screen.avoidance?.toolbar)
        #expect(device.keyboard.accessoryView === toolbar)
        #expect((screen.fields[0] as? UITextField)?.returnActions == 1)
        #expect(device.keyboard.appearance == .dark)
        device.pressReturn()
        device.settle()
        #expect(focused(screen.fields) == 1)
        device.tap(at: CGPoint(x: 380, y: 200), in: screen.view)
        device.settle()
        #expect(focused(screen.fields) == nil)
    }

    @Test func itsOwnOptionsHoldWhereItIsAlone() throws {
        let screen = DropInScreen(.none)
        screen.scrollView.keyboardAvoidance.options = .everything
        let device = FlowSetting(systemHelps: true).device(showing: screen)
        device.focusAndSettle(on: screen.fields[0])
        #expect(device.keyboard.accessoryView === screen.scrollView.keyboardAvoidance.toolbar)
        device.pressReturn()
        device.settle()
        #expect(focused(screen.fields) == 1)
        #expect(screen.scrollView.keyboardAvoidance.focusNext())
    }

    @Test(arguments: FlowSetting.phone)
    func oneInAnother(_ setting: FlowSetting) {
        let screen = DropInScreen(.none)
        let inner = KeyboardAvoidingScrollView(frame: CGRect(x: 0, y: 900, width: 393, height: 200))
        inner.contentSize = CGSize(width: 393, height: 600)
        let fields = (0..<8).map { UITextField(frame: CGRect(x: 20, y: 10 + 70 * CGFloat($0), width: 200, height: 44)) }
        for field in fields { inner.addSubview(field) }
        let device = setting.device(showing: screen)
        device.turn {
            screen.scrollView.addSubview(inner)
            screen.scrollView.contentSize.height = 1150
        }
        device.settle()
        let state = PlaceState(screen.scrollView)
        for field in [fields[0], fields[7], fields[3]] {
            device.focusAndSettle(on: field)
            expectVisible(field, of: screen, on: device)
        }
        device.keyboard.dismiss()
        device.settle()
        #expect(PlaceState(screen.scrollView) == state)
    }

    // MARK: Content

    @Test func theContentIsAsHighAsItsViewsNeed() {
        let scrollView = KeyboardAvoidingScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        scrollView.contentSizeToFit()
        #expect(scrollView.contentSize == CGSize(width: 300, height: 0))
        scrollView.addSubview(UIView(frame: CGRect(x: 10, y: 20, width: 400, height: 700)))
        let hidden = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 2000))
        hidden.isHidden = true
        scrollView.addSubview(hidden)
        for (vertical, horizontal) in [(true, true), (false, true), (true, false), (false, false)] {
            (scrollView.showsVerticalScrollIndicator, scrollView.showsHorizontalScrollIndicator) = (
                vertical, horizontal
            )
            scrollView.contentSizeToFit()
            #expect(scrollView.contentSize == CGSize(width: 300, height: 720))
            #expect(scrollView.showsVerticalScrollIndicator == vertical)
            #expect(scrollView.showsHorizontalScrollIndicator == horizontal)
        }
    }

    @Test func itFitsOnScreenAndScrolledToo() {
        let device = SimulatedDevice(.iPhone16)
        let scrollView = KeyboardAvoidingScrollView(frame: device.window.bounds)
        scrollView.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 1500)))
        device.turn { device.window.addSubview(scrollView) }
        device.settle()
        device.turn { scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: false) }
        device.turn { scrollView.contentSizeToFit() }
        device.settle()
        #expect(scrollView.contentSize == CGSize(width: 393, height: 1500))
        #expect(scrollView.contentOffset.y == 400)
    }
}
