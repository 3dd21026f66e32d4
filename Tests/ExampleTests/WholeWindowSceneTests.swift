import KeyboardHelper
import Testing
import UIKit

@testable import KeyboardHelperExample

/// Each input of each controller of the scene of a whole window: visible with the focus, and everything restored.
@MainActor
@Suite struct WholeWindowSceneTests {
    /// With and without the behavior of a system.
    nonisolated static let settings: [(SimulatedModel, SimulatedSystem?)] = SceneTests.models.flatMap { model in
        ([nil] + SimulatedSystem.allCases).map { (model, $0) }
    }

    private let scene = WindowViewController()

    private func device(_ model: SimulatedModel, _ system: SimulatedSystem?) -> SimulatedDevice {
        let device = SimulatedDevice(model, system: system)
        device.show(scene)
        device.settle()
        return device
    }

    private func tap(_ title: String, on device: SimulatedDevice, in controller: UIViewController) throws {
        let items = controller.navigationItem.rightBarButtonItems ?? []
        let item = try #require(items.first { $0.title == title })
        #expect(device.tap(item))
        device.settle()
    }

    /// Visits each input in turn; `leaves` is what must not move meanwhile.
    private func visit(_ controller: UIViewController, on device: SimulatedDevice, leaves: [UIView]) {
        let inputs = views(in: controller.view).filter { $0 is UITextField }
        #expect(!inputs.isEmpty)
        // An alert gives its field the focus, and moves for the keyboard itself.
        device.keyboard.dismiss()
        device.settle()
        for input in inputs {
            device.scroll(to: input)
            device.settle()
            let before = LayoutState(of: device.window)
            let places = leaves.map(device.presentationFrame)
            #expect(device.tap(input), "\(controller.title ?? "")")
            device.settle()
            #expect(device.covered(input) == 0, "\(controller.title ?? ""): \(input.inputName)")
            #expect(leaves.map(device.presentationFrame) == places)
            device.keyboard.dismiss()
            device.settle()
            #expect(LayoutState(of: device.window) == before)
        }
    }

    @Test(arguments: settings)
    func everyScreenIsServed(model: SimulatedModel, system: SimulatedSystem?) throws {
        let device = device(model, system)
        let contact = try #require((scene.viewControllers?.first as? UINavigationController)?.topViewController)
        visit(contact, on: device, leaves: [scene.tabBar])
        try tap("Next", on: device, in: contact)
        let next = try #require(contact.navigationController?.topViewController)
        visit(next, on: device, leaves: [scene.tabBar, contact.view])
        device.turn { scene.selectedIndex = 1 }
        device.settle()
        visit(try #require(scene.scenePages.last), on: device, leaves: [scene.tabBar])
    }

    @Test(arguments: settings)
    func sheetsPopoversAndAlertsAreServed(model: SimulatedModel, system: SimulatedSystem?) throws {
        let device = device(model, system)
        device.behavior.returnedFocus = .none
        let rest = LayoutState(of: device.window)
        let contact = try #require((scene.viewControllers?.first as? UINavigationController)?.topViewController)
        try tap("Sheet", on: device, in: contact)
        let sheet = try #require((scene.presentedViewController as? UINavigationController)?.topViewController)
        try tap("Sheet", on: device, in: sheet)
        let inner = (sheet.navigationController?.presentedViewController as? UINavigationController)?.topViewController
        visit(try #require(inner), on: device, leaves: [scene.view, scene.tabBar])
        device.turn { scene.dismiss(animated: true) }
        device.settle()
        for title in ["Popover", "Alert"] {
            try tap(title, on: device, in: contact)
            let presented = try #require(scene.presentedViewController)
            visit(presented, on: device, leaves: [scene.view, scene.tabBar])
            device.turn { scene.dismiss(animated: true) }
            device.settle()
        }
        #expect(LayoutState(of: device.window) == rest)
    }

    @Test func whenTheSceneIsLeftTheWindowIsToo() {
        let device = SimulatedDevice(.iPhone16)
        let navigation = UINavigationController(rootViewController: UIViewController())
        device.show(navigation)
        device.turn { navigation.openScene(scene) }
        device.settle()
        #expect(device.window.keyboardAvoidance != nil)
        device.turn { navigation.closeScene(scene) }
        device.settle()
        #expect(device.window.keyboardAvoidance == nil)
    }
}
