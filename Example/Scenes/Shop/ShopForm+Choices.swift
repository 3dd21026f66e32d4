/// The choices that the form offers.
extension ShopForm {
    /// Names of symbols; an app would have photographs.
    static let pictures = ["storefront", "cart", "gift", "leaf"]

    private static let categories = ["Books", "Clothes", "Food", "Flowers", "Toys"]
    private static let cities = [
        (name: "Berlin", districts: ["Kreuzberg", "Mitte", "Pankow", "Wedding"]),
        (name: "London", districts: ["Camden", "Hackney", "Soho"]),
        (name: "Paris", districts: ["Belleville", "Marais", "Montmartre", "Pigalle"]),
        (name: "Zurich", districts: ["Altstadt", "Seefeld"]),
    ]

    /// The rows of a wheel. The districts are those of the city, so there are none before it is chosen.
    func choices(for field: Field) -> [String] {
        switch field {
        case .category: Self.categories
        case .city: Self.cities.map(\.name)
        case .district: Self.cities.first { $0.name == self[.city] }?.districts ?? []
        case .name, .tag, .introduction, .phone, .email, .logo, .cover, .door: []
        }
    }
}
