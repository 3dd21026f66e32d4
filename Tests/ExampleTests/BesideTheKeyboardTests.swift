import KeyboardHelper
import Testing
import UIKit

@testable import KeyboardHelperExample

/// Toasts, panels, cards and words that have no focus, on an iPhone 16: 852 points high, keyboard from 516 on.
@MainActor
@Suite struct BesideTheKeyboardTests {
    private let keyboardTop: CGFloat = 516

    @Test(arguments: SceneTests.models, SceneTests.orientations)
    func theChecksOfTheSelfCheckHoldOnEveryDevice(model: SimulatedModel, orientation: UIInterfaceOrientation) async {
        for check in Check.besideTheKeyboard {
            let harness = SimulatedDeviceHarness(model)
            harness.device.rotate(to: orientation)
            let problems = await check.run(CheckedScreen(harness))
            #expect(problems == [], "\(check.name)")
        }
    }

    @Test func aToastComesOnTheKeyboardAndTheNextOneOnTheBar() throws {
        let scene = ToastViewController()
        let device = device(showing: scene)
        let field = try #require(views(in: scene.view).last { $0 is UITextField })
        device.tap(field)
        device.settle()
        let toast = try #require(scene.presenter?.toasts.first)
        #expect(device.presentationFrame(of: toast).maxY == keyboardTop - 8)
        #expect(device.presentationFrame(of: field).maxY <= device.presentationFrame(of: toast).minY)
        device.keyboard.dismiss()
        device.settle()
        #expect(scene.presenter?.toasts.isEmpty == true)
        device.turn { scene.presenter?.show("Saved.") }
        device.settle()
        let next = try #require(scene.presenter?.toasts.first)
        // The bar is 48 high above the home indicator.
        #expect(device.presentationFrame(of: next).maxY > 740 && device.presentationFrame(of: next).maxY < 780)
    }

    @Test func theButtonsOpenThePanelAndBringTheKeyboardBack() throws {
        let scene = PanelViewController()
        let device = device(showing: scene)
        let rest = device.presentationFrame(of: scene.field)
        device.tap(scene.field)
        device.settle()
        let place = device.presentationFrame(of: scene.field)
        #expect(scene.panel.isHidden)
        func expectStill(_ button: UIView) {
            device.tap(button)
            while device.isBusy {
                device.advance(by: 1.0 / 60)
                #expect(device.presentationFrame(of: scene.field) == place)
            }
        }
        expectStill(scene.answersButton)
        #expect(!scene.field.isFirstResponder)
        #expect(device.presentationFrame(of: scene.panel) == CGRect(x: 0, y: 516, width: 393, height: 336))
        device.tap(try #require(views(in: scene.panel).first { $0.inputName == "Yes, please." }))
        #expect(scene.field.text == "Yes, please.")
        expectStill(scene.keyboardButton)
        #expect(scene.field.isFirstResponder)
        device.keyboard.dismiss()
        device.settle()
        #expect(scene.panel.isHidden && device.presentationFrame(of: scene.field) == rest)
    }

    @Test func thePanelOpensWithoutTheKeyboardWhereThatWasLast() {
        let scene = PanelViewController()
        let device = device(showing: scene)
        let rest = device.presentationFrame(of: scene.field)
        device.tap(scene.field)
        device.settle()
        let place = device.presentationFrame(of: scene.field)
        device.keyboard.dismiss()
        device.settle()
        device.tap(scene.answersButton)
        device.settle()
        #expect(device.presentationFrame(of: scene.field) == place)
        device.tap(scene.field)
        device.settle()
        #expect(device.presentationFrame(of: scene.field) == place)
        device.keyboard.dismiss()
        device.settle()
        #expect(device.presentationFrame(of: scene.field) == rest)
    }

    @Test(
        arguments: [(UIInterfaceOrientation.portrait, 300), (.landscapeLeft, 168)]
            as [(UIInterfaceOrientation, CGFloat)])
    func theCardGoesUpOrIsLowerAndComesBack(orientation: UIInterfaceOrientation, height: CGFloat) throws {
        let page = CardViewController()
        let device = SimulatedDevice(.iPhone16, orientation: orientation)
        device.show(page.makeSceneRoot())
        device.turn { page.showReview() }
        device.settle()
        let card = try #require(page.presentedViewController)
        let place = device.presentationFrame(of: card.view)
        let field = try #require(views(in: card.view).first { $0 is UITextField })
        device.tap(field)
        device.settle()
        let raised = device.presentationFrame(of: card.view)
        #expect(raised.maxY == device.keyboard.frame.minY - 8 && raised.height == height)
        #expect(device.covered(field) == 0)
        device.keyboard.dismiss()
        device.settle()
        #expect(device.presentationFrame(of: card.view) == place)
    }

    @Test func theMessageThatIsTappedStandsOnTheBarWithItsReaction() throws {
        let scene = ReactionViewController()
        let device = device(showing: scene)
        let cell = try #require(scene.lastVisibleCell)
        let path = try #require(scene.table.indexPath(for: cell))
        device.tap(cell)
        device.settle()
        #expect(scene.field.isFirstResponder)
        let shown = try #require(scene.table.cellForRow(at: path))
        #expect(device.presentationFrame(of: shown).maxY <= device.presentationFrame(of: scene.field).minY)
        device.type("Hooray!")
        device.pressReturn()
        device.settle()
        #expect((scene.table.cellForRow(at: path) as? MessageCell)?.message?.hasSuffix("– Hooray!") == true)
    }

    @Test func theWordsAreInTheMiddleOfWhatTheKeyboardLeaves() throws {
        let scene = EmptyStateViewController()
        let device = device(showing: scene)
        let place = device.presentationFrame(of: scene.emptyState)
        device.tap(try #require(first(UITextField.self, in: scene.view)))
        device.settle()
        let bar = try #require(first(UISearchBar.self, in: scene.view))
        let middle = (device.presentationFrame(of: bar).maxY + keyboardTop) / 2
        #expect(abs(device.presentationFrame(of: scene.emptyState).midY - middle) < 1)
        device.keyboard.dismiss()
        device.settle()
        #expect(device.presentationFrame(of: scene.emptyState) == place)
    }
}
