import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import ScreenPlay

/// What `window.handleKeyboard()` takes for a screen, and what for bars around it. On an iPhone 16; the keyboard begins at 516.
@MainActor @Suite struct WindowScreensTests {
    struct Shown {
        let input: UIView
        /// What stays where it is while the keyboard is up. What scrolls there ends at the keyboard.
        var still: [UIView] = []
        /// Another input, for which nothing need move.
        var high: UIView?
    }

    struct Place: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// Where the input ends above the keyboard.
        let end: CGFloat
        /// Shows an input on a device whose window has the call.
        let show: @MainActor @Sendable (SimulatedDevice) -> Shown

        init(_ name: String, end: CGFloat = 506, show: @escaping @MainActor @Sendable (SimulatedDevice) -> Shown) {
            (testDescription, self.end, self.show) = (name, end, show)
        }
    }

    private static func screen(_ fields: UIView...) -> MadeScreen {
        MadeScreen { screen in fields.forEach(screen.view.addSubview) }
    }

    private static func scroll(_ height: CGFloat, _ fields: UITextField...) -> UIScrollView {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        scrollView.contentSize = CGSize(width: 393, height: height)
        fields.forEach(scrollView.addSubview)
        return scrollView
    }

    /// The view has or is the field, above a screen of its own.
    private static func inWindow(_ view: UIView, _ field: UIView, on device: SimulatedDevice) -> Shown {
        let high = UITextField.at(200)
        let below = screen(high)
        device.show(below)
        device.turn { device.window.addSubview(view) }
        return Shown(input: field, still: [below.view], high: high)
    }

    private static func inWindow(root view: UIView, on device: SimulatedDevice) {
        let screen = UIViewController()
        screen.view = view
        device.show(screen.inNavigation)
    }

    nonisolated static let places = [
        Place("below bars that a controller made by hand shows") { device in
            let field = UITextField.at(700)
            let navigation = UINavigationController(rootViewController: screen(field))
            let tabs = navigation.inTabs
            let root = MadeScreen {
                $0.embed(tabs, in: $0.view, $0.view.bounds)
            } layout: {
                tabs.view.frame = $0.view.bounds
            }
            device.show(root)
            return Shown(input: field, still: [navigation.navigationBar, tabs.tabBar])
        },
        Place("behind a bar around the screen", end: 456) { device in
            let (field, bar) = (UITextField.at(640), UIView.white(CGRect(x: 0, y: 466, width: 393, height: 50)))
            let navigation = UINavigationController(rootViewController: screen(field))
            navigation.view.addSubview(bar)
            device.show(navigation)
            return Shown(input: field, still: [bar])
        },
        Place("presented over the lower half, in a way of the app's") { device in
            let (below, field) = (screen(), UITextField.at(300))
            let half = screen(field)
            device.show(below)
            device.present(half, over: below, as: .custom)
            device.turn { half.view.frame = CGRect(x: 0, y: 426, width: 393, height: 426) }
            return Shown(input: field, still: [below.view])
        },
        Place("presented over a child alone") { device in
            let (child, field) = (UIViewController(), UITextField.at(400))
            let root = MadeScreen { $0.embed(child, in: $0.view, CGRect(x: 0, y: 300, width: 393, height: 552)) }
            let presented = screen(field)
            device.show(root.inNavigation)
            device.present(presented, over: child, as: .overCurrentContext)
            // UIKit puts it there, and the simulated UIKit into the window.
            device.turn {
                presented.view.frame = child.view.frame
                root.view.addSubview(presented.view)
            }
            return Shown(input: field, still: [root.view])
        },
        Place("a field in the window") { device in
            let field = UITextField.at(740)
            return inWindow(field, field, on: device)
        },
        Place("a view in the window") { device in
            let (field, panel) = (UITextField.at(740), UIView(frame: device.window.bounds))
            panel.addSubview(field)
            return inWindow(panel, field, on: device)
        },
        Place("a controller's view that covers a part of the window") { device in
            let field = UITextField.at(200)
            let panel = screen(field)
            panel.view.frame = CGRect(x: 0, y: 552, width: 393, height: 300)
            device.turn { device.window.addSubview(panel.view) }
            return Shown(input: field)
        },
        Place("a scroll view in the window") { device in
            let field = UITextField.at(1300)
            let scrollView = scroll(1500, field)
            device.turn { device.window.addSubview(scrollView) }
            return Shown(input: field, still: [scrollView])
        },
        Place("a root view that scrolls") { device in
            let (low, high) = (UITextField.at(1160), UITextField.at(620))
            let scrollView = scroll(1230, high, low)
            inWindow(root: scrollView, on: device)
            return Shown(input: low, still: [scrollView], high: high)
        },
        Place("a root view that scrolls and is ignored") { device in
            let field = UITextField.at(597)
            let scrollView = scroll(852, field)
            inWindow(root: scrollView, on: device)
            device.turn { device.window.keyboardAvoidance?.ignore(scrollView) }
            return Shown(input: field)
        },
        Place("a root view that is a text view", end: 852) { device in
            let textView = FlowForm.textView((0..<80).map { "Line \($0)" }.joined(separator: "\n"), scrolls: true)
            inWindow(root: textView, on: device)
            return Shown(input: textView, still: [textView])
        },
    ]

    @Test("S60 the screen of an input goes up to the keyboard, and no other view", arguments: places, FlowSetting.phone)
    func screens(_ place: Place, _ setting: FlowSetting) {
        let device = setting.windowDevice(showing: UIViewController())
        let shown = place.show(device)
        device.settle()
        let (rest, still) = (PlaceState(device.window), shown.still.map(device.minY))
        for input in [shown.input, shown.high, shown.input].compactMap({ $0 }) {
            device.focusAndSettle(on: input)
            if input === shown.input { #expect(abs(device.maxY(of: input) - place.end) <= 0.001) }
            // UIKit adds a little to that of a text view, whose own end tells nothing.
            if let textView = input as? UITextView { expectEqual(textView.adjustedContentInset.bottom, 338) }
            #expect((59...place.end + 0.001).contains(device.maxY(of: input)))
            #expect(zip(shown.still.map(device.minY), still).allSatisfy { abs($0 - $1) < 0.001 })
        }
        device.dismissKeyboard()
        expectEqual(PlaceState(device.window), rest)
    }

    nonisolated static let stays: [World.Stay] = [
        .root, .navigation(largeTitle: false), .pushed, .tabs, .tabsOfNavigation, .page, .fullScreen, .overFullScreen,
        .custom, .currentContext, .overCurrentContext, .child(from: 0.5, to: 1),
    ]

    @Test(
        "S60 however a screen is shown, its input goes up to the keyboard", Promise.servesWindows,
        arguments: Play.Place.phones, stays)
    func stays(_ place: Play.Place, _ stay: World.Stay) {
        let isHalf = stay == .child(from: 0.5, to: 1)
        let play = Play(.form(isHalf ? 5 : 10, target: .window, scrolls: false), in: stay, on: place)
        let count = play.screen.view.subviews.count
        for _ in 0..<2 {
            play(.tap(isHalf ? 4 : 9))
            expectEqual(play.end, 506)
            play(.tap(0)).end()
            expectEqual(play.screen.view.subviews.count, count)
        }
    }

    enum Caller: CaseIterable, Sendable { case screen, screenInNavigation, navigation }

    @Test(
        "S60 a screen, or a controller around it, that makes a call as well moves once", arguments: FlowSetting.phone,
        Caller.allCases)
    func anotherCall(_ setting: FlowSetting, _ caller: Caller) {
        let card = AutomaticCard(fieldsAt: [110, 790], avoids: caller != .navigation)
        let navigation = caller == .navigation ? AppNavigation(rootViewController: card) : card.inNavigation
        let device = setting.windowDevice(showing: caller == .screen ? card : navigation)
        device.expectGivenBack(card) {
            device.focus(on: card.contents[1], endsAt: 506)
            expectEqual(card.view.frame.minY, -328)
            device.focusAndSettle(on: card.contents[0])
            #expect(device.minY(of: card.contents[0]) >= (caller == .screen ? 59 : 103))
        }
    }

    @Test("S60 a page goes back with the keyboard, and not before it", arguments: FlowSetting.phone)
    func goesBack(_ setting: FlowSetting) {
        let field = UITextField.at(700)
        let device = setting.windowDevice(showing: Self.screen(field))
        device.focusAndSettle(on: field)
        device.turn { _ = field.resignFirstResponder() }
        // In 0.05 of 0.25 seconds it has come a part of its way.
        device.advance(by: 0.05)
        #expect(device.minY(of: field) < 650)
        device.settle()
        expectEqual(device.minY(of: field), 700)
    }

    // MARK: Beside the screens

    /// A scroll view in front of a screen, in the view of the navigation controller around it.
    @Test("S60 what was scrolled around the screens goes back", arguments: FlowSetting.phone)
    func around(_ setting: FlowSetting) {
        let (field, scrolledField) = (UITextField.at(700), UITextField.at(700))
        let (screen, scrollView) = (Self.screen(field), Self.scroll(800, scrolledField))
        let navigation = screen.inNavigation
        scrollView.frame = CGRect(x: 0, y: 452, width: 393, height: 400)
        navigation.view.addSubview(scrollView)
        let device = setting.windowDevice(showing: navigation)
        device.focusAndSettle(on: field)
        device.focus(on: scrolledField, endsAt: 506)
        expectEqual(scrollView.adjustedContentInset.bottom, 336)
        device.focusAndSettle(on: field)
        #expect(scrollView.contentInset.bottom == 0 && screen.view.frame.minY < 0)
    }

    /// A field of a hidden window was never asked to give up the focus, so it is still the first responder there.
    @Test("S60 a window in front takes the focus and gives it back", arguments: FlowSetting.phone, [true, false])
    func anotherWindow(_ setting: FlowSetting, isHidden: Bool) {
        let fields = isHidden ? [UITextField.at(700), .at(100)] : [.at(100), .at(650)]
        let device = setting.windowDevice(showing: Self.screen(fields[0]))
        if isHidden { device.focusAndSettle(on: fields[0]) }
        let other = UIWindow(windowScene: device.scene)
        device.turn {
            other.frame = device.window.bounds
            other.rootViewController = Self.screen(fields[1])
            if !isHidden { other.handleKeyboard() }
            other.isHidden = false
        }
        device.focusAndSettle(on: fields[1])
        if isHidden {
            device.turnAndSettle {
                other.isHidden = true
                device.window.makeKey()
            }
            return expectEqual(device.maxY(of: fields[0]), 506)
        }
        expectEqual(device.maxY(of: fields[1]), 506)
        device.focusAndSettle(on: fields[0])
        expectEqual(other.rootViewController?.view.frame.minY, 0)
    }

    @Test("a pager turns its page while the focus goes to a host on the next one", arguments: FlowSetting.phone)
    func pager(_ setting: FlowSetting) {
        let (pager, fields) = (Self.scroll(852), [UITextField.at(100), .at(700)])
        pager.isPagingEnabled = true
        pager.contentSize.width = 786
        let screen = MadeScreen { screen in
            screen.view.addSubview(pager)
            for (index, field) in fields.enumerated() {
                let page = Self.screen(field)
                page.handleKeyboard()
                screen.embed(page, in: pager, CGRect(x: CGFloat(index) * 393, y: 0, width: 393, height: 852))
            }
        }
        let device = setting.windowDevice(showing: screen)
        device.focusAndSettle(on: fields[0])
        device.turnAndSettle {
            _ = fields[1].becomeFirstResponder()
            pager.setContentOffset(CGPoint(x: 393, y: 0), animated: true)
        }
        expectEqual(pager.contentOffset.x, 393)
    }
}
