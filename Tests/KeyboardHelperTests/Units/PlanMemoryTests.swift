import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// What is remembered of a plan: numbers alone.
@Suite struct PlanMemoryTests {
    /// A scroll view at an offset in a card that is lifted, and a field 300 points below the keyboard's top.
    private func snapshot(offset: CGFloat, lift: CGFloat, focusAt y: CGFloat) -> LayoutSnapshot {
        let area = Mover(
            viewport: CGRect(x: 0, y: 100 - lift, width: 393, height: 500),
            contentSize: CGSize(width: 393, height: 2000), offset: offset, takesInset: true, mayScroll: true)
        var snapshot = LayoutSnapshot(scale: 3, keyboardTop: 516)
        snapshot.focus = CGRect(x: 20, y: y, width: 353, height: 44)
        snapshot.movers = [area, .lifted(by: lift)]
        return snapshot
    }

    private func plan(_ offset: CGFloat, _ lift: CGFloat) -> AvoidancePlan {
        AvoidancePlan(
            reason: .moved, moves: [MoverPlan(offset: offset), MoverPlan(isLift: true, offset: lift)], moved: [0, 1])
    }

    @Test("UIKit's way begins where the movement began, also where it was carried out in two rounds")
    func rounds() throws {
        var memory = PlanMemory()
        memory.planned(plan(300, 40), for: snapshot(offset: 0, lift: 0, focusAt: 820))
        memory.move()
        memory.planned(plan(300, 60), for: snapshot(offset: 300, lift: 40, focusAt: 500))
        let last = try #require(memory.last)
        #expect(last.isWay(to: [250, 60]))
        #expect(!last.isWay(to: [-20, 60]))
        memory.move()
        expectEqual(memory.last?.isWay(to: [250, 60]), false)
    }
}
