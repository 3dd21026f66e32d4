import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper

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
    override func loadView() {
        view = SimulatedSwiftUI._UIHostingView<Int>(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        handleKeyboard()
    }
}

/// Calls with a scroll view of a controller beside it.
private final class NeighborForm: UIViewController, KeyboardAvoiding {
    let field = FlowForm.field()
    let neighbor = FlowForm()
    var isBeside = true
    let decisions = DecisionRecorder()
    var listens = false

    override func viewDidLoad() {
        super.viewDidLoad()
        field.frame = CGRect(x: 0, y: 600, width: 300, height: 44)
        view.addSubview(field)
        neighbor.avoidsKeyboard = false
        neighbor.loadViewIfNeeded()
        let avoidance = handleKeyboard(scrollView: neighbor.scrollView)
        if listens { decisions.record(avoidance) }
    }

    /// Both are on screen together.
    func inParent() -> UIViewController {
        let parent = UIViewController()
        for child in isBeside ? [neighbor, self] : [self] as [UIViewController] {
            parent.addChild(child)
            child.view.frame = parent.view.bounds
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        return parent
    }
}

/// What a debug build prints of calls that cannot work. Release builds print nothing.
@MainActor
@Suite struct CallerSlipTests {
    private func lines(of work: () throws -> Void) rethrows -> [String] {
        var lines: [String] = []
        let print = AvoidanceHandlers.printLine
        AvoidanceHandlers.printLine = { lines.append($0) }
        defer { AvoidanceHandlers.printLine = print }
        try work()
        #if DEBUG
            return lines
        #else
            #expect(lines.isEmpty)
            return []
        #endif
    }

    #if DEBUG
        @Test("an inactive constraint is named once, however often the keyboard comes")
        func inactiveConstraint() {
            let lines = lines {
                let screen = PinnedBarScreen(.safeArea)
                let device = FlowSetting(systemHelps: true).device(showing: screen)
                device.turn {
                    screen.avoidance?.onDecision = nil
                    screen.pin.isActive = false
                }
                for _ in 1...2 {
                    device.focusAndSettle(on: screen.field)
                    device.dismissKeyboard()
                }
            }
            #expect(
                lines == [
                    "KeyboardHelper: PinnedBarScreen has passed a constraint that is not active. Activate it before the keyboard comes."
                ])
        }

        @Test("a scroll view of another controller is named")
        func foreignView() {
            let lines = lines {
                let form = NeighborForm()
                let device = FlowSetting(systemHelps: true).device(showing: form.inParent())
                device.focusAndSettle(on: form.field)
            }
            #expect(
                lines == [
                    "KeyboardHelper: NeighborForm has passed a UIScrollView that is not in its view. Pass a view that is."
                ])
        }

        @Test("one that is in no window yet is none, nor is a table whose keyboard has a toolbar")
        func noSlip() {
            let lines = lines {
                let form = NeighborForm()
                form.isBeside = false
                let device = FlowSetting(systemHelps: true).device(showing: form.inParent())
                device.focusAndSettle(on: form.field)
                let table = TableForm()
                table.options.showsToolbar = true
                device.show(table)
                device.focusAndSettle(on: table.field)
            }
            #expect(lines.isEmpty)
        }

        @Test(
            "a constraint that nobody retains is named, whether the screen is there at the call or not",
            arguments: [false, true])
        func unretainedConstraint(isOnScreen: Bool) {
            let lines = lines {
                _ = shown(isOnScreen: isOnScreen) { screen in
                    let bar = UIView.white(CGRect(x: 0, y: 768, width: 393, height: 50))
                    screen.view.addSubview(bar)
                    screen.handleKeyboard(
                        bottomConstraint: bar.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor))
                }
            }
            #expect(
                lines == [
                    "KeyboardHelper: MadeScreen has called handleKeyboard(bottomConstraint:) with what nobody retained. "
                        + "Activate the constraint, or add the view, before the call."
                ])
        }

        @Test("and so is a view that nobody retains", arguments: [false, true])
        func unretainedView(isOnScreen: Bool) {
            let lines = lines { _ = shown(isOnScreen: isOnScreen) { $0.handleKeyboard(containerView: UIView()) } }
            #expect(
                lines == [
                    "KeyboardHelper: MadeScreen has called handleKeyboard(containerView:) with what nobody retained. "
                        + "Activate the constraint, or add the view, before the call."
                ])
        }

        @Test("a container that was never added is named once, and not before the keyboard comes")
        func strayContainer() {
            let card = UILabel()
            let lines = lines {
                let (device, field) = shown { $0.handleKeyboard(containerView: card) }
                for _ in 1...2 {
                    device.dismissKeyboard()
                    device.focusAndSettle(on: field)
                }
            }
            #expect(
                lines == [
                    "KeyboardHelper: MadeScreen has passed a UILabel that is in no view. Add it to its view."
                ])
        }

        @Test("a constraint to the keyboard's layout guide is told that the guide moves the bar already")
        func keyboardGuide() {
            let lines = lines {
                _ = shown { screen in
                    let bar = UIView.white()
                    screen.view.addAcross([bar])
                    let pin = bar.bottomAnchor.constraint(equalTo: screen.view.keyboardLayoutGuide.topAnchor)
                    pin.isActive = true
                    screen.handleKeyboard(bottomConstraint: pin)
                }
            }
            #expect(
                lines == [
                    "KeyboardHelper: MadeScreen has passed a constraint to the keyboard's layout guide, which moves the bar already. "
                        + "Remove the call."
                ])
        }

        @Test("a toast that goes with its constraint is none")
        func constraintThatGoes() {
            let lines = lines {
                let toast = UIView.white(CGRect(x: 0, y: 700, width: 393, height: 50))
                let (device, field) = shown { screen in
                    screen.view.addSubview(toast)
                    let pin = toast.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor)
                    pin.isActive = true
                    screen.handleKeyboard(bottomConstraint: pin)
                }
                device.turn { toast.removeFromSuperview() }
                device.dismissKeyboard()
                device.focusAndSettle(on: field)
            }
            #expect(lines.isEmpty)
        }

        /// A screen with a field that has the focus, and a call that is made as the view has loaded or when it is on screen.
        private func shown(
            isOnScreen: Bool = false, _ call: @escaping (MadeScreen) -> Void
        ) -> (device: SimulatedDevice, field: UITextField) {
            let field = UITextField.at(200)
            let screen = MadeScreen { screen in
                screen.view.addSubview(field)
                if !isOnScreen { call(screen) }
            }
            let device = FlowSetting(systemHelps: true).device(showing: screen)
            if isOnScreen { device.turn { call(screen) } }
            device.focusAndSettle(on: field)
            return (device, field)
        }

        @Test("and so is a table view controller")
        func tableController() {
            let lines = lines {
                let form = TableForm()
                let device = FlowSetting(systemHelps: true).device(showing: form)
                device.focusAndSettle(on: form.field)
            }
            #expect(
                lines == [
                    "KeyboardHelper: TableForm is a table view controller, which scrolls to its inputs by itself. "
                        + "Remove the call, or use a view controller with a table."
                ])
        }

        @Test("and a view of SwiftUI, at the call")
        func hostingView() {
            let lines = lines { HostingForm().loadViewIfNeeded() }
            #expect(
                lines == [
                    "KeyboardHelper: HostingForm shows SwiftUI, in which the library can move nothing. Remove the call."
                ])
        }
    #endif

    @Test("who listens to the decisions reads them there")
    func handlerInstead() {
        let lines = lines {
            let screen = PinnedBarScreen(.safeArea)
            let device = FlowSetting(systemHelps: true).device(showing: screen)
            device.turn { screen.pin.isActive = false }
            device.focusAndSettle(on: screen.field)
            #expect(screen.decisions.last?.reason == .invalidTarget)
            let form = NeighborForm()
            form.listens = true
            device.show(form.inParent())
            device.focusAndSettle(on: form.field)
            #expect(!form.decisions.all.isEmpty)
        }
        #expect(lines.isEmpty)
    }

    @Test("nothing is printed of a form that works")
    func nothingElse() {
        let lines = lines {
            let form = FlowForm()
            let device = FlowSetting(systemHelps: true).device(showing: form)
            device.focusAndSettle(on: form.inputs[12])
            device.focusAndSettle(on: form.inputs[2])
            device.dismissKeyboard()
            device.turn { form.stopHandlingKeyboard() }
        }
        #expect(lines.isEmpty)
    }
}
