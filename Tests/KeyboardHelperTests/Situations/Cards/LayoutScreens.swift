import Foundation
import KeyboardHelper
import UIKit

/// A scroll view with a bar below it, 52 points high, that closures move with the keyboard.
@MainActor
final class BarScreen: UIViewController, KeyboardAvoiding {
    let scrollView = UIScrollView()
    let bar = UIView()
    let fields = (0..<20).map { _ in UITextField() }
    private let closuresComeFirst: Bool
    private var covered: CGFloat = 0

    init(closuresComeFirst: Bool) {
        self.closuresComeFirst = closuresComeFirst
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        view.addSubview(bar)
        for field in fields { scrollView.addSubview(field) }
        if !closuresComeFirst { handleKeyboard(scrollView: scrollView) }
        handleKeyboard(
            onShow: { $0.moveBar($1.overlap(with: $0.view)) }, onHide: { screen, _ in screen.moveBar(0) })
        if closuresComeFirst { handleKeyboard(scrollView: scrollView) }
    }

    private func moveBar(_ covered: CGFloat) {
        self.covered = covered
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        bar.frame = CGRect(x: 0, y: size.height - covered - 52, width: size.width, height: 52)
        scrollView.frame = CGRect(x: 0, y: 0, width: size.width, height: bar.frame.minY)
        for (index, field) in fields.enumerated() {
            field.frame = CGRect(x: 20, y: 20 + 60 * CGFloat(index), width: size.width - 40, height: 44)
        }
        scrollView.contentSize = CGSize(width: size.width, height: 1224)
    }
}

/// A bar of the controller's own, and a field near the bottom that scrolls or is lifted.
@MainActor
final class BarSheet: UIViewController, KeyboardAvoiding {
    let bar = UINavigationBar()
    let panel: UIView
    let field = UITextField()
    private(set) weak var avoidance: KeyboardAvoidance?

    init(scrolls: Bool) {
        panel = scrolls ? UIScrollView() : UIView()
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(panel)
        view.addSubview(bar)
        panel.addSubview(field)
        let scrollView = panel as? UIScrollView
        scrollView?.contentInsetAdjustmentBehavior = .never
        avoidance = scrollView.map { handleKeyboard(scrollView: $0) } ?? handleKeyboard(containerView: panel)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        guard panel.bounds.size != CGSize(width: size.width, height: size.height - 50) else { return }
        bar.frame = CGRect(x: 0, y: 0, width: size.width, height: 50)
        panel.frame = CGRect(x: 0, y: 50, width: size.width, height: size.height - 50)
        field.frame = CGRect(x: 20, y: size.height - 50 - 64, width: size.width - 40, height: 44)
        (panel as? UIScrollView)?.contentSize = panel.bounds.size
    }
}

/// A field, and below it a button at the bottom of the safe area, laid out by that.
@MainActor
final class PinnedScreen: UIViewController, KeyboardAvoiding {
    let panel = UIView()
    let field = UITextField()
    let button = UIButton()
    private let liftsRoot: Bool
    private(set) weak var avoidance: KeyboardAvoidance?

    init(liftsRoot: Bool) {
        self.liftsRoot = liftsRoot
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        panel.frame = view.bounds
        panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(panel)
        panel.addSubview(field)
        panel.addSubview(button)
        avoidance = handleKeyboard(containerView: liftsRoot ? view : panel)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.bounds.inset(by: view.safeAreaInsets)
        button.frame = CGRect(x: safe.minX + 20, y: safe.maxY - 50, width: safe.width - 40, height: 50)
        field.frame = CGRect(x: safe.minX + 20, y: safe.maxY - 110, width: safe.width - 40, height: 44)
    }
}
