import Foundation
import KeyboardHelperTestSupport
import UIKit

@testable import KeyboardHelper

/// A form that calls `handleKeyboard()` without naming a target.
@MainActor
final class AutomaticForm: FlowForm {
    /// Whether the scroll view is the controller's view.
    var scrollsAsRoot = false
    private(set) weak var automatic: KeyboardAvoidance?

    override func loadView() { view = scrollsAsRoot ? scrollView : UIView() }

    override func viewDidLoad() {
        avoidsKeyboard = false
        super.viewDidLoad()
        automatic = handleKeyboard(options: options)
    }
}

/// Views on the controller's own view, placed by frames; `tops` are where the fields begin, 44 high.
@MainActor
final class AutomaticCard: UIViewController, KeyboardAvoiding {
    let contents: [UIView]
    private let avoids: Bool
    private(set) weak var automatic: KeyboardAvoidance?
    let decisions = DecisionRecorder()

    init(_ contents: [UIView], avoids: Bool = true) {
        (self.contents, self.avoids) = (contents, avoids)
        super.init(nibName: nil, bundle: nil)
    }

    convenience init(fieldsAt tops: [CGFloat], avoids: Bool = true) {
        self.init(
            tops.map { UITextField(frame: CGRect(x: 20, y: $0, width: 300, height: 44)) }, avoids: avoids)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        contents.forEach(view.addSubview)
        if avoids { automatic = decisions.record(handleKeyboard()) }
    }
}

// MARK: - Around other controllers

/// What an app puts around all of its screens.
enum AppFrame: CaseIterable, Sendable {
    case tabs, navigation, handMade

    @MainActor
    func around(_ child: UIViewController) -> UIViewController {
        switch self {
        case .tabs:
            let tabs = AppTabs()
            tabs.viewControllers = [child]
            return tabs
        case .navigation: return AppNavigation(rootViewController: child)
        case .handMade: return AppContainer(child)
        }
    }
}

@MainActor
final class AppTabs: UITabBarController, KeyboardAvoiding {
    override func viewDidLoad() {
        super.viewDidLoad()
        handleKeyboard()
    }
}

@MainActor
final class AppNavigation: UINavigationController, KeyboardAvoiding {
    override func viewDidLoad() {
        super.viewDidLoad()
        handleKeyboard()
    }
}

@MainActor
final class AppContainer: UIViewController, KeyboardAvoiding {
    private let child: UIViewController

    init(_ child: UIViewController) {
        self.child = child
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        handleKeyboard()
        add(child)
    }

    func add(_ child: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

/// UIKit keeps its rows above the keyboard.
@MainActor
final class SystemTable: UITableViewController {
    private let source = ListSource(rows: { _ in 40 }, fill: { content, _ in _ = content.rowField })

    override func viewDidLoad() {
        super.viewDidLoad()
        source.serve(tableView)
    }

    func field(_ row: Int) -> UITextField? {
        tableView.cellForRow(at: IndexPath(row: row, section: 0))?.contentView.rowField
    }
}
