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
        let input = try #require(try screen.input(field) as? any UITextInput)
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
        for field in [ShopForm.Field.cover, .name, .phone, .tag] { screen.scroll(to: field) }
        let values = [ShopForm.Field.tag: "", .name: "The Little Shop", .phone: "020 7946 0000", .door: "12a"]
        for (field, value) in values {
            screen.scroll(to: field)
            #expect(try screen.text(field) == value)
        }
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
        screen.scroll(to: .cover)
        screen.device.rotate(to: .landscapeLeft)
        screen.device.settle()
        screen.scroll(to: .name)
        try screen.create()
        let phone = try #require(screen.cell(.phone))
        #expect(phone.input(for: .phone).isFirstResponder)
        #expect(screen.device.covered(phone.input(for: .phone)) == 0)
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
        #expect(phone.input(for: .phone).isFirstResponder)
        screen.expectVisible(phone)
    }

    @Test func whatIsNoEmailAddressIsToldOnCreate() throws {
        let screen = ShopScreen()
        try screen.fillIn()
        try screen.focus(.email)
        screen.device.type("ada@shop")
        #expect(try !screen.isMarked(.email), "the rest may be still to come")
        screen.scroll(to: .name)
        try screen.create()
        #expect(try screen.input(.email).isFirstResponder)
        #expect(try screen.texts(.email).contains("This is no e-mail address"))
        #expect(try screen.isMarked(.email))
        screen.device.type(".example")
        #expect(try !screen.isMarked(.email))
        #expect(try screen.texts(.email).contains("16/254"))
    }

    @Test func ofARowWithTwoInputsTheFaultyOneIsMarkedAndFocused() throws {
        let screen = ShopScreen()
        try screen.fillIn()
        try screen.focus(.door)
        for _ in "12a" { screen.device.deleteBackward() }
        screen.scroll(to: .name)
        try screen.create()
        #expect(try screen.input(.door).isFirstResponder)
        #expect(try screen.isMarked(.door) && !screen.isMarked(.city))
        #expect(try screen.input(.door).accessibilityHint == "This is needed")
        #expect(try screen.input(.city).accessibilityHint == "Where people find your door")
        screen.expectVisible(try #require(screen.cell(.door)))
    }

    /// After a rotation, the height of every row is an estimate again.
    @Test func aFaultyRowFarBelowIsFoundAfterTheDeviceWasTurned() throws {
        let screen = ShopScreen()
        try screen.fillIn()
        try screen.focus(.door)
        for _ in "12a" { screen.device.deleteBackward() }
        screen.device.keyboard.dismiss()
        screen.scroll(to: .name)
        screen.device.rotate(to: .landscapeLeft)
        screen.device.settle()
        screen.scroll(to: .name)
        try screen.create()
        #expect(try screen.input(.door).isFirstResponder)
        #expect(try screen.device.covered(screen.input(.door)) == 0)
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
        #expect(created?[.city] == "London")
        #expect(created?[.district] == "Soho")
        #expect(created?[.door] == "12a")
        #expect(created == screen.shop.form)
    }
}
