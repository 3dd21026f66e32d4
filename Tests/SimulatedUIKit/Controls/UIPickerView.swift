public import Foundation

@MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Optional in UIKit, hence the defaults.
@MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Its wheels are known by what they have selected; they are not drawn.
@MainActor
open class UIPickerView: UIView {
    private static let size = CGSize(width: 320, height: 216)
    private var selected: [Int: Int] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame.isEmpty ? CGRect(origin: frame.origin, size: Self.size) : frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { reloadAllComponents() }
    }
    open weak var delegate: (any UIPickerViewDelegate)?

    // MARK: Rows

    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

    open func numberOfRows(inComponent component: Int) -> Int {
        guard (0..<numberOfComponents).contains(component) else { return 0 }
        return max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
    }

    open func reloadAllComponents() {
        for component in 0..<numberOfComponents { reloadComponent(component) }
    }

    open func reloadComponent(_ component: Int) {
        selected[component] = clamped(selected[component] ?? 0, in: component)
    }

    // MARK: Selection

    /// -1 where there is nothing to select.
    open func selectedRow(inComponent component: Int) -> Int {
        numberOfRows(inComponent: component) == 0 ? -1 : selected[component] ?? 0
    }

    /// Tells no delegate, as in UIKit.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        selected[component] = clamped(row, in: component)
    }

    private func clamped(_ row: Int, in component: Int) -> Int {
        max(0, min(row, numberOfRows(inComponent: component) - 1))
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}

extension SimulatedDevice {
    /// Turns a wheel of a picker until `row` is selected.
    public func pick(_ row: Int, inComponent component: Int = 0, of picker: UIPickerView) {
        turn {
            guard (0..<picker.numberOfRows(inComponent: component)).contains(row) else { return }
            picker.selectRow(row, inComponent: component, animated: true)
            engine.performing(as: .app) {
                picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
            }
        }
    }
}
