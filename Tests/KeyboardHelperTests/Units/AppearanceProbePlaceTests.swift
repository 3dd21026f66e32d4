import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// Where in its host the probe hangs.
@MainActor @Suite struct AppearanceProbePlaceTests {
    private let device = SimulatedDevice(.iPhone16)
    private let host = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

    @Test(
        "views that come later push it out of the first place, where bars look for a scroll view",
        arguments: [true, false])
    func notFirst(isOnScreen: Bool) {
        if isOnScreen { device.turn { device.window.addSubview(host) } }
        let (probe, scrollView) = (AppearanceProbe.of(host), UIScrollView(frame: host.bounds))
        device.turn { host.addSubview(scrollView) }
        device.turn { isOnScreen ? probe.setNeedsLayout() : device.window.addSubview(host) }
        #expect(host.subviews.first === scrollView && host.subviews.last === probe)
    }

    @Test("in a visual effect view it hangs in the content view: a direct subview raises an exception")
    func visualEffectView() {
        let effectView = UIVisualEffectView(effect: nil)
        effectView.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        let probe = AppearanceProbe.of(effectView)
        #expect(!effectView.simulatedHasRaised)
        #expect(probe.superview === effectView.contentView && probe.host === effectView)
        #expect(AppearanceProbe.of(effectView) === probe)
    }

    @Test("in a scroll view it has no size, so that it neither scrolls into sight nor reaches into the content")
    func scrollView() {
        let (scrollView, textView) = (UIScrollView(frame: host.frame), UITextView(frame: host.frame))
        scrollView.contentSize = CGSize(width: 393, height: 3000)
        for view in [scrollView, textView] {
            let probe = AppearanceProbe.of(view)
            device.turn { device.window.addSubview(view) }
            expectEqual(probe.frame, .zero)
            device.turn { view.frame.size = CGSize(width: 852, height: 393) }
            expectEqual(probe.frame, .zero)
        }
        expectEqual(scrollView.contentSize, CGSize(width: 393, height: 3000))
    }

    /// Xcode marks ambiguous views, in every app that contains them.
    @Test("constraints say where the library's views are, and those that the host holds refer to no view of the app")
    func constraints() {
        let field = UITextField.at(700)
        let controller = MadeScreen { controller in
            let scrollView = UIScrollView(frame: controller.view.bounds)
            scrollView.keyboardDismissMode = .interactive
            controller.view.addSubview(scrollView)
            scrollView.addSubview(field)
            controller.handleKeyboard(scrollView: scrollView)
        }
        device.show(controller)
        device.tap(field)
        device.settle()
        func views(in view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + views(in: $0) } }
        let own = views(in: device.window).filter { $0 is any UnseenView || $0.superview is any UnseenView }
        #expect(own.contains { $0 is LayoutWatch } && own.contains { $0 is KeyboardFollower })
        #expect(own.filter(\.hasAmbiguousLayout).isEmpty)
        let root: UIView = controller.view
        #expect(root.constraints.allSatisfy { [$0.firstItem, $0.secondItem].allSatisfy { $0 is any UnseenView } })
        controller.stopHandlingKeyboard()
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
        expectEqual(layouts, 1)
    }
}
