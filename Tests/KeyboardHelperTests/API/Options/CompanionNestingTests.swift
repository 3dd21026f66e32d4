import Foundation
import KeyboardHelper
import Testing
import UIKit

/// Companions that do not scroll with their input. On an iPhone 16: from 59 to 516 there is room.
@MainActor
@Suite struct CompanionNestingTests {
    /// An outer scroll view that fills the view, and in it an inner one from 300 to 600 of its content.
    @MainActor
    private final class NestedScreen: UIViewController, KeyboardAvoiding {
        let outer = UIScrollView()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 393, height: 200))
        let target: LifecycleTarget?
        private(set) weak var avoidance: KeyboardAvoidance?

        /// Without a target it is the automatic one.
        init(_ target: LifecycleTarget?) {
            self.target = target
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            outer.frame = view.bounds
            outer.contentInsetAdjustmentBehavior = .never
            inner.contentInsetAdjustmentBehavior = .never
            outer.contentSize = CGSize(width: 393, height: 1400)
            inner.contentSize = CGSize(width: 393, height: 500)
            outer.addSubview(inner)
            view.addSubview(outer)
            var options = KeyboardAvoidance.Options()
            options.restoresContentOffset = true
            avoidance =
                switch target {
                case .scrollView: handleKeyboard(scrollView: outer, options: options)
                case .container, .root: handleKeyboard(containerView: view, options: options)
                case .closures, nil: handleKeyboard(options: options)
                }
        }
    }

    nonisolated static let targets: [LifecycleTarget?] = [.scrollView, .container, nil]

    private func views(_ screen: NestedScreen, _ input: CGRect, in first: UIScrollView, _ companion: CGRect)
        -> (input: UITextField, companion: UIView)
    {
        let (field, view) = (UITextField(frame: input), UIView(frame: companion))
        screen.loadViewIfNeeded()
        first.addSubview(field)
        (first === screen.inner ? screen.outer : screen.inner).addSubview(view)
        return (field, view)
    }

    /// `last` of the two ends just above the keyboard then.
    private func expectBothSeen(
        _ field: UITextField, _ companion: UIView, last: UIView, in screen: NestedScreen, _ setting: FlowSetting,
        at location: SourceLocation = #_sourceLocation
    ) {
        let device = setting.device(showing: screen)
        let rest = PlaceState(screen)
        device.turn { screen.avoidance?.addCompanion(companion, for: field) }
        for _ in 0..<2 {
            device.focusAndSettle(on: field)
            expectVisible(companion, below: 59, on: device, at: location)
            expectVisible(field, below: 59, on: device, at: location)
            #expect(device.presentationFrame(of: last).maxY == 506, sourceLocation: location)
            #expect(screen.inner.contentOffset.y == 0, sourceLocation: location)
            device.dismissKeyboard()
            #expect(PlaceState(screen) == rest, sourceLocation: location)
            #expect(screen.outer.contentOffset == .zero, sourceLocation: location)
            #expect(screen.inner.contentOffset == .zero, sourceLocation: location)
        }
    }

    @Test(arguments: targets, FlowSetting.phone)
    func inputInTheInnerAndCompanionInTheOuterOne(_ target: LifecycleTarget?, _ setting: FlowSetting) {
        let screen = NestedScreen(target)
        // The field is from 400 to 444 and free; the button ends at 604, 98 points short.
        let (field, button) = views(
            screen, CGRect(x: 20, y: 100, width: 300, height: 44), in: screen.inner,
            CGRect(x: 20, y: 560, width: 300, height: 44))
        expectBothSeen(field, button, last: button, in: screen, setting)
    }

    @Test(arguments: targets, FlowSetting.phone)
    func inputInTheOuterAndCompanionInTheInnerOne(_ target: LifecycleTarget?, _ setting: FlowSetting) {
        let screen = NestedScreen(target)
        // The field is from 200 to 244 of the outer content, the companion from 430 to 474 on the screen.
        let (field, label) = views(
            screen, CGRect(x: 20, y: 540, width: 300, height: 44), in: screen.outer,
            CGRect(x: 20, y: 130, width: 300, height: 44))
        expectBothSeen(field, label, last: field, in: screen, setting)
    }

    @Test(arguments: FlowSetting.phone, [true, false])
    func caretAndAButtonBelowTheTextViewAreBothSeen(_ setting: FlowSetting, _ scrolls: Bool) {
        let text = (0..<8).map { "Line \($0)" }.joined(separator: "\n")
        let textView = FlowForm.textView(text, height: 120, scrolls: scrolls)
        let form = FlowForm(FlowForm.fields(5) + [textView, FlowForm.button()] + FlowForm.fields(8))
        form.options.restoresContentOffset = true
        let device = setting.device(showing: form)
        let rest = PlaceState(form.scrollView)
        device.turn { form.avoidance?.addCompanion(form.inputs[6], for: textView) }
        device.focusAndSettle(on: textView)
        for position in [text.utf16.count, 0, 24] {
            device.moveCaret(in: textView, to: position)
            device.turn { form.avoidance?.update() }
            device.settle()
            expectCaretVisible(textView, of: form, on: device)
            expectVisible(form.inputs[6], of: form, on: device)
        }
        device.type("more\nand more\n")
        device.settle()
        expectCaretVisible(textView, of: form, on: device)
        expectVisible(form.inputs[6], of: form, on: device)
        for _ in 0..<9 { device.deleteBackward() }
        device.deleteBackward()
        device.dismissKeyboard()
        if scrolls { #expect(PlaceState(form.scrollView) == rest) }
        #expect(form.scrollView.contentInset == .zero && textView.contentInset == .zero)
    }

    @Test(arguments: FlowSetting.phone)
    func tallTextViewShowsItsCaretBeforeTheButton(_ setting: FlowSetting) {
        let text = (0..<60).map { "Line \($0)" }.joined(separator: "\n")
        let textView = FlowForm.textView(text, scrolls: false)
        let form = FlowForm([textView, FlowForm.button()])
        let device = setting.device(showing: form)
        device.turn { form.avoidance?.addCompanion(form.inputs[1], for: textView) }
        device.focusAndSettle(on: textView)
        for position in [0, text.utf16.count, 200, 0] {
            device.moveCaret(in: textView, to: position)
            device.turn { form.avoidance?.update() }
            device.settle()
            expectCaretVisible(textView, of: form, on: device, "caret at \(position)")
        }
        device.moveCaret(in: textView, to: text.utf16.count)
        device.turn { form.avoidance?.update() }
        device.settle()
        expectVisible(form.inputs[1], of: form, on: device)
    }

    @Test(arguments: FlowSetting.phone)
    func rowBelowIsScrolledInSightByTheTableItself(_ setting: FlowSetting) throws {
        let screen = SituationTable()
        let device = setting.device(showing: screen)
        // Row 9 from 455 to 499, row 10 from 499 to 543.
        let (field, next) = (try screen.field(9), try screen.field(10))
        device.turn { screen.avoidance?.addCompanion(next, for: field) }
        device.focusAndSettle(on: field)
        #expect(device.presentationFrame(of: next).maxY == 506)
        #expect(screen.table.contentOffset.y == -22)
        let writes = device.writes(in: screen.table) {
            for _ in 0..<3 {
                device.turn { screen.avoidance?.update() }
                device.settle()
            }
        }
        #expect(writes.notByUIKit.isEmpty)
        device.dismissKeyboard()
        #expect(screen.table.contentInset == .zero)
        #expect(screen.table.isOffsetLegal)
    }
}
