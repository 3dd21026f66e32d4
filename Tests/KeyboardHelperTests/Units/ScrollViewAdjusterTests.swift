import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// A scroll view of 393 x 700 on an iPhone 16, away from its safe areas; the content is 2000 high.
@MainActor
@Suite
struct ScrollViewAdjusterTests: AdjusterScene {
    let device = SimulatedDevice(.iPhone16)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 80, width: 393, height: 700))

    init() { putOnScreen() }

    private var bottom: CGFloat { scrollView.contentInset.bottom }

    // MARK: Insets

    @Test("ours is added to the app's inset and taken away again, the other edges are left alone")
    func delta() {
        let app = UIEdgeInsets(top: 5, left: 6, bottom: 20.1, right: 7)
        scrollView.contentInset = app
        let adjuster = makeAdjuster()
        #expect(!adjuster.isHolding)
        apply(adjuster, inset: 264, offset: -5)
        #expect(abs(bottom - 284.1) < 1e-9)
        #expect(adjuster.addedInset == 264)
        #expect(adjuster.isHolding)
        apply(adjuster, inset: 220, offset: -5)
        #expect(abs(bottom - 240.1) < 1e-9)
        restore(adjuster)
        #expect(scrollView.contentInset == app)
        #expect(!adjuster.isHolding)
    }

    @Test("what the app adds while ours stands is kept through changes and the end")
    func changedRelatively() {
        let adjuster = makeAdjuster()
        apply(adjuster, inset: 264, offset: 0)
        scrollView.contentInset.bottom += 16
        apply(adjuster, inset: 264, offset: 0)
        #expect(bottom == 280)
        apply(adjuster, inset: 220, offset: 0)
        #expect(bottom == 236)
        restore(adjuster)
        #expect(bottom == 16)
    }

    @Test("what the app assigns anew while ours stands is its own, and ours goes on top")
    func assignedAnew() {
        let adjuster = makeAdjuster()
        apply(adjuster, inset: 264, offset: 0)
        scrollView.contentInset.bottom = 50
        apply(adjuster, inset: 264, offset: 0)
        #expect(bottom == 314)
        restore(adjuster)
        #expect(bottom == 50)
    }

    @Test("what the app assigns anew just before the end is what stays")
    func assignedBeforeTheEnd() {
        let adjuster = makeAdjuster()
        apply(adjuster, inset: 264, offset: 0)
        scrollView.contentInset.bottom = 50
        restore(adjuster)
        #expect(bottom == 50)
    }

    @Test("what UIKit adds by itself is not added again")
    func systemPart() {
        scrollView.frame = device.window.bounds
        device.settle()
        #expect(scrollView.adjustedContentInset.bottom == 34)
        let adjuster = makeAdjuster()
        apply(adjuster, inset: 336, offset: scrollView.contentOffset.y)
        #expect(bottom == 302)
        #expect(scrollView.adjustedContentInset.bottom == 336)
        restore(adjuster)
        #expect(bottom == 0)
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
        let scrollView = Switching(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        device.turn { device.window.addSubview(scrollView) }
        let adjuster = ScrollViewAdjuster(scrollView)
        apply(adjuster, inset: 336, offset: 0)
        #expect(scrollView.contentInset.bottom == 302)
        restore(adjuster)
        #expect(scrollView.contentInset.bottom == 0)
    }

    // MARK: Indicators

    @Test(
        "the indicator ends at the keyboard; the safe area counts only where UIKit adjusts it",
        arguments: [true, false])
    func indicators(isAutomatic: Bool) {
        scrollView.frame = device.window.bounds
        scrollView.automaticallyAdjustsScrollIndicatorInsets = isAutomatic
        scrollView.verticalScrollIndicatorInsets.bottom = 3
        device.settle()
        let adjuster = makeAdjuster()
        apply(adjuster, inset: 346, overlap: 336, offset: 0)
        #expect(scrollView.verticalScrollIndicatorInsets.bottom == (isAutomatic ? 305 : 339))
        restore(adjuster)
        #expect(scrollView.verticalScrollIndicatorInsets.bottom == 3)
    }

    @Test("what the app changes at the indicators is kept")
    func indicatorsOfTheApp() {
        let adjuster = makeAdjuster()
        apply(adjuster, inset: 264, offset: 0)
        scrollView.verticalScrollIndicatorInsets.bottom += 8
        apply(adjuster, inset: 220, offset: 0)
        #expect(scrollView.verticalScrollIndicatorInsets.bottom == 228)
        restore(adjuster)
        #expect(scrollView.verticalScrollIndicatorInsets.bottom == 8)
    }

    // MARK: Paging

    /// The user has scrolled since, so there is no place to go back to. A page is as high as the scroll view.
    @Test("a pager comes to rest at a page, also where it would scroll back")
    func restsAtAPage() {
        scrollView.isPagingEnabled = true
        let (adjuster, height) = (makeAdjuster(), scrollView.bounds.height)
        apply(adjuster, inset: 336, offset: 30)
        device.turn { scrollView.contentOffset.y = 0.8 * height }
        restore(adjuster, offset: true)
        #expect(scrollView.contentOffset.y == height)
    }

    @Test("paging is off while an inset of ours stands")
    func paging() {
        scrollView.isPagingEnabled = true
        let adjuster = makeAdjuster()
        apply(adjuster, inset: 0, offset: 0)
        #expect(scrollView.isPagingEnabled)
        apply(adjuster, inset: 264, offset: 0)
        #expect(!scrollView.isPagingEnabled)
        apply(adjuster, inset: 0, offset: 0)
        #expect(scrollView.isPagingEnabled)
        apply(adjuster, inset: 264, offset: 0)
        restore(adjuster)
        #expect(scrollView.isPagingEnabled)
    }

    @Test("a scroll view that does not page does not page afterwards")
    func noPaging() {
        let adjuster = makeAdjuster()
        apply(adjuster, inset: 264, offset: 0)
        restore(adjuster)
        #expect(!scrollView.isPagingEnabled)
    }
}
