import KeyboardHelper
import Testing
import UIKit

@testable import KeyboardHelperExample

/// What the rows of the shop's form do, each kind of them.
@MainActor
@Suite struct ShopRowTests {
    @Test func everyFieldIsInOneRow() {
        #expect(ShopRow.all.flatMap(\.fields) == ShopForm.Field.allCases)
    }

    // MARK: Text

    @Test func anEmailAddressIsTypedAsOneAndANameIsNot() throws {
        let screen = ShopScreen()
        screen.scroll(to: .email)
        let email = try #require(try screen.input(.email) as? UITextField)
        #expect(email.keyboardType == .emailAddress)
        #expect(email.autocapitalizationType == .none)
        screen.scroll(to: .name)
        let name = try #require(try screen.input(.name) as? UITextField)
        #expect(name.keyboardType == .default)
        #expect(name.autocapitalizationType == .sentences)
    }

    @Test func aDoorNumberMayHaveEightCharacters() throws {
        let screen = ShopScreen()
        try screen.focus(.door)
        screen.device.type("12a-14b")
        #expect(try screen.texts(.door).contains("7/8"))
        screen.device.type("/2")
        #expect(try screen.texts(.door).contains("1 character too many"))
        #expect(try screen.texts(.door).contains("9/8"))
        #expect(try screen.isMarked(.door) && !screen.isMarked(.city))
        #expect(screen.shop.form[.door] == "12a-14b/2")
    }

    // MARK: Wheels

    @Test func theWheelSaysWhatIsChosen() throws {
        let screen = ShopScreen()
        try screen.focus(.category)
        #expect(try screen.text(.category) == "Books", "what the wheel shows at the beginning")
        screen.device.pick(3, of: try screen.picker(.category))
        #expect(try screen.text(.category) == "Flowers")
        #expect(screen.shop.form[.category] == "Flowers")
        screen.device.type("x")
        #expect(try screen.text(.category) == "Flowers")
    }

    @Test func theSecondWheelFollowsTheFirst() throws {
        let screen = ShopScreen()
        try screen.focus(.city)
        let picker = try screen.picker(.city)
        #expect(try screen.text(.city) == "Berlin, Kreuzberg", "what the wheels show at the beginning")
        #expect(picker.numberOfRows(inComponent: 1) == 4)
        screen.device.pick(3, inComponent: 1, of: picker)
        #expect(try screen.text(.city) == "Berlin, Wedding")
        screen.device.pick(1, of: picker)
        #expect(try screen.text(.city) == "London, Camden", "not the fourth, of which there is none")
        let titles = (0..<3).map { picker.delegate?.pickerView(picker, titleForRow: $0, forComponent: 1) }
        #expect(titles == ["Camden", "Hackney", "Soho"])
        #expect(picker.selectedRow(inComponent: 1) == 0)
        screen.device.pick(2, inComponent: 1, of: picker)
        #expect(screen.shop.form[.city] == "London")
        #expect(screen.shop.form[.district] == "Soho")
    }

    @Test func aDistrictThatIsGoneCannotBeChosen() throws {
        let screen = ShopScreen()
        try screen.focus(.city)
        let picker = try screen.picker(.city)
        screen.device.pick(1, of: picker)
        screen.device.turn { picker.delegate?.pickerView(picker, didSelectRow: 3, inComponent: 1) }
        #expect(try screen.text(.city) == "London, Camden")
        #expect(screen.shop.form[.district] == "Camden")
    }

    @Test func whatIsChosenStaysChosenWhenTheFocusComesBackLater() throws {
        let screen = ShopScreen()
        try screen.fillIn()
        screen.scroll(to: .name)
        try screen.focus(.city)
        #expect(try screen.text(.city) == "London, Soho")
        let picker = try screen.picker(.city)
        #expect([0, 1].map(picker.selectedRow) == [1, 2])
        #expect(screen.shop.form[.district] == "Soho")
    }

    @Test func theFocusMovesFromTheWheelsToTheDoorBesideThem() throws {
        let screen = ShopScreen()
        try screen.focus(.city)
        let avoidance = try #require(screen.shop.keyboardAvoidances.first)
        screen.device.turn { _ = avoidance.focusNext() }
        screen.device.settle()
        #expect(try screen.input(.door).isFirstResponder)
        #expect(try screen.device.covered(screen.input(.door)) == 0)
    }

    // MARK: Pictures

    @Test(arguments: [ShopForm.Field.logo, .cover])
    func eachTapTakesTheNextPicture(field: ShopForm.Field) throws {
        let screen = ShopScreen()
        screen.scroll(to: field)
        let name = field == .logo ? "logo" : "cover"
        screen.device.tap(try screen.button("Choose \(name)", field))
        #expect(screen.shop.form[field] == "storefront")
        screen.device.tap(try screen.button("Change \(name)", field))
        #expect(screen.shop.form[field] == "cart")
        #expect(screen.shop.form[field == .logo ? .cover : .logo] == "")
    }

    @Test func aPictureCanBeRemovedWhileThereIsOne() throws {
        let screen = ShopScreen()
        screen.scroll(to: .logo)
        let remove = try screen.button("Remove logo", .logo)
        #expect(remove.isHidden)
        screen.device.tap(try screen.button("Choose logo", .logo))
        screen.device.settle()
        #expect(!remove.isHidden)
        #expect(remove.bounds.width >= remove.intrinsicContentSize.width)
        #expect(screen.device.window.simulatedBrokenConstraints.isEmpty)
        let height = try #require(screen.cell(.logo)).bounds.height
        screen.device.tap(remove)
        screen.device.settle()
        #expect(screen.shop.form[.logo] == "")
        #expect(remove.isHidden)
        #expect(try #require(screen.cell(.logo)).bounds.height == height, "the rows below stay where they are")
        _ = try screen.button("Choose logo", .logo)
    }

    @Test func aPictureOutlivesTheCellThatShowsIt() throws {
        let screen = ShopScreen()
        screen.scroll(to: .cover)
        screen.device.tap(try screen.button("Choose cover", .cover))
        screen.scroll(to: .name)
        screen.scroll(to: .logo)
        #expect(try screen.button("Remove logo", .logo).isHidden)
        screen.scroll(to: .cover)
        #expect(try !screen.button("Remove cover", .cover).isHidden)
    }
}
