import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper

/// What a finger that drags the keyboard changes, and what it leaves to its end. On an iPhone 16; the keyboard begins at 516.
@MainActor
@Suite struct DragOutcomeTests {
    private let start: CGFloat = 300

    private func beginDrag(in scrollView: UIScrollView, _ device: SimulatedDevice) {
        device.beginDrag(in: scrollView, at: CGPoint(x: 100, y: start))
    }

    private func offsetWrites(in writes: [SimulatedWrite]) -> [SimulatedWrite] {
        writes.notByUIKit.filter { write in
            guard write.view is UIScrollView, write.property == "bounds" else { return false }
            guard let old = write.old as? CGRect, let new = write.new as? CGRect else { return true }
            return old.origin != new.origin
        }
    }

    // MARK: Closures

    @Test("each drag is told, step by step, and ends in a show or a hide", arguments: FlowSetting.phone)
    func closures(_ setting: FlowSetting) throws {
        guard setting.guideTells else { return }
        for (end, posts, last) in [
            (700, true, "hide"), (500, true, "show"), (500, false, "show"), (400, false, "show"),
        ] as [(CGFloat, Bool, String)] {
            let screen = DragScreen()
            let device = setting.device(showing: screen)
            device.behavior.cancelledDragPostsWillShow = posts
            device.focusAndSettle(on: screen.field)
            let before = screen.transitions.count
            let shown = try #require(screen.transitions.last?.transition)
            beginDrag(in: screen.list, device)
            device.drag(to: 600, from: start, in: 0.2) {}
            device.drag(to: end, from: 600, in: 0.2) {
                guard let told = screen.transitions.last, told.name == "drag" else { return }
                #expect(told.transition.phase == .willChangeFrame && told.transition.duration == 0)
                #expect(abs(told.transition.endFrame.minY - device.keyboard.frame.minY) < 0.001)
            }
            device.letGo {}
            let names = screen.transitions.dropFirst(before).map(\.name)
            #expect(names.count > 10 && names.dropLast().allSatisfy { $0 == "drag" }, "\(end): \(names)")
            #expect(names.last == last, "\(end), posts \(posts)")
            guard last == "show", let told = screen.transitions.last?.transition else { continue }
            #expect(told.phase == .willShow && told.endFrame == shown.endFrame)
            #expect(posts || told.duration == 0)
        }
    }

    // MARK: Before the keyboard stands

    @Test("S59 a finger takes over a keyboard that still rises", arguments: FlowSetting.phone)
    func risingKeyboard(_ setting: FlowSetting) {
        let screen = DragScreen()
        let device = setting.device(showing: screen)
        device.focus(on: screen.field)
        device.advance(by: 0.1)
        beginDrag(in: screen.list, device)
        device.drag(to: 600, from: start, in: 0.15) {
            let top = device.keyboard.frame.minY
            guard device.keyboard.isFollowingFinger, setting.guideTells, setting.system != .iOS26 else { return }
            #expect(abs(top - screen.end(on: device)) < 0.2)
        }
        device.letGo {}
        device.dismissKeyboard()
        #expect(screen.end(on: device) == 852)
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
            beginDrag(in: form.scrollView, device)
            device.drag(to: 700, from: start, in: 0.5) {
                guard setting.guideTells else { return }
                // The scroll view fills the window. UIKit adds the safe area to the indicator's inset.
                let overlap = 852 - device.keyboard.frame.minY
                #expect(abs(form.scrollView.verticalScrollIndicatorInsets.bottom - max(0, overlap - 34)) < 0.01)
            }
        }
        #expect(offsetWrites(in: writes).isEmpty)
        device.letGo {}
        #expect(PlaceState(form) == rest)
        #expect(form.scrollView.isOffsetLegal)
    }

    @Test("S59 a short list below its range does not twitch", arguments: FlowSetting.phone, [false, true])
    func shortList(_ setting: FlowSetting, isUpsideDown: Bool) {
        let screen = DragScreen(rows: 3, isUpsideDown: isUpsideDown)
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: screen.field)
        // Where the content begins, on the screen.
        var starts: [CGFloat] = []
        func look() { starts.append(screen.list.convert(CGPoint.zero, to: device.screen.coordinateSpace).y) }
        let writes = device.writes(in: screen.view) {
            beginDrag(in: screen.list, device)
            device.drag(to: 700, from: start, in: 0.5, look: look)
        }
        // What UIKit would take from a finger at the far end is put back.
        #expect(offsetWrites(in: writes).isEmpty || isUpsideDown)
        // The finger goes by 6.7 points a step, and content beyond its range by half; upside down the list goes as well.
        #expect(starts.goOneWay && starts.largestStep < 10.1 && (starts.last ?? 0) - starts[0] > 100, "\(starts)")
        device.letGo(look: look)
        #expect(starts.turns <= 1)
    }

    // MARK: Containers

    @Test("a lifted container waits for the end", arguments: FlowSetting.phone, [400, 700])
    func container(_ setting: FlowSetting, end: CGFloat) {
        let screen = CardBelowListScreen()
        let device = setting.device(showing: screen)
        device.behavior.shortContentDismissesKeyboard = true
        let rest = PlaceState(screen)
        device.focusAndSettle(on: screen.field)
        let lifted = device.presentationFrame(of: screen.card).minY
        // All of the card, 152 high, is above the keyboard.
        #expect(abs(lifted - 354) < 0.001)
        beginDrag(in: screen.list, device)
        device.drag(to: 600, from: start, in: 0.2) {
            #expect(device.presentationFrame(of: screen.card).minY == lifted)
        }
        device.drag(to: end, from: 600, in: 0.2) {
            #expect(device.presentationFrame(of: screen.card).minY == lifted)
        }
        var tops = [lifted]
        device.letGo { tops.append(device.presentationFrame(of: screen.card).minY) }
        #expect(tops.goOneWay)
        #expect(tops.last == (end < 516 ? lifted : 700))
        device.dismissKeyboard()
        #expect(PlaceState(screen) == rest)
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
        for (number, setting) in FlowSetting.phoneInTurns.enumerated()
        where WholeMatrix.isOn || number.isMultiple(of: 2) == (accessory == .none) {
            let screen = DragScreen(accessory: accessory)
            let device = setting.device(showing: screen)
            device.behavior.guideFrame = position
            for round in 0..<2 {
                device.focus(on: screen.field)
                // Not all guides have come to rest with the keyboard.
                device.advance(by: setting.movement + 0.01)
                let before = screen.end(on: device)
                beginDrag(in: screen.list, device)
                var ends: [CGFloat] = []
                device.drag(to: 700, from: start, in: 0.2) { ends.append(screen.end(on: device)) }
                #expect(ends.allSatisfy { $0 >= before - 1 }, "\(setting), \(round): \(before) \(ends)")
                device.letGo { ends.append(screen.end(on: device)) }
                #expect(ends.goOneWay, "\(setting), \(round): \(ends)")
                #expect(ends.last == 852)
            }
        }
    }
}

/// A list that lets a finger take the keyboard along, and below it a card with a field, which is lifted.
@MainActor
private final class CardBelowListScreen: UIViewController, KeyboardAvoiding {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 600))
    let card = UIView(frame: CGRect(x: 0, y: 700, width: 393, height: 152))
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        list.contentSize = CGSize(width: 393, height: 2000)
        list.keyboardDismissMode = .interactive
        card.addSubview(field)
        view.addSubview(list)
        view.addSubview(card)
        handleKeyboard(containerView: card)
    }
}
