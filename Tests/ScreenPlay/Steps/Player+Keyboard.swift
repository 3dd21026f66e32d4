import Foundation
import UIKit

extension Player {
    func changeKeyboard(_ step: Step) {
        guard !isAway else { return }
        if focus == nil, !isElsewhere, step.changesHeight { return }
        let keyboard = device.keyboard
        let screen = device.screen.bounds
        let before = (keyboard.frame, witness.count)
        switch step {
        case .keyboardHeight(let height): keyboard.changeHeight(to: min(height, screen.height * 0.7))
        case .reseat(let height): keyboard.reseat(height: min(height, screen.height * 0.7))
        case .float:
            guard stage.world.model.isPad else { return }
            keyboard.float(frame: CGRect(x: 100, y: 300, width: 320, height: 250))
        case .dock: keyboard.dock()
        case .attachHardware: keyboard.attachHardwareKeyboard()
        case .detachHardware: keyboard.detachHardwareKeyboard()
        case .minimizeBar:
            guard stage.world.model.isPad else { return }
            keyboard.minimizeShortcutsBar()
        case .expandBar: keyboard.expandShortcutsBar()
        case .dragBar:
            guard stage.world.model.isPad else { return }
            keyboard.dragShortcutsBar(to: CGRect(x: 300, y: 500, width: 76, height: 55))
        case .otherApp(let height):
            guard stage.world.model.isPad else { return }
            keyboard.showForOtherApp(
                frame: CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height))
        case .leaveOtherApp: keyboard.leaveOtherAppSilently()
        default: return
        }
        keyboardEvents += 1
        disturb(asksToShow: witness.count != before.1 ? true : nil)
    }
}

extension Step {
    /// Only the keyboard of an input has another height.
    fileprivate var changesHeight: Bool {
        switch self {
        case .keyboardHeight, .reseat: true
        default: false
        }
    }
}
