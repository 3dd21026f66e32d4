import KeyboardHelperTestSupport
import Testing
import UIKit

/// A finger drags the keyboard of an iPhone 16 down: its top is at 516, and at 472 with an accessory view.
@MainActor @Suite struct InteractiveDismissalTests {
    typealias Accessory = DragScreen.Accessory

    /// Auto Layout puts a bar on whole pixels.
    private let halfAPixel: CGFloat = 0.17

    /// How far the bar, and what closures move, are above the keyboard.
    private func gaps(_ screen: DragScreen, _ device: SimulatedDevice) -> [CGFloat] {
        [screen.end(on: device), device.minY(of: screen.panel)].map { device.keyboard.frame.minY - $0 }
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
        arguments: WholeMatrix.pairs(Accessory.allCases, FlowSetting.phone), [0.08, 0.5])
    func barOnKeyboard(_ row: (accessory: Accessory, setting: FlowSetting), _ seconds: Double) {
        let (screen, device) = row.setting.conversation(DragScreen(accessory: row.accessory))
        device.beginDrag(in: screen.list)
        // A guide that leaves out what stands on the keyboard is at the bottom before that is.
        let way: [CGFloat] = [300, 700, 580, 640, 400, row.accessory == .none ? 830 : 700]
        let (gap, places) = watch(screen, device) { look in
            for (from, to) in zip(way, way.dropFirst()) { device.drag(to: to, from: from, in: seconds, look: look) }
        }
        #expect(places > 20 && (row.setting.guideTells ? gap <= halfAPixel : gap > 200), "\(gap)")
        device.letGo()
        expectEqual(device.keyboard.frame.minY, 852)
        #expect(screen.end(on: device) == 852 && screen.panel.frame.minY == 852)
    }

    @Test("S59 let go, it leaves or comes back in one movement", arguments: Accessory.allCases, FlowSetting.phone)
    func letGo(_ accessory: Accessory, _ setting: FlowSetting) {
        for (y, posts) in [(680, true), (500, true), (500, false)] as [(CGFloat, Bool)] {
            let (screen, device) = setting.conversation(DragScreen(accessory: accessory))
            device.behavior.cancelledDragPostsWillShow = posts
            device.dismissKeyboard()
            let rest = PlaceState(screen)
            device.focusAndSettle(on: screen.field)
            let (before, gap) = (screen.end(on: device), gaps(screen, device)[0])
            device.pull(screen.list, to: y, in: 0.3)
            var (ends, gaps) = ([screen.end(on: device)], [gap])
            device.letGo {
                ends.append(screen.end(on: device))
                gaps.append(self.gaps(screen, device)[0])
            }
            #expect(ends.goOneWay && ends.last == (y == 680 ? 852 : before), "\(ends)")
            guard y == 500 else {
                #expect(setting.guideTells ? ends[0] > 600 : ends[0] < 517)
                expectEqual(PlaceState(screen), rest)
                continue
            }
            #expect(!setting.guideTells || posts || gaps.allSatisfy { abs($0 - gap) < 1 }, "\(gaps)")
            // The next one begins anew.
            device.beginDrag(in: screen.list)
            let again = watch(screen, device) { device.drag(to: 600, in: 0.3, look: $0) }
            #expect(setting.guideTells ? again.gap <= halfAPixel : again.gap > 50, "\(again.gap)")
        }
    }
}
