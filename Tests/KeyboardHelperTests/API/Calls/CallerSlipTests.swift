import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper
@testable import ScreenPlay

/// A call that cannot work, or seems so.
private enum Slip: CaseIterable, Sendable {
    case inactiveConstraint, scrollViewOfAnotherController, scrollViewInNoWindowYet, containerInNoView
    case constraintToTheGuide, toastThatGoes, unretainedConstraint, unretainedView

    /// What is printed of it; nothing, if it is none.
    var line: String? {
        let unretained = "with what nobody retained. Activate the constraint, or add the view, before the call."
        return switch self {
        case .inactiveConstraint:
            "has passed a constraint that is not active. Activate it before the keyboard comes."
        case .scrollViewOfAnotherController: "has passed a UIScrollView that is not in its view. Pass a view that is."
        case .containerInNoView: "has passed a UILabel that is in no view. Add it to its view."
        case .constraintToTheGuide:
            "has passed a constraint to the keyboard's layout guide, which moves the bar already. Remove the call."
        case .unretainedConstraint: "has called handleKeyboard(bottomConstraint:) \(unretained)"
        case .unretainedView: "has called handleKeyboard(containerView:) \(unretained)"
        case .scrollViewInNoWindowYet, .toastThatGoes: nil
        }
    }

    /// Makes the call on a screen, and returns what the app keeps of it.
    @MainActor func call(_ screen: MadeScreen) -> AnyObject? {
        switch self {
        case .inactiveConstraint, .toastThatGoes, .constraintToTheGuide:
            let bar = UIView.white()
            screen.view.addAcross([bar])
            let guide = screen.view.keyboardLayoutGuide
            let edge = self == .constraintToTheGuide ? guide.topAnchor : screen.view.bottomAnchor
            let pin = bar.bottomAnchor.constraint(equalTo: edge)
            pin.isActive = true
            screen.handleKeyboard(bottomConstraint: pin)
            pin.isActive = self != .inactiveConstraint
            return self == .toastThatGoes ? nil : pin
        case .scrollViewOfAnotherController:
            let neighbor = FlowForm()
            neighbor.avoidsKeyboard = false
            screen.view.window?.addSubview(neighbor.view)
            screen.handleKeyboard(scrollView: neighbor.scrollView)
            return neighbor
        case .scrollViewInNoWindowYet:
            let (around, scrollView) = (UIView(), UIScrollView())
            around.addSubview(scrollView)
            screen.handleKeyboard(scrollView: scrollView)
            return around
        case .containerInNoView:
            let card = UILabel()
            screen.handleKeyboard(containerView: card)
            return card
        case .unretainedConstraint:
            screen.handleKeyboard(bottomConstraint: screen.view.bottomAnchor.constraint(equalTo: screen.view.topAnchor))
            return nil
        case .unretainedView:
            screen.handleKeyboard(containerView: UIView())
            return nil
        }
    }
}

private final class TableForm: UITableViewController, KeyboardAvoiding {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
}

private final class HostingForm: UIViewController, KeyboardAvoiding {
    override func loadView() { view = SimulatedSwiftUI._UIHostingView<Int>(frame: .zero) }
}

/// What a debug build prints of calls that cannot work. Release builds print nothing.
@MainActor @Suite struct CallerSlipTests {
    private func expect(_ printed: [String], location: SourceLocation = #_sourceLocation, of work: () -> Void) {
        var lines: [String] = []
        let print = AvoidanceHandlers.printLine
        AvoidanceHandlers.printLine = { lines.append($0) }
        work()
        AvoidanceHandlers.printLine = print
        #if DEBUG
            expectEqual(lines, printed.map { "KeyboardHelper: \($0)" }, at: location)
        #else
            #expect(lines.isEmpty, sourceLocation: location)
        #endif
    }

    /// Makes the call as the view has loaded, or when it is on screen, and has the keyboard come twice.
    private func show(_ slip: Slip, isOnScreen: Bool = false, _ decisions: DecisionRecorder? = nil) {
        let field = UITextField.at(200)
        var kept: AnyObject?
        let screen = MadeScreen { screen in
            screen.view.addSubview(field)
            if !isOnScreen { kept = slip.call(screen) }
        }
        let device = FlowSetting(systemHelps: true).device(showing: screen)
        if isOnScreen { device.turn { kept = slip.call(screen) } }
        if let decisions { screen.keyboardAvoidances.forEach { decisions.record($0) } }
        device.focusAndSettle(on: field)
        if slip == .toastThatGoes { device.turn { screen.view.subviews.last?.removeFromSuperview() } }
        device.dismissKeyboard()
        device.focusAndSettle(on: field)
        withExtendedLifetime(kept) {}
    }

    @Test("a slip is named once, however often the keyboard comes, and what is none is not", arguments: Slip.allCases)
    private func slips(_ slip: Slip) {
        for isOnScreen in slip == .scrollViewOfAnotherController ? [true] : [false, true] {
            expect(slip.line.map { ["MadeScreen \($0)"] } ?? []) { show(slip, isOnScreen: isOnScreen) }
        }
    }

    @Test("who listens to the decisions reads them there")
    func handlerInstead() {
        let decisions = DecisionRecorder()
        expect([]) { show(.inactiveConstraint, decisions) }
        expectEqual(decisions.last?.reason, .invalidTarget)
    }

    @Test("a table view controller is named, but not for its toolbar alone", arguments: [false, true])
    func tableController(showsToolbar: Bool) {
        let line =
            "TableForm is a table view controller, which scrolls to its inputs by itself. "
            + "Remove the call, or use a view controller with a table."
        expect(showsToolbar ? [] : [line]) {
            let form = TableForm()
            form.tableView.tableHeaderView = form.field
            form.handleKeyboard(scrollView: form.tableView, options: .init(showsToolbar: showsToolbar))
            FlowSetting(systemHelps: true).device(showing: form).focusAndSettle(on: form.field)
        }
    }

    @Test("a view of SwiftUI is named at the call, and nothing is printed of a form that works")
    func others() {
        expect(["HostingForm shows SwiftUI, in which the library can move nothing. Remove the call."]) {
            HostingForm().handleKeyboard()
        }
        expect([]) { Play(.form())(.tap(12), .focus(2), .dismiss, .stop) }
    }
}
