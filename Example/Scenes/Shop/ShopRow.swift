/// One row of the form: which fields it shows, and by which cell.
@MainActor
struct ShopRow {
    let cellClass: ShopCell.Type
    let fields: [ShopForm.Field]
    let title: String
    /// Stands below the inputs as long as there is nothing to complain of.
    let hint: String

    private init(
        _ cellClass: ShopCell.Type, _ field: ShopForm.Field, _ others: ShopForm.Field..., title: String? = nil,
        hint: String
    ) {
        self.cellClass = cellClass
        fields = [field] + others
        self.title = title ?? field.title
        self.hint = hint
    }

    /// The field of a row that has only one.
    var field: ShopForm.Field { fields[0] }
    /// Cells of one class wait together to be used again.
    var reuseIdentifier: String { "\(cellClass)" }

    /// The form from top to bottom. A new row is one more entry.
    static let all = [
        ShopRow(ShopTextFieldCell.self, .name, hint: "As it stands over the door"),
        ShopRow(ShopTextFieldCell.self, .tag, hint: "A word by which people find you (optional)"),
        ShopRow(ShopTextViewCell.self, .introduction, hint: "What you sell, and why with you (optional)"),
        ShopRow(ShopTextFieldCell.self, .phone, hint: "Digits, spaces, and + - ( )"),
        ShopRow(ShopTextFieldCell.self, .email, hint: "Where customers write to (optional)"),
        ShopRow(ShopPickerCell.self, .category, hint: "Where people look for you"),
        ShopRow(ShopPictureCell.self, .logo, hint: "For the list of shops (optional)"),
        ShopRow(ShopPictureCell.self, .cover, hint: "For the top of your page (optional)"),
        ShopRow(
            ShopAddressCell.self, .city, .district, .door, title: "Address", hint: "Where people find your door"),
    ]
}
