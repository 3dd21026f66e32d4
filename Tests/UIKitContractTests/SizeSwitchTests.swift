// Sizes that differ between devices are switches of the simulated one, so this file is compiled on Linux only.
#if os(Linux)
    import KeyboardHelperTestSupport
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        /// The default of each is what most tests here are written for; the other position is what public sources say
        /// of newer systems, or of some devices.
        @MainActor
        @Suite
        struct SizeSwitches {
            private final class Row: NSObject, UITableViewDataSource {
                let cell = UITableViewCell()
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { cell }
                func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
            }

            private func show(_ row: Row, in harness: SimulatedDeviceHarness) async -> UITableView {
                let controller = await harness.showPlainController()
                let table = UITableView(frame: controller.view.bounds, style: .plain)
                table.dataSource = row
                await harness.turn { controller.view.addSubview(table) }
                return table
            }

            // Source: github.com/QuintGao/GKNavigationBarSwift/issues/47: 54 on iOS 26
            @Test(arguments: [44, 54] as [CGFloat])
            func aNavigationBarOfAnUprightPhone(height: CGFloat) async {
                let harness = SimulatedDeviceHarness()
                harness.device.behavior.sizes.navigationBar = height
                let controller = UIViewController()
                let navigation = UINavigationController(rootViewController: controller)
                await harness.show(navigation)
                expectEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 59, width: 393, height: height))
                expectEqual(controller.view.safeAreaInsets.top, 59 + height)
                harness.device.rotate(to: .landscapeLeft)
                expectEqual(navigation.navigationBar.frame.height, 32)
            }

            // Source: SKPhotoBrowser PR 459: 48; IQKeyboardToolbarManager makes it 58
            @Test(arguments: [44, 48, 58] as [CGFloat])
            func aToolbar(height: CGFloat) async {
                let harness = SimulatedDeviceHarness()
                harness.device.behavior.sizes.toolbar = height
                let controller = UIViewController()
                let navigation = UINavigationController(rootViewController: controller)
                navigation.isToolbarHidden = false
                await harness.show(navigation)
                expectEqual(navigation.toolbar.frame, CGRect(x: 0, y: 818 - height, width: 393, height: height))
                expectEqual(controller.view.safeAreaInsets.bottom, 34 + height)
                expectEqual(UIToolbar().sizeThatFits(CGSize(width: 100, height: 0)).height, height)
            }

            // Source: woocommerce-ios PR 3407: 16 or 20 at the sides, by device
            @Test(arguments: [true, false], [SimulatedModel.iPhone16, .iPhone16ProMax])
            func marginsOfACell(isOn: Bool, model: SimulatedModel) async {
                let harness = SimulatedDeviceHarness(model)
                harness.device.behavior.sizes.cellMarginsFollowTheScreen = isOn
                let (row, own) = (Row(), Row())
                own.cell.contentView.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
                _ = await show(row, in: harness)
                let side: CGFloat = isOn && model.screen.width == 440 ? 20 : 16
                let margins = row.cell.contentView.layoutMargins
                expectEqual(margins, UIEdgeInsets(top: 11, left: side, bottom: 11, right: side))
                _ = await show(own, in: harness)
                expectEqual(own.cell.contentView.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
            }

            // Source: openradar 31111140, 2017: 309 since iOS 8
            @Test(arguments: [309, 320] as [CGFloat])
            func thePrimaryColumnOfASplitView(width: CGFloat) async {
                let harness = SimulatedDeviceHarness(.iPad11)
                harness.device.rotate(to: .landscapeLeft)
                harness.device.behavior.sizes.primaryColumn = width
                let (split, primary) = (UISplitViewController(style: .doubleColumn), UIViewController())
                split.setViewController(primary, for: .primary)
                split.setViewController(UIViewController(), for: .secondary)
                await harness.show(split)
                await harness.settle()
                #expect(split.primaryColumnWidth == width && primary.view.bounds.width == width)
            }

            // Source: github.com/fuzz-productions/FZAccordionTableView/issues/55: the origin is off by the padding of
            // iOS 15, 22 points
            @Test(arguments: [true, false])
            func theRectangleOfTheFirstHeader(isOn: Bool) async {
                let harness = SimulatedDeviceHarness()
                harness.device.behavior.firstHeaderCountsPadding = isOn
                let row = Row()
                let table = await show(row, in: harness)
                let header = table.rectForHeader(inSection: 0)
                let cell = table.rectForRow(at: IndexPath(row: 0, section: 0))
                #expect(header.minY == (isOn ? 0 : 22) && cell.minY == 22 + header.height)
            }

            // Source: openradar 35532074, at first that of its frame; developer.apple.com/forums/thread/671541: since
            // iOS 14 it is not brought up to date after a rotation
            @Test(arguments: [true, false])
            func aViewThatIsUpsideDownMayKeepItsSafeArea(isOn: Bool) async {
                let harness = SimulatedDeviceHarness()
                harness.device.behavior.invertedSafeAreasStay = isOn
                let controller = await harness.showPlainController()
                let view = UIView(frame: controller.view.bounds)
                view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.transform = CGAffineTransform(scaleX: 1, y: -1)
                await harness.turn { controller.view.addSubview(view) }
                expectEqual(view.safeAreaInsets, UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
                harness.device.rotate(to: .landscapeLeft)
                await harness.settle()
                let turned = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
                expectEqual(controller.view.safeAreaInsets, turned)
                expectEqual(view.safeAreaInsets, isOn ? UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0) : turned)
            }
        }
    }
#endif
