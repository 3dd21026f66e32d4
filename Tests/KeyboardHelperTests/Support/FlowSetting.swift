import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// A device in one orientation and of one system, with or without the help that UIKit may give to a first responder.
struct FlowSetting: Sendable, CustomTestStringConvertible {
    var model = SimulatedModel.iPhone16
    var orientation = UIInterfaceOrientation.portrait
    /// UIKit scrolls a first responder until it is visible, and brings an offset back into a range that shrinks.
    var systemHelps: Bool
    /// Nil: every switch of the behavior is in its kindest position.
    var system: SimulatedSystem?

    var testDescription: String {
        [
            model.name, orientation.isLandscape ? "landscape" : "portrait", systemHelps ? "helped" : "alone",
            system?.rawValue ?? "kind",
        ].joined(separator: ", ")
    }

    /// An iPhone 16 in portrait: 393 x 852, safe area 59 above and 34 below, keyboard from 516 on (keypad from 560 on).
    static let phone = settings([.iPhone16], [.portrait])

    /// An iPad 11 in portrait: 834 x 1194, safe area 24 above and 20 below, keyboard from 861 on.
    static let pad = settings([.iPad11], [.portrait])

    static let everywhere = settings([.iPhoneSE, .iPhone16, .iPad11], [.portrait, .landscapeLeft]) + duo

    /// Both screens of an iPhone Duo, which came with iOS 27.
    static let duo = settings([.iPhoneDuo, .iPhoneDuoUnfolded], [.portrait, .landscapeLeft])
        .filter { [nil, .iOS27].contains($0.system) }

    /// Everything with everything where every switch is kind. Each system with each model, and in turn with the help and
    /// without; with `WHOLE_MATRIX` in the environment with everything.
    private static func settings(
        _ models: [SimulatedModel], _ orientations: [UIInterfaceOrientation]
    ) -> [FlowSetting] {
        let devices = models.flatMap { model in
            orientations.flatMap { orientation in
                [true, false].map { FlowSetting(model: model, orientation: orientation, systemHelps: $0) }
            }
        }
        func on(_ system: SimulatedSystem, _ devices: [FlowSetting]) -> [FlowSetting] {
            devices.map { device in
                var device = device
                device.system = system
                return device
            }
        }
        if let system = SimulatedSystem.ofEnvironment { return on(system, devices) }
        let each = devices.count / models.count
        let systems = SimulatedSystem.allCases.enumerated().flatMap { number, system in
            // The first or the last of a model's devices: they differ in everything.
            let inTurn = models.indices.map { devices[$0 * each + ($0 + number) % 2 * (each - 1)] }
            return on(system, WholeMatrix.isOn ? devices : inTurn)
        }
        return devices + systems
    }

    /// The top of the keyboard with its predictive bar, in screen coordinates.
    var keyboardTop: CGFloat {
        orientation.isLandscape
            ? model.screen.width - model.landscapeKeyboard.predictive
            : model.screen.height - model.portraitKeyboard.predictive
    }

    private var behavior: SimulatedBehavior { (system ?? .ofEnvironment)?.behavior ?? SimulatedBehavior() }

    /// How long the keyboard moves, in seconds.
    var movement: TimeInterval { behavior.keyboardCurve == .spring ? 0.5 : 0.25 }

    /// Whether a tap places the caret of a text view so late that it is looked for before.
    var caretIsVeryLate: Bool { behavior.caretPlacement == .after(0.05) }

    /// Whether a layout guide shows a keyboard that no notice has told of.
    var guideTells: Bool { behavior.guideFrame != .atTheBottom }

    /// `window.handleKeyboard()`, before the window has a root controller.
    @MainActor
    func windowDevice(showing root: UIViewController, options: KeyboardAvoidance.Options = .init()) -> SimulatedDevice {
        let device = device()
        device.turn { device.window.handleKeyboard(options: options) }
        device.expectNoFaults {
            device.show(root)
            device.settle()
        }
        return device
    }

    @MainActor
    func device(showing root: UIViewController? = nil) -> SimulatedDevice {
        let device = SimulatedDevice(model, orientation: orientation, system: system)
        device.scrollsFirstResponderIntoView = systemHelps
        device.clampsOffsetWhenInsetShrinks = systemHelps
        device.expectNoFaults {
            if let root { device.show(root) }
            device.settle()
        }
        return device
    }
}
