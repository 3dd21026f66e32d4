import UIKit

/// A row whose field shows what is chosen on a wheel, which comes up in the keyboard's place.
final class ShopPickerCell: ShopCell {
    private let field = UITextField("")
    private let picker = UIPickerView()
    private let choices = ShopForm.categories

    override var input: UIView { field }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        picker.dataSource = self
        picker.delegate = self
        field.inputView = picker
        field.delegate = self
        layOut()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func show(_ value: String, of field: ShopForm.Field) {
        super.show(value, of: field)
        self.field.text = value
        self.field.placeholder = field.title
        picker.selectRow(choices.firstIndex(of: value) ?? 0, inComponent: 0, animated: false)
    }

    private func choose(_ row: Int) {
        field.text = choices[row]
        onChange(choices[row])
    }
}

extension ShopPickerCell: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { choices.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        choices[row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { choose(row) }
}

extension ShopPickerCell: UITextFieldDelegate {
    /// What the wheel shows at the beginning counts as chosen.
    func textFieldDidBeginEditing(_ textField: UITextField) { choose(picker.selectedRow(inComponent: 0)) }

    /// A keyboard that is attached does not type here.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { false }
}
