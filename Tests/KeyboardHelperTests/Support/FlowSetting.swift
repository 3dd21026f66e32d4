import Testing
import UIKit

/// A device in one orientation, with or without the help that UIKit may give to a first responder.
struct FlowSetting: Sendable, CustomTestStringConvertible {
    var model = SimulatedModel.iPhone16
    var orientation = UIInterfaceOrientation.portrait
    /// UIKit scrolls a first responder until it is visible, and brings an offset back into a range that shrinks.
    var systemHelps: Bool

    var testDescription: String {
        "\(model.name), \(orientation.isLandscape ? "landscape" : "portrait"), \(systemHelps ? "helped" : "alone")"
    }

    /// An iPhone 16 in portrait: 393 x 852, safe area 59 above and 34 below, keyboard from 516 on (keypad from 560 on).
    static let phone = [FlowSetting(systemHelps: true), FlowSetting(systemHelps: false)]

    /// An iPad 11 in portrait: 834 x 1194, safe area 24 above and 20 below, keyboard from 861 on.
    static let pad = [true, false].map { FlowSetting(model: .iPad11, systemHelps: $0) }

    static let everywhere = [SimulatedModel.iPhoneSE, .iPhone16, .iPad11].flatMap { model in
        [UIInterfaceOrientation.portrait, .landscapeLeft].flatMap { orientation in
            [true, false].map { FlowSetting(model: model, orientation: orientation, systemHelps: $0) }
        }
    }

    /// The top of the keyboard with its predictive bar, in screen coordinates.
    var keyboardTop: CGFloat {
        orientation.isLandscape
            ? model.screen.width - model.landscapeKeyboard.predictive
            : model.screen.height - model.portraitKeyboard.predictive
    }

    @MainActor
    func device(showing root: UIViewController? = nil) -> SimulatedDevice {
        let device = SimulatedDevice(model, orientation: orientation)
        device.scrollsFirstResponderIntoView = systemHelps
        device.clampsOffsetWhenInsetShrinks = systemHelps
        device.expectNoFaults {
            if let root { device.show(root) }
            device.settle()
        }
        return device
    }
}
