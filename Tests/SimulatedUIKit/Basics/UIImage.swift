public import Foundation

/// An image is its name; nothing is drawn.
open class UIImage: NSObject, @unchecked Sendable {
    public let simulatedName: String

    /// A symbol of the system's set; which names are in it is not known here.
    public convenience init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        self.init(simulatedNamed: name)
    }

    init(simulatedNamed name: String) {
        simulatedName = name
    }

    open var size: CGSize { CGSize(width: 20, height: 20) }
}

@MainActor
open class UIImageView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    open var image: UIImage? {
        didSet {
            guard oldValue != image else { return }
            simulatedDidSet("image", from: oldValue, to: image)
            invalidateIntrinsicContentSize()
        }
    }

    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? modelBounds.size }
}
