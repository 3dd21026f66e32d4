import Foundation
import KeyboardHelper
import Testing
import UIKit

/// Two scenes of one app beside each other, which share the keyboard. The focus is where editing began last.
///
/// On an iPad 11: 834 x 1194, keyboard from 861 on. The field of each ends at 1094, so it must go up by 243.
@MainActor
@Suite struct TwoScenesTests {
    private func stage(
        _ target: LifecycleTarget, _ setting: FlowSetting
    ) -> (left: PartScreen, right: PartScreen, device: SimulatedDevice) {
        let (left, right) = (PartScreen(target), PartScreen(target))
        let device = setting.device(showing: left)
        device.resizeWindow(to: CGRect(x: 0, y: 0, width: 412, height: 1194))
        device.makeScene(frame: CGRect(x: 422, y: 0, width: 412, height: 1194))
        device.show(right)
        device.settle()
        return (left, right, device)
    }

    /// Insets and closures follow the keyboard in both, offset and lift where the focus is.
    private func expect(
        _ active: PartScreen, moves movement: CGFloat, _ other: PartScreen,
        at location: SourceLocation = #_sourceLocation
    ) {
        #expect(active.movement == movement, sourceLocation: location)
        #expect(active.target == .closures || active.lift == movement, sourceLocation: location)
        for part in [active, other] {
            if let scrollView = part.scrollView {
                #expect(scrollView.contentInset.bottom == 333, sourceLocation: location)
            }
            if part.target == .closures { #expect(part.heights.last == 333, sourceLocation: location) }
        }
    }

    nonisolated static let targets: [LifecycleTarget] = [.scrollView, .container, .closures]

    @Test("the focus counts only in its scene", arguments: targets, FlowSetting.pad)
    func oneFocus(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let (left, right, device) = stage(target, setting)
        let movement: CGFloat = target == .closures ? 0 : 243
        let before = (PlaceState(left), PlaceState(right))
        for (active, other) in [(left, right), (right, left)] {
            let writes = device.writes(in: other.view) { device.focusAndSettle(on: active.field) }
            expect(active, moves: movement, other)
            let allowed: Set<String> = ["contentInset", "verticalScrollIndicatorInsets"]
            #expect(Set(writes.notByUIKit.map(\.property)).isSubset(of: allowed))
            #expect(other.movement == 0)
            device.dismissKeyboard()
            device.turn { active.scrollView?.contentOffset = .zero }
            #expect(PlaceState(left) == before.0 && PlaceState(right) == before.1)
        }
    }

    @Test("where editing begins last, the focus is", arguments: targets, [true, false])
    func lastFocus(_ target: LifecycleTarget, _ ends: Bool) {
        for setting in FlowSetting.pad {
            let (left, right, device) = stage(target, setting)
            device.behavior.focusEndsInOtherScenes = ends
            let movement: CGFloat = target == .closures ? 0 : 243
            device.focusAndSettle(on: left.field)
            expect(left, moves: movement, right)
            device.focusAndSettle(on: right.field)
            #expect(left.field.isFirstResponder == !ends)
            expect(right, moves: movement, left)
            // What is lifted comes down with the focus; an offset stays, for nothing is hidden by it.
            if target == .container { #expect(left.movement == 0 && left.lift == 0) }
            device.type("abc")
            device.keyboard.changeHeight(to: 393)
            device.settle()
            #expect(right.movement == (target == .closures ? 0 : 303))
            if target == .container { #expect(left.movement == 0) }
            device.dismissKeyboard()
            for part in [left, right] {
                #expect(part.lift == 0 || target == .scrollView)
                if let scrollView = part.scrollView { #expect(scrollView.contentInset.bottom == 0) }
                if target == .closures { #expect(part.heights.last == .some(nil)) }
            }
        }
    }

    @Test("a scene that leaves and returns leaves the other as it is", arguments: targets, FlowSetting.pad)
    func otherLeaves(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let (left, right, device) = stage(target, setting)
        device.behavior.backgroundKeyboard = .stays
        device.focusAndSettle(on: left.field)
        let avoided = PlaceState(asSeen: left)
        device.enterBackground(right.view.window?.windowScene)
        device.settle()
        #expect(PlaceState(asSeen: left) == avoided)
        device.enterForeground(right.view.window?.windowScene)
        device.settle()
        #expect(PlaceState(asSeen: left) == avoided)
        expect(left, moves: target == .closures ? 0 : 243, right)
    }

    @Test("while one scene is away, an empty frame in the other is no keyboard", arguments: targets, FlowSetting.pad)
    func floatingMeanwhile(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let (left, right, device) = stage(target, setting)
        device.focusAndSettle(on: left.field)
        device.enterBackground(right.view.window?.windowScene)
        device.keyboard.isScripted = true
        device.keyboard.post(.willShow, begin: nil, end: .zero)
        device.settle()
        if let scrollView = left.scrollView { #expect(scrollView.contentInset.bottom == 0) }
        if target == .closures { #expect(left.heights == [333, nil]) }
        if target == .container { #expect(left.lift == 0) }
        device.enterForeground(right.view.window?.windowScene)
        device.settle()
    }
}
