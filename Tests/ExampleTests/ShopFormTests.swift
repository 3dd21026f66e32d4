import Testing

@testable import KeyboardHelperExample

@Suite struct ShopFormTests {
    private func form(_ field: ShopForm.Field, _ value: String) -> ShopForm {
        var form = ShopForm()
        form[.name] = "The Little Shop"
        form[.phone] = "+44 20 7946"
        form[.category] = "Books"
        form[.city] = "London"
        form[.district] = "Soho"
        form[.door] = "12a"
        form[field] = value
        return form
    }

    @Test(arguments: [(ShopForm.Field.name, 30), (.tag, 20), (.introduction, 500), (.door, 8)])
    func aTextMayBeAsLongAsItsLimitAndNoLonger(field: ShopForm.Field, limit: Int) {
        #expect(form(field, String(repeating: "a", count: limit)).problem(with: field) == nil)
        #expect(form(field, String(repeating: "a", count: limit + 3)).problem(with: field) == .tooLong(by: 3))
    }

    @Test func aPhoneNumberMayHaveFifteenCharacters() {
        #expect(form(.phone, "123456789012345").problem(with: .phone) == nil)
        #expect(form(.phone, "1234567890123456").problem(with: .phone) == .tooLong(by: 1))
    }

    @Test func anEmailAddressMayHave254Characters() {
        let domain = "@shop.example"
        let local = String(repeating: "a", count: 241)
        #expect(form(.email, local + domain).problem(with: .email) == nil)
        #expect(form(.email, "aa" + local + domain).problem(with: .email) == .tooLong(by: 2))
    }

    @Test(arguments: ["👨‍👩‍👧‍👦", "e\u{301}", "🇨🇭", "각"])
    func whatAPersonSeesAsOneCharacterCountsAsOne(character: String) {
        let full = form(.tag, String(repeating: character, count: 20))
        #expect(full.count(of: .tag) == 20)
        #expect(full.problem(with: .tag) == nil)
        #expect(form(.tag, String(repeating: character, count: 21)).excess(of: .tag) == 1)
    }

    @Test(arguments: [ShopForm.Field.name, .phone, .category, .city, .district, .door])
    func whatIsNeededMayNotBeEmptyOrBlank(field: ShopForm.Field) {
        #expect(form(field, "").problem(with: field) == .missing)
        #expect(form(field, "  \n").problem(with: field) == .missing)
    }

    @Test(arguments: [ShopForm.Field.tag, .introduction, .email, .logo, .cover])
    func whatIsOptionalMayBeEmpty(field: ShopForm.Field) {
        #expect(form(field, "").problem(with: field) == nil)
    }

    @Test func lettersAreNoPhoneNumber() {
        #expect(form(.phone, "call me").problem(with: .phone) == .notAPhoneNumber)
        #expect(form(.phone, "+41 (0)44-123").problem(with: .phone) == nil)
    }

    @Test(arguments: ["ada@shop.example", "a.b+c@x-y.co.uk", "ada@b.io ", "ädä@bücher.de"])
    func whatMayReachSomebodyIsAnEmailAddress(address: String) {
        #expect(form(.email, address).problem(with: .email) == nil)
    }

    @Test(arguments: [
        "ada", "ada@", "@shop.example", "ada@shop", "ada@.example", "ada@shop.", "ada@shop..example", "ada@shop.x",
        "ada@@shop.example", "ada@b@shop.example", "ada byron@shop.example", "ada@shop example.com",
    ])
    func anEmailAddressIsSomethingAtADomainWithAnEnding(address: String) {
        #expect(form(.email, address).problem(with: .email) == .notAnEmailAddress)
        #expect(ShopForm.Problem.notAnEmailAddress.message == "This is no e-mail address")
    }

    // MARK: Address

    @Test func theDistrictsAreThoseOfTheCity() {
        #expect(form(.city, "London").choices(for: .district) == ["Camden", "Hackney", "Soho"])
        #expect(form(.city, "Zurich").choices(for: .district) == ["Altstadt", "Seefeld"])
        #expect(ShopForm().choices(for: .district) == [])
        for city in ShopForm().choices(for: .city) {
            #expect(form(.city, city).choices(for: .district).isEmpty == false, "\(city)")
        }
    }

    @Test func anotherCityTakesTheDistrictAway() {
        #expect(form(.city, "London")[.district] == "Soho")
        #expect(form(.city, "Paris")[.district] == "")
        #expect(form(.city, "Paris").problem(with: .district) == .missing)
        #expect(form(.city, "")[.district] == "")
    }

    // MARK: Texts

    @Test func theMessageSaysHowMuchIsTooMuch() {
        #expect(ShopForm.Problem.tooLong(by: 1).message == "1 character too many")
        #expect(ShopForm.Problem.tooLong(by: 12).message == "12 characters too many")
    }
}
