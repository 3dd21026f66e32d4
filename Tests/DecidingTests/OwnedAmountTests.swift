import Foundation
import KeyboardHelperTestSupport
import Testing

@testable import KeyboardHelper

@Suite
struct OwnedAmountTests {
    @Test("ours goes on top of the app's, and comes off again")
    func addAndTakeAway() {
        var inset = OwnedAmount(20)
        #expect(inset.add(300) == 320)
        #expect(inset.delta == 300)
        #expect(inset.add(250) == 270)
        #expect(inset.add(0) == 20)
        #expect(inset.delta == 0)
    }

    @Test("what the app changed before counts as its own")
    func changedBefore() {
        var inset = OwnedAmount(20)
        inset.observe(50)
        #expect(inset.add(300) == 350)
        #expect(inset.add(0) == 50)
    }

    @Test("what the app adds while ours is in it is kept, on top of ours", arguments: [5, -15, 0.5, 140] as [CGFloat])
    func changedRelatively(by change: CGFloat) {
        var inset = OwnedAmount(20)
        _ = inset.add(300)
        inset.observe(320 + change)
        #expect(inset.base == 20 + change)
        #expect(inset.delta == 300)
        #expect(inset.add(300) == 320 + change)
        #expect(inset.add(0) == 20 + change)
    }

    @Test("what the app assigns anew is its own, and ours is not in it", arguments: [0, 20, 40, -30, 150] as [CGFloat])
    func assignedAnew(_ value: CGFloat) {
        var inset = OwnedAmount(20)
        _ = inset.add(300)
        inset.observe(value)
        #expect(inset.base == value)
        #expect(inset.delta == 0)
        #expect(inset.add(300) == value + 300)
        #expect(inset.add(0) == value)
    }

    @Test("half way between both counts as assigned anew")
    func halfWay() {
        var inset = OwnedAmount(0)
        _ = inset.add(300)
        inset.observe(150)
        #expect(inset.base == 150)
        #expect(inset.delta == 0)
    }

    @Test("what the app changed afterwards counts as its own")
    func changedAfterwards() {
        var inset = OwnedAmount(20)
        _ = inset.add(300)
        _ = inset.add(0)
        inset.observe(21)
        #expect(inset.base == 21)
        #expect(inset.add(100) == 121)
        #expect(inset.add(0) == 21)
    }

    @Test("one change after the other is kept, the keyboard changing between them")
    func severalChanges() {
        var inset = OwnedAmount(10)
        _ = inset.add(300)
        inset.observe(318)
        #expect(inset.add(260) == 278)
        inset.observe(40)
        #expect(inset.add(260) == 300)
        inset.observe(299)
        #expect(inset.add(0) == 39)
    }

    @Test("a look that finds what was written changes nothing")
    func untouched() {
        var inset = OwnedAmount(0.1)
        let written = inset.add(0.2)
        let before = inset
        inset.observe(written)
        #expect(inset == before)
    }

    @Test("the app's number is given back to the last bit", arguments: 1...20 as ClosedRange<UInt64>)
    func lastBit(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let app = CGFloat.random(in: -100...1000, using: &random)
        var inset = OwnedAmount(app)
        for _ in 0..<100 {
            let written = inset.add(CGFloat.random(in: 0...1000, using: &random))
            if Bool.random(using: &random) { inset.observe(written) }
        }
        #expect(inset.add(0).bitPattern == app.bitPattern)
        inset.observe(app)
        #expect(inset.base.bitPattern == app.bitPattern)
    }
}
