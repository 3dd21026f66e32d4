import UIKit

/// Tells where its own keyboard layout guide is, whenever that is laid out somewhere else.
///
/// It is a view of its own, as a guide that others use shares their options.
final class GuideWatch: UIView {
    var onFrame: (CGRect) -> Void = { _ in }
    private let top = UIView()
    private var last: CGRect?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isAccessibilityElement = false
        top.isHidden = true
        top.translatesAutoresizingMaskIntoConstraints = false
        addSubview(top)
        NSLayoutConstraint.activate([
            top.leadingAnchor.constraint(equalTo: leadingAnchor),
            top.widthAnchor.constraint(equalTo: widthAnchor),
            top.heightAnchor.constraint(equalToConstant: 0),
            top.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard window != nil else { return }
        let frame = convert(keyboardLayoutGuide.layoutFrame, to: nil)
        guard frame != last else { return }
        last = frame
        onFrame(frame)
    }
}
