import KeyboardHelper
import UIKit

/// A screen with a trace's fields, the first of them near the bottom, and a bar that the app's closures move.
final class TraceController: UIViewController, KeyboardAvoiding {
    let scrollView = UIScrollView()
    let card = UIView()
    let bar = UIView()
    private(set) var inputs: [String: UIView] = [:]
    /// What the library last said to be covered.
    private(set) var covered: CGFloat = 0
    /// How often the library has called one of the closures.
    private(set) var calls = 0
    private let names: [String]
    private let target: TraceTarget

    init(fields: [(name: String, isTextView: Bool)], target: TraceTarget) {
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
        scrollView.alwaysBounceVertical = true
        view.addSubview(scrollView)
        if target == .container { view.addSubview(card) }
        view.addSubview(bar)
        let place = target == .container ? card : scrollView
        for name in names { inputs[name].map(place.addSubview) }
        switch target {
        case .scrollView, .fullScrollView: handleKeyboard(scrollView: scrollView)
        case .container: handleKeyboard(containerView: card)
        case .closures: break
        }
        handleKeyboard(
            onShow: { $0.moveBar(covered: $1.coveredInWindow(of: $0), along: $1) },
            onHide: { $0.moveBar(covered: 0, along: $1) })
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        // Frames given at any layout pass would move a lifted card; they are given when the size is another.
        let present = view.bounds.inset(by: view.safeAreaInsets)
        guard card.bounds.width != present.width else { return }
        (laidOutHeight, area) = (view.bounds.height, present)
        card.frame = cardFrame
        bar.frame = barFrame.offsetBy(dx: 0, dy: -covered)
        scrollView.contentSize = CGSize(width: view.bounds.width, height: contentHeight)
        for name in names { inputs[name]?.frame = frame(of: name) }
    }

    private func moveBar(covered: CGFloat, along transition: KeyboardTransition) {
        // What moves at once ends what is under way.
        if transition.duration == 0 { bar.layer.removeAllAnimations() }
        calls += 1
        self.covered = covered
        bar.center.y = barFrame.midY - covered
    }

    // MARK: At rest

    /// What the app has laid out for. A sheet that UIKit shrinks has the same content.
    private var laidOutHeight: CGFloat = 0
    private var area = CGRect.zero

    /// Where the card belongs while nothing lifts it.
    var cardFrame: CGRect {
        let height = CGFloat(names.count) * 60
        return CGRect(x: area.minX, y: area.maxY - height, width: area.width, height: height)
    }

    /// Where the bar belongs while nothing is covered.
    var barFrame: CGRect { CGRect(x: 0, y: laidOutHeight - 40, width: view.bounds.width, height: 40) }

    private var contentHeight: CGFloat {
        if target == .fullScrollView { return names.last.map { frame(of: $0).maxY } ?? 0 }
        return laidOutHeight + CGFloat(names.count) * 60
    }

    /// A field's frame in the card or in the content.
    private func frame(of name: String) -> CGRect {
        let index = CGFloat(names.firstIndex(of: name) ?? 0)
        let first = target == .container ? 0 : area.height - 60
        return CGRect(x: 20, y: first + index * 60, width: area.width - 40, height: 50)
    }

    /// The geometry at rest, with the field that has the focus.
    func layout(focus name: String?) -> TraceLayout {
        let window = view.window ?? UIWindow()
        return TraceLayout(
            target: target, host: window.convert(view.bounds, from: view), safeArea: view.safeAreaInsets,
            windowBottom: window.bounds.maxY, contentHeight: contentHeight, scale: window.screen.scale,
            focus: name.map { name in
                let top = target == .container ? cardFrame.minY : 0
                let whole = frame(of: name).offsetBy(dx: 0, dy: top)
                return TraceLayout.Focus(whole: whole, line: line(of: name, in: whole))
            }, card: target == .container ? cardFrame : nil)
    }

    /// The caret's line of a text view.
    private func line(of name: String, in whole: CGRect) -> CGRect? {
        guard let textView = inputs[name] as? UITextView, let end = textView.selectedTextRange?.end else { return nil }
        return textView.caretRect(for: end).offsetBy(dx: whole.minX, dy: whole.minY)
    }
}

extension KeyboardTransition {
    /// The covered height of the window, asked of a view that fills it.
    @MainActor
    fileprivate func coveredInWindow(of controller: UIViewController) -> CGFloat {
        controller.view.window.map(overlap(with:)) ?? 0
    }
}
