import Foundation
import Testing
import UIKit

/// Where the end of an input is on the screen, sixty times a second, and where the keyboard begins then.
struct FocusMotion: CustomStringConvertible {
    private(set) var samples: [(end: CGFloat, keyboardTop: CGFloat)] = []

    var end: CGFloat { samples.last?.end ?? .nan }
    var keyboardTop: CGFloat { samples.last?.keyboardTop ?? .nan }

    /// The longest time under the keyboard without a break, in seconds.
    var timeCovered: TimeInterval {
        let covered = samples.map { $0.end > $0.keyboardTop + 0.5 }
        return (covered.split(separator: false).map(\.count).max().map(TimeInterval.init) ?? 0) / 60
    }

    /// The points that it goes to and fro, beyond the way from its first place to its last.
    var detour: CGFloat {
        guard let first = samples.first?.end else { return 0 }
        return zip(samples, samples.dropFirst()).map { abs($1.end - $0.end) }.reduce(0, +) - abs(end - first)
    }

    var description: String {
        "to \(end), keyboard at \(keyboardTop), detour \(detour), covered for \(timeCovered) s"
    }

    mutating func note(_ end: CGFloat, _ keyboardTop: CGFloat) { samples.append((end, keyboardTop)) }
}

extension SimulatedDevice {
    /// Follows the end of `input` from before `action` until nothing moves.
    @MainActor
    func motion(
        of input: UIView, at location: SourceLocation = #_sourceLocation, during action: () -> Void
    ) -> FocusMotion {
        var motion = FocusMotion()
        func note() { motion.note(presentationFrame(of: input).maxY, keyboard.frame.minY) }
        note()
        expectNoFaults(at: location) {
            action()
            note()
            let end = now + 5
            while isBusy, now < end {
                advance(by: 1.0 / 60)
                note()
            }
        }
        return motion
    }
}

/// Expects that `input` goes straight to its place above the keyboard, ahead of it, and straight back.
@MainActor
func expectStraightWay(
    of input: UIView, on device: SimulatedDevice, spacing: CGFloat = 10, detour: CGFloat = 8,
    returns: Bool = true,
    at location: SourceLocation = #_sourceLocation
) {
    let rest = device.presentationFrame(of: input)
    for _ in 0..<2 {
        let up = device.motion(of: input, at: location) { device.focus(on: input) }
        #expect(up.end <= up.keyboardTop - spacing + 0.5, "\(up)", sourceLocation: location)
        #expect(up.detour <= detour && up.timeCovered <= 0.06, "\(up)", sourceLocation: location)
        let down = device.motion(of: input, at: location) { device.keyboard.dismiss() }
        #expect(down.detour <= detour, "\(down)", sourceLocation: location)
        if returns { expectEqual(device.presentationFrame(of: input), rest, at: location) }
    }
}
