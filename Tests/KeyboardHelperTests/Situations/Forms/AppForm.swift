import KeyboardHelper
import UIKit

/// A form as apps have it: on an iPhone 16 its scroll view reaches from 59 down to the end of the screen at 852, adjusts nothing,
/// and its content is 1,400 high. The keyboard begins at 516.
@MainActor
class AppForm: UIViewController, KeyboardAvoiding {
    /// The call that serves the form.
    enum Call: CaseIterable, Sendable { case scrollView, controller, window }

    let call: Call
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 59, width: 393, height: 793))
    private let build: (AppForm) -> Void
    private(set) weak var avoidance: KeyboardAvoidance?

    init(_ call: Call = .scrollView, build: @escaping (AppForm) -> Void = { _ in }) {
        (self.call, self.build) = (call, build)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 393, height: 1400)
        view.addSubview(scrollView)
        build(self)
        switch call {
        case .scrollView: avoidance = handleKeyboard(scrollView: scrollView)
        case .controller: avoidance = handleKeyboard()
        case .window: break
        }
    }

    /// Adds a field that is 44 high and begins at `y` on the screen.
    @discardableResult
    func addField(at y: CGFloat) -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: y - 59, width: 353, height: 44))
        scrollView.addSubview(field)
        return field
    }

    func show(on setting: FlowSetting, options: KeyboardAvoidance.Options = .init()) -> SimulatedDevice {
        call == .window ? setting.windowDevice(showing: self, options: options) : setting.device(showing: self)
    }
}

extension UIView {
    /// Adds a bar that reaches from side to side, pinned to `edge`, or to the bottom. Returns the constraint that holds it there.
    func addBar(
        _ bar: UIView, height: CGFloat, to edge: NSLayoutYAxisAnchor? = nil, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        addAcross([bar])
        let pin = bar.bottomAnchor.constraint(equalTo: edge ?? bottomAnchor, constant: constant)
        NSLayoutConstraint.activate([pin, bar.heightAnchor.constraint(equalToConstant: height)])
        return pin
    }

    /// A view that draws itself in white.
    static func white(_ frame: CGRect = .zero) -> UIView {
        let view = UIView(frame: frame)
        view.backgroundColor = .white
        return view
    }
}

extension UIControl {
    func on(_ event: Event, _ action: @escaping () -> Void) { addAction(UIAction { _ in action() }, for: event) }
}
