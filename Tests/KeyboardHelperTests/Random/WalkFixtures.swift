import Foundation
import KeyboardHelper
import UIKit

/// A step of a person, the app or the system.
enum WalkStep: CaseIterable, Sendable {
    case focusLow, focusHigh, dismiss, shortKeyboard, tallKeyboard, rotate, float, dock, attachHardware, detachHardware
    case refresh, background, lock, alert, crossFade, resize
}

/// A screen that is presented in one of UIKit's ways on an iPad, with the keyboard avoided or not.
@MainActor
final class Walker {
    let device: SimulatedDevice
    let screen: LifecycleScreen
    private let presenter = UIViewController()
    private let control = UIRefreshControl()
    private var alert: UIAlertController?
    private var resizes = 0
    private let tellsReturn: Bool

    init(
        _ setting: FlowSetting, _ target: LifecycleTarget, _ style: UIModalPresentationStyle,
        _ movement: SimulatedSheetMovement, avoids: Bool
    ) {
        tellsReturn = setting.guideTells
        device = setting.device(showing: presenter)
        device.sheetMovement = movement
        screen = LifecycleScreen(target)
        screen.avoidsOnLoad = avoids
        screen.modalPresentationStyle = style
        screen.preferredContentSize = CGSize(width: 400, height: 600)
        screen.popoverPresentationController?.sourceView = presenter.view
        screen.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 200, width: 100, height: 40)
        device.turn { presenter.present(screen, animated: false) }
        device.settle()
        (screen.panel as? UIScrollView)?.refreshControl = control
    }

    var isCovered: Bool { alert != nil }

    func take(_ step: WalkStep) {
        switch step {
        // A screen behind an alert gets no focus.
        case .focusLow: if !isCovered { device.focus(on: screen.low) }
        case .focusHigh: if !isCovered { device.focus(on: screen.high) }
        case .dismiss: device.keyboard.dismiss()
        case .shortKeyboard: device.keyboard.changeHeight(to: 283)
        case .tallKeyboard: device.keyboard.changeHeight(to: 340)
        case .rotate: device.rotate(to: device.orientation == .portrait ? .landscapeLeft : .portrait)
        case .float: device.keyboard.float(frame: CGRect(x: 100, y: 300, width: 320, height: 250))
        case .dock: if !isCovered { device.keyboard.dock() }
        case .attachHardware: device.keyboard.attachHardwareKeyboard()
        case .detachHardware: device.keyboard.detachHardwareKeyboard()
        case .refresh: device.turn { control.isRefreshing ? control.endRefreshing() : control.beginRefreshing() }
        // Where the keyboard comes back silently and the layout guide lies, nobody can know of it.
        case .background where !tellsReturn, .lock where !tellsReturn: break
        case .background:
            device.enterBackground()
            device.settle()
            device.enterForeground()
        case .lock:
            device.lock()
            device.settle()
            device.unlock()
        case .alert: toggleAlert()
        case .crossFade: device.prefersCrossFadeTransitions.toggle()
        case .resize: resize()
        }
    }

    private func toggleAlert() {
        if isCovered {
            device.turn { screen.dismiss(animated: true) }
            alert = nil
        } else {
            let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
            alert.addTextField()
            self.alert = alert
            device.turn { screen.present(alert, animated: true) }
        }
    }

    /// Takes turns: the whole screen, a window in its middle, half of its width.
    private func resize() {
        let screen = device.screen.bounds
        let half = CGRect(x: 0, y: 0, width: 400, height: screen.height)
        resizes += 1
        device.resizeWindow(to: [screen, screen.insetBy(dx: 80, dy: 90), half][resizes % 3])
    }
}
