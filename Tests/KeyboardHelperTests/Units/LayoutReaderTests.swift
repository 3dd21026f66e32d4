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

    /// Reads for the host as a container that is lifted. The scroll view is a mover too.
    private func read(companions: [UIView] = [], lastRests: [CGFloat] = []) -> LayoutSnapshot {
        let (ledger, target) = (Ledger(), AvoidanceTarget.container(host))
        let views = [
            Ledger.Entry(ledger.scrolling(scrollView), of: host), Ledger.Entry(ledger.lifting(host), of: host),
        ]
        let around = Surroundings(
            target: host, kind: target.kind, host: host, page: host, outermostPage: host,
            tracker: FocusTracker(in: device.window, center: NotificationCenter()) { _ in }, bars: [],
            knownBars: [], standing: StandingViews(), window: device.window, keyboardTop: 516, formerRoomBottom: 516
        ).lifting(ledger.lifting(host))
        let movers = MoverReader(around: around, views: views, isDragged: false)
        let wishes = LayoutReader.Wishes(spacing: 10, companions: companions, others: companions)
        return LayoutReader(movers: movers, input: field, path: field.path, wishes: wishes, lastRests: lastRests).read()
    }

    @Test("an input that is nowhere is no focus", arguments: [CGFloat.nan, .infinity])
    func nowhere(_ y: CGFloat) {
        field.frame.origin.y = y
        #expect(read().focus == nil)
    }

    @Test(
        "a lift is counted anew where the input has come up by more than a point",
        arguments: [(0.5, false), (40, true)])
    func inputHasComeUp(by points: CGFloat, isCountedAnew: Bool) {
        host.frame.origin.y = -points
        expectEqual(read().movers.last?.isCountedAnew, false)
        expectEqual(read(lastRests: [0, 744]).movers.last?.isCountedAnew, isCountedAnew)
    }

    @Test("a companion is measured with the innermost scroll view that it moves with", arguments: [true, false])
    func companion(isInside: Bool) {
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 353, height: 44))
        (isInside ? scrollView : host).addSubview(button)
        let companion = read(companions: [button]).companions.first
        #expect(companion?.area == (isInside ? 0 : 1) && companion?.rect.minY == (isInside ? 120 : 20))
        button.isHidden = true
        // Only the container itself, which reaches below the keyboard's top.
        expectEqual(read(companions: [button]).companions.map(\.rect), [host.frame])
    }
}
