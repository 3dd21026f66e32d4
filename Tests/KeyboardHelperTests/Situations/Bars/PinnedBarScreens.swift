import KeyboardHelper
import KeyboardHelperTestSupport
import UIKit

/// How the bottom of a bar is pinned, 8 points above an edge around it.
enum BarPin: CaseIterable, Sendable {
    case view, safeArea, margins, marginAttribute
    /// The items the other way round.
    case viewFirst, safeAreaFirst, marginsFirst
    /// With a multiplier of 0.5 and, the other way round, of 2.
    case half, twice
    /// The guide of a nib from before the safe area: a hidden view in the controller's view.
    case oldGuide
    /// A guide of the bar's own, and its margins.
    case ownGuide, barMargins

    @MainActor func constraint(of bar: UIView, in view: UIView, height: CGFloat) -> NSLayoutConstraint {
        func pin(
            _ outer: Any, _ attribute: NSLayoutConstraint.Attribute = .bottom, inner: Any? = nil
        ) -> NSLayoutConstraint {
            let items: (Any, Any) = step < 0 ? (inner ?? bar, outer) : (outer, bar)
            return NSLayoutConstraint(
                item: items.0, attribute: step < 0 ? .bottom : attribute, relatedBy: .equal, toItem: items.1,
                attribute: step < 0 ? attribute : .bottom, multiplier: self == .half ? 0.5 : max(1, step),
                constant: 8 * step + (self == .half ? height / 2 : self == .twice ? -height : 0))
        }
        switch self {
        case .view, .viewFirst, .half, .twice: return pin(view)
        case .safeArea, .safeAreaFirst: return pin(view.safeAreaLayoutGuide)
        case .margins, .marginsFirst: return pin(view.layoutMarginsGuide)
        case .marginAttribute: return pin(view, .bottomMargin)
        case .oldGuide:
            let guide = UIView()
            guide.isHidden = true
            view.addAcross(guide, height: 34)
            guide.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
            return guide.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 8)
        case .ownGuide:
            let guide = UILayoutGuide()
            bar.addLayoutGuide(guide)
            guide.bottomAnchor.constraint(equalTo: bar.bottomAnchor).isActive = true
            return pin(view.safeAreaLayoutGuide, inner: guide)
        case .barMargins:
            bar.insetsLayoutMarginsFromSafeArea = false
            bar.layoutMargins = .zero
            return pin(view.layoutMarginsGuide, inner: bar.layoutMarginsGuide)
        }
    }

    /// What lies between that edge and the view's bottom.
    func inset(_ safeArea: CGFloat) -> CGFloat {
        switch self {
        case .view, .viewFirst, .half, .twice: 0
        case .safeArea, .safeAreaFirst, .ownGuide: safeArea
        case .margins, .marginAttribute, .marginsFirst, .barMargins: safeArea + 20
        case .oldGuide: 34
        }
    }

    /// What the constant changes by when the bar goes up by a point.
    var step: CGFloat {
        switch self {
        case .viewFirst, .safeAreaFirst, .marginsFirst, .oldGuide: 1
        case .twice: 2
        case .view, .safeArea, .margins, .marginAttribute, .half, .ownGuide, .barMargins: -1
        }
    }
}

/// An input bar, 50 points high, pinned to the bottom; the view's bottom margin is 20.
@MainActor
class PinnedBarScreen: UIViewController, KeyboardAvoiding {
    let bar = UIView()
    let field = UITextField(frame: CGRect(x: 10, y: 3, width: 200, height: 44))
    let decisions = DecisionRecorder()
    private(set) var pin = NSLayoutConstraint()
    private(set) weak var avoidance: KeyboardAvoidance?
    private let (kind, height): (BarPin, CGFloat)

    /// `height` is that of the screen, which a multiplier asks for.
    init(_ kind: BarPin, height: CGFloat = 852) {
        (self.kind, self.height) = (kind, height)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.layoutMargins.bottom = 20
        bar.addSubview(field)
        view.addAcross(bar, height: 50)
        pin = kind.constraint(of: bar, in: view, height: height)
        pin.isActive = true
        startAvoiding()
    }

    /// The bar's lower end on the screen.
    func end(on device: SimulatedDevice) -> CGFloat { device.maxY(of: bar) }

    func startAvoiding() {
        avoidance = decisions.record(handleKeyboard(bottomConstraint: pin))
    }
}

/// Whether two numbers are the same to the last bit.
func isIdentical(_ a: CGFloat, _ b: CGFloat) -> Bool { Double(a).bitPattern == Double(b).bitPattern }
