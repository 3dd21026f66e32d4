import Foundation
import KeyboardHelper
import UIKit

@testable import ScreenPlay

/// What happens in a history, step by step: what the library decides, and what is written to the views.
@MainActor
struct Trace {
    private(set) var lines: [String] = []

    /// Writes of one step that are listed.
    private static let most = 60

    /// What a run does at the end of each history, as far as it can be done.
    private static let end: [Step] = [.foreground, .unlock, .cancelPop, .liftFinger, .closeWindow, .dismiss, .settle]

    /// Ends with the first violation.
    init(_ history: History, flags: Set<Flag>) {
        let player = Player(history.world)
        for (index, step) in (history.steps + Self.end).enumerated() {
            if index == history.steps.count { lines.append("The end") }
            let motion = Motion(player)
            lines += happenings(in: step, player, motion).map(\.withoutModules)
            guard step == .settle else { continue }
            let judge = Judge(player: player, flags: flags)
            if let violation = judge.verdict() ?? motion.verdict() {
                lines.append("    \(violation.invariant): \(violation.line(upTo: 1000))")
                break
            }
            player.rest(judgedBy: judge)
        }
    }

    private func happenings(in step: Step, _ player: Player, _ motion: Motion) -> [String] {
        let title = "\(String(format: "%8.3f s", player.device.now)) \(SwiftText.of(step))"
        var said: [String] = []
        player.log = { said.append("    \($0)") }
        player.interference.log = player.log
        let writes = player.device.writes(in: player.stage.window) {
            player.take(step)
            if step == .settle { motion.watch() }
        }
        let told = Self.changes(in: writes, player)
        let rest = told.count > Self.most ? ["        and \(told.count - Self.most) more writes"] : []
        return [title] + said + told.prefix(Self.most) + rest
    }

    /// Writes to the same property one after the other are one change.
    private static func changes(in writes: [SimulatedWrite], _ player: Player) -> [String] {
        var changes: [(first: SimulatedWrite, old: Any, new: Any, count: Int)] = []
        for write in writes {
            guard let (old, new) = values(of: write) else { continue }
            if let last = changes.last, last.first.view === write.view, last.first.property == write.property,
                last.first.by == write.by
            {
                changes[changes.count - 1] = (last.first, last.old, new, last.count + 1)
            } else {
                changes.append((write, old, new, 1))
            }
        }
        return changes.map { write, old, new, count in
            let node = player.nodes.firstIndex { $0.view === write.view }
            let name = node.map { "\(player.nodes[$0].part.kind) [\($0)]" } ?? "\(type(of: write.view))"
            let property = write.property == "bounds" ? "contentOffset.y" : write.property
            let times = count > 1 ? ", in \(count) writes" : ""
            return "        \(name).\(property): \(old) -> \(new) by \(write.by)\(times)"
        }
    }

    /// Of a view's bounds only the offset of a scroll view counts. The rest is layout.
    private static func values(of write: SimulatedWrite) -> (old: Any, new: Any)? {
        guard write.property == "bounds" else { return (write.old, write.new) }
        guard write.view is UIScrollView, let old = write.old as? CGRect, let new = write.new as? CGRect,
            old.origin != new.origin
        else { return nil }
        return (old.minY, new.minY)
    }
}
