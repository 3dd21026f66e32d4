import Foundation
import KeyboardHelper
import UIKit

let arguments = CommandLine.arguments
let from = arguments.firstIndex(of: "--from").flatMap { UInt64(arguments[$0 + 1]) } ?? 0
let count = arguments.firstIndex(of: "--seeds").flatMap { UInt64(arguments[$0 + 1]) } ?? 100
var kinds: [String: Int] = [:]
let start = Date()
var steps = 0
for seed in from..<(from + count) {
    let history = History(seed: seed, hasFaults: !arguments.contains("--no-faults"))
    steps += history.steps.count
    if arguments.contains("--trace"), let shrunk = Shrinker(history) {
        print(SwiftText.of(shrunk.history))
        let player = Player(shrunk.history.world)
        for step in shrunk.history.steps + [.dismiss, .settle] {
            print("--", step, player.device.now)
            player.log = { print("    ", $0) }
            player.interference.log = player.log
            for write in player.device.writes(in: player.device.window, {
                player.take(step)
                if step == .settle { player.device.advance(by: 3) }
            }).prefix(60) where !write.property.contains("bounds") { print("       ", write) }
        }
    }
    let run = Run(history)
    if let violation = run.violation {
        kinds["\(violation.invariant)", default: 0] += 1
        if arguments.contains("--list") { print(seed, violation.invariant, violation.step, violation.detail.prefix(200)) }
        if arguments.contains("--shrink"), let shrunk = Shrinker(history) {
            print("// seed \(seed), \(shrunk.runs) runs: \(shrunk.violation.invariant): \(shrunk.violation.detail.prefix(400))")
            print(SwiftText.of(shrunk.history))
        }
    }
}
print(kinds.sorted { $0.key < $1.key }, Date().timeIntervalSince(start), "s", steps, "steps")
