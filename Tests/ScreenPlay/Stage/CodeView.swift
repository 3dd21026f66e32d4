import UIKit

/// The boxes of a one-time code, with a field behind them that shows nothing.
final class CodeView: UIView {
    let field = UITextField()
    private let unseen: Part.Unseen

    init(_ unseen: Part.Unseen) {
        self.unseen = unseen
        super.init(frame: .zero)
        if unseen == .transparent { field.alpha = 0 }
        field.isHidden = unseen == .hidden
        addSubview(field)
        for index in 0..<6 {
            let box = UILabel(frame: CGRect(x: 50 * CGFloat(index), y: 0, width: 40, height: 48))
            box.text = "\(index)"
            addSubview(box)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        switch unseen {
        case .empty: break
        case .point: field.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
        case .transparent, .hidden: field.frame = bounds
        }
    }
}

extension UIView {
    /// The view that a person sees for an input: the boxes of a code, or the input itself.
    var seenInput: UIView { superview as? CodeView ?? self }
}
