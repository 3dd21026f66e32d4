public import Foundation

@MainActor
open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable {
        case `default`, cancel, destructive
    }

    public let title: String?
    public let style: Style
    let handler: ((UIAlertAction) -> Void)?

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}

/// An alert: in the middle of what the keyboard leaves free, where UIKit itself puts it. Where there is less room than it would
/// take, its texts and fields scroll above its buttons.
@MainActor
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet, alert
    }

    public private(set) var preferredStyle = Style.alert
    public private(set) var actions: [UIAlertAction] = []
    public private(set) var textFields: [UITextField]?
    open var message: String?
    private let card = UIView()
    private let header = UIScrollView()
    private static let buttonsHeight: CGFloat = 60

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
        modalPresentationStyle = .overFullScreen
    }

    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(card)
        card.backgroundColor = .systemBackground
        card.addSubview(header)
        header.contentInsetAdjustmentBehavior = .never
        for (index, field) in (textFields ?? []).enumerated() {
            field.frame = CGRect(x: 16, y: 60 + CGFloat(index) * 40, width: 238, height: 32)
            header.addSubview(field)
        }
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        simulatedPlaceCard()
    }

    /// With the card, what scrolls in it.
    func simulatedPlaceCard() {
        let content = 60 + CGFloat(textFields?.count ?? 0) * 40
        let rest = view.modelBounds.maxY - view.simulatedSafeArea.bottom
        let keyboard = view.hostWindow?.simulatedDevice?.keyboard.dockedFrame
        let bottom = max(min(rest, keyboard.map { view.fromScreen($0.origin).y } ?? rest), view.modelBounds.minY)
        let height = min(content + Self.buttonsHeight, max(0, bottom - 16))
        SimulatedEngine.current.performing(as: .uikit) {
            card.frame = CGRect(
                x: (view.modelBounds.width - 270) / 2, y: (bottom - height) / 2, width: 270, height: height)
            header.frame = CGRect(x: 0, y: 0, width: 270, height: max(0, height - Self.buttonsHeight))
            header.contentSize = CGSize(width: 270, height: content)
            if let focus = textFields?.first(where: \.isFirstResponder) {
                header.scrollRectToVisible(focus.frame, animated: false)
            }
        }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textFields?.first?.becomeFirstResponder()
    }
}
