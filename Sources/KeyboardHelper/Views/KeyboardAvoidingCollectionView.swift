public import UIKit

/// A collection that keeps the focused input in it above the keyboard, without code in the controller.
///
/// Inside the target of another call, such as its controller's, it leaves everything to that. The call of a window takes
/// nothing from it.
open class KeyboardAvoidingCollectionView: UICollectionView {
    /// The handle of the avoidance.
    public private(set) lazy var keyboardAvoidance = KeyboardAvoidance.dropIn(self)

    public override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
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
