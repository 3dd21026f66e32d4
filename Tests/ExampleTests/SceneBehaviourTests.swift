import KeyboardHelper
import Testing
import UIKit

@testable import KeyboardHelperExample

/// What a scene is about, on an iPhone 16: 852 points high, keyboard from 516 on.
@MainActor
@Suite struct SceneBehaviourTests {
    private let keyboardTop: CGFloat = 516

    private func inputs(in controller: UIViewController) -> [UIView] {
        views(in: controller.view).filter { $0 is UITextField || $0 is UITextView }
    }

    @Test func theButtonOfACompanionIsInSightTogetherWithItsField() throws {
        let scene = CompanionViewController()
        let device = device(showing: scene)
        let button = try #require(first(UIButton.self, in: scene.view))
        device.tap(try #require(inputs(in: scene).first))
        device.settle()
        #expect(device.presentationFrame(of: button).maxY <= keyboardTop)
        scene.stopHandlingKeyboard()
        #expect(device.covered(button) > 0, "without the library it is not")
    }

    @Test func returnAndToolbarLeadThroughTheCheckoutAndATapBesideEndsIt() throws {
        let scene = CheckoutViewController()
        let device = device(showing: scene)
        let inputs = inputs(in: scene)
        device.tap(inputs[0])
        device.settle()
        device.pressReturn()
        device.settle()
        #expect(inputs[1].isFirstResponder)
        let toolbar = try #require(scene.keyboardAvoidances.first?.toolbar)
        device.tap(toolbar.nextItem)
        device.settle()
        #expect(inputs[2].isFirstResponder)
        device.tap(toolbar.previousItem)
        device.settle()
        #expect(inputs[1].isFirstResponder)
        device.tap(at: CGPoint(x: 4, y: 150), in: scene.view)
        device.settle()
        #expect(inputs.allSatisfy { !$0.isFirstResponder })
    }

    @Test func bothTabsAreServedThoughTheyKnowNothingOfIt() throws {
        let scene = TabsViewController()
        let device = SimulatedDevice(.iPhone16)
        device.show(scene)
        for (index, controller) in try #require(scene.viewControllers).enumerated() {
            device.turn { scene.selectedIndex = index }
            device.settle()
            let last = try #require(inputs(in: controller).last)
            let place = device.presentationFrame(of: last)
            #expect(place.maxY > keyboardTop)
            device.tap(last)
            device.settle()
            #expect(device.presentationFrame(of: last).maxY <= keyboardTop)
            device.keyboard.dismiss()
            device.settle()
            #expect(device.presentationFrame(of: scene.view) == device.screen.bounds)
        }
    }

    @Test func theClosuresRaiseTheBarAndHideThePicture() throws {
        let scene = ClosuresViewController()
        let device = device(showing: scene)
        let bar = try #require(first(Column.self, in: scene.view))
        let emblem = try #require(first(UILabel.self, in: scene.view))
        let place = device.presentationFrame(of: bar)
        device.tap(try #require(inputs(in: scene).last))
        device.settle()
        #expect(abs(device.presentationFrame(of: bar).maxY - (keyboardTop - Column.spacing)) < 1)
        #expect(emblem.alpha == 0)
        device.keyboard.dismiss()
        device.settle()
        #expect(device.presentationFrame(of: bar) == place)
        #expect(emblem.alpha == 1)
    }

    @Test func theFormBelowASheetStaysWhereItIs() throws {
        let order = OrderViewController()
        let device = device(showing: order)
        let places = inputs(in: order).map(device.presentationFrame)
        device.tap(try #require(first(UIButton.self, in: order.view)))
        device.settle()
        let address = try #require(order.presentedViewController as? AddressViewController)
        let last = try #require(inputs(in: address).last)
        device.scroll(to: last)
        device.tap(last)
        device.settle()
        #expect(last.isFirstResponder)
        #expect(inputs(in: order).map(device.presentationFrame) == places)
    }

    @Test func thePagerStaysOnItsPageWhenTheDeviceTurns() throws {
        let scene = PagesViewController()
        let device = device(showing: scene, on: .iPhoneSE)
        let last = try #require(inputs(in: scene).last)
        device.scroll(to: last)
        device.tap(last)
        device.settle()
        for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
            device.rotate(to: orientation)
            device.settle()
            let frame = device.presentationFrame(of: last)
            #expect(frame.minX >= 0 && frame.maxX <= device.screen.bounds.width, "\(orientation): \(frame)")
        }
    }
}
