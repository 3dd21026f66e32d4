public import Foundation

/// Shows one page. Its view is a scroll view that is three pages wide, and the page is the middle one.
@MainActor
open class UIPageViewController: UIViewController {
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    public enum NavigationDirection: Int, Sendable { case forward, reverse }
    public struct OptionsKey: Hashable, Sendable {}

    open private(set) var transitionStyle: TransitionStyle
    open private(set) var navigationOrientation: NavigationOrientation
    open private(set) var viewControllers: [UIViewController]?
    private let pages = _UIQueuingScrollView()

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        SimulatedEngine.current.performing(as: .uikit) {
            pages.isPagingEnabled = true
            pages.contentInsetAdjustmentBehavior = .never
            view.addSubview(pages)
            showPage()
        }
    }

    /// The page is there at once.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        for old in self.viewControllers ?? [] where !(viewControllers ?? []).contains(where: { $0 === old }) {
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        self.viewControllers = viewControllers
        for new in viewControllers ?? [] where new.parent !== self {
            addChild(new)
            new.didMove(toParent: self)
        }
        if isViewLoaded { SimulatedEngine.current.performing(as: .uikit) { showPage() } }
        completion?(true)
    }

    private func showPage() {
        guard let page = viewControllers?.first else { return }
        pages.addSubview(page.view)
        view.setNeedsLayout()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        SimulatedEngine.current.performing(as: .uikit) {
            guard pages.frame != bounds || pages.contentSize.width != 3 * bounds.width else { return }
            pages.frame = bounds
            pages.contentSize = CGSize(width: 3 * bounds.width, height: bounds.height)
            pages.contentOffset = CGPoint(x: bounds.width, y: 0)
            viewControllers?.first?.view.frame = bounds.offsetBy(dx: bounds.width, dy: 0)
        }
    }
}

final class _UIQueuingScrollView: UIScrollView {}
