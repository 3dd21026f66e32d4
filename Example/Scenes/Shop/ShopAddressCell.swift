import UIKit

/// A row with two inputs: wheels for the city and its districts, and the number of the door.
final class ShopAddressCell: ShopCell {
    private let place = ShopWheels("City and district", for: [.city, .district])
    private let door = UITextField("")

    override func input(for field: ShopForm.Field) -> UIView { field == .door ? door : place.textField }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        place.onChange = { [weak self] in self?.onChange($0, $1) }
        door.onFinalText { [weak self] in self?.onChange(.door, $0) }
        let line = UIStackView(arrangedSubviews: [place.textField, door])
        line.spacing = 8
        door.widthAnchor.constraint(equalTo: line.widthAnchor, multiplier: 0.35).isActive = true
        layOut(line)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func show(_ row: ShopRow, of form: ShopForm) {
        super.show(row, of: form)
        place.show(form)
        door.show(.door, of: form)
    }
}
