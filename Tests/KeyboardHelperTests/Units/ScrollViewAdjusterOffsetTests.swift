import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// A scroll view of 393 x 700 on an iPhone 16; without an inset its offset goes to 1300 at the most.
@MainActor
@Suite
struct ScrollViewAdjusterOffsetTests: AdjusterScene {
    let device = SimulatedDevice(.iPhone16)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 80, width: 393, height: 700))
    private let adjuster: ScrollViewAdjuster

    init() {
        adjuster = ScrollViewAdjuster(scrollView)
        putOnScreen()
    }

    private var offset: CGFloat { scrollView.contentOffset.y }

    private func apply(inset: CGFloat = 264, offset: CGFloat) {
        apply(adjuster, inset: inset, offset: offset)
    }

    private func restore(offset: Bool) {
        restore(adjuster, offset: offset)
    }

    @Test("the offset goes where the plan says, sideways it stays")
    func applied() {
        scrollView.contentSize.width = 1000
        scrollView.contentOffset = CGPoint(x: 44, y: 100)
        apply(offset: 254)
        #expect(scrollView.contentOffset == CGPoint(x: 44, y: 254))
        #expect(adjuster.lift == 154)
        apply(offset: 230)
        #expect(adjuster.lift == 130)
    }

    @Test("at the end it stays where it is", arguments: [true, false])
    func stays(clamps: Bool) {
        device.clampsOffsetWhenInsetShrinks = clamps
        apply(offset: 154)
        restore(offset: false)
        #expect(offset == 154)
        #expect(adjuster.lift == 0)
        #expect(!adjuster.isHolding)
    }

    @Test("at the end it goes back into the range without our inset", arguments: [true, false])
    func clamped(clamps: Bool) {
        device.clampsOffsetWhenInsetShrinks = clamps
        apply(offset: 1500)
        #expect(offset == 1500)
        restore(offset: false)
        #expect(offset == 1300)
    }

    @Test("if that is wanted it goes back to where the user was", arguments: [true, false])
    func back(clamps: Bool) {
        device.clampsOffsetWhenInsetShrinks = clamps
        scrollView.contentOffset.y = 40
        apply(offset: 154)
        apply(offset: 1500)
        restore(offset: true)
        #expect(offset == 40)
        #expect(adjuster.lift == 0)
    }

    @Test("it does not go back if the user has scrolled meanwhile", arguments: [true, false])
    func userScrolled(clamps: Bool) {
        device.clampsOffsetWhenInsetShrinks = clamps
        apply(offset: 154)
        device.beginDrag(in: scrollView, at: CGPoint(x: 200, y: 400))
        device.drag(to: CGPoint(x: 200, y: 300))
        device.endDrag()
        device.settle()
        #expect(offset == 254)
        restore(offset: true)
        #expect(offset == 254)
    }

    @Test("where the user has scrolled to is where it goes back to after the next movement")
    func userScrolledBetween() {
        apply(offset: 154)
        scrollView.contentOffset.y = 300
        apply(offset: 420)
        restore(offset: true)
        #expect(offset == 300)
    }

    @Test("an offset that UIKit has rounded to a pixel is still the one that was written")
    func rounded() {
        apply(offset: 154.2)
        // A third of a point is a pixel of this screen.
        #expect(abs(offset - 154 - 1.0 / 3) < 1e-9)
        restore(offset: true)
        #expect(offset == 0)
    }

    @Test("what scrolls at the app's bidding has been scrolled too")
    func appScrolled() {
        apply(offset: 154)
        scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
        device.settle()
        restore(offset: true)
        #expect(offset == 600)
    }

    @Test("while a finger is where the range is to end, only the indicator's inset goes away")
    func dragging() {
        apply(offset: 1500)
        device.beginDrag(in: scrollView, at: CGPoint(x: 200, y: 400))
        device.drag(to: CGPoint(x: 200, y: 390))
        #expect(offset == 1510)
        restore(offset: true)
        #expect(offset == 1510)
        // UIKit would pull the content from under the finger.
        #expect(scrollView.contentInset.bottom == 264)
        #expect(scrollView.verticalScrollIndicatorInsets.bottom == 0)
        device.endDrag()
        device.settle()
        restore(offset: true)
        #expect(scrollView.contentInset.bottom == 0)
        #expect(offset == 1300)
    }

    @Test("a scroll of UIKit that is under way is stopped, so that it does not overwrite ours")
    func runningScroll() {
        device.turn { scrollView.setContentOffset(CGPoint(x: 0, y: 900), animated: true) }
        device.advance(by: 0.1)
        #expect(offset > 0 && offset < 900)
        apply(offset: 154)
        device.settle()
        #expect(offset == 154)
    }

    @Test("an inset alone moves nothing, and is no reason to go back anywhere")
    func insetAlone() {
        scrollView.contentOffset.y = 100
        apply(offset: 100)
        #expect(adjuster.lift == 0)
        scrollView.contentOffset.y = 250
        restore(offset: true)
        #expect(offset == 250)
    }

    @Test("the offset that UIKit moves when the inset shrinks is brought to the plan's", arguments: [true, false])
    func shrinkingInset(clamps: Bool) {
        device.clampsOffsetWhenInsetShrinks = clamps
        apply(offset: 1560)
        // The range ends at 1500 with this one.
        apply(inset: 200, offset: 1500)
        #expect(offset == 1500)
        restore(offset: true)
        #expect(offset == 0)
    }

    @Test("inside an animation the model is there at once and the screen follows")
    func animated() throws {
        let motion = try #require(KeyboardTransition.announced(duration: 0.25, curve: 3))
        let content = UIView(frame: CGRect(x: 0, y: 600, width: 393, height: 44))
        scrollView.addSubview(content)
        device.settle()
        device.turn {
            motion.animate {
                adjuster.apply(MoverPlan(coveredInset: 264, overlap: 264, offset: 154))
            }
        }
        #expect(offset == 154)
        #expect(device.presentationFrame(of: content).minY == 680)
        device.advance(by: 0.125)
        #expect(abs(device.presentationFrame(of: content).minY - 603) < 1e-6)
        device.settle()
        #expect(device.presentationFrame(of: content).minY == 526)
    }
}
