#if os(Linux)
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        @MainActor
        @Suite
        struct Paging {
            private let harness = SimulatedDeviceHarness()

            // Source: https://developer.apple.com/documentation/uikit/uiscrollview/ispagingenabled
            @Test(arguments: [(200, 300), (120, 0), (900, 600)] as [(CGFloat, CGFloat)])
            func aFingerThatLetsGoLeavesItAtTheNearestPage(dragged: CGFloat, rests: CGFloat) async {
                let controller = await harness.showPlainController()
                let pager = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
                pager.isPagingEnabled = true
                pager.contentSize = CGSize(width: 900, height: 400)
                await harness.turn { controller.view.addSubview(pager) }
                harness.device.beginDrag(in: pager, at: CGPoint(x: 290, y: 300))
                harness.device.drag(to: CGPoint(x: 290 - dragged, y: 300))
                harness.device.endDrag()
                await harness.settle()
                expectEqual(pager.contentOffset, CGPoint(x: rests, y: 0))
            }

            // Source: an old report, no address kept: with paging on, a layout brings the offset to a page (switch)
            @Test(arguments: [true, false], [true, false])
            func aLayoutMayBringItToTheNearestPage(isOn: Bool, isPaged: Bool) async {
                harness.device.behavior.layoutsSnapToPages = isOn
                let controller = await harness.showPlainController()
                let pager = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
                pager.isPagingEnabled = isPaged
                pager.contentSize = CGSize(width: 300, height: 1200)
                await harness.turn { controller.view.addSubview(pager) }
                await harness.turn { pager.contentOffset.y = 250 }
                await harness.turn { pager.setNeedsLayout() }
                expectEqual(pager.contentOffset, CGPoint(x: 0, y: isOn && isPaged ? 400 : 250))
            }
        }
    }
#endif
