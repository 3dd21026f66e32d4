import Foundation
import KeyboardHelper
import UIKit

/// Watches a movement frame by frame until everything rests.
@MainActor
final class Motion {
    private let player: Player
    private var heights: [CGFloat] = []
    private let before: [ObjectIdentifier: CGFloat]
    private let wasVisible: Bool

    init(_ player: Player) {
        self.player = player
        before = player.places
        wasVisible = player.wasVisible
    }

    func watch() {
        let device = player.device
        device.turn {}
        // Under a finger nothing rests.
        if player.finger != nil { return device.advance(by: 1) }
        let end = device.now + 10
        let input = isJudged ? player.focus : nil
        while device.isBusy, device.now < end, let input {
            heights.append(device.presentationFrame(of: input).minY)
            device.advance(by: 1.0 / 60)
        }
        if device.isBusy { device.advance(by: end - device.now) }
    }

    /// One event of the keyboard alone, from rest, in views whose motion is the library's alone.
    private var isJudged: Bool {
        // UIKit moves sheets by itself.
        guard player.stage.screens.allSatisfy({ !$0.isInSheet }) else { return false }
        // What scrolls in a host inside of one with a bar, or has another bar, may still take two movements.
        let isInside = player.stage.outerBar != nil
        guard !isInside || player.stage.screens.allSatisfy({ !$0.plan.hasBar && $0.movers.allSatisfy(\.lifts) })
        else { return false }
        // Much spacing pulls inner scroll views under the bars, where UIKit changes their insets.
        guard player.stage.screens.allSatisfy({ $0.live.allSatisfy { $0.options.spacing <= 33 } }) else { return false }
        // Rows that were never shown have the heights that UIKit guesses, and move what is below them as they are shown.
        let isBelowGuesses = player.focus.map { focus in
            !focus.isInRow && focus.around.contains { player.node(of: $0)?.part.rowHeights == .selfSizing }
        }
        guard isBelowGuesses != true else { return false }
        let isAlone = player.keyboardEvents == 1 && player.events == 1 && !player.stage.world.systemHelps
        return isAlone && player.focus.map { !$0.hangsOver } == true
    }

    func verdict() -> Violation? {
        let moves = zip(heights, heights.dropFirst()).map { $1 - $0 }.filter { abs($0) > 0.5 }
        let turns = zip(moves, moves.dropFirst()).filter { ($0 < 0) != ($1 < 0) }.count
        if turns > 1 {
            return Violation(invariant: .motionIsSteady, detail: "the focus turns \(turns) times: \(heights)")
        }
        // What waits for a finger to leave is done when something is heard again.
        guard player.isQuiet, wasVisible, player.finger == nil, !player.isStuck else { return nil }
        // Input views that are reloaded bring another keyboard.
        let isElsewhere = player.isElsewhere && player.stage.screens.allSatisfy(\.staysForOtherWindows)
        guard !player.hasHeardOfKeyboard || isElsewhere else { return nil }
        for (view, place) in player.placesNow {
            guard let old = before[view], abs(old - place) > 0.1 else { continue }
            return Violation(invariant: .nothingMovesWithoutReason, detail: "an input moved from \(old) to \(place)")
        }
        return nil
    }
}

extension Player {
    /// Where each input that is placed by the app stands on screen.
    var placesNow: [ObjectIdentifier: CGFloat] {
        var places: [ObjectIdentifier: CGFloat] = [:]
        for screen in stage.screens where screen.viewIfLoaded?.window != nil {
            for node in screen.all where node.isInput {
                // The text in it too.
                let scrolled = (node.view as? UITextView)?.contentOffset.y ?? 0
                places[ObjectIdentifier(node.view)] = device.presentationFrame(of: node.view).minY - scrolled
            }
        }
        return places
    }
}

extension SimulationScreen {
    /// The keyboard of another window moves no input of the screen: UIKit does not move it as a sheet, and no list keeps its
    /// end visible.
    fileprivate var staysForOtherWindows: Bool { !isInSheet && live.allSatisfy { !$0.options.keepsEndVisible } }
}
