import Testing

@testable import KeyboardHelperExample

@Suite struct ShopFormTests {
    private func form(_ field: ShopForm.Field, _ value: String) -> ShopForm {
        var form = ShopForm()
        form[.name] = "The Little Shop"
        form[.phone] = "+44 20 7946"
        form[.category] = "Books"
        form[field] = value
        return form
    }

    @Test(arguments: [(ShopForm.Field.name, 30), (.tag, 20), (.introduction, 500)])
    func aTextMayBeAsLongAsItsLimitAndNoLonger(field: ShopForm.Field, limit: Int) {
        #expect(form(field, String(repeating: "a", count: limit)).problem(with: field) == nil)
        #expect(form(field, String(repeating: "a", count: limit + 3)).problem(with: field) == .tooLong(by: 3))
    }

    @Test func aPhoneNumberMayHaveFifteenCharacters() {
        #expect(form(.phone, "123456789012345").problem(with: .phone) == nil)
        #expect(form(.phone, "1234567890123456").problem(with: .phone) == .tooLong(by: 1))
    }

    @Test(arguments: ["👨‍👩‍👧‍👦", "e\u{301}", "🇨🇭", "각"])
    func whatAPersonSeesAsOneCharacterCountsAsOne(character: String) {
        let full = form(.tag, String(repeating: character, count: 20))
        #expect(full.count(of: .tag) == 20)
        #expect(full.problem(with: .tag) == nil)
        #expect(form(.tag, String(repeating: character, count: 21)).excess(of: .tag) == 1)
    }

    @Test(arguments: [ShopForm.Field.name, .phone, .category])
    func whatIsNeededMayNotBeEmptyOrBlank(field: ShopForm.Field) {
        #expect(form(field, "").problem(with: field) == .missing)
        #expect(form(field, "  \n").problem(with: field) == .missing)
    }

    @Test(arguments: [ShopForm.Field.tag, .introduction, .picture])
    func whatIsOptionalMayBeEmpty(field: ShopForm.Field) {
        #expect(form(field, "").problem(with: field) == nil)
    }

    @Test func lettersAreNoPhoneNumber() {
        #expect(form(.phone, "call me").problem(with: .phone) == .notAPhoneNumber)
        #expect(form(.phone, "+41 (0)44-123").problem(with: .phone) == nil)
    }

    @Test func theMessageSaysHowMuchIsTooMuch() {
        #expect(ShopForm.Problem.tooLong(by: 1).message == "1 character too many")
        #expect(ShopForm.Problem.tooLong(by: 12).message == "12 characters too many")
    }
}
