import Foundation
import KeyboardHelper
import UIKit

/// Plays a history from its beginning to its end and finds the first thing that is wrong.
@MainActor
struct Run {
    let history: History
    var flags: Set<Flag> = []
    /// Of everything that was seen at rest; the same in each run of the same history.
    private(set) var fingerprint = Fingerprint()
    private(set) var violation: Violation?
    /// The steps that could be taken when it was their turn.
    private(set) var taken: [Step] = []

    init(_ history: History, flags: Set<Flag> = []) {
        self.history = history
        self.flags = flags
        let player = Player(history.world)
        do {
            for (index, step) in history.steps.enumerated() { try take(step, index, player) }
            do {
                try end(player)
            } catch var found as Violation {
                found.step = max(0, history.steps.count - 1)
                throw found
            }
        } catch let found as Violation {
            violation = found
        } catch {}
    }

    private mutating func take(_ step: Step, _ index: Int, _ player: Player) throws {
        let events = player.events
        defer { if player.events != events || step.letsTimePass { taken.append(step) } }
        do {
            if step.isOfKeyboard {
                let writes = player.device.writes(in: player.stage.window) { player.take(step) }
                if let foreign = Judge(player: player, flags: flags).foreign(writes) { throw foreign }
            } else {
                player.take(step)
            }
            if step == .settle { try settle(player) }
        } catch var found as Violation {
            found.step = index
            throw found
        }
    }

    /// Until nothing moves, and then everything is judged.
    private mutating func settle(_ player: Player) throws {
        let judge = Judge(player: player, flags: flags)
        let motion = Motion(player)
        let start = player.device.now
        motion.watch()
        if player.device.isBusy, player.finger == nil {
            throw Violation(invariant: .itComesToRest, detail: "still busy after \(player.device.now - start) s")
        }
        fingerprint.add(player)
        if let violation = judge.verdict() ?? motion.verdict() { throw violation }
        player.rest(judgedBy: judge)
    }

    /// The app lets go of everything: nothing stays behind.
    private mutating func end(_ player: Player) throws {
        if player.isAway { player.take(player.isLocked ? .unlock : .foreground) }
        if player.pops { player.take(.cancelPop) }
        player.liftFinger()
        player.take(.closeWindow)
        player.take(.dismiss)
        try settle(player)
        let traces = Traces(of: player.stage)
        player.letGo()
        player.stage.clear()
        player.device.settle()
        if let left = traces.left {
            throw Violation(invariant: .nothingIsLeft, detail: left)
        }
    }
}

extension Step {
    /// Can always be taken.
    fileprivate var letsTimePass: Bool {
        switch self {
        case .wait, .settle: true
        default: false
        }
    }
}

/// Weak references to everything that must go with its screen.
@MainActor
private struct Traces {
    private struct Trace {
        weak var object: AnyObject?
        let name: String
    }
    private var traces: [Trace] = []

    init(of stage: Stage) {
        for screen in stage.screens {
            traces.append(Trace(object: screen, name: "the controller"))
            for node in screen.all { traces.append(Trace(object: node.view, name: "a \(node.part.kind)")) }
            // The window keeps its own.
            for avoidance in [.window, .none].contains(screen.plan.target) ? [] : screen.live {
                traces.append(Trace(object: avoidance, name: "an avoidance"))
                let stay = Mirror(reflecting: avoidance).descendant("participant").flatMap { $0 as AnyObject }
                if avoidance.isActive { traces.append(Trace(object: stay, name: "a session")) }
            }
        }
    }

    var left: String? { traces.first { $0.object != nil }.map { "\($0.name) is not released" } }
}

/// A number for everything that was seen.
struct Fingerprint: Equatable {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ number: CGFloat) {
        let thousandths = Int64(exactly: (number * 1000).rounded()) ?? -1
        value = (value ^ UInt64(bitPattern: thousandths)) &* 0x100_0000_01B3
    }

    @MainActor mutating func add(_ player: Player) {
        add(player.device.now)
        add(player.device.keyboard.frame.minY)
        for screen in player.stage.screens {
            for node in screen.all {
                add(node.view.center.y)
                if let scrollView = node.scrollView {
                    add(scrollView.contentOffset.y)
                    add(scrollView.contentInset.bottom)
                }
            }
        }
    }
}

extension Step {
    /// The keyboard moves, or the library is asked, and the app writes nothing itself.
    fileprivate var isOfKeyboard: Bool {
        switch self {
        case .dismiss, .keyboardHeight, .reseat, .float, .dock, .attachHardware, .detachHardware, .update, .wait: true
        default: false
        }
    }
}
