import Foundation
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

    @MainActor
    func constraint(of bar: UIView, in view: UIView, height: CGFloat) -> NSLayoutConstraint {
        switch self {
        case .view: bar.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8)
        case .safeArea: bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8)
        case .margins: bar.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor, constant: -8)
        case .marginAttribute:
            NSLayoutConstraint(
                item: bar, attribute: .bottom, relatedBy: .equal, toItem: view, attribute: .bottomMargin,
                multiplier: 1, constant: -8)
        case .viewFirst: view.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: 8)
        case .safeAreaFirst: view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: 8)
        case .marginsFirst: view.layoutMarginsGuide.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: 8)
        case .half:
            NSLayoutConstraint(
                item: bar, attribute: .bottom, relatedBy: .equal, toItem: view, attribute: .bottom, multiplier: 0.5,
                constant: height / 2 - 8)
        case .twice:
            NSLayoutConstraint(
                item: view, attribute: .bottom, relatedBy: .equal, toItem: bar, attribute: .bottom, multiplier: 2,
                constant: 16 - height)
        }
    }

    /// What lies between that edge and the view's bottom.
    func inset(_ safeArea: CGFloat) -> CGFloat {
        switch self {
        case .view, .viewFirst, .half, .twice: 0
        case .safeArea, .safeAreaFirst: safeArea
        case .margins, .marginAttribute, .marginsFirst: safeArea + 20
        }
    }

    /// What the constant changes by when the bar goes up by a point.
    var step: CGFloat {
        switch self {
        case .viewFirst, .safeAreaFirst, .marginsFirst: 1
        case .twice: 2
        case .view, .safeArea, .margins, .marginAttribute, .half: -1
        }
    }
}

/// An input bar, 50 points high, pinned to the bottom; the view's bottom margin is 20.
@MainActor
class PinnedBarScreen: UIViewController, KeyboardAvoiding {
    let bar = UIView()
    let field = UITextField(frame: CGRect(x: 10, y: 3, width: 200, height: 44))
    private let kind: BarPin
    private let height: CGFloat
    private var made: NSLayoutConstraint?
    private(set) weak var avoidance: KeyboardAvoidance?
    let decisions = DecisionRecorder()

    /// `height` is that of the screen, which a multiplier asks for.
    init(_ kind: BarPin, height: CGFloat = 852) {
        self.kind = kind
        self.height = height
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    var pin: NSLayoutConstraint { made ?? NSLayoutConstraint() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.layoutMargins.bottom = 20
        bar.addSubview(field)
        view.addAcross([bar])
        let pin = kind.constraint(of: bar, in: view, height: height)
        made = pin
        NSLayoutConstraint.activate([bar.heightAnchor.constraint(equalToConstant: 50), pin])
        startAvoiding()
    }

    /// The bar's lower end on the screen.
    func end(on device: SimulatedDevice) -> CGFloat { device.presentationFrame(of: bar).maxY }

    func startAvoiding() {
        avoidance = decisions.record(handleKeyboard(bottomConstraint: pin))
    }
}

/// A table from the top down to the bar, with a field in each of 40 rows of 44 points.
@MainActor
final class TableAndBarScreen: PinnedBarScreen {
    let table = SituationTable()
    private let tableIsFirst: Bool
    private(set) weak var tableAvoidance: KeyboardAvoidance?

    init(_ kind: BarPin, tableIsFirst: Bool) {
        self.tableIsFirst = tableIsFirst
        super.init(kind)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        // Its own controller handles nothing here.
        table.loadViewIfNeeded()
        table.stopHandlingKeyboard()
        super.viewDidLoad()
        let rows = table.table
        rows.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(rows)
        NSLayoutConstraint.activate([
            rows.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            rows.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            rows.topAnchor.constraint(equalTo: view.topAnchor),
            rows.bottomAnchor.constraint(equalTo: bar.topAnchor),
        ])
    }

    override func startAvoiding() {
        if tableIsFirst { tableAvoidance = handleKeyboard(scrollView: table.table) }
        super.startAvoiding()
        if !tableIsFirst { tableAvoidance = handleKeyboard(scrollView: table.table) }
    }
}

/// Whether two numbers are the same to the last bit.
func isIdentical(_ a: CGFloat, _ b: CGFloat) -> Bool { Double(a).bitPattern == Double(b).bitPattern }
