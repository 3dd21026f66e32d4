import KeyboardHelper
import Testing
import UIKit

@testable import KeyboardHelperExample

@MainActor
@Suite struct ShopViewControllerTests {
    // MARK: Limits

    @Test func theCounterCountsWhatAPersonSees() throws {
        let screen = ShopScreen()
        try screen.focus(.tag)
        screen.device.paste("👨‍👩‍👧‍👦🇨🇭e\u{301}")
        #expect(try screen.texts(.tag).contains("3/20"))
    }

    @Test func whatIsTooLongIsMarkedAtOnceAndNotCut() throws {
        let screen = ShopScreen()
        try screen.focus(.tag)
        screen.device.paste(String(repeating: "a", count: 20))
        #expect(try !screen.isMarked(.tag))
        screen.device.type("bc")
        #expect(try screen.isMarked(.tag))
        #expect(try screen.texts(.tag).contains("2 characters too many"))
        #expect(try screen.texts(.tag).contains("22/20"))
        #expect(screen.shop.form[.tag].hasSuffix("abc"))
        screen.device.deleteBackward()
        screen.device.deleteBackward()
        #expect(try !screen.isMarked(.tag))
    }

    @Test(arguments: [ShopForm.Field.name, .introduction])
    func whatAnInputMethodComposesIsNeitherCountedNorTouched(field: ShopForm.Field) throws {
        let screen = ShopScreen()
        let limit = try #require(ShopForm.limit(of: field))
        try screen.focus(field)
        screen.device.paste(String(repeating: "a", count: limit - 1))
        screen.device.compose("nihao")
        let input = try #require(screen.cell(field)?.input as? any UITextInput)
        #expect(input.markedTextRange.flatMap(input.text(in:)) == "nihao")
        #expect(try screen.texts(field).contains("\(limit - 1)/\(limit)"))
        #expect(try !screen.isMarked(field))
        screen.device.commitComposition(as: "你好")
        #expect(try screen.texts(field).contains("\(limit + 1)/\(limit)"))
        #expect(try screen.isMarked(field))
        #expect(screen.shop.form[field].hasSuffix("a你好"))
    }

    // MARK: Reuse

    @Test func valuesOutliveTheCellsThatShowThem() throws {
        let screen = ShopScreen()
        try screen.fillIn()
        screen.device.rotate(to: .landscapeLeft)
        screen.device.settle()
        for field in [ShopForm.Field.picture, .name, .phone, .tag] { screen.scroll(to: field) }
        screen.scroll(to: .tag)
        #expect((screen.cell(.tag)?.input as? UITextField)?.text == "")
        screen.scroll(to: .name)
        #expect((screen.cell(.name)?.input as? UITextField)?.text == "The Little Shop")
        screen.scroll(to: .phone)
        #expect((screen.cell(.phone)?.input as? UITextField)?.text == "020 7946 0000")
    }

    @Test func aReusedCellTellsOfTheRowThatItShowsNow() throws {
        let screen = ShopScreen(orientation: .landscapeLeft)
        let cells = [screen.cell(.name), screen.cell(.tag)]
        screen.scroll(to: .phone)
        #expect(cells.contains { $0 === screen.cell(.phone) }, "on this screen the phone's cell was another one's")
        try screen.focus(.phone)
        screen.device.type("42")
        #expect(screen.shop.form[.phone] == "42")
        #expect(screen.shop.form[.name] == "")
    }

    // MARK: Kinds of rows

    @Test func theWheelSaysWhatIsChosen() throws {
        let screen = ShopScreen()
        try screen.focus(.category)
        let field = try #require(screen.cell(.category)?.input as? UITextField)
        #expect(field.text == "Books", "what the wheel shows at the beginning")
        screen.device.pick(3, of: try #require(field.inputView as? UIPickerView))
        #expect(field.text == "Flowers")
        #expect(screen.shop.form[.category] == "Flowers")
        screen.device.type("x")
        #expect(field.text == "Flowers")
    }

    @Test func eachTapTakesTheNextPicture() throws {
        let screen = ShopScreen()
        screen.scroll(to: .picture)
        let row = try #require(screen.cell(.picture))
        let button = try #require(first(UIButton.self, in: row))
        screen.device.tap(button)
        #expect(screen.shop.form[.picture] == "storefront")
        screen.device.tap(button)
        #expect(screen.shop.form[.picture] == "cart")
    }

    // MARK: Submitting

    @Test func beforeSubmittingNobodyIsBlamedForWhatIsNotFilledInYet() throws {
        let screen = ShopScreen()
        #expect(try !screen.isMarked(.name))
    }

    @Test func createScrollsToTheFirstFaultyRowAndFocusesIt() throws {
        let screen = ShopScreen()
        try screen.focus(.name)
        screen.device.type("The Little Shop")
        screen.device.keyboard.dismiss()
        screen.scroll(to: .picture)
        screen.device.rotate(to: .landscapeLeft)
        screen.device.settle()
        screen.scroll(to: .name)
        try screen.create()
        let phone = try #require(screen.cell(.phone))
        #expect(phone.input.isFirstResponder)
        #expect(screen.device.covered(phone.input) == 0)
        #expect(try screen.texts(.phone).contains("This is needed"))
        #expect(try screen.isMarked(.phone))
    }

    @Test(arguments: [true, false])
    func whatIsSaidAboutTheFaultyRowIsSeenToo(keyboardIsUp: Bool) throws {
        let screen = ShopScreen()
        try screen.focus(.name)
        screen.device.type("The Little Shop")
        if !keyboardIsUp {
            screen.device.keyboard.dismiss()
            screen.device.settle()
        }
        try screen.create()
        let phone = try #require(screen.cell(.phone))
        #expect(phone.input.isFirstResponder)
        let frame = screen.device.presentationFrame(of: phone)
        #expect(frame.minY >= screen.shop.view.safeAreaInsets.top - 0.5)
        #expect(frame.maxY <= screen.device.keyboard.frame.minY + 0.5)
    }

    @Test func aFullFormIsHandedOver() throws {
        let screen = ShopScreen()
        var created: ShopForm?
        screen.shop.onCreate = { created = $0 }
        try screen.create()
        #expect(created == nil)
        screen.device.keyboard.dismiss()
        try screen.fillIn()
        try screen.create()
        #expect(created?[.name] == "The Little Shop")
        #expect(created?[.category] == "Food")
        #expect(created == screen.shop.form)
    }
}
