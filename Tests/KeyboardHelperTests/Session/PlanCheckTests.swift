import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper

/// What a recheck compares, one thing at a time: each is changed where nothing tells of it, and the recheck has to see it.
@MainActor
@Suite struct PlanCheckTests {
    /// A form of 20 fields in a part of an iPhone 16's screen that is outside of the safe area's edges, and a field above it. The
    /// keyboard stands, and field #12 or the one above has the focus.
    private func show(
        focusInForm: Bool = true, options: KeyboardAvoidanceOptions = .init()
    ) -> (form: FlowForm, device: SimulatedDevice) {
        let (form, search) = (FlowForm(), UITextField.at(50))
        form.options = options
        let screen = MadeScreen(load: { screen in
            let part = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 600))
            screen.view.addSubview(part)
            screen.view.addSubview(search)
            screen.embed(form, in: part, part.bounds)
        })
        let device = FlowSetting(systemHelps: false).device(showing: screen)
        device.focusAndSettle(on: focusInForm ? form.inputs[12] : search)
        // 700 - 516
        #expect(form.scrollView.contentInset.bottom == 184)
        return (form, device)
    }

    private func isUnchanged(_ avoidance: KeyboardAvoidance?) throws -> Bool {
        PlanCheck(of: try #require(avoidance?.participant)).unchangedPlan() != nil
    }

    struct Change: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let focusInForm: Bool
        let make: @MainActor @Sendable (FlowForm) -> Void

        init(_ name: String, focusInForm: Bool = true, _ make: @escaping @MainActor @Sendable (FlowForm) -> Void) {
            (testDescription, self.focusInForm, self.make) = (name, focusInForm, make)
        }
    }

    nonisolated static let changes = [
        Change("the focus is lower") { $0.inputs[12].frame.origin.y += 10 },
        Change("the content has grown") { $0.scrollView.contentSize.height += 100 },
        Change("scrolling was switched off") { $0.scrollView.isScrollEnabled = false },
        Change("the inset was written over") { $0.scrollView.contentInset.bottom = 0 },
        Change("the scroll view ends higher") { $0.scrollView.frame.size.height -= 20 },
        Change("all of it is higher", focusInForm: false) { $0.view.superview?.center.y -= 30 },
    ]

    @Test("a recheck sees it", arguments: changes)
    func change(_ change: Change) throws {
        let (form, device) = show(focusInForm: change.focusInForm)
        #expect(try isUnchanged(form.avoidance))
        change.make(form)
        #expect(try !isUnchanged(form.avoidance))
        device.settle()
        device.dismissKeyboard()
        #expect(form.scrollView.contentInset.bottom == 0)
    }

    @Test func whereTheNextInputIsToBeSeenAPlanLooksForIt() throws {
        let (form, device) = show(options: .init(keepsNextInputVisible: true))
        #expect(try !isUnchanged(form.avoidance))
        device.dismissKeyboard()
    }

    /// The app moves a field as its scroll view scrolls.
    private final class Parallax: NSObject, UIScrollViewDelegate {
        let field: UIView
        init(_ field: UIView) { self.field = field }
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            if scrollView.contentOffset.y > 0, field.transform.isIdentity {
                field.transform = CGAffineTransform(translationX: 0, y: 40)
            }
        }
    }

    @Test func aFocusThatIsElsewhereAfterTheMovementIsBroughtBack() {
        let form = FlowForm()
        let device = FlowSetting(systemHelps: false).device(showing: form)
        let parallax = Parallax(form.inputs[12])
        form.scrollView.delegate = parallax
        device.focusAndSettle(on: form.inputs[12])
        #expect(device.presentationFrame(of: form.inputs[12]).maxY == 506)
    }

    // MARK: What stands on the keyboard

    @Test func aBarThatTheAppHidesNoLongerCounts() throws {
        let screen = ContainerScreen(fieldsAt: [500], container: UIView())
        let device = FlowSetting(systemHelps: false).device(showing: screen)
        let bar = UIView()
        bar.backgroundColor = .systemBlue
        device.turn { screen.view.addOnKeyboardGuide(bar, height: 60) }
        device.focusAndSettle(on: screen.inputs[0])
        // 500 + 44 + 10 - (516 - 60)
        #expect(screen.lift == 98)
        #expect(try isUnchanged(screen.avoidance))
        bar.isHidden = true
        #expect(try !isUnchanged(screen.avoidance))
    }

    // MARK: Bars

    @Test func aConstantThatTheAppAssignsIsSeen() throws {
        let screen = PinnedBarScreen(.view)
        let device = FlowSetting(systemHelps: false).device(showing: screen)
        device.focusAndSettle(on: screen.field)
        #expect(screen.pin.constant == -344)
        #expect(try isUnchanged(screen.avoidance))
        screen.pin.constant = -20
        #expect(try !isUnchanged(screen.avoidance))
    }

    // MARK: Whom and when it concerns

    @Test func whatIsPendingIsLaidOutBeforeItIsCompared() throws {
        let form = FlowForm()
        let device = FlowSetting(systemHelps: false).device(showing: form)
        device.focusAndSettle(on: form.inputs[12])
        form.endMargin = 120
        form.view.setNeedsLayout()
        #expect(try !isUnchanged(form.avoidance))
        #expect(form.scrollView.contentSize.height > 1200)
    }

    @Test func aSettingThatADecisionHandlerChangesCountsAtOnce() {
        let form = FlowForm()
        let device = FlowSetting(systemHelps: false).device(showing: form)
        let input = form.inputs[12]
        form.avoidance?.onDecision { [weak form] _ in form?.avoidance?.setSpacing(60, for: input) }
        device.focusAndSettle(on: input)
        #expect(device.presentationFrame(of: input).maxY == 456)
    }
}
