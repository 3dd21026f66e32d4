import KeyboardHelper
import UIKit

/// A panel that fills the view, with a button of 50 points at the bottom of the safe area and a field of 44 points that ends 16
/// above it. Frames are set in each layout, or constraints hold them.
@MainActor
final class LaidOutScreen: UIViewController, KeyboardAvoiding {
    /// By frames, which a layout of `panelAnew` sets for the panel too and calls `update()`, or by constraints.
    enum Kind: CaseIterable, Sendable {
        case rootByFrames, panelByFrames, panelAnew, rootByConstraints, panelByConstraints
        /// The app has moved its panel up by 20.
        case movedPanel

        var liftsRoot: Bool { self == .rootByFrames || self == .rootByConstraints }
        var isConstrained: Bool { [.rootByConstraints, .panelByConstraints, .movedPanel].contains(self) }
    }

    let (panel, field, button) = (UIView(), UITextField(), UIButton())
    private let kind: Kind
    private(set) weak var avoidance: KeyboardAvoidance?

    init(_ kind: Kind) {
        self.kind = kind
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        panel.frame = view.bounds
        panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(panel)
        for part in [field, button] { panel.addSubview(part) }
        if kind.isConstrained {
            view.addAcross(panel, from: view.topAnchor, to: view.bottomAnchor)
            let end = button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
            panel.addAcross(button, height: 50, end)
            let gap = field.bottomAnchor.constraint(equalTo: button.topAnchor, constant: -16)
            panel.addAcross(field, height: 44, gap)
        }
        if kind == .movedPanel { panel.transform.ty = -20 }
        avoidance = handleKeyboard(containerView: kind.liftsRoot ? view : panel)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if kind.isConstrained { return }
        if kind == .panelAnew { panel.frame = view.bounds }
        let safe = view.bounds.inset(by: view.safeAreaInsets)
        button.frame = CGRect(x: safe.minX + 20, y: safe.maxY - 50, width: safe.width - 40, height: 50)
        field.frame = CGRect(x: safe.minX + 20, y: safe.maxY - 110, width: safe.width - 40, height: 44)
        if kind == .panelAnew { avoidance?.update() }
    }
}
