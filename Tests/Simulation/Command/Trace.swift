import Foundation
import KeyboardHelper
import UIKit

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
        let told = Self.changes(in: writes, player).map { "        \($0)" }
        let rest = told.count > Self.most ? ["        and \(told.count - Self.most) more writes"] : []
        return [title] + said + told.prefix(Self.most) + rest
    }

    // MARK: Writes

    private struct Change: CustomStringConvertible {
        let view: UIView
        let property: String
        let author: SimulatedAuthor
        let old: String
        var new: String
        var count = 1
        let name: String

        var description: String {
            "\(name).\(property): \(old) -> \(new) by \(author)" + (count > 1 ? ", in \(count) writes" : "")
        }
    }

    /// Writes to the same property one after the other are one change.
    private static func changes(in writes: [SimulatedWrite], _ player: Player) -> [Change] {
        var changes: [Change] = []
        for write in writes {
            guard let change = change(write, player) else { continue }
            if let last = changes.last, last.view === change.view, last.property == change.property,
                last.author == change.author
            {
                changes[changes.count - 1].new = change.new
                changes[changes.count - 1].count += 1
            } else {
                changes.append(change)
            }
        }
        return changes
    }

    /// Of a view's bounds only the offset of a scroll view counts. The rest is layout.
    private static func change(_ write: SimulatedWrite, _ player: Player) -> Change? {
        let index = player.nodes.firstIndex { $0.view === write.view }
        let name = index.map { "\(player.nodes[$0].part.kind) [\($0)]" } ?? "\(type(of: write.view))"
        func change(_ property: String, _ old: Any, _ new: Any) -> Change {
            Change(view: write.view, property: property, author: write.by, old: "\(old)", new: "\(new)", name: name)
        }
        guard write.property == "bounds" else { return change(write.property, write.old, write.new) }
        guard write.view is UIScrollView, let old = write.old as? CGRect, let new = write.new as? CGRect,
            old.origin != new.origin
        else { return nil }
        return change("contentOffset.y", old.minY, new.minY)
    }
}
