import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// A field in a scroll view in a host that fills an iPhone 16. The keyboard begins at 516.
@MainActor
@Suite
struct LayoutReaderTests {
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

    private func read(
        _ target: AvoidanceTarget, input: UIView?, settings: InputSettings = InputSettings(),
        applied: AppliedChanges = AppliedChanges(), lastHostTop: CGFloat? = nil
    ) -> (snapshot: LayoutSnapshot, scrollViews: [UIScrollView]) {
        LayoutReader(
            around: Surroundings(
                target: target, host: host, isInner: false, outerHost: nil, lifted: target.liftedView,
                lift: applied.lift, bars: [], knownBars: [],
                window: device.window, obstructions: [], keyboardTop: 516, formerRoomBottom: 516),
            path: (input ?? target.view ?? host).path, input: input,
            obstacle: input == nil ? .noFocus : nil,
            wishes: LayoutReader.Wishes(
                settings: settings, options: KeyboardAvoidanceOptions(), inputSettings: settings),
            applied: applied,
            lastHostTop: lastHostTop, lastInputBottom: nil
        ).read()
    }

    @Test("everything is measured in window coordinates")
    func coordinates() throws {
        scrollView.contentOffset.y = 50
        let (snapshot, scrollViews) = read(.scrollView(scrollView), input: field)
        #expect(snapshot.scale == 3)
        #expect(snapshot.keyboardTop == 516)
        #expect(snapshot.visibleTop == 59)
        #expect(snapshot.focus == CGRect(x: 20, y: 650, width: 353, height: 44))
        #expect(scrollViews == [scrollView])
        let area = try #require(snapshot.movers.first)
        #expect(area.viewport == CGRect(x: 0, y: 100, width: 393, height: 752))
        #expect(area.offset == 50)
        #expect(area.takesInset && area.mayScroll)
        #expect(snapshot.movers.allSatisfy { $0.lifting == nil })
    }

    @Test("a scroll view target is measured without a focus too, with the reason for there being none")
    func withoutFocus() {
        let (snapshot, scrollViews) = read(.scrollView(scrollView), input: nil)
        #expect(snapshot.focus == nil)
        #expect(snapshot.obstacle == .noFocus)
        #expect(scrollViews == [scrollView])
    }

    @Test("a container measures the scroll views inside it, which get no inset; an automatic target gives them one")
    func container() {
        let applied = AppliedChanges(lift: 0)
        let contained = read(.container(host), input: field, applied: applied).snapshot
        #expect(contained.movers.map(\.takesInset) == [false, false])
        #expect(contained.movers.last?.lifting != nil && contained.movers.last?.offset == 0)
        let automatic = read(.automatic(host), input: field, applied: applied).snapshot
        #expect(automatic.movers.map(\.takesInset) == [true, false])
        #expect(read(.container(host), input: nil, applied: applied).scrollViews.isEmpty)
    }

    @Test("an ignored scroll view is not measured, also as the target")
    func ignored() {
        var settings = InputSettings()
        settings.ignored.set((), for: scrollView)
        #expect(read(.scrollView(scrollView), input: field, settings: settings).scrollViews.isEmpty)
        #expect(read(.scrollView(scrollView), input: nil, settings: settings).scrollViews.isEmpty)
    }

    @Test("what the library has added is told apart from the app's part")
    func applied() throws {
        scrollView.contentInset.bottom = 346
        let applied = AppliedChanges(bottomInsets: [ObjectIdentifier(scrollView): 336])
        let area = try #require(
            read(.scrollView(scrollView), input: field, applied: applied).snapshot.movers.first)
        #expect(area.insets.appBottom == 10)
        #expect(area.insets.ownBottom == 336)
    }

    @Test("a host that is lifted counts where it is without the lift")
    func liftedHost() {
        host.frame.origin.y = -80
        let lifted = read(.container(host), input: field, applied: AppliedChanges(lift: 80), lastHostTop: 0).snapshot
        #expect(lifted.host.top == 0)
        #expect(lifted.movers.last?.lifting?.isCountedAnew == false)
    }

    @Test("a host that was moved by more than a point starts from rest", arguments: [(0.5, false), (40, true)])
    func movedHost(by points: CGFloat, hostHasMoved: Bool) {
        host.frame.origin.y = points
        let applied = AppliedChanges(lift: 0)
        let unknown = read(.container(host), input: field, applied: applied).snapshot
        #expect(unknown.movers.last?.lifting?.isCountedAnew == false)
        let snapshot = read(.container(host), input: field, applied: applied, lastHostTop: 0).snapshot
        #expect(snapshot.movers.last?.lifting?.isCountedAnew == hostHasMoved)
    }

    @Test("a companion is measured with the innermost scroll view that it moves with", arguments: [true, false])
    func companion(isInside: Bool) {
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 353, height: 44))
        (isInside ? scrollView : host).addSubview(button)
        var settings = InputSettings()
        settings.companions.set(Weak(button), for: field)
        let read = read(.container(host), input: field, settings: settings, applied: AppliedChanges(lift: 0))
        #expect(read.snapshot.companions.first?.area == (isInside ? 0 : 1))
        #expect(read.snapshot.companions.first?.rect.minY == (isInside ? 120 : 20))
        button.isHidden = true
        #expect(
            self.read(.container(host), input: field, settings: settings, applied: AppliedChanges(lift: 0)).snapshot
                .companions == [])
    }
}
