public import Foundation

/// A controller whose view is a table and which makes room for the keyboard by itself.
@MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let style: UITableView.Style
    private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []

    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    deinit {
        tokens.forEach(NotificationCenter.default.removeObserver)
    }

    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    open var refreshControl: UIRefreshControl? {
        get { tableView?.refreshControl }
        set { tableView?.refreshControl = newValue }
    }

    open override func loadView() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: style)
        table.dataSource = self
        table.delegate = self
        view = table
    }

    /// Here it begins to listen for the keyboard: without a call of super it never does.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard tokens.isEmpty else { return }
        for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
            tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notice in
                    let end = notice.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                    let frame = name == UIResponder.keyboardWillShowNotification ? end?.cgRectValue : nil
                    MainActor.assumeIsolated { self?.simulatedAvoid(frame) }
                })
        }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        tokens.forEach(NotificationCenter.default.removeObserver)
        tokens = []
        simulatedAvoid(nil)
    }

    /// The adjusted content inset takes the keyboard in; the content inset and the safe area know nothing of it.
    private func simulatedAvoid(_ keyboard: CGRect?) {
        guard let table = viewIfLoaded as? UITableView, let window = table.hostWindow else { return }
        SimulatedEngine.current.performing(as: .uikit) {
            let bottom = table.toScreen(CGPoint(x: 0, y: table.modelBounds.maxY)).y
            table.simulatedKeyboardInset = keyboard.map { max(0, bottom - $0.minY) } ?? 0
            guard keyboard != nil, let input = window.simulatedFirstResponder as? UIView,
                input.isDescendantUncounted(of: table)
            else { return }
            let rect = input.modelBounds.boundingBox { input.simulatedConvert($0, to: table) }
            table.simulatedScrollToVisible(rect, animated: false)
        }
    }

    // MARK: Data source

    open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    // MARK: Delegate

    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
