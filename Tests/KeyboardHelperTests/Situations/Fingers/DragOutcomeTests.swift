import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper
@testable import ScreenPlay

/// What a finger that drags the keyboard changes, and what it leaves to its end. On an iPhone 16; the keyboard begins at 516.
@MainActor @Suite struct DragOutcomeTests {
    private func offsetWrites(in writes: [SimulatedWrite]) -> [SimulatedWrite] {
        writes.notByUIKit.filter { write in
            guard write.view is UIScrollView, write.property == "bounds" else { return false }
            return (write.old as? CGRect)?.origin != (write.new as? CGRect)?.origin
        }
    }

    @Test(
        "each drag is told to closures, step by step, and ends in a show or a hide",
        arguments: FlowSetting.phone.filter(\.guideTells),
        [(700, true, "hide"), (500, true, "show"), (500, false, "show"), (400, false, "show")]
            as [(CGFloat, Bool, String)])
    func closures(_ setting: FlowSetting, _ row: (end: CGFloat, posts: Bool, last: String)) throws {
        let (screen, device) = setting.conversation()
        device.behavior.cancelledDragPostsWillShow = row.posts
        let before = screen.transitions.count
        let shown = try #require(screen.transitions.last?.transition)
        device.pull(screen.list, to: 600, in: 0.2)
        device.drag(to: row.end, from: 600, in: 0.2) {
            guard let told = screen.transitions.last, told.name == "drag" else { return }
            #expect(told.transition.phase == .willChangeFrame && told.transition.duration == 0)
            #expect(abs(told.transition.endFrame.minY - device.keyboard.frame.minY) < 0.001)
        }
        device.letGo()
        let names = screen.transitions.dropFirst(before).map(\.name)
        #expect(names.count > 10 && names.dropLast().allSatisfy { $0 == "drag" } && names.last == row.last, "\(names)")
        guard row.last == "show", let told = screen.transitions.last?.transition else { return }
        #expect(told.phase == .willShow && told.endFrame == shown.endFrame && (row.posts || told.duration == 0))
    }

    /// On iOS 26 the guide is too high for some frames, as the keyboard's arrival ends under the finger.
    @Test("S59 a finger takes over a keyboard that still rises", arguments: FlowSetting.phone, [0.02, 0.1])
    func risingKeyboard(_ setting: FlowSetting, _ delay: TimeInterval) {
        let screen = DragScreen()
        let device = setting.device(showing: screen)
        device.focus(on: screen.field)
        device.advance(by: delay)
        var (ends, gaps): ([CGFloat], [CGFloat]) = ([], [])
        device.pull(screen.list, to: 700, from: 540, in: 0.6) {
            guard device.keyboard.isFollowingFinger else { return }
            ends.append(screen.end(on: device))
            gaps.append(device.keyboard.frame.minY - screen.end(on: device))
        }
        #expect(ends.goOneWay, "\(ends.prefix(12))")
        #expect(!setting.guideTells || setting.system == .iOS26 || gaps.allSatisfy { abs($0) < 0.2 }, "\(gaps)")
        device.letGo()
        device.dismissKeyboard()
        expectEqual(screen.end(on: device), 852)
    }

    // MARK: Scroll views

    @Test("indicators follow, offsets do not", arguments: FlowSetting.phone, [1, 8, 18])
    func form(_ setting: FlowSetting, index: Int) {
        let form = FlowForm()
        form.scrollView.keyboardDismissMode = .interactive
        let device = setting.device(showing: form)
        let rest = PlaceState(form)
        device.focusAndSettle(on: form.inputs[index])
        let writes = device.writes(in: form.view) {
            device.pull(form.scrollView, to: 700, in: 0.5) {
                guard setting.guideTells else { return }
                // The scroll view fills the window. UIKit adds the safe area to the indicator's inset.
                let overlap = 852 - device.keyboard.frame.minY
                #expect(abs(form.scrollView.verticalScrollIndicatorInsets.bottom - max(0, overlap - 34)) < 0.01)
            }
        }
        #expect(offsetWrites(in: writes).isEmpty)
        device.letGo()
        #expect(PlaceState(form) == rest && form.scrollView.isOffsetLegal)
    }

    @Test("S59 a short list below its range does not twitch", arguments: FlowSetting.phone, [false, true])
    func shortList(_ setting: FlowSetting, isUpsideDown: Bool) {
        let (screen, device) = setting.conversation(DragScreen(rows: 3, isUpsideDown: isUpsideDown))
        // Where the content begins, on the screen.
        var starts: [CGFloat] = []
        func look() { starts.append(screen.list.convert(CGPoint.zero, to: device.screen.coordinateSpace).y) }
        let writes = device.writes(in: screen.view) {
            device.pull(screen.list, to: 700, in: 0.5, look: look)
        }
        // What UIKit would take from a finger at the far end is put back.
        #expect(offsetWrites(in: writes).isEmpty || isUpsideDown)
        // The finger goes by 6.7 points a step, and content beyond its range by half; upside down the list goes as well.
        #expect(starts.goOneWay && starts.largestStep < 10.1 && (starts.last ?? 0) - starts[0] > 100, "\(starts)")
        device.letGo(look: look)
        #expect(starts.turns <= 1)
    }

    /// A list down to 600, and a card from 700 on, of which all is visible above the keyboard: it is 152 high.
    @Test("a lifted container waits for the end", arguments: Play.Place.phones, [(400, 354), (700, 700)])
    func container(_ place: Play.Place, _ row: (end: CGFloat, top: CGFloat)) throws {
        var plan = ScreenPlan.form(0, target: .container, scrolls: false)
        let rows = (0..<30).map { _ in Part(kind: .label) }
        plan.parts = [
            Part(kind: .scrollView, gap: 0, height: 600, dismissesInteractively: true, parts: rows),
            Part(kind: .box, gap: 100, height: 152, parts: [Part(gap: 20)]),
        ]
        let play = Play(plan, on: place)
        play.device.behavior.shortContentDismissesKeyboard = true
        play(.focus(0))
        let (card, list) = (play.screen.nodes[1].view, try #require(play.screen.targetScrollView))
        var tops: [CGFloat] = []
        func look() { tops.append(play.frame(of: card).minY) }
        play.device.pull(list, to: 600, in: 0.2, look: look)
        play.device.drag(to: row.end, from: 600, in: 0.2, look: look)
        #expect(tops.allSatisfy { abs($0 - 354) < 0.001 }, "\(tops)")
        play.device.letGo(look: look)
        #expect(tops.goOneWay && tops.last == row.top)
        play.device.dismissKeyboard()
        expectEqual(play.frame(of: card).minY, 700)
    }

    // MARK: Guides that lie

    @Test(
        "S59 a guide that is wrong moves nothing up, and nothing jumps", arguments: DragScreen.Accessory.allCases,
        [
            SimulatedBehavior.GuideFrame.staleAfterLeaving, .atTheBottom, .tooHighAfterOpening, .lowBeforeHide,
            .staleAfterDismissal, .missesWhatMovesMeanwhile,
        ])
    func lyingGuides(_ accessory: DragScreen.Accessory, _ position: SimulatedBehavior.GuideFrame) {
        // Each accessory takes its turn at every other setting.
        for (number, setting) in FlowSetting.phone.enumerated()
        where WholeMatrix.isOn || number.isMultiple(of: 2) == (accessory == .none) {
            let screen = DragScreen(accessory: accessory)
            let device = setting.device(showing: screen)
            device.behavior.guideFrame = position
            for round in 0..<2 {
                device.focus(on: screen.field)
                // Not all guides have come to rest with the keyboard.
                device.advance(by: setting.movement + 0.01)
                let before = screen.end(on: device)
                device.beginDrag(in: screen.list)
                var ends: [CGFloat] = []
                device.drag(to: 700, in: 0.2) { ends.append(screen.end(on: device)) }
                #expect(ends.allSatisfy { $0 >= before - 1 }, "\(setting), \(round): \(before) \(ends)")
                device.letGo { ends.append(screen.end(on: device)) }
                #expect(ends.goOneWay && ends.last == 852, "\(setting), \(round): \(ends)")
            }
        }
    }

    @Test("calls that end under the finger leave nothing", arguments: [.iOS17, .iOS18, .iOS26] as [SimulatedSystem])
    func ending(_ system: SimulatedSystem) {
        let (screen, device) = (DragScreen(), SimulatedDevice(.iPhone16, system: system))
        device.show(screen)
        device.focusAndSettle(on: screen.field)
        device.pull(screen.list, to: 650, from: 400, in: 0.3)
        device.turn { screen.stopHandlingKeyboard() }
        expectEqual(screen.end(on: device), 852)
        device.drag(to: 750, from: 650, in: 0.3)
        #expect(screen.view.keyboardFollowers.isEmpty && device.draggedTop == nil)
        device.letGo()
    }
}
