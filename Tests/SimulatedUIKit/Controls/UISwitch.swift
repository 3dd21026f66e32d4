public import Foundation

@MainActor
open class UISwitch: UIControl {
    /// Whatever frame it is given.
    private static let size = CGSize(width: 51, height: 31)

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isAccessibilityElement = true
        SimulatedEngine.current.performing(as: .uikit) {
            layer.cornerRadius = Self.size.height / 2
            show()
        }
    }

    /// Tells nobody.
    open var isOn = false {
        didSet { if oldValue != isOn { SimulatedEngine.current.performing(as: .uikit) { show() } } }
    }

    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    private func show() { backgroundColor = isOn ? .systemGreen : .secondarySystemFill }

    // MARK: Touches

    override var simulatedTapIsPrimaryAction: Bool { false }

    /// Tells of its value when the finger is up.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let isTapped = isTracking && isTouchInside && isEnabled
        if isTapped { isOn.toggle() }
        super.touchesEnded(touches, with: event)
        if isTapped { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}
