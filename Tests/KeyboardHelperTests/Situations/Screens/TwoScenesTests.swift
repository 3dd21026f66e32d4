import Foundation
import KeyboardHelper
import Testing
import UIKit

/// Two scenes of one app beside each other, which share the keyboard. The focus is where editing began last.
///
/// On an iPad 11: 834 x 1194, keyboard from 861 on. The field of each ends at 1094, so it must go up by 243.
@MainActor @Suite struct TwoScenesTests {
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
        _ active: PartScreen, moves points: CGFloat = 243, _ other: PartScreen,
        at location: SourceLocation = #_sourceLocation
    ) {
        let movement = active.target == .closures ? 0 : points
        expectEqual(active.movement, movement, at: location)
        #expect(active.target == .closures || active.lift == movement, sourceLocation: location)
        // What is lifted comes down with the focus; an offset stays, for nothing is hidden by it.
        if other.target == .container { #expect(other.movement == 0 && other.lift == 0, sourceLocation: location) }
        for part in [active, other] {
            expectEqual(part.scrollView?.contentInset.bottom ?? 90 + points, 90 + points, at: location)
            #expect(part.target != .closures || part.heights.last == 90 + points, sourceLocation: location)
        }
    }

    private func expectAtRest(_ part: PartScreen, at location: SourceLocation = #_sourceLocation) {
        #expect(part.lift == 0 || part.target == .scrollView, sourceLocation: location)
        expectEqual(part.scrollView?.contentInset.bottom ?? 0, 0, at: location)
        #expect(part.target != .closures || part.heights.last == .some(nil), sourceLocation: location)
    }

    nonisolated static let targets: [LifecycleTarget] = [.scrollView, .container, .closures]

    @Test("the focus counts only in its scene, where editing begins last", arguments: targets, [true, false])
    func focus(_ target: LifecycleTarget, _ ends: Bool) {
        for setting in FlowSetting.pad {
            let (left, right, device) = stage(target, setting)
            device.behavior.focusEndsInOtherScenes = ends
            for (active, other) in [(left, right), (right, left)] {
                let writes = device.writes(in: other.view) { device.focusAndSettle(on: active.field) }
                expect(active, other)
                // What had the focus comes down.
                let allowed: Set<String> = ["contentInset", "verticalScrollIndicatorInsets"]
                #expect(active === right || Set(writes.notByUIKit.map(\.property)).isSubset(of: allowed))
                #expect(active === right || other.movement == 0)
            }
            expectEqual(left.field.isFirstResponder, !ends)
            device.changeHeightAndSettle(to: 393)
            expect(right, moves: 303, left)
            device.dismissKeyboard()
            [left, right].forEach { expectAtRest($0) }
        }
    }

    @Test("a scene that leaves leaves the other as it is", arguments: targets, FlowSetting.pad)
    func otherLeaves(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let (left, right, device) = stage(target, setting)
        device.behavior.backgroundKeyboard = .stays
        device.focusAndSettle(on: left.field)
        let avoided = PlaceState(asSeen: left)
        for move in [device.enterBackground, device.enterForeground, device.enterBackground] {
            move(right.view.window?.windowScene)
            device.settle()
            expectEqual(PlaceState(asSeen: left), avoided)
        }
        expect(left, right)
        device.keyboard.isScripted = true
        device.keyboard.post(.willShow, begin: nil, end: .zero)
        device.settle()
        expectAtRest(left)
        device.enterForeground(right.view.window?.windowScene)
        device.settle()
    }
}
