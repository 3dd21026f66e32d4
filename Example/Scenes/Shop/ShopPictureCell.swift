import UIKit

/// A row that shows a picture; each tap on the button takes the next one.
/// In an app, a `PHPickerViewController` would come up instead.
final class ShopPictureCell: ShopCell {
    private let picture = UIImageView(image: nil)
    private let button = UIButton(configuration: .tinted())
    private lazy var row = UIStackView(arrangedSubviews: [picture, button])
    private var value = ""

    override var input: UIView { row }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        row.spacing = 16
        picture.contentMode = .scaleAspectFit
        NSLayoutConstraint.activate([
            picture.widthAnchor.constraint(equalToConstant: 60),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
        ])
        button.addAction(UIAction { [weak self] _ in self?.chooseNext() }, for: .primaryActionTriggered)
        layOut()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func show(_ value: String, of field: ShopForm.Field) {
        super.show(value, of: field)
        self.value = value
        picture.image = UIImage(systemName: value.isEmpty ? "photo" : value)
        button.configuration?.title = value.isEmpty ? "Choose a picture" : "Choose another one"
    }

    private func chooseNext() {
        let pictures = ShopForm.pictures
        let next = pictures.firstIndex(of: value).map { ($0 + 1) % pictures.count } ?? 0
        show(pictures[next], of: .picture)
        onChange(pictures[next])
    }
}
