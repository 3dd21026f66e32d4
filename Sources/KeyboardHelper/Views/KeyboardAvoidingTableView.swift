public import UIKit

/// A table that keeps the focused input in it above the keyboard, without code in the controller.
///
/// Inside the target of another call, such as its controller's, it leaves everything to that; as the table of a
/// `UITableViewController`, to UIKit. The call of a window takes nothing from it.
open class KeyboardAvoidingTableView: UITableView {
    /// The handle of the avoidance.
    public private(set) lazy var keyboardAvoidance = KeyboardAvoidance.dropIn(self)

    public override init(frame: CGRect, style: UITableView.Style) {
        super.init(frame: frame, style: style)
        _ = keyboardAvoidance
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        _ = keyboardAvoidance
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        keyboardAvoidance.dropInDidLayOut()
    }
}
