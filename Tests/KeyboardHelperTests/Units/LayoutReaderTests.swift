import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// A field in a scroll view in a host that fills an iPhone 16. The keyboard begins at 516.
@MainActor @Suite struct LayoutReaderTests {
    private let device = SimulatedDevice(.iPhone16)
    private let host = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 752))
    private let field = UITextField(frame: CGRect(x: 20, y: 600, width: 353, height: 44))

    init() {
        scrollView.contentSize = CGSize(width: 393, height: 2000)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.addSubview(field)
        host.addSubview(scrollView)
        device.window.addSubview(host)
        device.settle()
    }

    /// Reads for the scroll view, or for the host as a container that is lifted. The scroll view is a mover in both.
    private func read(
        lifts: Bool = false, hasFocus: Bool = true, companions: [UIView] = [], addedInset: CGFloat = 0,
        lift: CGFloat = 0, lastRests: [CGFloat] = []
    ) -> LayoutSnapshot {
        let target: AvoidanceTarget = lifts ? .container(host) : .scrollView(scrollView)
        let ledger = Ledger()
        var scrolled = Ledger.Entry(ledger.scrolling(scrollView), of: host)
        scrolled.takesInset = target.kind.scrolls
        scrolled.adjuster.apply(MoverPlan(coveredInset: addedInset, offset: scrollView.contentOffset.y))
        let view = target.view ?? host
        var views = [scrolled]
        var around = Surroundings(
            target: view, kind: target.kind, host: host, page: host, outermostPage: host,
            tracker: FocusTracker(in: device.window, center: NotificationCenter()) { _ in }, bars: [],
            knownBars: [], standing: StandingViews(), window: device.window, keyboardTop: 516, formerRoomBottom: 516)
        if target.kind.lifts {
            let adjuster = ledger.lifting(view)
            adjuster.apply(MoverPlan(isLift: true, offset: lift))
            views.append(Ledger.Entry(adjuster, of: host))
            around = around.lifting(adjuster)
        }
        let movers = MoverReader(around: around, views: views, isDragged: false)
        guard hasFocus else { return movers.read() }
        let wishes = LayoutReader.Wishes(spacing: 10, companions: companions, others: companions)
        return LayoutReader(movers: movers, input: field, path: field.path, wishes: wishes, lastRests: lastRests).read()
    }

    @Test("an input that is nowhere is no focus", arguments: [CGFloat.nan, .infinity])
    func nowhere(_ y: CGFloat) {
        field.frame.origin.y = y
        #expect(read().focus == nil)
    }

    @Test("everything is measured in window coordinates, and the library's inset told apart from the app's")
    func coordinates() throws {
        scrollView.contentOffset.y = 50
        scrollView.contentInset.bottom = 10
        let snapshot = read(addedInset: 336)
        #expect(snapshot.scale == 3 && snapshot.keyboardTop == 516 && snapshot.visibleTop == 59)
        #expect(snapshot.focus == CGRect(x: 20, y: 650, width: 353, height: 44))
        let area = try #require(snapshot.movers.first)
        #expect(area.viewport == CGRect(x: 0, y: 100, width: 393, height: 752) && area.offset == 50)
        #expect(area.takesInset && area.mayScroll && area.insets.appBottom == 10 && area.insets.ownBottom == 336)
        #expect(snapshot.movers.allSatisfy { $0.liftLimit == nil })
    }

    @Test("a scroll view target is measured without a focus too")
    func withoutFocus() {
        let snapshot = read(hasFocus: false)
        #expect(snapshot.focus == nil && snapshot.movers.map(\.takesInset) == [true])
    }

    @Test("an input that is lifted counts where it is without the lift")
    func liftedInput() {
        let lifted = read(lifts: true, lift: 80, lastRests: [0, 744])
        #expect(lifted.rests == [0, 744] && lifted.movers.last?.isCountedAnew == false)
    }

    @Test(
        "a lift is counted anew where the input has come up by more than a point",
        arguments: [(0.5, false), (40, true)])
    func inputHasComeUp(by points: CGFloat, isCountedAnew: Bool) {
        host.frame.origin.y = -points
        #expect(read(lifts: true).movers.last?.isCountedAnew == false)
        #expect(read(lifts: true, lastRests: [0, 744]).movers.last?.isCountedAnew == isCountedAnew)
    }

    @Test("a companion is measured with the innermost scroll view that it moves with", arguments: [true, false])
    func companion(isInside: Bool) {
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 353, height: 44))
        (isInside ? scrollView : host).addSubview(button)
        let companion = read(lifts: true, companions: [button]).companions.first
        #expect(companion?.area == (isInside ? 0 : 1) && companion?.rect.minY == (isInside ? 120 : 20))
        button.isHidden = true
        // Only the container itself, which reaches below the keyboard's top.
        #expect(read(lifts: true, companions: [button]).companions.map(\.rect) == [host.frame])
    }
}
