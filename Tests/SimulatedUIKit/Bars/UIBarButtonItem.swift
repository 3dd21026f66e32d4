public import Foundation

@MainActor
open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain = 0
        case done = 2
    }

    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        case close = 24
    }

    /// Nil for an item that the app has given a title, an image or a view.
    private(set) var simulatedSystemItem: SystemItem?
    /// What a bar shows for it.
    private(set) var simulatedView: UIView?
    @SimulatedUnretained var simulatedBar: UIView?
    private var simulatedHidesBackground = false

    // MARK: Life

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        simulatedSystemItem = systemItem
        if systemItem == .done { style = .done }
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// A title and an image of its own come before those of the action.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        simulatedAdopt(primaryAction)
        self.menu = menu
        if let title { self.title = title }
        if let image { self.image = image }
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    // Both return `Self` in UIKit, that is an item of the subclass that was asked.

    open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }

    open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

    // MARK: What it is

    open var style = Style.plain
    /// Of a fixed space, or of an item that must not be as wide as its title; 0 is none.
    open var width: CGFloat = 0 {
        didSet { simulatedDidChange() }
    }
    open var customView: UIView? {
        didSet { simulatedDidChange() }
    }
    open var tintColor: UIColor? {
        didSet { simulatedDidChange() }
    }
    open var menu: UIMenu?
    /// No background of glass is drawn behind it.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uibarbuttonitem/hidessharedbackground>
    @available(iOS 26.0, *)
    open var hidesSharedBackground: Bool {
        get { simulatedHidesBackground }
        set { simulatedHidesBackground = newValue }
    }

    /// Gives its title and its image to the item, unless it is a system item; nil leaves both as they are
    /// (UIBarButtonItem.h).
    open var primaryAction: UIAction? {
        didSet { simulatedAdopt(primaryAction) }
    }

    private func simulatedAdopt(_ action: UIAction?) {
        guard let action, simulatedSystemItem == nil else { return }
        title = action.title
        image = action.image
    }

    var simulatedIsSpace: Bool { simulatedSystemItem == .flexibleSpace || simulatedSystemItem == .fixedSpace }

    // MARK: In a bar

    override func simulatedDidChange() {
        simulatedUpdateView()
        simulatedBar?.setNeedsLayout()
    }

    /// The view for the bar, made when it is needed first. Nil for a space.
    func simulatedMakeView() -> UIView? {
        if simulatedIsSpace { return nil }
        if let customView {
            simulatedView = customView
        } else if !(simulatedView is SimulatedBarButton) {
            let button = SimulatedBarButton(frame: .zero)
            // The sender of the action is the item.
            button.addAction(
                UIAction { [weak self] _ in
                    guard let self else { return }
                    primaryAction?.simulatedPerform(sender: self)
                }, for: .primaryActionTriggered)
            simulatedView = button
        }
        simulatedUpdateView()
        return simulatedView
    }

    private func simulatedUpdateView() {
        guard let button = simulatedView as? SimulatedBarButton, button !== customView else { return }
        SimulatedEngine.current.performing(as: .uikit) {
            button.isEnabled = isEnabled
            button.tintColor = tintColor ?? simulatedBar?.tintColor ?? .systemBlue
            let name = title?.isEmpty == false ? title : simulatedSystemItem.map { "\($0)".capitalized }
            button.setTitle(image == nil ? name : nil, for: .normal)
            button.setTitleColor(button.tintColor, for: .normal)
            button.accessibilityLabel = accessibilityLabel ?? name
        }
    }
}

/// Private in UIKit too.
final class SimulatedBarButton: UIButton {}
