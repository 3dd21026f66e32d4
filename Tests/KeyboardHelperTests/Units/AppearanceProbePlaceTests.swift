import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// Where in its host the probe hangs.
@MainActor
@Suite
struct AppearanceProbePlaceTests {
    private let device = SimulatedDevice(.iPhone16)
    private let host = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

    @Test("it is added above what is there and fills the host")
    func last() {
        host.addSubview(UIScrollView())
        host.addSubview(UIView())
        let probe = AppearanceProbe.of(host)
        #expect(host.subviews.last === probe)
        #expect(probe.frame == host.bounds)
        host.bounds.size = CGSize(width: 852, height: 393)
        #expect(probe.frame == host.bounds)
    }

    @Test("views that are added before the host comes on screen push it out of the first place")
    func notFirstOnArrival() {
        let probe = AppearanceProbe.of(host)
        let scrollView = UIScrollView(frame: host.bounds)
        host.addSubview(scrollView)
        device.turn { device.window.addSubview(host) }
        #expect(host.subviews.first === scrollView)
        #expect(host.subviews.last === probe)
    }

    @Test("views that are added when the host is on screen push it out of the first place at its next layout")
    func notFirstLater() {
        device.turn { device.window.addSubview(host) }
        let probe = AppearanceProbe.of(host)
        let scrollView = UIScrollView(frame: host.bounds)
        device.turn { host.addSubview(scrollView) }
        device.turn { probe.setNeedsLayout() }
        #expect(host.subviews.first === scrollView)
        #expect(host.subviews.last === probe)
    }

    @Test("a scroll view under bars is still found by them when the probe was there before it")
    func scrollViewOfBars() {
        final class Controller: UIViewController {
            let scrollView = UIScrollView()

            override func viewDidLoad() {
                super.viewDidLoad()
                _ = AppearanceProbe.of(view)
                scrollView.frame = view.bounds
                scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.addSubview(scrollView)
            }
        }
        let controller = Controller()
        device.show(UINavigationController(rootViewController: controller))
        device.settle()
        #expect(controller.scrollView.adjustedContentInset.top == controller.view.safeAreaInsets.top)
        #expect(controller.scrollView.adjustedContentInset.top > 59)
    }

    @Test("in a visual effect view it hangs in the content view: a direct subview raises an exception")
    func visualEffectView() {
        let effectView = UIVisualEffectView(effect: nil)
        effectView.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        let probe = AppearanceProbe.of(effectView)
        #expect(!effectView.simulatedHasRaised)
        #expect(probe.superview === effectView.contentView)
        #expect(probe.host === effectView)
        #expect(AppearanceProbe.of(effectView) === probe)
    }

    @Test("in a scroll view it has no size, so that it neither scrolls into sight nor reaches into the content")
    func scrollView() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        scrollView.contentSize = CGSize(width: 393, height: 3000)
        let probe = AppearanceProbe.of(scrollView)
        device.turn { device.window.addSubview(scrollView) }
        #expect(probe.frame == .zero)
        device.turn { scrollView.frame.size = CGSize(width: 852, height: 393) }
        #expect(probe.frame == .zero)
        #expect(scrollView.contentSize == CGSize(width: 393, height: 3000))
    }

    @Test("a table and a text view are scroll views too")
    func textView() {
        let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 393, height: 300))
        #expect(AppearanceProbe.of(textView).frame == .zero)
    }

    // MARK: Constraints

    /// Xcode marks ambiguous views, in every app that contains them.
    @Test(
        "constraints say where the library's views are, and those that the host holds refer to no view of the app"
    )
    func constraints() {
        final class Controller: UIViewController, KeyboardAvoiding {}
        let (controller, scrollView) = (Controller(), UIScrollView())
        let field = UITextField(frame: CGRect(x: 20, y: 700, width: 200, height: 40))
        let root: UIView = controller.view
        (scrollView.frame, scrollView.keyboardDismissMode) = (root.bounds, .interactive)
        root.addSubview(scrollView)
        scrollView.addSubview(field)
        device.show(controller)
        let avoidance = controller.handleKeyboard(scrollView: scrollView)
        device.tap(field)
        device.settle()
        func views(in view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + views(in: $0) } }
        let own = views(in: device.window).filter { $0 is any UnseenView || $0.superview is any UnseenView }
        #expect(own.contains { $0 is LayoutWatch } && own.contains { $0 is KeyboardFollower })
        #expect(own.filter(\.hasAmbiguousLayout).isEmpty)
        #expect(root.constraints.allSatisfy { [$0.firstItem, $0.secondItem].allSatisfy { $0 is any UnseenView } })
        avoidance.stop()
        #expect(root.constraints.isEmpty)
    }

    @Test("layouts are noticed also after the app has deactivated all constraints of the host")
    func withoutConstraints() throws {
        device.turn { device.window.addSubview(host) }
        _ = AppearanceProbe.of(host)
        let watch = try #require(host.subviews.compactMap { $0 as? LayoutWatch }.first)
        var layouts = 0
        watch.onBegin = {
            layouts += 1
            return false
        }
        device.turn { NSLayoutConstraint.deactivate(host.constraints) }
        layouts = 0
        device.turn { host.setNeedsLayout() }
        #expect(layouts == 1)
    }
}
