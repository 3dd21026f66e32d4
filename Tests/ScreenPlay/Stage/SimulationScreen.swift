import Foundation
import KeyboardHelper
import UIKit

/// A controller of the app: the views of a plan, and the calls of the library that it asks for.
@MainActor
final class SimulationScreen: UIViewController, KeyboardAvoiding {
    let plan: ScreenPlan
    private(set) var nodes: [Node]
    /// The list that takes the place of the present one.
    private(set) var waiting: Node?
    private(set) var completions: CompletionList?
    let bar = UIView()
    let barField = UITextField()
    private(set) lazy var pin = bar.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: constant.value)
    let upperBar = UIView()
    private(set) lazy var upperPin = upperBar.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: Self.upperConstant)
    /// Eight points above the bar, where that is eight above the end.
    static let upperConstant: CGFloat = -60
    let button = UIButton()
    let topBar = UIView()
    /// The app's own constant.
    private(set) var constant: AppNumber
    /// The app's own additional safe area, at the bottom.
    private(set) var safeArea: CGFloat
    var options: KeyboardAvoidance.Options
    private(set) var avoidances: [KeyboardAvoidance] = []
    /// What the closures of each call were told last.
    private(set) var told: [Told] = []
    /// Called with each decision, and whenever a closure is called.
    var onCall: ((Step.Handler, Any) -> Void)?
    private var laidOutSize = CGSize.zero
    private let accessory: UIView?
    private let dropIn: KeyboardAvoidingScrollView?
    private weak var window: UIWindow?
    var dropInView: UIView? { dropIn }

    /// Every avoidance of this screen that has not been stopped.
    var live: [KeyboardAvoidance] {
        guard isViewLoaded else { return [] }
        if [.window, .none].contains(plan.target) { return [view.window?.keyboardAvoidance].compactMap(\.self) }
        return keyboardAvoidances + [dropIn?.keyboardAvoidance].compactMap { $0 }
    }

    init(_ plan: ScreenPlan, in window: UIWindow) {
        (self.plan, self.window) = (plan, window)
        options = plan.options
        (constant, safeArea) = (AppNumber(plan.constant), plan.safeArea)
        nodes = plan.parts.map(Node.init)
        waiting = plan.otherList.first.map(Node.init)
        accessory = plan.vendsAccessory ? UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50)) : nil
        dropIn = plan.target == .dropIn ? KeyboardAvoidingScrollView() : nil
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// Those around its input as well as those that are none.
    var all: [Node] { nodes.flatMap(\.all) }
    func node(of view: UIView) -> Node? { nodes.lazy.compactMap { $0.node(of: view) }.first }
    private var content: UIView { dropIn ?? view }

    override var inputAccessoryView: UIView? { accessory }

    override func viewDidLoad() {
        super.viewDidLoad()
        if let dropIn {
            dropIn.frame = view.bounds
            dropIn.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(dropIn)
        }
        additionalSafeAreaInsets.bottom = safeArea
        for node in nodes { content.addSubview(node.view) }
        // UIKit does not pass the direction on to subviews.
        let turned = plan.isRightToLeft ? [view, content] + all.map(\.view) : []
        for part in turned { part?.semanticContentAttribute = .forceRightToLeft }
        if let kind = plan.completions { addCompletions(kind) }
        if plan.hasBar { addBars() }
        if plan.topBar > 0 { addTopBar() }
        if plan.usesLayoutGuide { useLayoutGuide() }
        if plan.hasButton {
            view.addAtTheBottom(
                button, button.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8))
        }
        // The window may serve the screen already.
        if plan.target != .window || window?.keyboardAvoidance == nil { startAvoiding() }
    }

    private func addBars() {
        barField.frame = CGRect(x: 8, y: 6, width: 200, height: 32)
        bar.addSubview(barField)
        view.addAtTheBottom(bar, pin)
        if plan.hasUpperBar { view.addAtTheBottom(upperBar, upperPin) }
    }

    private func addTopBar() {
        topBar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: plan.topBar)
        topBar.autoresizingMask = .flexibleWidth
        topBar.backgroundColor = .white
        view.addSubview(topBar)
    }

    private func addCompletions(_ kind: ScreenPlan.Completions) {
        let list = CompletionList(kind, in: view)
        for case let field as UITextField in all.map(\.view) { list.serve(field, atOnce: plan.completesAtOnce) }
        completions = list
    }

    /// Shows the other list in the place of the present one, and makes the call for it.
    func exchangeLists(keeps: Bool) -> Bool {
        guard isViewLoaded, let new = waiting, let index = nodes.firstIndex(where: { $0.scrollView != nil })
        else { return false }
        let old = nodes[index]
        waiting = keeps ? old : Node(old.part)
        old.view.removeFromSuperview()
        content.insertSubview(new.view, at: 0)
        nodes[index] = new
        setNeedsNewLayout()
        startAvoiding()
        return true
    }

    /// In the order in which they stand on the keyboard.
    var bars: [UIView] { [bar, upperBar, button].filter { $0.superview != nil } }

    private func useLayoutGuide() {
        let line = UIView()
        line.isUserInteractionEnabled = false
        line.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(line)
        NSLayoutConstraint.activate([
            line.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            line.widthAnchor.constraint(equalToConstant: 10), line.heightAnchor.constraint(equalToConstant: 1),
            line.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }

    /// Under its present name the target that the plan means: the first part of the fitting kind, or the next best.
    func startAvoiding() {
        avoidances =
            switch plan.target {
            case .automatic: [handleKeyboard(options: options)]
            case .scrollView:
                [
                    targetScrollView.map { handleKeyboard(scrollView: $0, options: options) }
                        ?? handleKeyboard(options: options)
                ]
            case .container: [handleKeyboard(containerView: firstBox ?? view, options: options)]
            case .root: [handleKeyboard(containerView: view, options: options)]
            case .bottomConstraint: plan.hasBar ? handleBars() : [handleKeyboard(options: options)]
            case .safeArea: [handleKeyboard(safeAreaOf: self, options: options)]
            case .closures: [handleWithClosures()]
            case .changes: [handleWithOneClosure()]
            case .dropIn: dropIn.map { [$0.keyboardAvoidance] } ?? []
            case .window: window.map { [$0.handleKeyboard(options: options)] } ?? []
            case .none: []
            case .barAndScrollView:
                (plan.hasBar ? handleBars() : [])
                    + [
                        targetScrollView.map { handleKeyboard(scrollView: $0, options: options) }
                            ?? handleKeyboard(options: options)
                    ]
            }
        dropIn?.keyboardAvoidance.options = options
        for avoidance in [.window, .none].contains(plan.target) ? avoidances : live {
            avoidance.onDecision = { [weak self] in self?.onCall?(.onDecision, $0) }
        }
    }

    private func handleBars() -> [KeyboardAvoidance] {
        let upper = plan.hasUpperBar ? [handleKeyboard(bottomConstraint: upperPin, options: options)] : []
        return [handleKeyboard(bottomConstraint: pin, options: options)] + upper
    }

    /// The closures of one call, and the covered height that they were told last; nil for a hide.
    @MainActor
    final class Told {
        weak var avoidance: KeyboardAvoidance?
        var covered: CGFloat?
    }

    private func handleWithClosures() -> KeyboardAvoidance {
        let told = Told()
        self.told.append(told)
        let avoidance = handleKeyboard(
            options: options,
            onShow: { screen, transition in
                told.covered = transition.overlap(with: screen.view)
                screen.onCall?(.onShow, transition)
            },
            onHide: { screen, transition in
                told.covered = nil
                screen.onCall?(.onHide, transition)
            },
            onInteractiveDismissal: { screen, transition in
                told.covered = transition.overlap(with: screen.view)
                screen.onCall?(.onDrag, transition)
            })
        told.avoidance = avoidance
        return avoidance
    }

    private func handleWithOneClosure() -> KeyboardAvoidance {
        let told = Told()
        self.told.append(told)
        let avoidance = handleKeyboard(options: options) { screen, transition in
            told.covered = transition.overlap(with: screen.view)
        }
        told.avoidance = avoidance
        return avoidance
    }

    /// UIKit may move it by itself.
    var isInSheet: Bool {
        presentingViewController != nil && !modalPresentationStyle.fillsTheWindow
    }

    /// The first scroll view or list, also in a component.
    var targetScrollView: UIScrollView? {
        nodes.compactMap { $0.part.isComponent ? $0.children.first?.scrollView : $0.scrollView }.first
    }
    private var firstBox: UIView? { nodes.first { $0.part.kind == .box }?.view }

    func set(constant new: CGFloat) {
        constant.assign(new, inPlaceOf: pin.constant)
        pin.constant = new
    }

    func set(safeArea new: CGFloat) {
        safeArea = new
        additionalSafeAreaInsets.bottom = new
    }

    /// While nothing is covered, there is no doubt about the app's values.
    func settleNumbers() {
        guard isViewLoaded else { return }
        if plan.hasBar { constant.settle(on: pin.constant) }
        for node in all { node.settleNumbers() }
    }

    /// The app lays out its views, and nothing has another size.
    func setNeedsLayout() { if isViewLoaded { content.setNeedsLayout() } }

    func setNeedsNewLayout() {
        laidOutSize = .zero
        viewIfLoaded?.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        if plan.assignsInsets { for node in all { node.scrollView?.contentInset.bottom = node.inset.value } }
        guard plan.laysOutAlways || size != laidOutSize else { return }
        laidOutSize = size
        Node.layOut(nodes, in: content, size: size, isRightToLeft: plan.isRightToLeft)
        dropIn?.contentSize = CGSize(width: size.width, height: (nodes.map(\.frame.maxY).max() ?? 0) + 8)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if plan.takesFocusAsItAppears { inputs.first?.becomeFirstResponder() }
    }

    /// Nobody sees it.
    func isInClosedSection(_ view: UIView) -> Bool {
        all.contains { $0.part.isClosed && view.isDescendant(of: $0.view) }
    }

    /// Every input that exists now: in rows, those on screen.
    var inputs: [UIView] {
        let placed = nodes.flatMap(\.open).flatMap { node -> [UIView] in
            if let code = node.view as? CodeView { return [code.field] }
            return node.isList ? node.view.descendants.filter { $0 is UITextField } : node.isInput ? [node.view] : []
        }
        return placed + (plan.hasBar ? [barField] : [])
    }
}
