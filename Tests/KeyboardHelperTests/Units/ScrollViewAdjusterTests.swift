import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// A scroll view of 393 x 700 on an iPhone 16, away from its safe areas. Its content is 2000 high, so that without an inset
/// its offset goes to 1300 at the most.
@MainActor @Suite struct ScrollViewAdjusterTests {
    /// Counts each write, also of equal values.
    private final class CountingScrollView: UIScrollView {
        var writes: [String: Int] = [:]

        override var contentInset: UIEdgeInsets {
            didSet { writes["inset", default: 0] += 1 }
        }
        override var verticalScrollIndicatorInsets: UIEdgeInsets {
            didSet { writes["indicator", default: 0] += 1 }
        }
        override var contentOffset: CGPoint {
            get { super.contentOffset }
            set {
                writes["offset", default: 0] += 1
                super.contentOffset = newValue
            }
        }
    }

    private let device = SimulatedDevice(.iPhone16)
    private let scrollView = CountingScrollView(frame: CGRect(x: 0, y: 80, width: 393, height: 700))
    private let adjuster: ScrollViewAdjuster

    init() {
        adjuster = ScrollViewAdjuster(scrollView)
        scrollView.contentSize = CGSize(width: 393, height: 2000)
        device.window.addSubview(scrollView)
        device.settle()
    }

    private var bottom: CGFloat { scrollView.contentInset.bottom }
    private var indicator: CGFloat { scrollView.verticalScrollIndicatorInsets.bottom }
    private var offset: CGFloat { scrollView.contentOffset.y }

    private func plan(_ inset: CGFloat, _ overlap: CGFloat? = nil, offset: CGFloat) -> MoverPlan {
        MoverPlan(coveredInset: inset, overlap: overlap ?? inset, offset: offset)
    }

    /// A session looks before it acts.
    private func apply(_ inset: CGFloat = 264, offset: CGFloat = 0) {
        device.turn {
            adjuster.reconcile()
            adjuster.apply(plan(inset, offset: offset))
        }
    }

    private func restore(scrollsBack: Bool = false) {
        device.turn { adjuster.restore(scrollsBack: scrollsBack, mayWait: true) }
    }

    /// From a finger at 400 to another one at `y`.
    private func drag(to y: CGFloat) {
        device.beginDrag(in: scrollView, at: CGPoint(x: 200, y: 400))
        device.drag(to: CGPoint(x: 200, y: y))
    }

    // MARK: Insets

    @Test("what the app does to an inset or an indicator while ours stands is kept", arguments: [true, false])
    func changedByTheApp(looksAgain: Bool) {
        scrollView.contentInset = UIEdgeInsets(top: 5, left: 6, bottom: 20.5, right: 7)
        apply()
        #expect(bottom == 284.5 && indicator == 264 && adjuster.addedInset == 264 && adjuster.isHolding)
        scrollView.contentInset.bottom = 50
        scrollView.verticalScrollIndicatorInsets.bottom += 8
        if looksAgain {
            apply(220)
            #expect(bottom == 270 && indicator == 228)
        }
        restore()
        #expect(scrollView.contentInset == UIEdgeInsets(top: 5, left: 6, bottom: 50, right: 7) && indicator == 8)
    }

    @Test("UIKit's part is read again when our inset has switched it on")
    func systemPartSwitchedOn() {
        final class Switching: UIScrollView {
            override var adjustedContentInset: UIEdgeInsets {
                var inset = contentInset
                if inset.bottom > 0 { inset.bottom += 34 }
                return inset
            }
        }
        let scrollView = Switching(frame: device.window.bounds)
        device.turn { device.window.addSubview(scrollView) }
        let adjuster = ScrollViewAdjuster(scrollView)
        device.turn { adjuster.apply(plan(336, offset: 0)) }
        expectEqual(scrollView.contentInset.bottom, 302)
        device.turn { adjuster.restore(scrollsBack: false, mayWait: true) }
        expectEqual(scrollView.contentInset.bottom, 0)
    }

    @Test("paging is off while an inset of ours stands", arguments: [true, false])
    func paging(pages: Bool) {
        scrollView.isPagingEnabled = pages
        for inset in [0, 264, 0, 264] as [CGFloat] {
            apply(inset)
            expectEqual(scrollView.isPagingEnabled, pages && inset == 0)
        }
        restore()
        expectEqual(scrollView.isPagingEnabled, pages)
    }

    // MARK: Offsets

    enum Act: Sendable {
        case plan(CGFloat), lowerPlan(CGFloat)
        /// By the app, at once or by an animation, or by a finger.
        case scroll(CGFloat), animate(CGFloat), drag(by: CGFloat)
        case end, endAndScrollBack
    }

    private nonisolated static let ways: [(String, [Act], CGFloat)] = [
        ("it stays where it is", [.plan(154), .end], 154),
        ("it goes back into the range without our inset", [.plan(1500), .end], 1300),
        ("it goes back to where the user was", [.scroll(40), .plan(154), .plan(1500), .endAndScrollBack], 40),
        ("not if a finger has scrolled", [.plan(154), .drag(by: 100), .endAndScrollBack], 254),
        ("nor if the app has", [.plan(154), .animate(600), .endAndScrollBack], 600),
        ("to where it was scrolled between", [.plan(154), .scroll(300), .plan(420), .endAndScrollBack], 300),
        ("an inset alone is no reason", [.scroll(100), .plan(100), .scroll(250), .endAndScrollBack], 250),
        ("a rounded offset is still ours", [.plan(154.2), .endAndScrollBack], 0),
        ("so is one that UIKit moves as the inset shrinks", [.plan(1560), .lowerPlan(1500), .endAndScrollBack], 0),
    ]

    /// Sideways it stays. A third of a point is a pixel of this screen. The range ends at 1564 with the usual inset, and at 1500 with the lower one.
    @Test("where the offset is at the end", arguments: ways, [true, false])
    func atTheEnd(_ way: (name: String, acts: [Act], end: CGFloat), clamps: Bool) {
        device.clampsOffsetWhenInsetShrinks = clamps
        (scrollView.contentSize.width, scrollView.contentOffset.x) = (1000, 44)
        for act in way.acts {
            switch act {
            case .plan(let offset), .lowerPlan(let offset):
                if case .plan = act { apply(offset: offset) } else { apply(200, offset: offset) }
                #expect(abs(self.offset - (offset == 154.2 ? 154 + 1.0 / 3 : offset)) < 1e-9)
            case .scroll(let offset): scrollView.contentOffset.y = offset
            case .animate(let offset): scrollView.setContentOffset(CGPoint(x: 44, y: offset), animated: true)
            case .drag(let points):
                drag(to: 400 - points)
                device.endDrag()
            case .end: restore()
            case .endAndScrollBack: restore(scrollsBack: true)
            }
            device.settle()
        }
        expectEqual(scrollView.contentOffset, CGPoint(x: 44, y: way.end))
        #expect(adjuster.lift == 0 && !adjuster.isHolding)
    }

    @Test("while a finger is where the range is to end, only the indicator's inset goes away")
    func dragging() {
        apply(offset: 1500)
        drag(to: 390)
        expectEqual(offset, 1510)
        restore(scrollsBack: true)
        // UIKit would pull the content from under the finger.
        #expect(offset == 1510 && bottom == 264 && indicator == 0)
        device.endDrag()
        device.settle()
        restore(scrollsBack: true)
        #expect(offset == 1300 && bottom == 0)
    }

    @Test("a scroll of UIKit that is under way is stopped, so that it does not overwrite ours")
    func runningScroll() {
        device.turn { scrollView.setContentOffset(CGPoint(x: 0, y: 900), animated: true) }
        device.advance(by: 0.1)
        #expect(offset > 0 && offset < 900)
        apply(offset: 154)
        device.settle()
        expectEqual(offset, 154)
    }

    // MARK: Writes

    @Test("one plan writes the inset, the indicator and the offset once each, and equal values never")
    func writes() {
        let writes = device.writes(in: scrollView) { apply(offset: 154) }
        expectEqual(writes.map(\.property).sorted(), ["bounds", "contentInset", "verticalScrollIndicatorInsets"])
        let counted = scrollView.writes
        #expect(counted["inset"] == 1 && counted["indicator"] == 1)
        #expect(device.writes(in: scrollView) { for _ in 0..<3 { apply(offset: 154) } }.isEmpty)
        expectEqual(scrollView.writes, counted)
    }

    @Test("a plan that differs by less than anyone sees does not differ")
    func differs() {
        #expect(!adjuster.differs(from: plan(0, offset: 0.05)))
        #expect(adjuster.differs(from: plan(264, offset: 0)))
        apply(offset: 154)
        for same in [plan(264, offset: 154), plan(264.05, offset: 154.05)] { #expect(!adjuster.differs(from: same)) }
        for other in [plan(265, 264, offset: 154), plan(264, 265, offset: 154), plan(264, offset: 155)] {
            #expect(adjuster.differs(from: other))
        }
    }

    /// The user has scrolled since, so there is no place to go back to. A page is as high as the scroll view.
    @Test("a pager comes to rest at a page, also where it would scroll back")
    func restsAtAPage() {
        scrollView.isPagingEnabled = true
        apply(336, offset: 30)
        device.turn { scrollView.contentOffset.y = 0.8 * 700 }
        restore(scrollsBack: true)
        expectEqual(offset, 700)
    }
}
