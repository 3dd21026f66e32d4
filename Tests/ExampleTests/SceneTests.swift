import KeyboardHelper
import Testing
import UIKit

@testable import KeyboardHelperExample

/// What holds for every scene of the catalogue on every device.
@MainActor
@Suite struct SceneTests {
    nonisolated static let models = [SimulatedModel.iPhoneSE, .iPhone16, .iPad11, .iPhoneDuo, .iPhoneDuoUnfolded]
    nonisolated static let orientations = [UIInterfaceOrientation.portrait, .landscapeLeft]

    private func scenes() -> [(title: String, controller: UIViewController)] {
        Catalogue.entries.map { ($0.title, $0.make()) }
    }

    @Test(arguments: models, orientations)
    func noConstraintContradictsAnother(model: SimulatedModel, orientation: UIInterfaceOrientation) {
        for (title, controller) in scenes() {
            let device = SimulatedDevice(model, orientation: orientation)
            device.show(controller.makeSceneRoot())
            device.settle()
            #expect(device.window.simulatedBrokenConstraints.isEmpty, "\(title)")
            for view in views(in: device.window) {
                #expect(!view.constraints.contains { $0.simulatedHasRaised }, "\(title)")
            }
        }
    }

    @Test func everyInputTellsVoiceOverWhatItIsFor() {
        for (title, controller) in scenes() {
            let device = SimulatedDevice(.iPhone16)
            device.show(controller.makeSceneRoot())
            let inputs = views(in: controller.view).filter { $0 is UITextField || $0 is UITextView }
            for input in inputs { #expect(input.accessibilityLabel?.isEmpty == false, "\(title): \(input)") }
        }
    }

    @Test func everySceneIsReleasedWithItsScreen() {
        for entry in Catalogue.entries {
            weak var controller: UIViewController?
            do {
                let scene = entry.make()
                let device = SimulatedDevice(.iPhone16)
                device.show(scene.makeSceneRoot())
                if let input = views(in: scene.view).first(where: { $0 is any UITextInput }) { device.tap(input) }
                device.settle()
                controller = scene
            }
            #expect(controller == nil, "\(entry.title)")
        }
    }

    @Test func everySceneIsFilmedUnderTheNameThatItHasInTheApp() {
        #expect(Set(ExampleScene.all.map(\.name)) == Set(Catalogue.entries.map(\.title)))
    }
}

/// An iPhone 16 that shows `controller` in a navigation controller.
@MainActor
func device(showing controller: UIViewController, on model: SimulatedModel = .iPhone16) -> SimulatedDevice {
    let device = SimulatedDevice(model)
    device.show(controller.makeSceneRoot())
    device.settle()
    return device
}

/// A view and all views in it.
@MainActor
func views(in view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap { views(in: $0) }
}

/// The first view of a type in another one.
@MainActor
func first<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
    views(in: view).lazy.compactMap { $0 as? View }.first
}
