import Foundation
import KeyboardHelperTestSupport
import UIKit

/// Makes steps from random numbers.
struct StepGenerator {
    var random: SeededGenerator
    let flags: Set<Flag>
    let hasFaults: Bool

    mutating func steps() -> [Step] {
        let count = count()
        var steps: [Step] = []
        // What ends something that has begun, so that much can be done afterwards.
        var due: [Step] = []
        while steps.count < count {
            if !due.isEmpty, random.chance(40) {
                steps.append(due.removeFirst())
            } else {
                let step = step()
                steps.append(step)
                due += end(of: step).map { [$0] } ?? []
            }
            switch random.number(below: 10) {
            case 0...4: steps.append(.settle)
            case 5, 6: steps.append(.wait(Double(1 + random.number(below: 30)) / 60))
            default: break
            }
        }
        return steps + [.settle]
    }

    /// Most histories are short.
    private mutating func count() -> Int {
        if random.chance(60) { return 20 + random.number(below: 20) }
        return random.chance(75) ? 40 + random.number(below: 40) : 80 + random.number(below: 121)
    }

    private mutating func end(of step: Step) -> Step? {
        switch step {
        case .background: .foreground
        case .lock: .unlock
        case .beginPop: random.pick(.cancelPop, .cancelPop, .finishPop)
        case .present: .dismissPresented
        case .putFinger: .liftFinger
        case .attachHardware: .detachHardware
        default: nil
        }
    }

    private mutating func step() -> Step {
        switch random.number(below: 100) {
        case 0..<40: editing()
        case 40..<52: keyboard()
        case 52..<62: fingers()
        case 62..<76: screens()
        case 76..<94: app()
        default: hasFaults ? wrong() : editing()
        }
    }

    private mutating func index() -> Int { random.number(below: 24) }

    private mutating func editing() -> Step {
        switch random.number(below: 20) {
        case 0...5: return .tap(index())
        case 6...9: return .focus(index())
        case 10: return random.pick(.resign, .dismiss)
        case 11: return .dismiss
        case 12: return random.pick(.focusNext, .focusPrevious)
        case 13: return .type(1 + random.number(below: 5))
        case 14: return random.pick(.deleteBackward, .pressReturn, .compose, .commit)
        case 15: return .paste(lines: random.pick(1, 3, 30))
        case 16: return .pressReturn
        case 17: return .moveCaret(random.pick(0, 0.3, 0.7, 1))
        case 18: return .select(from: random.pick(0, 0.4), to: random.pick(0.6, 1))
        default: return .focusNext
        }
    }

    private mutating func keyboard() -> Step {
        switch random.number(below: 16) {
        case 0...4: .keyboardHeight(random.pick(216, 260, 291, 336, 380))
        case 5: .reseat(random.pick(260, 300))
        case 6: .float
        case 7: .dock
        case 8: .attachHardware
        case 9, 10: .detachHardware
        case 11: random.pick(.minimizeBar, .expandBar)
        case 12: .dragBar
        case 13: .otherApp(random.pick(300, 420))
        case 14: .leaveOtherApp
        default: .dismiss
        }
    }

    private mutating func fingers() -> Step {
        let points: CGFloat = random.pick(-400, -120, -30, 30, 120, 400)
        switch random.number(below: 14) {
        case 12, 13: return .dragKeyboard(index(), random.pick(0.1, 0.5, 1), end: random.pick(0, 0.1, 0.5, 1))
        case 0...2: return .drag(index(), by: points)
        case 3...5: return .flick(index(), by: points)
        case 6, 7: return .putFinger(index())
        case 8: return .moveFinger(by: points)
        case 9, 10: return .liftFinger
        default: return .scrollToTop(index())
        }
    }

    private mutating func screens() -> Step {
        switch random.number(below: 26) {
        case 0...3: .rotate
        case 4, 5: .resize(random.number(below: 3))
        case 6...9: .push
        case 10, 11: .pop
        case 12...14: .beginPop
        case 15, 16: .switchTab
        case 17...19: .present(random.pick(of: Step.Presented.usual))
        case 20: .dismissPresented
        case 21, 22: .background
        case 23: .lock
        case 24: .release
        default: .replaceRoot
        }
    }

    private mutating func app() -> Step {
        switch random.number(below: 30) {
        case 0...5: .update
        case 6: .inset(index(), random.pick(0, 17, 60))
        case 7: .indicatorInset(index(), random.pick(0, 9))
        case 8: .offset(index(), random.pick(0, 0.4, 1))
        case 9: .transform(index(), random.pick(0, 20, -15))
        case 10: .constant(random.pick(-8.1, -20, 0))
        case 11: .contentHeight(index(), random.pick(100, 700, 2000))
        case 12: .reload(index())
        case 13: .insertRows(index(), random.pick(1, 5, -2))
        case 14: .move(index(), by: random.pick(-40, 30, 300))
        case 15: .remove(index())
        case 16: .hide(index())
        case 17: .reveal
        case 18: .stop
        case 19, 20: .start
        case 21: .spacing(random.pick(0, 10, 24, 5000, -3, .nan, .infinity))
        case 22: .inputSpacing(index(), random.pick(nil, 0, 33, .nan))
        case 23: .companion(index(), of: index())
        case 24: exception()
        case 25, 26: .option(random.pick(of: Step.Option.allCases))
        default: .inHandler(random.pick(of: Step.Handler.allCases), random.pick(of: Step.Reaction.allCases))
        }
    }

    private mutating func exception() -> Step {
        switch random.number(below: 100) {
        case 0..<25: .ignore(index())
        case let number where number < 50: .skip(number)
        case 50..<75: .enable
        default: .revealView(index())
        }
    }

    private mutating func wrong() -> Step {
        random.chance(60) ? .fault(random.pick(of: Fault.allCases)) : .flip(random.pick(of: Switch.allCases))
    }
}

extension History {
    /// The history of a seed.
    init(
        seed: UInt64, flags: Set<Flag> = [], hasFaults: Bool = true, system: SimulatedSystem? = nil,
        extras: Set<Extra>? = nil
    ) {
        var worlds = WorldGenerator(random: SeededGenerator(seed: seed), flags: flags, system: system)
        world = worlds.world()
        var steps = StepGenerator(random: worlds.random, flags: flags, hasFaults: hasFaults)
        self.steps = steps.steps()
        add(extras, seed: seed)
    }
}
