import Foundation

/// What the form says to people.
extension ShopForm.Field {
    var title: String {
        switch self {
        case .name: "Name"
        case .tag: "Tag"
        case .introduction: "Introduction"
        case .phone: "Phone"
        case .category: "Category"
        case .picture: "Picture"
        }
    }

    /// Stands below the input as long as there is nothing to complain of.
    var hint: String {
        switch self {
        case .name: "As it stands over the door"
        case .tag: "A word by which people find you (optional)"
        case .introduction: "What you sell, and why with you (optional)"
        case .phone: "Digits, spaces, and + - ( )"
        case .category: "Where people look for you"
        case .picture: "For the list of shops (optional)"
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
        }
    }
}
