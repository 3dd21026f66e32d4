import Foundation
import KeyboardHelperTestSupport
import Testing

@testable import KeyboardHelper

@Suite
struct AdjustedValueTests {
    @Test("ours goes on top of the app's, and comes off again")
    func addAndTakeAway() {
        var inset = AdjustedValue(20)
        #expect(inset.adjust(by: 300) == 320)
        #expect(inset.delta == 300)
        #expect(inset.adjust(by: 250) == 270)
        #expect(inset.adjust(by: 0) == 20)
        #expect(inset.delta == 0)
    }

    @Test("what the app changed before counts as its own")
    func changedBefore() {
        var inset = AdjustedValue(20)
        inset.reconcile(with: 50)
        #expect(inset.adjust(by: 300) == 350)
        #expect(inset.adjust(by: 0) == 50)
    }

    @Test("what the app adds while ours is in it is kept, on top of ours", arguments: [5, -15, 0.5, 140] as [CGFloat])
    func changedRelatively(by change: CGFloat) {
        var inset = AdjustedValue(20)
        _ = inset.adjust(by: 300)
        inset.reconcile(with: 320 + change)
        #expect(inset.base == 20 + change)
        #expect(inset.delta == 300)
        #expect(inset.adjust(by: 300) == 320 + change)
        #expect(inset.adjust(by: 0) == 20 + change)
    }

    @Test("what the app assigns anew is its own, and ours is not in it", arguments: [0, 20, 40, -30, 150] as [CGFloat])
    func assignedAnew(_ value: CGFloat) {
        var inset = AdjustedValue(20)
        _ = inset.adjust(by: 300)
        inset.reconcile(with: value)
        #expect(inset.base == value)
        #expect(inset.delta == 0)
        #expect(inset.adjust(by: 300) == value + 300)
        #expect(inset.adjust(by: 0) == value)
    }

    @Test(
        "what would leave a value of the other sign was assigned",
        arguments: [
            // Written, assigned: an inset; a panel of 240 points below a bar.
            (302, 193), (-302, -240),
        ] as [(CGFloat, CGFloat)])
    func otherSign(_ added: CGFloat, _ value: CGFloat) {
        var number = AdjustedValue(0)
        _ = number.adjust(by: added)
        number.reconcile(with: value)
        #expect(number.base == value)
        #expect(number.adjust(by: 0) == value)
    }

    @Test(
        "a little is added, also to a value that was 0, but not where the app is known to have assigned it",
        arguments: [
            // Written, and what the app makes of it: 3 points up, the safe area down, a panel just short of the keyboard.
            (-302, -299), (302, 268), (-302, -260),
        ] as [(CGFloat, CGFloat)])
    func little(_ added: CGFloat, _ value: CGFloat) {
        for isAssigned in [false, true] {
            var number = AdjustedValue(0)
            _ = number.adjust(by: added)
            number.reconcile(with: value, isAssigned: isAssigned)
            #expect(number.base == (isAssigned ? value : value - added))
            #expect(number.delta == (isAssigned ? 0 : added))
        }
    }

    @Test(
        "a value near to what was written counts as an addition, whoever assigns it",
        arguments: [
            // The app's value, the one it assigns, and what it keeps: a panel higher than the keyboard; a value that had the
            // other sign before may go on.
            (0, 336, 34), (-8, 290, -12),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func nearWritten(_ base: CGFloat, _ value: CGFloat, _ rest: CGFloat) {
        var number = AdjustedValue(base)
        _ = number.adjust(by: 302)
        number.reconcile(with: value)
        #expect(number.base == rest)
        #expect(number.delta == 302)
    }

    @Test("where nobody adds, every change is an assignment")
    func assigned() {
        var inset = AdjustedValue(0)
        _ = inset.adjust(by: 34)
        inset.reconcile(with: 64, isAssigned: true)
        #expect(inset.base == 64)
        #expect(inset.delta == 0)
    }

    @Test("half way between both counts as assigned anew")
    func halfWay() {
        var inset = AdjustedValue(0)
        _ = inset.adjust(by: 300)
        inset.reconcile(with: 150)
        #expect(inset.base == 150)
        #expect(inset.delta == 0)
    }

    @Test("what the app changed afterwards counts as its own")
    func changedAfterwards() {
        var inset = AdjustedValue(20)
        _ = inset.adjust(by: 300)
        _ = inset.adjust(by: 0)
        inset.reconcile(with: 21)
        #expect(inset.base == 21)
        #expect(inset.adjust(by: 100) == 121)
        #expect(inset.adjust(by: 0) == 21)
    }

    /// As apps do it: they add a little to what they find, or assign what is nearer to their own value.
    @Test(
        "whatever the app adds and assigns, and the library adds, the app's is given back",
        arguments: 1...20 as ClosedRange<UInt64>)
    func anySequence(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var app: CGFloat = 10
        var inset = AdjustedValue(app)
        for _ in 0..<100 {
            let added = CGFloat.random(in: 100...400, using: &random)
            var value = inset.adjust(by: added)
            let change = CGFloat.random(in: -20...20, using: &random)
            let assigns = Bool.random(using: &random)
            app = assigns ? abs(change) : app + change
            value = assigns ? app : value + change
            inset.reconcile(with: value)
            #expect(abs(inset.base - app) < 0.001 && inset.delta == (assigns ? 0 : added))
        }
        #expect(abs(inset.adjust(by: 0) - app) < 0.001)
    }

    @Test("a look that finds what was written changes nothing")
    func untouched() {
        var inset = AdjustedValue(0.1)
        let written = inset.adjust(by: 0.2)
        let before = inset
        inset.reconcile(with: written)
        #expect(inset == before)
    }

    @Test("the app's number is given back to the last bit", arguments: 1...20 as ClosedRange<UInt64>)
    func lastBit(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let app = CGFloat.random(in: -100...1000, using: &random)
        var inset = AdjustedValue(app)
        for _ in 0..<100 {
            let written = inset.adjust(by: CGFloat.random(in: 0...1000, using: &random))
            if Bool.random(using: &random) { inset.reconcile(with: written) }
        }
        #expect(inset.adjust(by: 0).bitPattern == app.bitPattern)
        inset.reconcile(with: app)
        #expect(inset.base.bitPattern == app.bitPattern)
    }
}
