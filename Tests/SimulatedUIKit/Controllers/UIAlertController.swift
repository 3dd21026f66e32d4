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

/// An alert: in the middle of what the keyboard leaves free, where UIKit itself puts it.
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
        for (index, field) in (textFields ?? []).enumerated() {
            field.frame = CGRect(x: 16, y: 60 + CGFloat(index) * 40, width: 238, height: 32)
            card.addSubview(field)
        }
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = 120 + CGFloat(textFields?.count ?? 0) * 40
        let rest = view.modelBounds.maxY - view.simulatedSafeArea.bottom
        let keyboard = view.hostWindow?.simulatedDevice?.keyboard.dockedFrame
        let bottom = max(min(rest, keyboard.map { view.fromScreen($0.origin).y } ?? rest), view.modelBounds.minY)
        SimulatedEngine.current.performing(as: .uikit) {
            card.frame = CGRect(
                x: (view.modelBounds.width - 270) / 2, y: (bottom - height) / 2, width: 270, height: height)
        }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textFields?.first?.becomeFirstResponder()
    }
}
