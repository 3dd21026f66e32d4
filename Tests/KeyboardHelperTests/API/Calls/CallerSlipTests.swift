import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper
@testable import ScreenPlay

/// A call on a screen with a field, what the app keeps of it, and what is printed of it, if anything.
private struct Slip: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var line: String?
    var isOnScreen = false
    /// What the app does while the keyboard stands.
    var later: @MainActor @Sendable (MadeScreen) -> Void = { _ in }
    let call: @MainActor @Sendable (MadeScreen) -> AnyObject?

    static let unretained = "with what nobody retained. Activate the constraint, or add the view, before the call."
    static let inactive = Slip(
        testDescription: "an inactive constraint",
        line: "has passed a constraint that is not active. Activate it before the keyboard comes."
    ) { screen in
        let pin = screen.pinnedBar()
        screen.handleKeyboard(bottomConstraint: pin)
        pin.isActive = false
        return pin
    }
    static let all =
        [
            inactive,
            Slip(
                testDescription: "a scroll view of another controller",
                line: "has passed a UIScrollView that is not in its view. Pass a view that is.", isOnScreen: true
            ) { screen in
                let neighbor = FlowForm()
                neighbor.avoidsKeyboard = false
                screen.view.window?.addSubview(neighbor.view)
                screen.handleKeyboard(scrollView: neighbor.scrollView)
                return neighbor
            },
            Slip(testDescription: "a scroll view that is in no window yet is none") { screen in
                let (around, scrollView) = (UIView(), UIScrollView())
                around.addSubview(scrollView)
                screen.handleKeyboard(scrollView: scrollView)
                return around
            },
            Slip(
                testDescription: "a container in no view",
                line: "has passed a UILabel that is in no view. Add it to its view."
            ) {
                let card = UILabel()
                $0.handleKeyboard(containerView: card)
                return card
            },
            Slip(
                testDescription: "the guide moves the bar already",
                line:
                    "has passed a constraint to the keyboard's layout guide, which moves the bar already. Remove the call."
            ) { screen in
                let pin = screen.pinnedBar(to: screen.view.keyboardLayoutGuide.topAnchor)
                screen.handleKeyboard(bottomConstraint: pin)
                return pin
            },
            Slip(
                testDescription: "a toast that goes with its constraint is none",
                later: { $0.view.subviews.last?.removeFromSuperview() }
            ) { screen in
                screen.handleKeyboard(bottomConstraint: screen.pinnedBar())
                return nil
            },
        ]
        + [false, true].flatMap { isOnScreen in
            [
                Slip(
                    testDescription: "a constraint that nobody retains",
                    line: "has called handleKeyboard(bottomConstraint:) \(unretained)", isOnScreen: isOnScreen
                ) { screen in
                    screen.pinnedBar().isActive = false
                    let bar = screen.view.subviews.last ?? UIView()
                    screen.handleKeyboard(
                        bottomConstraint: bar.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor))
                    return nil
                },
                Slip(
                    testDescription: "a view that nobody retains",
                    line: "has called handleKeyboard(containerView:) \(unretained)", isOnScreen: isOnScreen
                ) { screen in
                    screen.handleKeyboard(containerView: UIView())
                    return nil
                },
            ]
        }
}

extension MadeScreen {
    /// Adds a bar at the bottom, and returns the constraint that keeps it there.
    fileprivate func pinnedBar(to edge: NSLayoutYAxisAnchor? = nil) -> NSLayoutConstraint {
        let bar = UIView.white()
        view.addAcross([bar])
        let pin = bar.bottomAnchor.constraint(equalTo: edge ?? view.bottomAnchor)
        NSLayoutConstraint.activate([pin, bar.heightAnchor.constraint(equalToConstant: 50)])
        return pin
    }
}

private final class TableForm: UITableViewController, KeyboardAvoiding {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    var options = KeyboardAvoidance.Options()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.tableHeaderView = field
        handleKeyboard(scrollView: tableView, options: options)
    }
}

private final class HostingForm: UIViewController, KeyboardAvoiding {
    override func loadView() { view = SimulatedSwiftUI._UIHostingView<Int>(frame: .zero) }

    override func viewDidLoad() {
        super.viewDidLoad()
        handleKeyboard()
    }
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
            #expect(lines == printed.map { "KeyboardHelper: \($0)" }, sourceLocation: location)
        #else
            #expect(lines.isEmpty, sourceLocation: location)
        #endif
    }

    /// Makes the call, and has the keyboard come twice.
    private func show(_ slip: Slip, _ decisions: DecisionRecorder? = nil) {
        let field = UITextField.at(200)
        var kept: AnyObject?
        let screen = MadeScreen { screen in
            screen.view.addSubview(field)
            if !slip.isOnScreen { kept = slip.call(screen) }
        }
        let device = FlowSetting(systemHelps: true).device(showing: screen)
        device.turn {
            if slip.isOnScreen { kept = slip.call(screen) }
            if let decisions { screen.keyboardAvoidances.forEach { decisions.record($0) } }
        }
        device.focusAndSettle(on: field)
        device.turn { slip.later(screen) }
        device.dismissKeyboard()
        device.focusAndSettle(on: field)
        withExtendedLifetime(kept) {}
    }

    @Test("a slip is named once, however often the keyboard comes, and what is none is not", arguments: Slip.all)
    private func slips(_ slip: Slip) {
        expect(slip.line.map { ["MadeScreen \($0)"] } ?? []) { show(slip) }
    }

    @Test("who listens to the decisions reads them there")
    func handlerInstead() {
        let decisions = DecisionRecorder()
        expect([]) { show(.inactive, decisions) }
        #expect(decisions.last?.reason == .invalidTarget)
    }

    @Test("a table view controller is named, but not for its toolbar alone", arguments: [false, true])
    func tableController(showsToolbar: Bool) {
        let line =
            "TableForm is a table view controller, which scrolls to its inputs by itself. "
            + "Remove the call, or use a view controller with a table."
        expect(showsToolbar ? [] : [line]) {
            let form = TableForm()
            form.options.showsToolbar = showsToolbar
            FlowSetting(systemHelps: true).device(showing: form).focusAndSettle(on: form.field)
        }
    }

    @Test("and a view of SwiftUI, at the call")
    func hostingView() {
        expect(["HostingForm shows SwiftUI, in which the library can move nothing. Remove the call."]) {
            HostingForm().loadViewIfNeeded()
        }
    }

    @Test("nothing is printed of a form that works")
    func nothingElse() {
        expect([]) { Play(.form())(.tap(12), .tap(2), .dismiss, .stop) }
    }
}
