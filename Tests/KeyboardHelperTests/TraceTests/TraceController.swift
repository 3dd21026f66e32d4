import KeyboardHelper
import UIKit

/// A screen with a trace's fields, the first of them near the bottom.
final class TraceController: UIViewController, KeyboardAvoiding {
    let scrollView = UIScrollView()
    let card = UIView()
    private(set) var inputs: [String: UIView] = [:]
    /// What the library last said to be covered.
    private(set) var covered: CGFloat = 0
    private let names: [String]
    private let target: TracePlayer.Target

    init(fields: [(name: String, isTextView: Bool)], target: TracePlayer.Target) {
        names = fields.map(\.name)
        self.target = target
        super.init(nibName: nil, bundle: nil)
        for field in fields { inputs[field.name] = field.isTextView ? UITextView() : UITextField() }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let place = target == .container ? card : scrollView
        if target != .container { view.addSubview(scrollView) }
        if target == .container { view.addSubview(card) }
        for name in names { inputs[name].map(place.addSubview) }
        switch target {
        case .scrollView: handleKeyboard(scrollView: scrollView)
        case .container: handleKeyboard(containerView: card)
        case .closures: break
        }
        handleKeyboard(
            onShow: { $0.covered = $1.coveredInWindow(of: $0) },
            onHide: { controller, _ in controller.covered = 0 })
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        // Frames given at any layout pass would move a lifted card; they are given when the size is another.
        guard card.bounds.width != area.width else { return }
        let height = cardFrame.height
        card.frame = cardFrame
        scrollView.contentSize = CGSize(width: view.bounds.width, height: view.bounds.height + height)
        for (index, name) in names.enumerated() {
            let y = CGFloat(index) * 60 + (target == .container ? 0 : area.maxY - area.minY - 60)
            inputs[name]?.frame = CGRect(x: 20, y: y, width: area.width - 40, height: 50)
        }
    }

    /// Where the card belongs while nothing lifts it.
    var cardFrame: CGRect {
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let height = CGFloat(names.count) * 60
        return CGRect(x: area.minX, y: area.maxY - height, width: area.width, height: height)
    }

    /// The part of an input that must be seen.
    func focus(of input: UIView) -> CGRect {
        guard let textView = input as? UITextView, let end = textView.selectedTextRange?.end else {
            return input.bounds
        }
        return textView.caretRect(for: end)
    }

    /// Where the visible area begins while nothing is lifted.
    var restTop: CGFloat { view.safeAreaInsets.top }

    struct State {
        var inset: CGFloat
        var indicator: CGFloat
        var transform: CGAffineTransform
        var isOffsetLegal: Bool

        func isAsBefore(_ other: State) -> Bool {
            (inset, indicator, transform) == (other.inset, other.indicator, other.transform)
                && isOffsetLegal
        }
    }

    var state: State {
        let inset = scrollView.adjustedContentInset
        let maximum = max(-inset.top, scrollView.contentSize.height + inset.bottom - scrollView.bounds.height)
        return State(
            inset: scrollView.contentInset.bottom, indicator: scrollView.verticalScrollIndicatorInsets.bottom,
            transform: card.transform,
            isOffsetLegal: scrollView.isDragging || scrollView.contentOffset.y <= maximum)
    }
}

extension KeyboardTransition {
    /// The covered height of the window, asked of a view that fills it.
    @MainActor
    fileprivate func coveredInWindow(of controller: UIViewController) -> CGFloat {
        controller.view.window.map(overlap(with:)) ?? 0
    }
}

extension CGRect {
    var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
