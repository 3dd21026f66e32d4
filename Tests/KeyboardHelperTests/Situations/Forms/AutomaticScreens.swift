import KeyboardHelperTestSupport
import UIKit

@testable import KeyboardHelper

/// Fields on the controller's own view, placed by frames.
@MainActor
final class AutomaticCard: UIViewController, KeyboardAvoiding {
    let contents: [UIView]
    private let avoids: Bool
    private(set) weak var automatic: KeyboardAvoidance?
    let decisions = DecisionRecorder()

    init(fieldsAt tops: [CGFloat], avoids: Bool = true) {
        (contents, self.avoids) = (tops.map { UITextField.tall($0) }, avoids)
        super.init(nibName: nil, bundle: nil)
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
