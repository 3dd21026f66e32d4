public import Foundation

@MainActor
open class UIMenuElement: NSObject {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let destructive = Attributes(rawValue: 1 << 1)
        public static let hidden = Attributes(rawValue: 1 << 2)
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    public enum State: Int, Sendable {
        case off, on, mixed
    }

    // An action may change what other elements only show.
    var elementTitle: String
    var elementImage: UIImage?

    init(title: String, image: UIImage?) {
        elementTitle = title
        elementImage = image
        super.init()
    }

    open var title: String { elementTitle }
    open var image: UIImage? { elementImage }
    open var subtitle: String?
}

public typealias UIActionHandler = (UIAction) -> Void

@MainActor
open class UIAction: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    private static var dynamicIdentifiers = 0
    private let handler: UIActionHandler

    public let identifier: Identifier
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State
    private weak var currentSender: AnyObject?
    /// The control that performs the action at this moment.
    open var sender: Any? { currentSender }

    open override var title: String {
        get { elementTitle }
        set { elementTitle = newValue }
    }

    open override var image: UIImage? {
        get { elementImage }
        set { elementImage = newValue }
    }

    public init(
        title: String = "",
        image: UIImage? = nil,
        identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        if let identifier {
            self.identifier = identifier
        } else {
            // Without a name of its own, no action equals another.
            UIAction.dynamicIdentifiers += 1
            self.identifier = Identifier("com.apple.action.dynamic.\(UIAction.dynamicIdentifiers)")
        }
        self.handler = handler
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, image: image)
    }

    func simulatedPerform(sender: AnyObject?) {
        guard !attributes.contains(.disabled) else { return }
        currentSender = sender
        SimulatedEngine.current.performing(as: .app) { handler(self) }
        currentSender = nil
    }
}
