import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// A screen of any height with one field that ends 100 points above its bottom, moved by a scroll view or a container
/// that fills it.
@MainActor
final class PartScreen: UIViewController, KeyboardAvoiding {
    let target: LifecycleTarget
    let panel: UIView
    let field = UITextField()
    private(set) weak var avoidance: KeyboardAvoidance?
    let decisions = DecisionRecorder()
    private(set) var heights: [CGFloat?] = []

    init(_ target: LifecycleTarget) {
        self.target = target
        panel = target == .scrollView ? UIScrollView() : UIView()
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    var scrollView: UIScrollView? { panel as? UIScrollView }
    var lift: CGFloat { avoidance?.lift ?? 0 }
    /// How far the field is above its place at rest, in model values.
    var movement: CGFloat {
        view.bounds.maxY - 144 - field.convert(field.bounds, to: view).minY
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(panel)
        panel.addSubview(field)
        avoidance =
            switch target {
            case .scrollView: scrollView.map { handleKeyboard(scrollView: $0) }
            case .container, .root: handleKeyboard(containerView: panel)
            case .closures:
                handleKeyboard(
                    onShow: { $0.heights.append($1.overlap(with: $0.view)) },
                    onHide: { screen, _ in screen.heights.append(nil) })
            }
        if let avoidance { decisions.record(avoidance) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        panel.frame = view.bounds
        field.frame = CGRect(x: 10, y: view.bounds.height - 144, width: 120, height: 44)
        scrollView?.contentInsetAdjustmentBehavior = .never
        scrollView?.contentSize = view.bounds.size
    }
}

/// Two screens in one window, side by side or one in the other.
final class SplitScreen: UIViewController {
    let parts: [PartScreen]

    init(_ parts: [PartScreen]) {
        self.parts = parts
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        for part in parts {
            addChild(part)
            view.addSubview(part.view)
            part.didMove(toParent: self)
        }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let width = view.bounds.width / CGFloat(parts.count)
        for (index, part) in parts.enumerated() {
            part.view.frame = CGRect(x: width * CGFloat(index), y: 0, width: width, height: view.bounds.height)
        }
    }
}

/// Expects the inset for what the keyboard covers, which every scroll view gets, whichever input has the focus.
@MainActor
func expectInset(_ part: PartScreen, _ height: CGFloat, at location: SourceLocation = #_sourceLocation) {
    guard let scrollView = part.scrollView else { return }
    expectEqual(scrollView.contentInset.bottom, height, at: location)
    expectEqual(scrollView.verticalScrollIndicatorInsets.bottom, max(0, height - 34), at: location)
}
