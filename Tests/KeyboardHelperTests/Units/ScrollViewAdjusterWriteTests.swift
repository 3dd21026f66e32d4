import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// How often a scroll view of 393 x 700 is written to; the content is 2000 high.
@MainActor
@Suite
struct ScrollViewAdjusterWriteTests: AdjusterScene {
    /// Counts each write, also of equal values.
    final class CountingScrollView: UIScrollView {
        var insetWrites = 0
        var indicatorWrites = 0
        var offsetWrites = 0

        override var contentInset: UIEdgeInsets {
            didSet { insetWrites += 1 }
        }
        override var verticalScrollIndicatorInsets: UIEdgeInsets {
            didSet { indicatorWrites += 1 }
        }
        override var contentOffset: CGPoint {
            get { super.contentOffset }
            set {
                offsetWrites += 1
                super.contentOffset = newValue
            }
        }
    }

    let device = SimulatedDevice(.iPhone16)
    let scrollView = CountingScrollView(frame: CGRect(x: 0, y: 80, width: 393, height: 700))

    init() { putOnScreen() }

    @Test("equal values are never written twice")
    func equalValues() {
        let adjuster = makeAdjuster()
        apply(adjuster, inset: 264, offset: 154)
        let before = (scrollView.insetWrites, scrollView.indicatorWrites, scrollView.offsetWrites)
        let writes = device.writes(in: scrollView) {
            for _ in 0..<3 { apply(adjuster, inset: 264, offset: 154) }
        }
        #expect(writes.isEmpty)
        #expect((scrollView.insetWrites, scrollView.indicatorWrites, scrollView.offsetWrites) == before)
    }

    @Test("one plan writes the inset, the indicator and the offset once each")
    func writesOfOnePlan() {
        let adjuster = makeAdjuster()
        let writes = device.writes(in: scrollView) { apply(adjuster, inset: 264, offset: 154) }
        #expect(writes.map(\.property).sorted() == ["bounds", "contentInset", "verticalScrollIndicatorInsets"])
        #expect(scrollView.insetWrites == 1)
        #expect(scrollView.indicatorWrites == 1)
    }

    @Test("a plan that differs by less than anyone sees does not differ")
    func differs() {
        let adjuster = makeAdjuster()
        func differs(_ inset: CGFloat, _ overlap: CGFloat, _ offset: CGFloat) -> Bool {
            adjuster.differs(from: MoverPlan(coveredInset: inset, overlap: overlap, offset: offset))
        }
        #expect(!differs(0, 0, 0.05))
        #expect(differs(264, 264, 0))
        apply(adjuster, inset: 264, offset: 154)
        #expect(!differs(264, 264, 154))
        #expect(!differs(264.05, 264.05, 154.05))
        #expect(differs(265, 264, 154))
        #expect(differs(264, 265, 154))
        #expect(differs(264, 264, 155))
    }

    @Test("a scroll view that is gone is no trouble")
    func gone() {
        var scrollView: UIScrollView? = UIScrollView()
        weak let weakScrollView = scrollView
        let adjuster = scrollView.map { ScrollViewAdjuster($0) }
        apply(adjuster ?? makeAdjuster(), inset: 264, offset: 0)
        scrollView = nil
        #expect(weakScrollView == nil)
        #expect(adjuster?.scrollView == nil)
        if let adjuster { apply(adjuster, inset: 100, offset: 10) }
        if let adjuster { restore(adjuster, offset: true) }
    }
}
