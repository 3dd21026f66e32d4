import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// `window.handleKeyboard()`, and nothing else in the app. On an iPhone 16; the keyboard begins at 516.
@MainActor
@Suite struct WholeWindowTests {
    private func card(at tops: CGFloat...) -> AutomaticCard { AutomaticCard(fieldsAt: tops, avoids: false) }

    private func present(_ presented: UIViewController, over presenter: UIViewController, on device: SimulatedDevice) {
        device.expectNoFaults {
            device.turn { presenter.present(presented, animated: true) }
            device.settle()
        }
    }

    private func dismiss(_ presenter: UIViewController, on device: SimulatedDevice) {
        device.expectNoFaults {
            device.turn { presenter.dismiss(animated: true) }
            device.settle()
        }
    }

    // MARK: Around the screens

    @Test("S60 a card is lifted, the bars around it stay", arguments: FlowSetting.everywhere)
    func bars(_ setting: FlowSetting) {
        let card = card(at: setting.keyboardTop + 16)
        let (tabs, navigation) = (UITabBarController(), UINavigationController(rootViewController: card))
        tabs.viewControllers = [navigation]
        let device = setting.windowDevice(showing: tabs)
        let rest = PlaceState(tabs)
        let bars = [tabs.tabBar, navigation.navigationBar].map(device.presentationFrame)
        for _ in 0..<2 {
            device.focusAndSettle(on: card.contents[0])
            #expect(device.presentationFrame(of: card.contents[0]).maxY == setting.keyboardTop - 10)
            #expect([tabs.tabBar, navigation.navigationBar].map(device.presentationFrame) == bars)
            #expect(card.view.frame.minY < 0 && navigation.view.frame.minY == 0 && tabs.view.frame.minY == 0)
            device.dismissKeyboard()
            #expect(PlaceState(tabs) == rest)
        }
    }

    @Test("a form is scrolled, and only that", arguments: FlowSetting.everywhere)
    func form(_ setting: FlowSetting) {
        let form = FlowForm()
        form.avoidsKeyboard = false
        let navigation = UINavigationController(rootViewController: form)
        let device = setting.windowDevice(showing: navigation)
        let rest = PlaceState(navigation)
        for index in [17, 1, 19, 8] {
            device.focusAndSettle(on: form.inputs[index])
            expectVisible(form.inputs[index], of: form, on: device, "field \(index)")
            #expect(form.view.frame.minY == 0)
        }
        device.dismissKeyboard()
        #expect(PlaceState(navigation) == rest && form.scrollView.isOffsetLegal)
    }

    /// A card that clips, 60 points high, below the keyboard's top edge in the content, with a field at its end.
    @Test("a card that clips moves with the content of a screen that scrolls", arguments: FlowSetting.everywhere)
    func clippingCard(_ setting: FlowSetting) {
        let (card, field) = (UIView(), UITextField())
        let (screen, scrollView) = (UIViewController(), UIScrollView())
        screen.view = scrollView
        scrollView.contentSize = CGSize(width: 300, height: 1400)
        scrollView.addSubview(card)
        card.frame = CGRect(x: 20, y: setting.keyboardTop, width: 300, height: 60)
        card.clipsToBounds = true
        card.addSubview(field)
        field.frame = CGRect(x: 0, y: 16, width: 300, height: 44)
        let device = setting.windowDevice(showing: UINavigationController(rootViewController: screen))
        device.focusAndSettle(on: field)
        #expect(abs(device.presentationFrame(of: field).maxY - (setting.keyboardTop - 10)) <= 0.5)
    }

    @Test(
        "an inset that a screen assigns in each layout is added to before anybody sees it gone",
        arguments: FlowSetting.phone)
    func assignedInset(_ setting: FlowSetting) {
        let scrollView = UIScrollView()
        let fields: [UITextField] = (0..<16).map { .at(20 + 60 * CGFloat($0)) }
        let screen = MadeScreen { screen in
            screen.view.addSubview(scrollView)
            fields.forEach(scrollView.addSubview)
            scrollView.contentSize = CGSize(width: 300, height: 1000)
        } layout: { screen in
            scrollView.frame = screen.view.bounds
            scrollView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0)
        }
        let device = setting.windowDevice(showing: UINavigationController(rootViewController: screen))
        device.focusAndSettle(on: fields[15])
        for _ in 0..<3 {
            device.turn { screen.view.setNeedsLayout() }
            #expect(scrollView.adjustedContentInset.bottom >= 336 + 20)
            expectVisible(fields[15], of: screen, on: device)
            device.advance(by: 0.1)
        }
        device.dismissKeyboard()
        #expect(scrollView.contentInset.bottom == 20)
    }

    @Test("what an app presents over a part of the window in a way of its own is lifted", arguments: FlowSetting.phone)
    func customPresentation(_ setting: FlowSetting) {
        let below = card(at: 200)
        let field = UITextField.at(300)
        let presented = MadeScreen { screen in
            screen.view.backgroundColor = .white
            screen.view.addSubview(field)
        }
        let device = setting.windowDevice(showing: below)
        presented.modalPresentationStyle = .custom
        present(presented, over: below, on: device)
        // The lower half of the screen, as a presentation controller of the app's would have it: the field ends at 766.
        device.turn { presented.view.frame = CGRect(x: 0, y: 426, width: 393, height: 426) }
        device.focusAndSettle(on: field)
        #expect(abs(device.presentationFrame(of: field).maxY - 506) <= 0.5)
        device.dismissKeyboard()
        #expect(presented.view.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
    }

    /// UIKit puts the view of a presentation over a context into the superview of the context's view. The simulated UIKit puts
    /// it into the window, so the test moves it there.
    @Test(
        "what is presented over a child alone is lifted, and the controller around stays",
        arguments: [false, true], FlowSetting.phone)
    func presentedOverAChild(_ isInNavigation: Bool, _ setting: FlowSetting) {
        let (child, field) = (UIViewController(), UITextField.at(400))
        let root = MadeScreen { $0.embed(child, in: $0.view, CGRect(x: 0, y: 300, width: 393, height: 552)) }
        let outermost = isInNavigation ? UINavigationController(rootViewController: root) : root
        let device = setting.windowDevice(showing: outermost)
        let rest = PlaceState(outermost)
        let presented = MadeScreen { $0.view.addSubview(field) }
        presented.modalPresentationStyle = .overCurrentContext
        present(presented, over: child, on: device)
        device.turn {
            presented.view.frame = child.view.frame
            root.view.addSubview(presented.view)
        }
        // The field ends at 740.
        device.focusAndSettle(on: field)
        #expect(abs(device.presentationFrame(of: field).maxY - 506) <= 0.5)
        #expect(device.presentationFrame(of: root.view).minY == 0 && presented.view.frame.minY == 66)
        device.dismissKeyboard()
        #expect(presented.view.frame == child.view.frame)
        dismiss(child, on: device)
        #expect(PlaceState(outermost) == rest)
    }

    @Test("each screen for itself, one movement each", arguments: FlowSetting.phone)
    func pushAndTabs(_ setting: FlowSetting) {
        let (first, second, third) = (card(at: 700), card(at: 640), card(at: 300, 660))
        let navigation = UINavigationController(rootViewController: first)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, third]
        let device = setting.windowDevice(showing: tabs)
        let rest = PlaceState(tabs)
        device.focusAndSettle(on: first.contents[0])
        #expect(first.view.frame.minY == -238)
        // Under the standing keyboard.
        device.turn {
            navigation.pushViewController(second, animated: true)
            second.contents[0].becomeFirstResponder()
        }
        device.settle()
        #expect(second.view.frame.minY == -178 && first.view.frame.minY == 0)
        device.turn {
            tabs.selectedIndex = 1
            third.contents[1].becomeFirstResponder()
        }
        device.settle()
        #expect(third.view.frame.minY == -198 && second.view.frame.minY == 0)
        let tops = device.tops(of: third.contents[0]) { device.focus(on: third.contents[0]) }
        #expect(tops.goOneWay && tops.movements <= 1)
        device.dismissKeyboard()
        device.turn { tabs.selectedIndex = 0 }
        device.settle()
        #expect(second.view.frame == tabs.view.bounds)
        device.turn { navigation.popViewController(animated: true) }
        device.settle()
        #expect(PlaceState(tabs) == rest)
    }

    @Test(
        "S60 a pop that begins under the keyboard and is cancelled, or is not", arguments: FlowSetting.phone,
        [true, false])
    func interactivePop(_ setting: FlowSetting, isCancelled: Bool) {
        let (first, second) = (card(at: 700), card(at: 640))
        let navigation = UINavigationController(rootViewController: first)
        let device = setting.windowDevice(showing: navigation)
        let rest = PlaceState(navigation)
        device.turn { navigation.pushViewController(second, animated: true) }
        device.settle()
        device.focusAndSettle(on: second.contents[0])
        device.expectNoFaults {
            device.beginInteractivePop()
            device.settle()
            if isCancelled { device.cancelInteractivePop() } else { device.finishInteractivePop() }
            device.settle()
        }
        let screen = isCancelled ? second : first
        device.focusAndSettle(on: screen.contents[0])
        #expect(device.presentationFrame(of: screen.contents[0]).maxY == 506)
        device.dismissKeyboard()
        if isCancelled {
            device.turn { navigation.popViewController(animated: true) }
            device.settle()
        }
        #expect(PlaceState(navigation) == rest)
    }

    @Test("the page of a page controller is lifted", arguments: FlowSetting.phone)
    func pages(_ setting: FlowSetting) {
        let card = card(at: 660)
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([card], direction: .forward, animated: false)
        let device = setting.windowDevice(showing: pages)
        let rest = PlaceState(pages)
        device.focusAndSettle(on: card.contents[0])
        #expect(device.presentationFrame(of: card.contents[0]).maxY == 506)
        #expect(card.view.frame.minY == -198 && pages.view.frame.minY == 0)
        device.dismissKeyboard()
        #expect(PlaceState(pages) == rest)
    }

    // MARK: Presented controllers

    @Test("a full-screen presentation is lifted, its presenter is not touched", arguments: FlowSetting.phone)
    func fullScreen(_ setting: FlowSetting) {
        for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
            let (below, above) = (card(at: 700), card(at: 680))
            let device = setting.windowDevice(showing: below)
            let rest = PlaceState(below)
            above.modalPresentationStyle = style
            present(above, over: below, on: device)
            let restAbove = PlaceState(above)
            device.focusAndSettle(on: above.contents[0])
            #expect(above.view.frame.minY == -218)
            #expect(below.view.frame.minY == 0)
            device.dismissKeyboard()
            #expect(PlaceState(above) == restAbove)
            dismiss(below, on: device)
            #expect(PlaceState(below) == rest)
        }
    }

    @Test("S60 a form in a sheet is scrolled, and only that, also in a sheet in a sheet", arguments: FlowSetting.phone)
    func sheets(_ setting: FlowSetting) {
        let below = card(at: 700)
        let device = setting.windowDevice(showing: below)
        device.behavior.returnedFocus = .none
        let rest = PlaceState(below)
        var presenter: UIViewController = below
        for style in [UIModalPresentationStyle.pageSheet, .formSheet] {
            let form = FlowForm()
            form.avoidsKeyboard = false
            let navigation = UINavigationController(rootViewController: form)
            navigation.modalPresentationStyle = style
            present(navigation, over: presenter, on: device)
            presenter = navigation
            let restOfForm = PlaceState(form)
            for index in [12, 2, 19] {
                let writes = device.writes(in: device.window) { device.focusAndSettle(on: form.inputs[index]) }
                expectVisible(form.inputs[index], of: form, on: device)
                let moved = writes.notByUIKit.map(\.view)
                #expect(moved.allSatisfy { $0 is UIScrollView || $0.isDescendant(of: form.scrollView) })
            }
            device.dismissKeyboard()
            #expect(PlaceState(form) == restOfForm)
        }
        dismiss(below, on: device)
        #expect(PlaceState(below) == rest)
    }

    @Test("what UIKit keeps above the keyboard is left to it", arguments: FlowSetting.phone)
    func alert(_ setting: FlowSetting) throws {
        let below = card(at: 700)
        let device = setting.windowDevice(showing: below)
        let decisions = DecisionRecorder(device.window.keyboardAvoidance)
        let rest = PlaceState(below)
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField()
        present(alert, over: below, on: device)
        let field = try #require(alert.textFields?.first)
        let writes = device.writes(in: device.window) {
            device.focusAndSettle(on: field)
            device.keyboard.changeHeight(to: 292)
            device.settle()
            device.dismissKeyboard()
        }
        #expect(writes.notByUIKit.isEmpty)
        #expect(decisions.reasons.contains(.systemAvoids) && !decisions.reasons.contains(.moved))
        dismiss(below, on: device)
        #expect(PlaceState(below) == rest)
    }

    // MARK: Views in the window

    @Test("a view that was added to the window is lifted", arguments: FlowSetting.phone, [true, false])
    func viewInWindow(_ setting: FlowSetting, isField: Bool) {
        let below = card(at: 200)
        let device = setting.windowDevice(showing: below)
        let rest = PlaceState(below)
        let field = UITextField(frame: CGRect(x: 20, y: 740, width: 300, height: 44))
        let panel = isField ? field : UIView(frame: device.window.bounds)
        device.turn {
            if !isField { panel.addSubview(field) }
            device.window.addSubview(panel)
        }
        let place = panel.frame
        device.focusAndSettle(on: field)
        #expect(device.presentationFrame(of: field).maxY == 506)
        device.focusAndSettle(on: below.contents[0])
        #expect(panel.frame == place)
        device.focusAndSettle(on: field)
        #expect(device.presentationFrame(of: field).maxY == 506)
        device.dismissKeyboard()
        #expect(panel.frame == place && PlaceState(below) == rest)
    }

    // MARK: The call

    @Test("the window owns it, a second call replaces the first, stopping gives all back", arguments: FlowSetting.phone)
    func ownership(_ setting: FlowSetting) {
        let card = card(at: 700)
        let device = setting.windowDevice(showing: card)
        let window: UIWindow = device.window
        let rest = PlaceState(card)
        let first = window.keyboardAvoidance
        #expect(first?.isActive == true)
        device.focusAndSettle(on: card.contents[0])
        #expect(first?.lift == 238)
        device.turn { window.handleKeyboard(options: .init(spacing: 30)) }
        device.settle()
        #expect(window.keyboardAvoidance?.isActive == true && window.keyboardAvoidance !== first)
        #expect(first?.isActive == false && card.view.frame.minY == -258)
        device.turn { window.stopHandlingKeyboard() }
        #expect(window.keyboardAvoidance == nil && PlaceState(card) == rest)
    }

    @Test("controllers with calls of their own keep them", arguments: FlowSetting.phone)
    func ownCalls(_ setting: FlowSetting) {
        let form = FlowForm()
        form.options.spacing = 33
        let device = setting.windowDevice(showing: UINavigationController(rootViewController: form))
        let decisions = DecisionRecorder(device.window.keyboardAvoidance)
        let rest = PlaceState(form)
        device.focusAndSettle(on: form.inputs[12])
        #expect(device.presentationFrame(of: form.inputs[12]).maxY == 483)
        #expect(form.view.frame.minY == 0 && form.coveredInset == 336)
        #expect(decisions.reasons.allSatisfy { $0 == .alreadyVisible })
        device.dismissKeyboard()
        #expect(PlaceState(form) == rest)
        // Also one that lifts the very view that the window would lift.
        let own = AutomaticCard(fieldsAt: [700])
        form.navigationController?.pushViewController(own, animated: false)
        device.settle()
        let restOfOwn = PlaceState(own)
        device.focusAndSettle(on: own.contents[0])
        #expect(own.view.frame.minY == -238)
        device.dismissKeyboard()
        #expect(PlaceState(own) == restOfOwn)
    }

    @Test("a bar with a call of its own is raised by that alone", arguments: FlowSetting.phone)
    func ownBar(_ setting: FlowSetting) {
        let screen = PinnedBarScreen(.safeArea)
        let device = setting.windowDevice(showing: UINavigationController(rootViewController: screen))
        let rest = PlaceState(screen)
        let writes = device.writes(in: screen.view) { device.focusAndSettle(on: screen.field) }
        #expect(
            screen.end(on: device) == 508 && !writes.contains { $0.view === screen.view && $0.property == "center" })
        device.dismissKeyboard()
        #expect(PlaceState(screen) == rest)
    }

    @Test("what is ignored is left out", arguments: FlowSetting.phone)
    func ignored(_ setting: FlowSetting) {
        let card = card(at: 700)
        let device = setting.windowDevice(showing: card)
        device.window.keyboardAvoidance?.ignore(card.view)
        device.focusAndSettle(on: card.contents[0])
        #expect(card.view.frame.minY == 0)
    }

    @Test(
        "a navigation controller that lifts itself is lifted as a whole, and the window adds nothing",
        arguments: FlowSetting.phone)
    func containerAroundTheScreen(_ setting: FlowSetting) {
        let card = card(at: 700)
        let navigation = AppNavigation(rootViewController: card)
        let device = setting.windowDevice(showing: navigation)
        device.turn {
            navigation.stopHandlingKeyboard()
            navigation.handleKeyboard(containerView: navigation.view)
        }
        device.focusAndSettle(on: card.contents[0])
        #expect(device.presentationFrame(of: card.contents[0]).maxY == setting.keyboardTop - 10)
        #expect(navigation.view.frame.minY < 0 && card.view.frame.minY == 0)
        device.dismissKeyboard()
        #expect(navigation.view.frame.minY == 0)
    }

    /// The card is lifted by 238 points for the field that ends at 744, and goes back for the one that is ignored.
    @Test("a screen goes back in one motion as the focus moves to an ignored input of it", arguments: FlowSetting.phone)
    func ignoredBesideAnother(_ setting: FlowSetting) {
        let card = card(at: 100, 700)
        let device = setting.windowDevice(showing: card)
        device.window.keyboardAvoidance?.ignore(card.contents[0])
        device.focusAndSettle(on: card.contents[1])
        #expect(card.view.frame.minY == -238)
        let tops = device.tops(of: card.view) { device.focus(on: card.contents[0]) }
        #expect(tops.first == -238 && tops.last == 0 && tops.goOneWay)
        // Not at once.
        #expect(tops.contains { $0 < -60 && $0 > -180 })
    }

    @Test(
        "a window whose handler ends its avoidance in the same layout ends, and nothing moves",
        arguments: FlowSetting.phone)
    func endedByItsHandler(_ setting: FlowSetting) {
        let card = card(at: 700)
        let device = setting.windowDevice(showing: card)
        let window = device.window
        window.keyboardAvoidance?.onDecision = { [weak window] _ in window?.stopHandlingKeyboard() }
        device.focusAndSettle(on: card.contents[0])
        #expect(window.keyboardAvoidance == nil && card.view.frame.minY == 0)
    }

    @Test("Return and the toolbar stay within a presentation", arguments: FlowSetting.phone)
    func order(_ setting: FlowSetting) {
        let (below, above) = (card(at: 100, 200), card(at: 150, 250))
        let device = setting.windowDevice(
            showing: below, options: .init(movesFocusOnReturn: true, showsToolbar: true))
        present(above, over: below, on: device)
        device.focusAndSettle(on: above.contents[0])
        #expect((above.contents[0] as? UITextField)?.returnKeyType == .next)
        #expect(device.window.keyboardAvoidance?.focusNext() == true)
        #expect(above.contents[1].isFirstResponder)
        device.settle()
        #expect((above.contents[1] as? UITextField)?.returnKeyType == .done)
        #expect(device.window.keyboardAvoidance?.focusNext() == false)
        device.dismissKeyboard()
        dismiss(below, on: device)
    }

    @Test("without a focus, the next one is that of the topmost presentation", arguments: FlowSetting.phone)
    func firstFocus(_ setting: FlowSetting) {
        let (below, above) = (card(at: 100), card(at: 150))
        let device = setting.windowDevice(showing: below)
        present(above, over: below, on: device)
        #expect(device.window.keyboardAvoidance?.focusNext() == true)
        #expect(above.contents[0].isFirstResponder)
    }

    @Test("a drop-in keeps serving itself", arguments: FlowSetting.phone)
    func dropIn(_ setting: FlowSetting) {
        let root = UIViewController()
        let scrollView = KeyboardAvoidingScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        scrollView.contentSize = CGSize(width: 393, height: 2000)
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 44))
        root.view.addSubview(scrollView)
        root.view.addSubview(field)
        let device = setting.windowDevice(showing: root)
        device.focusAndSettle(on: field)
        #expect(scrollView.adjustedContentInset.bottom == 336)
        device.dismissKeyboard()
        #expect(scrollView.contentInset == .zero)
    }

    @Test("a lifted screen keeps its safe area from the start", arguments: FlowSetting.phone)
    func safeArea(_ setting: FlowSetting) {
        let screen = PinnedBarScreen(.safeArea)
        screen.loadViewIfNeeded()
        screen.stopHandlingKeyboard()
        let field = UITextField(frame: CGRect(x: 20, y: 640, width: 300, height: 44))
        screen.view.addSubview(field)
        let device = setting.windowDevice(showing: screen)
        let rest = PlaceState(screen)
        let distance = screen.bar.frame.minY - field.frame.minY
        device.focus(on: field)
        for _ in 0..<60 {
            device.advance(by: 1.0 / 60)
            let tops = [screen.bar, field].map { device.presentationFrame(of: $0).minY }
            #expect(abs(tops[0] - tops[1] - distance) < 0.01)
        }
        // It leaves under the keyboard, and nothing of the lift with it.
        device.show(UIViewController())
        #expect(screen.view.frame.minY == 0 && screen.additionalSafeAreaInsets == .zero)
        device.show(screen)
        device.settle()
        #expect(PlaceState(screen) == rest)
    }

    @Test("the lift is that of what is there", arguments: FlowSetting.phone)
    func liftOfWhatHasGone(_ setting: FlowSetting) {
        let search = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
        let navigation = UINavigationController(rootViewController: card(at: 700))
        let device = setting.windowDevice(showing: navigation)
        navigation.navigationBar.addSubview(search)
        func visit() {
            let card = card(at: 640)
            navigation.pushViewController(card, animated: false)
            device.settle()
            device.focusAndSettle(on: card.contents[0])
        }
        visit()
        device.turn {
            search.becomeFirstResponder()
            navigation.popViewController(animated: false)
        }
        device.settle()
        #expect(device.window.keyboardAvoidance?.lift == 0)
    }

    /// The field ends at 684.
    @Test(
        "the window takes over from a call that ends under the keyboard", arguments: FlowSetting.phone, [false, true])
    func callThatEnds(_ setting: FlowSetting, isPaused: Bool) {
        let field = UITextField.at(644)
        let screen = MadeScreen(load: {
            $0.view.addSubview(field)
            $0.handleKeyboard()
        })
        let device = setting.windowDevice(showing: screen)
        device.focusAndSettle(on: field)
        #expect(device.presentationFrame(of: field).maxY == 506)
        device.turn {
            if isPaused { screen.keyboardAvoidances.first?.isEnabled = false } else { screen.stopHandlingKeyboard() }
        }
        #expect(device.presentationFrame(of: field).maxY == 506)
        device.dismissKeyboard()
        #expect(device.presentationFrame(of: field).maxY == 684)
    }

    @Test("with the window it goes", arguments: FlowSetting.phone)
    func lifetime(_ setting: FlowSetting) {
        weak var avoidance: KeyboardAvoidance?
        let device = setting.device(showing: UIViewController())
        func visit() {
            let window = UIWindow(frame: device.window.bounds)
            avoidance = window.handleKeyboard()
            #expect(avoidance != nil)
        }
        visit()
        #expect(avoidance == nil)
    }
}
