import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelperExample

/// Scenes whose content changes or stands for an input, on an iPhone 16: 852 points high, keyboard from 516 on.
@MainActor
@Suite struct ContentSceneTests {
    private let keyboardTop: CGFloat = 516

    private func fields(in view: UIView) -> [UITextField] { views(in: view).compactMap { $0 as? UITextField } }

    @Test(arguments: SceneTests.models)
    func theChecksOfTheSelfCheckHoldOnEveryDevice(model: SimulatedModel) async {
        for check in Check.content {
            let problems = await check.run(CheckedScreen(SimulatedDeviceHarness(model)))
            #expect(problems == [], "\(check.name)")
        }
    }

    @Test func theListOfCompletionsEndsAtTheKeyboardOrAfterFourRows() throws {
        let scene = CompletionsViewController()
        let device = device(showing: scene)
        for (field, height) in try [(#require(fields(in: scene.view).first), 160.0), (last(in: scene.view), 80)] {
            device.scroll(to: field)
            device.tap(field)
            device.settle()
            let place = device.presentationFrame(of: field)
            for letter in ["L", "o", "n", "d", "o", "n"] {
                device.type(letter)
                device.settle()
                let list = try #require(first(CompletionList.self, in: scene.view))
                let frame = device.presentationFrame(of: list)
                #expect(device.presentationFrame(of: field) == place)
                #expect(frame.minY == place.maxY + 4 && frame.height == height && frame.maxY <= keyboardTop)
            }
            device.keyboard.dismiss()
            device.settle()
            #expect(first(CompletionList.self, in: scene.view) == nil)
        }
    }

    @Test(arguments: SceneTests.orientations, [0.0, 4, 10, 40, 84, 200])
    func noFieldCreepsUpWhileOneTypes(orientation: UIInterfaceOrientation, spacing: CGFloat) throws {
        let scene = CompletionsViewController()
        let device = SimulatedDevice(.iPhone16, orientation: orientation)
        device.show(scene.makeSceneRoot())
        device.settle()
        try #require(scene.keyboardAvoidances.first).options.spacing = spacing
        for field in fields(in: scene.view) {
            device.turn { _ = field.becomeFirstResponder() }
            device.settle()
            let place = device.presentationFrame(of: field)
            for letter in ["L", "o", "n", "d", "o", "n"] {
                device.type(letter)
                device.settle()
                #expect(device.presentationFrame(of: field) == place, "\(field.inputName), \(letter)")
            }
        }
    }

    @Test func aTapOnTheBoxesLetsOneTypeTheCodeAboveTheKeyboard() {
        let scene = CodeViewController()
        let device = device(showing: scene)
        let place = device.presentationFrame(of: scene.boxes)
        #expect(place.maxY > keyboardTop)
        device.tap(scene.boxes)
        device.type("123456")
        device.settle()
        // The keyboard of digits has no bar with suggestions.
        #expect(device.presentationFrame(of: scene.boxes).maxY == device.keyboard.frame.minY - 10)
        #expect(views(in: scene.boxes).compactMap { ($0 as? UILabel)?.text } == ["1", "2", "3", "4", "5", "6"])
        device.keyboard.dismiss()
        device.settle()
        #expect(device.presentationFrame(of: scene.boxes) == place)
    }

    @Test func theStripOfCardsScrollsSidewaysOnly() throws {
        let scene = CardsViewController()
        let device = device(showing: scene)
        let form = try #require(first(UIScrollView.self, in: scene.view))
        for field in scene.cardFields {
            device.tap(field)
            device.settle()
            #expect(field.isFirstResponder && device.presentationFrame(of: field).maxY <= keyboardTop)
            #expect(scene.strip.contentInset == .zero && scene.strip.contentOffset.y == 0)
            #expect(scene.strip.bounds.height == 220 && form.contentInset.bottom > 0)
        }
        #expect(scene.strip.contentOffset.x > 0)
    }

    @Test func theLastResultCanBeReachedAboveTheKeyboard() throws {
        let scene = ResultsViewController()
        let device = device(showing: scene)
        let (table, field) = try (#require(scene.table), #require(first(UITextField.self, in: scene.view)))
        for (isHandled, isReached) in [(true, true), (false, false)] {
            if !isHandled { device.turn { scene.stopHandlingKeyboard() } }
            device.tap(field)
            device.settle()
            #expect(field.isFirstResponder)
            device.turn { table.scrollToEnd(animated: false) }
            device.settle()
            let cell = try #require(table.lastCell)
            #expect((device.presentationFrame(of: cell).maxY <= keyboardTop) == isReached)
            device.keyboard.dismiss()
            device.settle()
        }
    }

    @Test func aFieldOnTheKeyboardStaysWhileTheMessageComesAndIsVisibleWhenItGoes() throws {
        let scene = BannerViewController()
        let device = device(showing: scene)
        let field = try last(in: scene.view)
        device.scroll(to: field)
        device.tap(field)
        device.advance(by: 0.9)
        let place = device.presentationFrame(of: field)
        #expect(place.maxY == keyboardTop - 10)
        var heights: Set<CGFloat> = []
        let start = device.now
        while device.isBusy {
            device.advance(by: 1.0 / 60)
            let frame = device.presentationFrame(of: field)
            #expect(frame.maxY <= keyboardTop - 9)
            if device.now - start < 2 { #expect(abs(frame.minY - place.minY) < 1) }
            heights.formUnion(banners(in: scene.view).map { device.presentationFrame(of: $0).height })
        }
        #expect(heights.contains(60))
        #expect(banners(in: scene.view).isEmpty)
    }

    private func last(in view: UIView) throws -> UITextField { try #require(fields(in: view).last) }

    private func banners(in view: UIView) -> [UIView] {
        views(in: view).filter { ($0 as? UILabel)?.text == "This is printed on the invoice." }
    }
}
