import UIKit

/// Boxes for the digits of a code. A tap on them gives the focus to a field of one point that nobody sees.
final class CodeBoxes: UIControl {
    let field = UITextField("Code", keyboard: .numberPad)
    private let boxes = (0..<6).map { _ in UILabel("", style: .title2) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityLabel = "Code"
        field.textContentType = .oneTimeCode
        field.alpha = 0
        field.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
        addSubview(field)
        let row = UIStackView(arrangedSubviews: boxes)
        row.spacing = 8
        row.isUserInteractionEnabled = false
        addFilling(row)
        for box in boxes {
            box.textAlignment = .center
            box.layer.cornerRadius = 8
            box.layer.borderWidth = 1
            box.widthAnchor.constraint(equalToConstant: 44).isActive = true
            box.heightAnchor.constraint(equalToConstant: 56).isActive = true
        }
        addAction(UIAction { [weak self] _ in self?.field.becomeFirstResponder() }, for: .touchUpInside)
        let events: UIControl.Event = [.editingChanged, .editingDidBegin, .editingDidEnd]
        field.addAction(UIAction { [weak self] _ in self?.showDigits() }, for: events)
        showDigits()
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The frame around the next box stands for the caret.
    private func showDigits() {
        let digits = Array((field.text ?? "").prefix(boxes.count))
        for (index, box) in boxes.enumerated() {
            box.text = index < digits.count ? String(digits[index]) : ""
            let isNext = field.isEditing && index == digits.count
            box.layer.borderColor = (isNext ? UIColor.systemBlue : .systemGray4).cgColor
            box.layer.borderWidth = isNext ? 2 : 1
        }
        accessibilityValue = String(digits)
    }
}
