#if os(Linux)
    import KeyboardHelperTestSupport
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        /// Two columns on a tablet, one stack on a phone.
        @MainActor
        @Suite
        struct SplitViews {
            private final class Collapser: NSObject, UISplitViewControllerDelegate {
                var top = UISplitViewController.Column.primary
                private(set) var calls: [String] = []

                func splitViewController(
                    _ svc: UISplitViewController,
                    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
                ) -> UISplitViewController.Column {
                    calls.append("\(proposedTopColumn)")
                    return top
                }
                func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("collapsed") }
                func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("expanded") }
            }

            private let log = CallLog()
            private let list: SpyController
            private let detail: SpyController
            private let split = UISplitViewController(style: .doubleColumn)
            private let collapser = Collapser()

            init() {
                list = SpyController("list", log: log)
                detail = SpyController("detail", log: log)
                split.setViewController(list, for: .primary)
                split.setViewController(detail, for: .secondary)
            }

            private func show(
                on model: SimulatedModel, _ orientation: UIInterfaceOrientation = .landscapeLeft
            ) async -> SimulatedDeviceHarness {
                let harness = SimulatedDeviceHarness(model)
                harness.device.rotate(to: orientation)
                await harness.show(split)
                harness.device.settle()
                return harness
            }

            private func frame(_ controller: UIViewController) -> CGRect {
                controller.view.convert(controller.view.bounds, to: nil)
            }

            // Source: https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymode-swift.enum
            @Test func aTabletShowsBothColumnsBesideEachOther() async {
                let harness = await show(on: .iPad11)
                let screen = harness.device.screen.bounds
                #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
                expectEqual(split.primaryColumnWidth, 320)
                expectEqual(frame(list), CGRect(x: 0, y: 0, width: 320, height: screen.height))
                expectEqual(frame(detail), CGRect(x: 320, y: 0, width: screen.width - 320, height: screen.height))
                expectEqual(
                    Set(log.all),
                    Set(
                        ["list", "detail"].flatMap { name in
                            ["will", "is", "did"].map { "\(name) \($0) appear\($0 == "is" ? "ing" : "")" }
                        }))
            }

            // Source: https://developer.apple.com/documentation/uikit/uisplitviewcontroller/setviewcontroller(_:for:)
            @Test func eachColumnIsInANavigationController() async {
                let harness = await show(on: .iPad11)
                #expect(
                    split.viewController(for: .primary) === list && split.viewController(for: .secondary) === detail)
                let (left, right) = (list.navigationController, detail.navigationController)
                #expect(left != nil && right != nil && left !== right)
                #expect(list.splitViewController === split && left?.parent === split)
                let top = harness.window.safeAreaInsets.top + 50
                #expect(list.view.safeAreaInsets.top == top && detail.view.safeAreaInsets.top == top)
            }

            // Source: https://developer.apple.com/documentation/uikit/uisplitviewcontroller/preferreddisplaymode
            @Test(arguments: [
                (UISplitViewController.DisplayMode.secondaryOnly, CGFloat(0), false), (.oneBesideSecondary, 320, true),
                (.oneOverSecondary, 0, true),
            ])
            func theAppChoosesHowTheyShareTheScreen(
                mode: UISplitViewController.DisplayMode, x: CGFloat, showsList: Bool
            ) async {
                split.preferredDisplayMode = mode
                let harness = await show(on: .iPad11, .portrait)
                expectEqual(split.displayMode, mode)
                #expect(frame(detail).minX == x && frame(detail).maxX == harness.device.screen.bounds.maxX)
                expectEqual(list.viewIfLoaded?.window != nil, showsList)
            }

            // Source: https://developer.apple.com/documentation/uikit/uisplitviewcontroller/show(_:)
            @Test func aHiddenColumnIsShownAndHidden() async {
                let harness = await show(on: .iPad11, .portrait)
                #expect(split.displayMode == .secondaryOnly && list.viewIfLoaded?.window == nil)
                log.forget()
                await harness.turn { split.show(.primary) }
                #expect(split.displayMode == .oneOverSecondary && list.view.window != nil)
                await harness.turn { split.hide(.primary) }
                #expect(list.view.window == nil)
                #expect(log.all.first == "list will appear" && log.all.last == "list did disappear")
                #expect(!log.all.contains { $0.hasPrefix("detail") })
            }

            @Test func turningTheTabletChangesTheAutomaticMode() async {
                let harness = await show(on: .iPad11)
                harness.device.rotate(to: .portrait)
                harness.device.settle()
                #expect(split.displayMode == .secondaryOnly && list.view.window == nil)
                expectEqual(frame(detail).width, harness.device.screen.bounds.width)
                harness.device.rotate(to: .landscapeRight)
                harness.device.settle()
                #expect(list.view.window != nil && frame(detail).minX == 320)
            }

            // Source: https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:
            // topcolumnforcollapsingtoproposedtopcolumn:)
            @Test(arguments: [UISplitViewController.Column.primary, .secondary])
            func onAPhoneTheyAreOneStack(top: UISplitViewController.Column) async {
                collapser.top = top
                split.delegate = collapser
                let harness = await show(on: .iPhone16, .portrait)
                #expect(split.isCollapsed && collapser.calls == ["secondary", "collapsed"])
                let navigation = list.navigationController
                expectEqual(navigation?.viewControllers, top == .primary ? [list] : [list, detail])
                #expect(navigation?.topViewController?.view.window === harness.window)
            }

            // Source: https://developer.apple.com/documentation/uikit/uisplitviewcontroller/show(_:)
            @Test func showingTheSecondaryColumnOfAStackPushesIt() async {
                split.delegate = collapser
                let harness = await show(on: .iPhone16, .portrait)
                await harness.turn { split.show(.secondary) }
                harness.device.settle()
                #expect(list.navigationController?.viewControllers == [list, detail] && list.view.window == nil)
                await harness.turn { list.navigationController?.popViewController(animated: true) }
                harness.device.settle()
                #expect(list.view.window != nil && detail.view.window == nil)
                await harness.turn { split.show(.secondary) }
                harness.device.settle()
                #expect(detail.view.window != nil)
                await harness.turn { split.show(.primary) }
                harness.device.settle()
                #expect(list.view.window != nil && detail.view.window == nil)
            }

            // Source: https://developer.apple.com/documentation/uikit/uisplitviewcontroller/iscollapsed
            @Test func aWindowThatGetsNarrowCollapsesThemAndAWideOneExpandsThem() async {
                collapser.top = .secondary
                split.delegate = collapser
                let harness = await show(on: .iPad11)
                expectEqual(collapser.calls, ["expanded"])
                let field = await harness.addField(to: detail.view)
                await harness.turn { harness.device.resizeWindow(to: CGRect(x: 0, y: 0, width: 400, height: 800)) }
                harness.device.settle()
                #expect(split.isCollapsed && list.navigationController?.viewControllers == [list, detail])
                #expect(frame(detail).width == 400 && field.window != nil && list.view.window == nil)
                let pushed = UIViewController()
                await harness.turn { detail.navigationController?.pushViewController(pushed, animated: false) }
                harness.device.resizeWindow(to: harness.device.screen.bounds)
                harness.device.settle()
                #expect(!split.isCollapsed && list.view.window != nil)
                expectEqual(pushed.navigationController?.viewControllers, [detail, pushed])
                expectEqual(frame(pushed).minX, 320)
            }
        }
    }
#endif
