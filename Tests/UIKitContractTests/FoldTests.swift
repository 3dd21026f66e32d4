// A phone that unfolds. Only the driver unfolds it, so this file is compiled on Linux only. Numbers in brackets are the reports' in
// ASSUMPTIONS.md.
#if os(Linux)
    import KeyboardHelperTestSupport
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        /// iPhone Duo, folded: 466 x 678, keyboard of 346. Unfolded: 669 x 951, keyboard of 333.
        @MainActor
        @Suite
        struct Folds {
            private let harness = SimulatedDeviceHarness(.iPhoneDuo)
            private var device: SimulatedDevice { harness.device }
            private let field = UITextField(frame: CGRect(x: 100, y: 100, width: 200, height: 44))

            private func showField() async {
                let controller = await harness.showPlainController()
                await harness.turn { controller.view.addSubview(field) }
            }

            // Source: [108] DeviceKit 5.10.0, platform notes of pumblus/liney. Upright, the outer screen is assumed to be as any
            // phone is.
            @Test func theOuterScreenIsAPhonesAndTheInnerOneIsRegular() async {
                let root: UIView = await harness.showPlainController().view
                func traits() -> [UIUserInterfaceSizeClass] {
                    [root.traitCollection.horizontalSizeClass, root.traitCollection.verticalSizeClass]
                }
                expectEqual(root.traitCollection.userInterfaceIdiom, .phone)
                expectEqual(root.bounds.size, CGSize(width: 466, height: 678))
                expectEqual(traits(), [.compact, .regular])
                device.rotate(to: .landscapeLeft)
                expectEqual(traits(), [.compact, .compact])
                device.unfold()
                expectEqual(root.traitCollection.userInterfaceIdiom, .phone)
                expectEqual(root.bounds.size, CGSize(width: 951, height: 669))
                expectEqual(traits(), [.regular, .regular])
                device.rotate(to: .portrait)
                expectEqual(traits(), [.regular, .regular])
            }

            // Source: [109] platform notes of pumblus/liney. Assumed: `UIScreen.main` stays the screen that was in use first, and
            // who comes back to a screen finds the same object.
            @Test func aWindowGoesToTheOtherScreen() async {
                await showField()
                let outer = harness.window.screen
                device.unfold()
                let inner = harness.window.screen
                #expect(inner !== outer && inner.bounds.size == CGSize(width: 669, height: 951))
                #expect(harness.window.windowScene?.screen === inner && UIScreen.main === outer)
                expectEqual(harness.window.frame, inner.bounds)
                device.fold()
                #expect(harness.window.screen === outer && harness.window.frame == outer.bounds)
            }

            // Source: none; what is posted is not reported (switch). Assumed: the keyboard is at once there as the other screen has
            // it, and the first responder stays.
            @Test(arguments: SimulatedBehavior.FoldNotices.withKeyboard, [true, false])
            func theKeyboardGoesToTheOtherScreen(_ position: SimulatedBehavior.FoldNotices, unfolds: Bool) async {
                device.behavior.foldNotices = position
                await showField()
                if !unfolds { device.unfold() }
                await harness.focus(field)
                await harness.settle()
                let old = harness.window.screen
                let recorder = NoticeRecorder.listening()
                unfolds ? device.unfold() : device.fold()
                await harness.settle()
                let new = harness.window.screen
                let frame =
                    unfolds
                    ? CGRect(x: 0, y: 618, width: 669, height: 333) : CGRect(x: 0, y: 332, width: 466, height: 346)
                #expect(device.keyboard.frame == frame && field.isFirstResponder)
                switch position {
                case .nothing: #expect(recorder.all.isEmpty)
                case .hideAndShow:
                    let told = recorder.all.filter { [.willHide, .willShow].contains($0.kind) }
                    expectEqual(told.map(\.kind), [.willHide, .willShow])
                    #expect(told.first?.screen === old && told.last?.screen === new && told.last?.end == frame)
                case .changeOfFrame:
                    expectEqual(recorder.kinds, [.willChangeFrame, .didChangeFrame])
                    #expect(recorder.all.allSatisfy { $0.screen === new && $0.end == frame })
                case .hide, .hideUntold: break
                }
            }

            // Source: [158] flutter #193096, a simulator with SDK 27.1: on the outer screen it is not shown. What is
            // posted is not told (switch). Assumed: the focus stays, and a keyboard that is up while the phone is
            // unfolded is there.
            @Test(arguments: [SimulatedBehavior.FoldNotices.hide, .hideUntold])
            func aFoldMayTakeTheKeyboardAway(_ position: SimulatedBehavior.FoldNotices) async {
                device.behavior.foldNotices = position
                await showField()
                await harness.focus(field)
                device.unfold()
                await harness.settle()
                expectEqual(device.keyboard.frame, CGRect(x: 0, y: 618, width: 669, height: 333))
                let recorder = NoticeRecorder.listening()
                device.fold()
                await harness.settle()
                #expect(device.keyboard.frame.minY == 678 && field.isFirstResponder)
                expectEqual(recorder.kinds.contains(.willHide), position == .hide)
                #expect(!recorder.kinds.contains(.willShow))
                await harness.endEditing()
                await harness.focus(field)
                await harness.settle()
                expectEqual(device.keyboard.frame, CGRect(x: 0, y: 332, width: 466, height: 346))
            }

            // Source: none; without a keyboard nothing can be posted of one.
            @Test(arguments: SimulatedBehavior.FoldNotices.allCases)
            func withoutAKeyboardNothingIsPosted(_ position: SimulatedBehavior.FoldNotices) async {
                device.behavior.foldNotices = position
                await showField()
                let recorder = NoticeRecorder.listening()
                device.unfold()
                await harness.settle()
                #expect(recorder.all.isEmpty)
                expectEqual(device.keyboard.frame.minY, 951)
            }

            // MARK: Bars

            // Source: [110] dev.classmethod.jp 2026-11-15, FB24906205; built with an SDK before 27.1 an app has the bars of a phone
            @Test(arguments: [true, false])
            func aNavigationBarMayStandAtTheSide(isOn: Bool) async {
                device.behavior.barsStandAtTheSide = isOn
                device.behavior.sideBars = .bothSides
                let controller = UIViewController()
                let navigation = UINavigationController(rootViewController: controller)
                await harness.show(navigation)
                expectEqual(navigation.navigationBar.frame.height, isOn ? 0 : 44)
                expectEqual(controller.view.safeAreaInsets.left, isOn ? 84 : 0)
                expectEqual(controller.view.safeAreaInsets.right, 0)
                expectEqual(controller.view.safeAreaInsets.top, navigation.view.safeAreaInsets.top + (isOn ? 0 : 44))
            }

            // Source: [110]. The place and the 64 points are assumed.
            @Test(arguments: [true, false])
            func aTabBarMayStandAtTheOtherSide(isOn: Bool) async {
                device.behavior.barsStandAtTheSide = isOn
                device.behavior.sideBars = .bothSides
                let (controller, tabs) = (UIViewController(), UITabBarController())
                tabs.viewControllers = [UINavigationController(rootViewController: controller)]
                await harness.show(tabs)
                expectEqual(controller.view.safeAreaInsets.left, isOn ? 84 : 0)
                expectEqual(controller.view.safeAreaInsets.right, isOn ? 64 : 0)
                expectEqual(controller.view.safeAreaInsets.bottom, isOn ? 34 : 83)
                #expect(tabs.tabBar.frame.height == (isOn ? 678 : 83) && tabs.tabBar.frame.maxX == 466)
            }

            // Source: [154] to [156], the simulator of 27.1: `verticalBarEdge` is `.trailing` on the outer screen and
            // on the inner one on its side, and nil on the inner one upright; safe areas of 0, 0, 34, 84 and 0, 0, 20,
            // 84. The outer screen on its side is assumed to be likewise.
            @Test func oneStripAtTheTrailingSideHasAllBars() async {
                device.behavior.barsStandAtTheSide = true
                device.behavior.sideBars = .trailingStrip
                let (controller, tabs) = (UIViewController(), UITabBarController())
                let navigation = UINavigationController(rootViewController: controller)
                tabs.viewControllers = [navigation]
                await harness.show(tabs)
                func expect(_ insets: UIEdgeInsets, bar: CGFloat, at location: SourceLocation = #_sourceLocation) async
                {
                    await harness.settle()
                    expectEqual(controller.view.safeAreaInsets, insets, at: location)
                    expectEqual(navigation.navigationBar.frame.height, bar, at: location)
                }
                await expect(UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84), bar: 0)
                expectEqual(tabs.tabBar.frame, CGRect(x: 382, y: 339, width: 84, height: 339))
                device.rotate(to: .landscapeLeft)
                await expect(UIEdgeInsets(top: 0, left: 0, bottom: 21, right: 84), bar: 0)
                device.unfold()
                await expect(UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 84), bar: 0)
                device.rotate(to: .portrait)
                // The status bar, the navigation bar and the tab bar of a tablet.
                await expect(UIEdgeInsets(top: 24 + 44, left: 0, bottom: 49 + 20, right: 0), bar: 44)
            }

            // Source: [110]; [155]: below the status bar in the strip, where the items begin is assumed. That they are
            // below each other at the leading side was an earlier assumption.
            @Test(arguments: SimulatedBehavior.SideBars.allCases)
            func itemsOfABarAtTheSideCanBeTapped(_ bars: SimulatedBehavior.SideBars) async {
                device.behavior.barsStandAtTheSide = true
                device.behavior.sideBars = bars
                let controller = UIViewController()
                var pressed: [String] = []
                func item(_ title: String) -> UIBarButtonItem {
                    UIBarButtonItem(title: title, primaryAction: UIAction { _ in pressed.append(title) })
                }
                controller.navigationItem.leftBarButtonItem = item("first")
                controller.navigationItem.rightBarButtonItem = item("second")
                await harness.show(UINavigationController(rootViewController: controller))
                let (x, top): (CGFloat, CGFloat) = bars == .bothSides ? (42, 77) : (424, 114)
                for y in [top, top + 52] { device.tap(at: CGPoint(x: x, y: y), in: harness.window) }
                expectEqual(pressed, ["first", "second"])
            }

            // Source: [110]: bars that an app makes stay as they are
            @Test func barsThatAnAppMakesStayAsTheyAre() async {
                device.behavior.barsStandAtTheSide = true
                device.behavior.sideBars = .bothSides
                let controller = await harness.showPlainController()
                let toolbar = UIToolbar(frame: CGRect(x: 0, y: 600, width: 466, height: 44))
                toolbar.items = [
                    UIBarButtonItem(systemItem: .done), .flexibleSpace(), UIBarButtonItem(systemItem: .add),
                ]
                await harness.turn { controller.view.addSubview(toolbar) }
                expectEqual(Set(toolbar.subviews.map(\.frame.minY)), [0])
                #expect(controller.view.safeAreaInsets.left == 0 && controller.view.safeAreaInsets.right == 0)
            }
        }
    }
#endif
