import Foundation
import KeyboardHelper
import Testing
import UIKit

// MARK: - Where it happens

/// A device in one orientation, with or without the help that UIKit may give.
struct FlowSetting: Sendable, CustomTestStringConvertible {
    var model = SimulatedModel.iPhone16
    var orientation = UIInterfaceOrientation.portrait
    /// UIKit scrolls a first responder into sight, and brings an offset back into a range that shrinks.
    var systemHelps: Bool

    var testDescription: String {
        "\(model.name), \(orientation.isLandscape ? "landscape" : "portrait"), \(systemHelps ? "helped" : "alone")"
    }

    /// An iPhone 16 in portrait: 393 x 852, safe area 59 above and 34 below, keyboard from 516 on (keypad from 560 on).
    static let phone = [FlowSetting(systemHelps: true), FlowSetting(systemHelps: false)]

    /// An iPad 11 in portrait: 834 x 1194, safe area 24 above and 20 below, keyboard from 861 on.
    static let pad = [true, false].map { FlowSetting(model: .iPad11, systemHelps: $0) }

    static let everywhere = [SimulatedModel.iPhoneSE, .iPhone16, .iPad11].flatMap { model in
        [UIInterfaceOrientation.portrait, .landscapeLeft].flatMap { orientation in
            [true, false].map { FlowSetting(model: model, orientation: orientation, systemHelps: $0) }
        }
    }

    /// In screen coordinates, of the keyboard with its predictive bar.
    var keyboardTop: CGFloat {
        orientation.isLandscape
            ? model.screen.width - model.landscapeKeyboard.predictive
            : model.screen.height - model.portraitKeyboard.predictive
    }

    @MainActor
    func device(showing root: UIViewController? = nil) -> SimulatedDevice {
        let device = SimulatedDevice(model, orientation: orientation)
        device.scrollsFirstResponderIntoView = systemHelps
        device.clampsOffsetWhenInsetShrinks = systemHelps
        if let root { device.show(root) }
        device.settle()
        return device
    }
}

// MARK: - What is on screen

/// A column of inputs on a scroll view, 20 points from its edges and 16 apart; the n-th field (from 0) begins at 20 + 60 n.
@MainActor
class FlowForm: UIViewController, KeyboardAvoiding, UITextViewDelegate {
    /// Nil once it was given up by `releaseScrollView()`.
    private(set) var heldScrollView: UIScrollView?
    let inputs: [UIView]
    var avoidsKeyboard = true
    var options = KeyboardAvoidanceOptions()
    /// How far the scroll view's edges lie inside the view's.
    var margins = UIEdgeInsets.zero
    var isPinnedToSafeArea = false
    /// What the content leaves free below the last input.
    var endMargin: CGFloat = 20
    /// Gets the focus as the controller comes.
    weak var firstInput: UIView?
    private(set) weak var avoidance: KeyboardAvoidance?

    var keyboardAvoidanceOptions: KeyboardAvoidanceOptions { options }
    var scrollView: UIScrollView { heldScrollView ?? UIScrollView() }

    init(_ inputs: [UIView] = FlowForm.fields(20), scrollView: UIScrollView = UIScrollView()) {
        self.inputs = inputs
        heldScrollView = scrollView
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    static func fields(_ count: Int) -> [UIView] { (0..<count).map { _ in field() } }

    static func field(_ type: UIKeyboardType = .default) -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        field.keyboardType = type
        return field
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        if scrollView !== view { view.addSubview(scrollView) }
        for input in inputs {
            scrollView.addSubview(input)
            (input as? UITextView)?.delegate = self
        }
        if avoidsKeyboard { avoidance = handleKeyboard(scrollView: scrollView) }
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        firstInput?.becomeFirstResponder()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let scrollView = heldScrollView else { return }
        if scrollView !== view {
            let safe = isPinnedToSafeArea ? view.safeAreaInsets : .zero
            scrollView.frame = view.bounds.inset(by: safe).inset(by: margins)
        }
        layOut(inputs, in: scrollView)
    }

    /// Text views that do not scroll are as tall as their text.
    func layOut(_ inputs: [UIView], in scrollView: UIScrollView) {
        guard !inputs.isEmpty else { return }
        let width = scrollView.bounds.width - 40
        var y: CGFloat = 20
        for input in inputs {
            let grows = (input as? UITextView).map { !$0.isScrollEnabled } ?? false
            let height = grows ? input.sizeThatFits(CGSize(width: width, height: 0)).height : input.bounds.height
            input.frame = CGRect(x: 20, y: y, width: width, height: height)
            y += height + 16
        }
        scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: y - 16 + endMargin)
    }

    func textViewDidChange(_ textView: UITextView) {
        viewIfLoaded?.setNeedsLayout()
    }

    func releaseScrollView() {
        heldScrollView?.removeFromSuperview()
        heldScrollView = nil
    }
}

/// The scroll view is the controller's view.
final class FlowRootForm: FlowForm {
    override func loadView() {
        view = scrollView
    }
}

/// Takes text and posts nothing about it.
final class FlowKeyInput: UIView, UIKeyInput {
    var hasText = false
    var autocapitalizationType = UITextAutocapitalizationType.sentences
    var autocorrectionType = UITextAutocorrectionType.default
    var keyboardType = UIKeyboardType.default
    var keyboardAppearance = UIKeyboardAppearance.default
    var returnKeyType = UIReturnKeyType.default
    var enablesReturnKeyAutomatically = false
    var isSecureTextEntry = false
    override var canBecomeFirstResponder: Bool { true }

    func insertText(_ text: String) { hasText = true }
    func deleteBackward() { hasText = false }
}

/// Keeps every decision of a form's avoidance, in order.
@MainActor
final class FlowDecisions {
    var all: [KeyboardDecision] = []
    var reasons: [KeyboardDecision.Reason] { all.map(\.reason) }
    var last: KeyboardDecision? { all.last }

    init(of form: FlowForm) {
        form.avoidance?.onDecision { [weak self] in self?.all.append($0) }
    }
}

// MARK: - What is seen

extension SimulatedDevice {
    @MainActor
    func focus(on view: UIView) {
        turn { _ = view.becomeFirstResponder() }
    }

    /// Where the screen shows `view` in the end and sixty times a second until then; the first is from before `action`.
    @MainActor
    func tops(of view: UIView, during action: () -> Void) -> [CGFloat] {
        var tops = [presentationFrame(of: view).minY]
        action()
        tops.append(presentationFrame(of: view).minY)
        let end = now + 5
        while isBusy, now < end {
            advance(by: 1.0 / 60)
            tops.append(presentationFrame(of: view).minY)
        }
        return tops
    }

    /// In screen coordinates; for the time when nothing moves.
    @MainActor
    func caret(of textView: UITextView) -> CGRect {
        guard let selection = textView.selectedTextRange else { return .null }
        return textView.convert(textView.caretRect(for: selection.end), to: screen.coordinateSpace)
    }
}

/// What must be free: all of an input, or the line with a text view's caret.
@MainActor
func expectVisible(
    _ input: UIView, spacing: CGFloat = 10, of controller: UIViewController, on device: SimulatedDevice,
    _ comment: Comment? = nil, at location: SourceLocation = #_sourceLocation
) {
    // Half a thousandth of a point is what sums of thirds may lose.
    expectVisible(
        device.presentationFrame(of: input), in: input.superview, spacing: spacing, tolerance: 0.0005, of: controller,
        on: device, comment, at: location)
}

@MainActor
func expectCaretVisible(
    _ textView: UITextView, spacing: CGFloat = 10, of controller: UIViewController, on device: SimulatedDevice,
    _ comment: Comment? = nil, at location: SourceLocation = #_sourceLocation
) {
    // Lines end anywhere, offsets at pixels: where UIKit scrolls to a line it may miss it by the rest.
    expectVisible(
        device.caret(of: textView), in: textView, spacing: spacing, tolerance: 1 / device.screen.scale, of: controller,
        on: device, comment, at: location)
}

/// `frame` is in screen coordinates.
@MainActor
private func expectVisible(
    _ frame: CGRect, in container: UIView?, spacing: CGFloat, tolerance lost: CGFloat,
    of controller: UIViewController, on device: SimulatedDevice, _ comment: Comment?, at location: SourceLocation
) {
    let top = device.presentationFrame(of: controller.view).minY + controller.view.safeAreaInsets.top
    #expect(frame.maxY + spacing <= device.keyboard.frame.minY + lost, comment, sourceLocation: location)
    #expect(frame.minY >= top - lost, comment, sourceLocation: location)
    for case let clip as UIScrollView in sequence(first: container, next: { $0?.superview }) {
        let shown = device.presentationFrame(of: clip)
        #expect(frame.minY >= shown.minY - lost && frame.maxY <= shown.maxY + lost, comment, sourceLocation: location)
    }
}

/// What must be the same after the keyboard has left.
@MainActor
struct FlowState: Equatable {
    private let contentInset: UIEdgeInsets
    private let indicatorInset: UIEdgeInsets
    private let isPagingEnabled: Bool
    private let frame: CGRect
    private let contentSize: CGSize
    private let range: ClosedRange<CGFloat>?
    private let inner: [FlowState]

    init(_ scrollView: UIScrollView) {
        contentInset = scrollView.contentInset
        indicatorInset = scrollView.verticalScrollIndicatorInsets
        isPagingEnabled = scrollView.isPagingEnabled
        frame = scrollView.frame
        contentSize = scrollView.contentSize
        // An inner one's depends on how much of the safe area it has just been scrolled to.
        range = scrollView.superview is UIScrollView ? nil : scrollView.legalOffsets
        inner = scrollView.subviews.compactMap { $0 as? UIScrollView }.map(FlowState.init)
    }
}

extension UIScrollView {
    /// From the top of the content to its end, insets included.
    var legalOffsets: ClosedRange<CGFloat> {
        let inset = adjustedContentInset
        return -inset.top...max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    }

    var isOffsetLegal: Bool { legalOffsets.contains(contentOffset.y) }
}

extension UIView {
    /// Whether every number of this view and of those in it is one.
    var isFinite: Bool {
        var numbers = [bounds.minX, bounds.minY, bounds.width, bounds.height, center.x, center.y]
        numbers += [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        if let scrollView = self as? UIScrollView {
            for inset in [scrollView.contentInset, scrollView.verticalScrollIndicatorInsets] {
                numbers += [inset.top, inset.left, inset.bottom, inset.right]
            }
        }
        return numbers.allSatisfy(\.isFinite) && subviews.allSatisfy(\.isFinite)
    }
}
