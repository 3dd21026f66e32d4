import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper

/// What a recheck compares, one thing at a time: each is changed where nothing tells of it, and the recheck has to see it.
@MainActor
@Suite struct PlanCheckTests {
    /// A form of 20 fields in a part of the screen, and a field beside that.
    private final class Screen: UIViewController {
        let form = FlowForm()
        let part = UIView()
        let search = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 44))

        override func viewDidLoad() {
            super.viewDidLoad()
            part.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
            form.view.frame = part.frame
            addChild(form)
            part.addSubview(form.view)
            view.addSubview(part)
            view.addSubview(search)
            form.didMove(toParent: self)
        }
    }

    /// Under a keyboard that stands, at rest on an iPhone 16, with the focus on field #12 or beside the form.
    private func show(
        _ screen: Screen, focusInForm: Bool = true, options: KeyboardAvoidanceOptions = .init()
    ) -> SimulatedDevice {
        screen.form.options = options
        let device = FlowSetting(systemHelps: false).device(showing: screen)
        device.focusAndSettle(on: focusInForm ? screen.form.inputs[12] : screen.search)
        #expect(screen.form.scrollView.contentInset.bottom == 302)
        return device
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
        Change("the scroll view ends higher", focusInForm: false) { $0.scrollView.frame.size.height -= 20 },
        Change("all of it is higher", focusInForm: false) { $0.view.superview?.center.y -= 30 },
    ]

    @Test("a recheck sees it", arguments: changes)
    func change(_ change: Change) throws {
        let screen = Screen()
        let device = show(screen, focusInForm: change.focusInForm)
        let avoidance = screen.form.avoidance
        #expect(try isUnchanged(avoidance))
        change.make(screen.form)
        #expect(try !isUnchanged(avoidance))
        device.settle()
        device.dismissKeyboard()
        #expect(screen.form.scrollView.contentInset.bottom == 0)
    }

    @Test func whereTheNextInputIsToBeSeenAPlanLooksForIt() throws {
        let screen = Screen()
        _ = show(screen, options: .init(keepsNextInputVisible: true))
        #expect(try !isUnchanged(screen.form.avoidance))
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
        bar.translatesAutoresizingMaskIntoConstraints = false
        device.turn {
            screen.view.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
                bar.heightAnchor.constraint(equalToConstant: 60),
                bar.bottomAnchor.constraint(equalTo: screen.view.keyboardLayoutGuide.topAnchor),
            ])
        }
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
        device.turn { form.inputs[12].transform = .identity }
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
