import KeyboardHelper
import Testing
import UIKit

@testable import KeyboardHelperExample

/// A child controller, boxes of text and a drop-in, on an iPhone 16: 852 points high, keyboard from 516 on.
@MainActor
@Suite struct PanelAndBoxTests {
    private let keyboardTop: CGFloat = 516

    @Test func theFieldOfAChildRisesAboveThePlaceWhereTheChildEnds() throws {
        let scene = ArticleViewController()
        let device = device(showing: scene)
        let panel = try #require(scene.children.first)
        let article = try #require(first(UIScrollView.self, in: scene.view))
        let field = try #require(first(UITextField.self, in: panel.view))
        let send = try #require(first(UIButton.self, in: panel.view))
        let places = [panel.view, field, article].map(device.presentationFrame)
        #expect(places[0].minY > keyboardTop)
        device.tap(field)
        device.settle()
        #expect(abs(device.presentationFrame(of: field).maxY - (keyboardTop - 10)) < 1)
        #expect(device.presentationFrame(of: field).maxY < places[0].minY)
        #expect(device.covered(send) == 0)
        #expect(device.presentationFrame(of: article) == places[2], "the article stays")
        device.keyboard.dismiss()
        device.settle()
        #expect([panel.view, field, article].map(device.presentationFrame) == places)
    }

    @Test func aCommentThatIsSentIsBelowTheArticle() throws {
        let scene = ArticleViewController()
        let device = device(showing: scene)
        let panel = try #require(scene.children.first)
        let field = try #require(first(UITextField.self, in: panel.view))
        let send = try #require(first(UIButton.self, in: panel.view))
        func comments() -> [String] { views(in: scene.view).compactMap { ($0 as? UILabel)?.text } }
        device.tap(field)
        device.type("With rye, too?")
        device.settle()
        device.tap(send)
        device.settle()
        #expect(comments().contains("With rye, too?"))
        #expect(field.text == "")
        let count = comments().count
        device.tap(send)
        device.settle()
        #expect(comments().count == count, "nothing cannot be sent")
    }

    @Test func theCaretIsVisibleInEachBoxAndWhileTheFocusMovesBetweenThem() throws {
        let scene = DeliveryViewController()
        let device = device(showing: scene)
        let boxes = views(in: scene.view).compactMap { $0 as? UITextView }
        #expect(boxes.map(\.bounds.height) == [64, 120, 200])
        for box in boxes + boxes.reversed() {
            device.turn { _ = box.becomeFirstResponder() }
            device.settle()
            for text in ["One", "\nTwo", "\nThree"] {
                device.type(text)
                device.settle()
                let end = try #require(box.selectedTextRange?.end)
                let caret = box.convert(box.caretRect(for: end), to: device.screen.coordinateSpace)
                #expect(caret.maxY <= keyboardTop && caret.minY >= scene.view.safeAreaInsets.top)
                #expect(device.covered(box.caretRect(for: end), in: box) == 0)
            }
        }
    }

    @Test func aDropInWhoseContentNobodyHasSizedShowsItsLastFieldAndIsAsBeforeAfterwards() throws {
        let scene = FeedbackViewController()
        let device = device(showing: scene)
        let scrollView = try #require(first(KeyboardAvoidingScrollView.self, in: scene.view))
        let last = try #require(views(in: scrollView).last { $0 is UITextField })
        let place = device.presentationFrame(of: last)
        #expect(scrollView.contentSize == .zero)
        #expect(place.maxY > keyboardTop)
        device.tap(last)
        device.settle()
        #expect(device.presentationFrame(of: last).maxY == keyboardTop - 10)
        #expect(scrollView.contentSize == CGSize(width: 393, height: last.frame.maxY))
        device.keyboard.dismiss()
        device.settle()
        #expect(device.presentationFrame(of: last) == place)
        #expect(scrollView.contentSize == .zero)
    }
}
