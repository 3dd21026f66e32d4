import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// A message appears above the field in which somebody types, or is about to. On an iPhone 16, where the keyboard begins at 516,
/// the field ends at 506.
@MainActor
@Suite struct BannerTests {
    /// Twelve rows of 44 points in a stack that begin 60 apart, from 100 on; a message between the first and the second one.
    @MainActor
    private final class Screen {
        let form: AppForm
        let message = UIView.white()
        let fields = (0..<12).map { _ in UITextField() }
        let stack: UIStackView

        init(_ call: AppForm.Call = .scrollView) {
            let stack = UIStackView(arrangedSubviews: [fields[0], message] + Array(fields[1...]))
            self.stack = stack
            (stack.axis, stack.spacing, message.isHidden) = (.vertical, 16, true)
            for row in stack.arrangedSubviews { row.heightAnchor.constraint(equalToConstant: 44).isActive = true }
            form = AppForm(call) { form in
                let content = form.scrollView
                content.addAcross([stack])
                NSLayoutConstraint.activate([
                    stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 41),
                    stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -400),
                    stack.widthAnchor.constraint(equalToConstant: 393),
                ])
            }
        }

        func showMessage(_ isShown: Bool) {
            message.isHidden = !isShown
            form.view.layoutIfNeeded()
        }

        /// On a device, on which somebody is about to type.
        func show(on setting: FlowSetting, typingIn field: UIView? = nil) -> SimulatedDevice {
            let device = form.show(on: setting)
            device.focusAndSettle(on: field ?? fields[9])
            device.advance(by: 1)
            return device
        }
    }

    /// The app moves all fields of a form but the first one.
    private func push(_ screen: SimulationScreen, _ points: CGFloat) {
        for node in screen.all.dropFirst(2) { node.move(by: points) }
    }

    /// Expects the view to end there, or to go up with what goes.
    private func expectSteady(
        _ view: UIView, at end: CGFloat, mayGoUp: Bool = false, on device: SimulatedDevice, _ action: () -> Void
    ) {
        let motion = device.motion(of: view) { device.turn { action() } }
        let range = (mayGoUp ? 103 : end - 0.5)...end + 0.5
        #expect(motion.detour <= 1 && motion.samples.allSatisfy { range.contains($0.end) }, "\(motion)")
    }

    // MARK: Nobody types

    @Test("S66 a message above the field leaves that there", arguments: FlowSetting.phone, AppForm.Call.allCases)
    func above(_ setting: FlowSetting, _ call: AppForm.Call) {
        for (isAnimated, hasBar) in [(false, false), (true, false), (true, true)] where !hasBar || call == .scrollView {
            let screen = Screen(call)
            // A bar of the app's stands on the keyboard.
            if hasBar { screen.form.handleKeyboard(bottomConstraint: screen.form.view.addBar(.white(), height: 50)) }
            let device = screen.show(on: setting)
            for isShown in [true, false] {
                expectSteady(screen.fields[9], at: hasBar ? 456 : 506, mayGoUp: !isShown, on: device) {
                    guard isAnimated else { return screen.showMessage(isShown) }
                    UIView.animate(withDuration: 0.3) { screen.showMessage(isShown) }
                }
            }
            device.dismissKeyboard()
            expectEqual(screen.form.scrollView.contentInset, .zero)
        }
    }

    @Test(
        "S66 rows that are placed lower leave the field there", arguments: Play.Place.phones, ScreenPlan.Target.ofForms)
    func frames(_ place: Play.Place, _ target: ScreenPlan.Target) {
        let play = Play(.form(target: target), on: place)(.focus(9))
        let (device, field) = (play.device, play.screen.inputs[9])
        // Frame by frame too.
        for _ in 0..<30 {
            device.turn { push(play.screen, 2) }
            device.advance(by: 1.0 / 60)
            #expect(abs(device.maxY(of: field) - 506) <= 2.5)
        }
        device.settle()
        for points in [60, -60] as [CGFloat] {
            expectSteady(field, at: 506, mayGoUp: points < 0, on: device) { push(play.screen, points) }
        }
    }

    @Test(
        "S66 a message below the field, or above a form that was scrolled away, moves nothing",
        arguments: Play.Place.phones, [0, 9])
    func moveNothing(_ place: Play.Place, _ index: Int) {
        let play = Play(.form(), on: place)(.focus(index))
        if index == 9 { play(.drag(0, by: -150)) }
        let offset = play.offset
        play.app { push($0, 60) }
        expectEqual(play.offset, offset)
    }

    /// A table below a header of 60 points, with a field in every second row of 52. The app assigns the header anew.
    @Test("S66 the header of a table grows above the field", arguments: Play.Place.phones)
    func header(_ place: Play.Place) throws {
        var plan = ScreenPlan.table(20)
        plan.parts[0].tableHeader = 60
        let play = Play(plan, on: place)
        let field = play.screen.inputs[play.row(6)]
        let table = try #require(play.screen.targetScrollView as? UITableView)
        play(.focus(play.row(6)))
        expectSteady(field, at: 506, on: play.device) {
            table.tableHeaderView?.frame.size.height = 120
            table.tableHeaderView = table.tableHeaderView
        }
    }

    @Test("S66 a text view into which the app writes shows its caret", arguments: FlowSetting.phone)
    func written(_ setting: FlowSetting) {
        let (screen, textView) = (Screen(), UITextView())
        textView.isScrollEnabled = false
        screen.stack.insertArrangedSubview(textView, at: 10)
        let device = screen.show(on: setting, typingIn: textView)
        device.type("a")
        device.settle()
        device.advance(by: 1)
        device.turnAndSettle { textView.text = (0..<6).map { "Line \($0)" }.joined(separator: "\n") }
        #expect(device.caret(of: textView).maxY <= 506.5)
    }

    // MARK: Somebody types

    @Test(
        "a message that a key brings, or that has come before it, hides nothing", arguments: Play.Place.phones,
        [10, 42, 120] as [CGFloat])
    func typed(_ place: Play.Place, _ points: CGFloat) {
        for comesByKey in [true, false] {
            let play = Play(.form(), on: place)(.focus(9))
            play.app { screen in
                guard comesByKey else { return push(screen, points) }
                (screen.inputs[9] as? UITextField)?.on(.editingChanged) { [unowned screen] in push(screen, points) }
            }
            play(.type(1))
            expectVisible(play.screen.inputs[9], of: play.screen, on: play.device, "by key: \(comesByKey)")
        }
    }

    @Test("rows that come above the focus with a key push nothing out of sight", arguments: Play.Place.phones)
    func rowsAbove(_ place: Play.Place) {
        let play = Play(.table(30), on: place)
        play(.focus(play.row(6)))
        play.app { screen in
            (screen.view.firstResponder as? UITextField)?.on(.editingChanged) { screen.all[0].changeRows(at: 0, 1) }
        }
        let field = play.screen.view.firstResponder
        play(.type(1))
        #expect(field?.isFirstResponder == true && play.end <= 506)
    }
}
