import UIKit

/// A row that shows a picture. Each tap on the one button takes the next picture, the other button removes it.
/// In an app, a `PHPickerViewController` would come up instead.
final class ShopPictureCell: ShopCell {
    private let picture = UIImageView(image: nil)
    private let chooseButton = UIButton(configuration: .tinted())
    private let removeButton = UIButton(configuration: .gray())
    private lazy var buttons = UIStackView(arrangedSubviews: [chooseButton, removeButton])
    private lazy var line = UIStackView(arrangedSubviews: [picture, buttons])
    private var value = ""

    override func input(for field: ShopForm.Field) -> UIView { line }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        line.spacing = 16
        line.alignment = .center
        buttons.spacing = 8
        buttons.distribution = .fillEqually
        picture.contentMode = .scaleAspectFit
        NSLayoutConstraint.activate([
            picture.widthAnchor.constraint(equalToConstant: 60),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
        ])
        chooseButton.addAction(UIAction { [weak self] _ in self?.chooseNext() }, for: .primaryActionTriggered)
        removeButton.addAction(UIAction { [weak self] _ in self?.take("") }, for: .primaryActionTriggered)
        removeButton.configuration?.title = "Remove"
        layOut(line)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func show(_ row: ShopRow, of form: ShopForm) {
        super.show(row, of: form)
        show(form[row.field], named: row.title.lowercased())
    }

    private func show(_ value: String, named name: String) {
        self.value = value
        picture.image = UIImage(systemName: value.isEmpty ? "photo" : value)
        let verb = value.isEmpty ? "Choose" : "Change"
        chooseButton.configuration?.title = verb
        chooseButton.accessibilityLabel = "\(verb) \(name)"
        removeButton.accessibilityLabel = "Remove \(name)"
        removeButton.isHidden = value.isEmpty
    }

    private func chooseNext() {
        let pictures = ShopForm.pictures
        take(pictures[pictures.firstIndex(of: value).map { ($0 + 1) % pictures.count } ?? 0])
    }

    private func take(_ value: String) {
        guard let row else { return }
        show(value, named: row.title.lowercased())
        onChange(row.field, value)
    }
}
