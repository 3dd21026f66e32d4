import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// A finger drags the keyboard of an iPhone 16 down: its top is at 516, and at 472 with an accessory view.
@MainActor
@Suite struct InteractiveDismissalTests {
    /// Auto Layout puts a bar on whole pixels.
    private let halfAPixel: CGFloat = 0.17

    /// How far the bar, and what closures move, are above the keyboard.
    private func gaps(_ screen: DragScreen, _ device: SimulatedDevice) -> [CGFloat] {
        let ends = [screen.end(on: device), device.presentationFrame(of: screen.panel).minY]
        return ends.map { device.keyboard.frame.minY - $0 }
    }

    /// The greatest change of the gaps while `steps` happen, and how many places the keyboard was seen at.
    private func watch(
        _ screen: DragScreen, _ device: SimulatedDevice, _ steps: (_ look: () -> Void) -> Void
    ) -> (gap: CGFloat, places: Int) {
        // Where the notifications leave out what stands on the keyboard, the bar is that much lower.
        let before = gaps(screen, device)
        var gap: CGFloat = 0
        var places: Set<CGFloat> = []
        device.expectNoFaults {
            steps {
                places.insert(device.keyboard.frame.minY)
                gap = zip(gaps(screen, device), before).map { abs($0 - $1) }.reduce(gap, max)
            }
        }
        return (gap, places.count)
    }

    @Test(
        "S59 the bar stays on the keyboard",
        arguments: WholeMatrix.pairs(DragScreen.Accessory.allCases, FlowSetting.phone))
    func barOnKeyboard(_ accessory: DragScreen.Accessory, _ setting: FlowSetting) {
        for seconds in [0.08, 0.5] {
            let screen = DragScreen(accessory: accessory)
            let device = setting.device(showing: screen)
            device.focusAndSettle(on: screen.field)
            device.beginDrag(in: screen.list, at: CGPoint(x: 100, y: 300))
            // A guide that leaves out what stands on the keyboard is at the bottom before that is.
            let last: CGFloat = accessory == .none ? 830 : 700
            let (gap, places) = watch(screen, device) { look in
                for (from, to) in [(300, 700), (700, 580), (580, 640), (640, 400), (400, last)]
                    as [(CGFloat, CGFloat)]
                {
                    device.drag(to: to, from: from, in: seconds, look: look)
                }
            }
            #expect(places > 20)
            #expect(setting.guideTells ? gap <= halfAPixel : gap > 200, "\(seconds): \(gap)")
            device.letGo {}
            #expect(device.keyboard.frame.minY == 852)
            #expect(screen.end(on: device) == 852 && screen.panel.frame.minY == 852)
        }
    }

    @Test("S59 let go, it leaves in one movement", arguments: DragScreen.Accessory.allCases, FlowSetting.phone)
    func letGoDown(_ accessory: DragScreen.Accessory, _ setting: FlowSetting) {
        let screen = DragScreen(accessory: accessory)
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: screen.field)
        device.dismissKeyboard()
        let rest = PlaceState(screen)
        device.focusAndSettle(on: screen.field)
        device.beginDrag(in: screen.list, at: CGPoint(x: 100, y: 300))
        device.drag(to: 680, from: 300, in: 0.3) {}
        var ends = [screen.end(on: device)]
        device.letGo { ends.append(screen.end(on: device)) }
        #expect(ends.goOneWay, "\(ends)")
        #expect(ends.first.map { setting.guideTells ? $0 > 600 : $0 < 517 } == true)
        #expect(ends.last == 852)
        #expect(PlaceState(screen) == rest)
    }

    @Test(
        "S59 taken back, it comes up again in one movement",
        arguments: WholeMatrix.pairs(DragScreen.Accessory.allCases, FlowSetting.phone))
    func takenBack(_ accessory: DragScreen.Accessory, _ setting: FlowSetting) {
        for posts in [true, false] {
            let screen = DragScreen(accessory: accessory)
            let device = setting.device(showing: screen)
            device.behavior.cancelledDragPostsWillShow = posts
            device.focusAndSettle(on: screen.field)
            let (before, gaps) = (screen.end(on: device), gaps(screen, device))
            device.beginDrag(in: screen.list, at: CGPoint(x: 100, y: 300))
            device.drag(to: 500, from: 300, in: 0.3) {}
            var ends = [screen.end(on: device)]
            var gap: CGFloat = 0
            device.letGo {
                ends.append(screen.end(on: device))
                gap = max(gap, abs(self.gaps(screen, device)[0] - gaps[0]))
            }
            #expect(ends.goOneWay, "posts \(posts): \(ends)")
            #expect(ends.last == before)
            #expect(!setting.guideTells || posts || gap < 1, "\(gap)")
            // The next one begins anew.
            device.beginDrag(in: screen.list, at: CGPoint(x: 100, y: 300))
            let again = watch(screen, device) { device.drag(to: 600, from: 300, in: 0.3, look: $0) }
            #expect(setting.guideTells ? again.gap <= halfAPixel : again.gap > 50, "\(again.gap)")
        }
    }
}
