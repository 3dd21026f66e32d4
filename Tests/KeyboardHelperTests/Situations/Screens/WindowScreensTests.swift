import KeyboardHelper
import Testing
import UIKit

/// What `window.handleKeyboard()` takes for a screen, and what for bars around it. On an iPhone 16; the keyboard begins at 516.
@MainActor
@Suite struct WindowScreensTests {
    @Test("S60 a root view that scrolls is scrolled and not lifted", arguments: FlowSetting.phone)
    func rootScrollView(_ setting: FlowSetting) {
        let (scrollView, fields) = (UIScrollView(), [UITextField.at(620), .at(1160)])
        let screen = UIViewController()
        screen.view = scrollView
        scrollView.contentSize = CGSize(width: 393, height: 1230)
        for field in fields { scrollView.addSubview(field) }
        let device = setting.windowDevice(showing: UINavigationController(rootViewController: screen))
        for field in fields + fields {
            device.focusAndSettle(on: field)
            let frame = device.presentationFrame(of: field)
            #expect(frame.maxY <= 506 && frame.minY >= 103)
            #expect(scrollView.frame.minY == 0 && scrollView.adjustedContentInset.bottom == 336)
        }
        device.dismissKeyboard()
        #expect(scrollView.contentInset == .zero && scrollView.isOffsetLegal && scrollView.frame.minY == 0)
    }

    @Test("S60 a screen that makes the call as well moves itself, up and down", arguments: FlowSetting.phone)
    func callOfItsOwn(_ setting: FlowSetting) {
        let card = AutomaticCard(fieldsAt: [84, 790])
        let device = setting.windowDevice(showing: card)
        for _ in 0..<2 {
            device.focusAndSettle(on: card.contents[1])
            #expect(device.presentationFrame(of: card.contents[1]).maxY <= 506)
            device.focusAndSettle(on: card.contents[0])
            #expect(device.presentationFrame(of: card.contents[0]).minY >= 59)
        }
        device.dismissKeyboard()
        #expect(card.view.frame.minY == 0)
    }

    @Test("S60 a bar around the screen is in front of it when that is lifted", arguments: FlowSetting.phone)
    func barAroundScreen(_ setting: FlowSetting) {
        let (screen, field, bar) = (UIViewController(), UITextField.at(640), UIView())
        screen.view.addSubview(field)
        let navigation = UINavigationController(rootViewController: screen)
        bar.frame = CGRect(x: 0, y: 466, width: 393, height: 50)
        bar.backgroundColor = .white
        navigation.view.addSubview(bar)
        let device = setting.windowDevice(showing: navigation)
        device.focusAndSettle(on: field)
        #expect(device.presentationFrame(of: field).maxY == 456)
        device.dismissKeyboard()
        #expect(screen.view.frame.minY == 0)
    }

    @Test("S60 nothing stays in a screen after the keyboard", arguments: FlowSetting.phone)
    func nothingStays(_ setting: FlowSetting) {
        let (screen, low, high) = (UIViewController(), UITextField.at(700), UITextField.at(100))
        for field in [low, high] { screen.view.addSubview(field) }
        let device = setting.windowDevice(showing: screen)
        let before = screen.view.subviews
        for (field, end) in [(low, 506), (high, 140), (low, 506)] as [(UITextField, CGFloat)] {
            device.focusAndSettle(on: field)
            #expect(device.presentationFrame(of: field).maxY == end && screen.view.subviews.count > before.count)
            device.dismissKeyboard()
            #expect(screen.view.subviews == before)
        }
    }

    @Test("S60 so is a root view that is a text view", arguments: FlowSetting.phone)
    func rootTextView(_ setting: FlowSetting) {
        let (screen, textView) = (UIViewController(), UITextView())
        screen.view = textView
        textView.text = (0..<80).map { "Line \($0)" }.joined(separator: "\n")
        let device = setting.windowDevice(showing: screen)
        device.focusAndSettle(on: textView)
        #expect(textView.frame.minY == 0 && textView.adjustedContentInset.bottom >= 336)
        #expect(abs(device.presentationFrame(of: textView).maxY - 852) < 0.01)
    }

    @Test("S60 a scroll view in the window itself is scrolled", arguments: FlowSetting.phone)
    func scrollViewInWindow(_ setting: FlowSetting) {
        let device = setting.windowDevice(showing: UIViewController())
        let (scrollView, field) = (UIScrollView(frame: device.window.bounds), UITextField.at(1300))
        scrollView.contentSize = CGSize(width: 393, height: 1500)
        device.turn {
            scrollView.addSubview(field)
            device.window.addSubview(scrollView)
        }
        device.focusAndSettle(on: field)
        #expect(device.presentationFrame(of: field).maxY == 506 && scrollView.frame.minY == 0)
    }

    @Test("S60 a controller's view that covers a part of the window is a screen too", arguments: FlowSetting.phone)
    func panel(_ setting: FlowSetting) {
        let device = setting.windowDevice(showing: UIViewController())
        let (panel, field) = (UIViewController(), UITextField.at(200))
        device.turn {
            panel.view.frame = CGRect(x: 0, y: 552, width: 393, height: 300)
            panel.view.addSubview(field)
            device.window.addSubview(panel.view)
        }
        device.focusAndSettle(on: field)
        #expect(device.presentationFrame(of: field).maxY == 506)
        device.dismissKeyboard()
        #expect(panel.view.frame.minY == 552)
    }

    @Test("S60 a page goes back with the keyboard, and not before it", arguments: FlowSetting.phone)
    func goesBack(_ setting: FlowSetting) {
        let (screen, field) = (UIViewController(), UITextField.at(700))
        screen.view.addSubview(field)
        let device = setting.windowDevice(showing: screen)
        device.focusAndSettle(on: field)
        device.turn { _ = field.resignFirstResponder() }
        // In 0.05 of 0.25 seconds it has come a part of its way.
        device.advance(by: 0.05)
        #expect(device.presentationFrame(of: field).minY < 650)
        device.settle()
        #expect(device.presentationFrame(of: field).minY == 700)
    }

    @Test("S60 bars stay that a controller made by hand shows", arguments: FlowSetting.phone)
    func drawer(_ setting: FlowSetting) {
        let (card, field) = (UIViewController(), UITextField.at(700))
        card.view.addSubview(field)
        let (navigation, tabs) = (UINavigationController(rootViewController: card), UITabBarController())
        tabs.viewControllers = [navigation]
        let drawer = MadeScreen(
            load: { $0.embed(tabs, in: $0.view, $0.view.bounds) }, layout: { tabs.view.frame = $0.view.bounds })
        let device = setting.windowDevice(showing: drawer)
        let bars = [navigation.navigationBar, tabs.tabBar].map(device.presentationFrame)
        device.focusAndSettle(on: field)
        #expect([navigation.navigationBar, tabs.tabBar].map(device.presentationFrame) == bars)
        #expect(device.presentationFrame(of: field).maxY == 506)
    }

    @Test("S60 the window that loses the focus to another one lets go", arguments: FlowSetting.phone)
    func twoWindows(_ setting: FlowSetting) {
        let (screens, fields) = ([UIViewController(), UIViewController()], [UITextField.at(100), .at(650)])
        for (screen, field) in zip(screens, fields) { screen.view.addSubview(field) }
        let device = setting.device(showing: screens[0])
        let other = UIWindow(windowScene: device.scene)
        device.turn {
            other.frame = device.window.bounds
            other.rootViewController = screens[1]
            other.handleKeyboard()
            other.isHidden = false
        }
        device.focusAndSettle(on: fields[1])
        #expect(device.presentationFrame(of: fields[1]).maxY == 506)
        device.focusAndSettle(on: fields[0])
        #expect(screens[1].view.frame.minY == 0)
    }

    @Test("S60 a root view that scrolls and is ignored is lifted", arguments: FlowSetting.phone)
    func ignoredRoot(_ setting: FlowSetting) {
        let (scrollView, field, screen) = (UIScrollView(), UITextField.at(700), UIViewController())
        screen.view = scrollView
        scrollView.contentSize = CGSize(width: 393, height: 852)
        scrollView.addSubview(field)
        let device = setting.windowDevice(showing: screen)
        device.turn { device.window.keyboardAvoidance?.ignore(scrollView) }
        device.focusAndSettle(on: field)
        #expect(device.presentationFrame(of: field).maxY == 506)
    }

    /// Its field was never asked to give up the focus, so it is still the first responder of its window.
    @Test("S60 a window that is hidden with its focus takes none away", arguments: FlowSetting.phone)
    func hiddenWindow(_ setting: FlowSetting) {
        let (screens, fields) = ([UIViewController(), UIViewController()], [UITextField.at(700), .at(100)])
        for (screen, field) in zip(screens, fields) { screen.view.addSubview(field) }
        let device = setting.windowDevice(showing: screens[0])
        device.focusAndSettle(on: fields[0])
        let other = UIWindow(windowScene: device.scene)
        device.turn {
            other.frame = device.window.bounds
            other.rootViewController = screens[1]
            other.isHidden = false
        }
        device.focusAndSettle(on: fields[1])
        device.turn {
            other.isHidden = true
            device.window.makeKey()
        }
        device.settle()
        #expect(device.presentationFrame(of: fields[0]).maxY == 506)
    }

    @Test("a pager turns its page while the focus goes to a host on the next one", arguments: FlowSetting.phone)
    func pager(_ setting: FlowSetting) {
        let (pager, fields) = (UIScrollView(), [UITextField.at(100), .at(700)])
        pager.isPagingEnabled = true
        let pages = fields.map { field in
            MadeScreen(load: {
                $0.view.addSubview(field)
                $0.handleKeyboard()
            })
        }
        let screen = MadeScreen(
            load: {
                $0.view.addSubview(pager)
                for page in pages { $0.embed(page, in: pager, .zero) }
            },
            layout: {
                pager.frame = $0.view.bounds
                pager.contentSize = CGSize(width: 786, height: 852)
                for (index, page) in pages.enumerated() {
                    page.view.frame = CGRect(x: CGFloat(index) * 393, y: 0, width: 393, height: 852)
                }
            })
        let device = setting.windowDevice(showing: screen)
        device.focusAndSettle(on: fields[0])
        device.turn {
            _ = fields[1].becomeFirstResponder()
            pager.setContentOffset(CGPoint(x: 393, y: 0), animated: true)
        }
        device.settle()
        #expect(pager.contentOffset.x == 393)
    }
}
