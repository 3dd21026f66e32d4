/// The texts that the form shows.
extension ShopForm.Field {
    var title: String {
        switch self {
        case .name: "Name"
        case .tag: "Tag"
        case .introduction: "Introduction"
        case .phone: "Phone"
        case .email: "E-mail"
        case .category: "Category"
        case .logo: "Logo"
        case .cover: "Cover"
        case .city: "City"
        case .district: "District"
        case .door: "Door number"
        }
    }
}

extension ShopForm.Problem {
    var message: String {
        switch self {
        case .missing: "This is needed"
        case .tooLong(by: 1): "1 character too many"
        case .tooLong(let excess): "\(excess) characters too many"
        case .notAPhoneNumber: "This is no phone number"
        case .notAnEmailAddress: "This is no e-mail address"
        }
    }
}
