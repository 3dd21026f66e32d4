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
                #expect(pager.contentOffset == CGPoint(x: rests, y: 0))
            }
        }
    }
#endif
