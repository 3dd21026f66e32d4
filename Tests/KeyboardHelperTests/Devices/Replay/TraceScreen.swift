import KeyboardHelper
import UIKit

/// What the library is asked to move.
enum TraceTarget: String, CaseIterable, Sendable {
    case scrollView = "scroll view"
    /// The last input is the very end of its content.
    case fullScrollView = "scroll view that ends with a field"
    case container, closures
}

/// A screen with a trace's inputs, 60 points apart: in a scroll view, where the first one is just above the end of the safe area,
/// or in a card that ends there. Each calls closures too.
final class TraceScreen: UIViewController, KeyboardAvoiding {
    let target: TraceTarget
    let inputs: [(name: String, view: UIView)]
    let box: UIView
    var scrollView: UIScrollView? { box as? UIScrollView }
    /// The covered points of the window that the closures were told, call by call.
    private(set) var told: [CGFloat] = []
    /// Where the card belongs while nothing lifts it.
    private(set) var rest = CGRect.zero

    init(_ trace: Trace, _ target: TraceTarget) {
        self.target = target
        inputs = trace.fields.map { ($0.name, $0.isTextView ? UITextView() : UITextField()) }
        box = target == .container ? UIView() : UIScrollView()
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        box.frame = view.bounds
        view.addSubview(box)
        for input in inputs { box.addSubview(input.view) }
        if let scrollView {
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.alwaysBounceVertical = true
            if target != .closures { handleKeyboard(scrollView: scrollView) }
        } else {
            handleKeyboard(containerView: box)
        }
        handleKeyboard(
            onShow: { $0.told.append($1.overlap(with: $0.view.window ?? $0.view)) },
            onHide: { screen, _ in screen.told.append(0) })
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        // Frames given at any layout pass would move a lifted card, and a sheet that UIKit shrinks has the same content.
        let area = view.bounds.inset(by: view.safeAreaInsets)
        guard area.width != rest.width else { return }
        let height = CGFloat(inputs.count) * 60
        rest = CGRect(x: area.minX, y: area.maxY - height, width: area.width, height: height)
        for (index, input) in inputs.enumerated() {
            let first = scrollView == nil ? 0 : area.height - 60
            input.view.frame = CGRect(x: 20, y: first + CGFloat(index) * 60, width: area.width - 40, height: 50)
        }
        if scrollView == nil { box.frame = rest }
        let end = target == .fullScrollView ? area.height - 70 : view.bounds.height
        scrollView?.contentSize = CGSize(width: view.bounds.width, height: end + height)
    }

    /// How far the content is up: the offset, or the lift.
    var position: CGFloat { scrollView?.contentOffset.y ?? (rest.midY - box.center.y) }

    /// The same as the device shows it at this instant, in the middle of an animation.
    func shownPosition(on device: SimulatedDevice) -> CGFloat {
        guard scrollView != nil else { return device.minY(of: view) + rest.minY - device.minY(of: box) }
        return device.minY(of: box) + inputs[0].view.frame.minY - device.minY(of: inputs[0].view)
    }
}
