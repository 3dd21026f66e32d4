import UIKit

/// A text field that shows what is chosen on wheels, which come up in the keyboard's place. Each wheel is for one field.
/// The rows of a wheel may depend on the wheels before it.
@MainActor
final class ShopWheels: NSObject {
    let textField: UITextField
    /// Gets what is chosen on each wheel, from the first to the last.
    var onChange: (ShopForm.Field, String) -> Void = { _, _ in }

    private let fields: [ShopForm.Field]
    private let picker = UIPickerView()
    /// The choice; of the form only these fields matter.
    private var form = ShopForm()

    init(_ title: String, for fields: [ShopForm.Field]) {
        self.fields = fields
        textField = UITextField(title)
        super.init()
        picker.dataSource = self
        picker.delegate = self
        textField.inputView = picker
        textField.delegate = self
    }

    func show(_ form: ShopForm) {
        self.form = form
        picker.reloadAllComponents()
        for (wheel, field) in fields.enumerated() where picker.numberOfRows(inComponent: wheel) > 0 {
            let row = form.choices(for: field).firstIndex(of: form[field])
            picker.selectRow(row ?? 0, inComponent: wheel, animated: false)
        }
        showChoices()
    }

    private func showChoices() {
        textField.text = fields.map { form[$0] }.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    // MARK: Choosing

    /// Wheels that follow another begin anew when that one turns.
    private func choose(_ row: Int, on wheel: Int) {
        take(row, on: wheel)
        for follower in fields.indices.dropFirst(wheel + 1) {
            picker.reloadComponent(follower)
            picker.selectRow(0, inComponent: follower, animated: false)
            take(0, on: follower)
        }
        showChoices()
        for field in fields { onChange(field, form[field]) }
    }

    private func take(_ row: Int, on wheel: Int) {
        if let choice = choice(row, on: wheel) { form[fields[wheel]] = choice }
    }

    /// Nil for a row that is gone: with two fingers, one can turn a wheel whose rows the other is about to exchange.
    private func choice(_ row: Int, on wheel: Int) -> String? {
        let choices = form.choices(for: fields[wheel])
        return choices.indices.contains(row) ? choices[row] : nil
    }
}

extension ShopWheels: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { fields.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        form.choices(for: fields[component]).count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        choice(row, on: component)
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        choose(row, on: component)
    }
}

extension ShopWheels: UITextFieldDelegate {
    /// The rows that the wheels show at the beginning count as chosen.
    func textFieldDidBeginEditing(_ textField: UITextField) {
        if fields.contains(where: { form[$0].isEmpty }) { choose(picker.selectedRow(inComponent: 0), on: 0) }
    }

    /// A keyboard that is attached does not type here.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { false }
}
