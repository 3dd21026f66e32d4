import Foundation
import KeyboardHelper
import UIKit

/// What the app does from within the calls of its handlers.
extension Player {
    /// To be called whenever there are new screens.
    func listen() {
        for screen in stage.screens {
            screen.onCall = { [weak self, weak screen] handler, value in
                guard let self, let screen else { return }
                log?("\(device.now) \(handler): \(value)")
                if handler == .onDecision { decisions += 1 }
                guard let reaction = reactions[handler]?.popLast() else { return }
                react(reaction, in: screen)
            }
        }
    }

    func add(_ reaction: Step.Reaction, in handler: Step.Handler) { reactions[handler, default: []].append(reaction) }

    private func react(_ reaction: Step.Reaction, in screen: SimulationScreen) {
        let avoidance = screen.live.first
        // No app moves the focus on a screen that it is about to remove.
        if reaction == .focusNext, !screen.live.allSatisfy(\.isActive) { return }
        events += 5
        isQuiet = false
        switch reaction {
        case .update: avoidance?.update()
        case .stop: screen.live.forEach { $0.stop() }
        case .restart:
            screen.startAvoiding()
            focusMoves += 2
            if isInOtherScene { hasComeUnheard = true }
        case .focusNext:
            keyboardEvents += 1
            mustShow = true
            avoidance?.focusNext()
        case .resign:
            keyboardEvents += 1
            screen.view.endEditing(true)
        case .changeOptions: avoidance?.options.spacing = 24
        case .layOut: screen.view.layoutIfNeeded()
        }
    }
}
