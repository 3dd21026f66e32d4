import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    /// Room at the top of a scroll view that comes and goes by itself.
    @MainActor
    @Suite
    struct RefreshControls {
        private let harness: any ContractHarness

        init() throws {
            harness = try makeHarness()
        }

        private func show() async -> (scrollView: UIScrollView, control: UIRefreshControl) {
            let scrollView = await harness.showScrollView()
            let control = UIRefreshControl()
            await harness.turn { scrollView.refreshControl = control }
            return (scrollView, control)
        }

        // Source: https://developer.apple.com/documentation/uikit/uiscrollview/refreshcontrol
        @Test func itIsASubviewOfItsScrollView() async {
            let (scrollView, control) = await show()
            #expect(control.superview === scrollView && control.frame.maxY <= 0.01)
            #expect(!control.isRefreshing && scrollView.contentInset == .zero)
            await harness.turn { scrollView.refreshControl = nil }
            #expect(control.superview == nil)
        }

        // Source: https://github.com/xmartlabs/Eureka/pull/244: it changes the content inset while it refreshes
        @Test func whileItRefreshesTheInsetAtTheTopIsLarger() async {
            let (scrollView, control) = await show()
            scrollView.contentInset = UIEdgeInsets(top: 12, left: 0, bottom: 300, right: 0)
            await harness.turn { control.beginRefreshing() }
            await harness.settle()
            #expect(control.isRefreshing && scrollView.contentInset.top > 12 + 20)
            expectEqual(scrollView.contentInset.bottom, 300)
            await harness.turn { control.endRefreshing() }
            await harness.settle()
            #expect(!control.isRefreshing)
            expectEqual(scrollView.contentInset, UIEdgeInsets(top: 12, left: 0, bottom: 300, right: 0))
        }

        // Source: the same: what the app changes meanwhile stays
        @Test func itTakesItsOwnShareAway() async {
            let (scrollView, control) = await show()
            await harness.turn { control.beginRefreshing() }
            await harness.settle()
            await harness.turn {
                scrollView.contentInset.top += 7
                scrollView.contentInset.bottom = 200
            }
            await harness.turn { control.endRefreshing() }
            await harness.settle()
            expectEqual(scrollView.contentInset, UIEdgeInsets(top: 7, left: 0, bottom: 200, right: 0))
        }

        // Source: https://developer.apple.com/documentation/uikit/uirefreshcontrol/beginrefreshing(): the state, no
        // event; https://stackoverflow.com/questions/14718850: nothing is scrolled
        @Test func theAppsOwnBeginningTellsAndScrollsNothing() async {
            let (scrollView, control) = await show()
            var told = 0
            control.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
            scrollView.contentOffset.y = 100
            for _ in 0..<2 { await harness.turn { control.beginRefreshing() } }
            await harness.settle()
            #expect(told == 0 && scrollView.contentOffset.y == 100)
            await harness.turn { control.endRefreshing() }
            await harness.settle()
            #expect(scrollView.contentOffset.y == 100 && scrollView.contentInset == .zero)
        }

        // Source: https://developer.apple.com/documentation/uikit/uitableviewcontroller/refreshcontrol
        @Test func aTableControllersIsItsTables() async {
            let controller = UITableViewController(style: .plain)
            await harness.show(controller)
            let control = UIRefreshControl()
            await harness.turn { controller.refreshControl = control }
            #expect(control.isDescendant(of: controller.view) && controller.refreshControl === control)
        }

        #if os(Linux)
            // Source: https://developer.apple.com/documentation/uikit/uirefreshcontrol: the user pulls, and the action
            // begins the work
            @Test func whoPullsBeginsAndTheContentStaysBelowIt() async throws {
                let (scrollView, control) = await show()
                let device = try #require(harness as? SimulatedDeviceHarness).device
                var told = 0
                control.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
                device.beginDrag(in: scrollView, at: CGPoint(x: 100, y: 300))
                device.drag(to: CGPoint(x: 100, y: 400))
                #expect(told == 0 && !control.isRefreshing)
                device.drag(to: CGPoint(x: 100, y: 600))
                #expect(told == 1 && control.isRefreshing)
                device.endDrag()
                device.settle()
                #expect(scrollView.contentOffset.y == -60 && scrollView.contentInset.top == 60)
                await harness.turn { control.endRefreshing() }
                await harness.settle()
                #expect(scrollView.contentOffset.y == 0 && scrollView.contentInset == .zero)
            }
        #endif
    }
}
