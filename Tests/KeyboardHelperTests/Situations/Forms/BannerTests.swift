import Foundation
import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// A message appears above the field in which somebody types, or is about to. On an iPhone 16, where the keyboard begins at 516,
/// the field ends at 506.
@MainActor
@Suite struct BannerTests {
    /// What the rows of the form are placed by.
    enum Rows: CaseIterable, Sendable { case stack, stackInContent, frames }

    /// Twelve rows of 44 points that begin 60 apart, from 100 on; a message between the first and the second one.
    @MainActor
    private final class Screen {
        let form: AppForm
        let message = UIView.white()
        let fields = (0..<12).map { _ in UITextField() }
        private let rows: Rows
        private let push: CGFloat

        init(_ rows: Rows, _ call: AppForm.Call = .scrollView, push: CGFloat = 60) {
            (self.rows, self.push) = (rows, push)
            let (message, fields) = (message, fields)
            form = AppForm(call) { form in
                message.isHidden = true
                let views: [UIView] = [fields[0], message] + Array(fields[1...])
                guard rows != .frames else {
                    for (index, field) in fields.enumerated() {
                        field.frame = CGRect(x: 20, y: 41 + 60 * CGFloat(index), width: 353, height: 44)
                    }
                    message.frame = CGRect(x: 20, y: 101, width: 353, height: 44)
                    return views.forEach(form.scrollView.addSubview)
                }
                let stack = UIStackView(arrangedSubviews: views)
                (stack.axis, stack.spacing) = (.vertical, 16)
                let content = rows == .stackInContent ? UIView() : form.scrollView
                if rows == .stackInContent { content.fill(form.scrollView) }
                stack.translatesAutoresizingMaskIntoConstraints = false
                content.addSubview(stack)
                let heights = views.map { $0.heightAnchor.constraint(equalToConstant: 44) }
                NSLayoutConstraint.activate(
                    heights + [
                        stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 41),
                        stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -400),
                        stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
                        stack.widthAnchor.constraint(equalToConstant: 353),
                    ])
            }
        }

        func showMessage(_ isShown: Bool) {
            message.isHidden = !isShown
            guard rows == .frames else { return form.view.layoutIfNeeded() }
            for field in fields[1...] { field.frame.origin.y += isShown ? push : -push }
        }

        /// On a device, on which somebody is about to type.
        func show(on setting: FlowSetting, typingIn field: UIView? = nil) -> SimulatedDevice {
            let device = form.show(on: setting)
            device.focusAndSettle(on: field ?? fields[9])
            device.advance(by: 1)
            return device
        }
    }

    private func expectSteady(
        _ view: UIView, end: ClosedRange<CGFloat>, on device: SimulatedDevice, _ comment: Comment,
        detour: CGFloat = 1, _ action: () -> Void
    ) {
        let motion = device.motion(of: view) { device.turn { action() } }
        let isSteady = motion.samples.allSatisfy { end.contains($0.end) } && motion.detour <= detour
        #expect(isSteady, "\(comment): \(motion)")
    }

    // MARK: Nobody types

    @Test("S66 a message above the field leaves that there", arguments: FlowSetting.phone, AppForm.Call.allCases)
    func above(_ setting: FlowSetting, _ call: AppForm.Call) {
        for (rows, isAnimated, hasBar) in [
            (.stack, false, false), (.stack, true, false), (.stack, true, true), (.stackInContent, false, false),
            (.stackInContent, true, false), (.frames, false, false), (.frames, true, false),
        ] as [(Rows, Bool, Bool)] where !hasBar || call == .scrollView {
            let screen = Screen(rows, call)
            // A bar of the app's stands on the keyboard.
            if hasBar { screen.form.handleKeyboard(bottomConstraint: screen.form.view.addBar(.white(), height: 50)) }
            let end: CGFloat = hasBar ? 456 : 506
            let device = screen.show(on: setting)
            #expect(abs(device.maxY(of: screen.fields[9]) - end) <= 0.5)
            // Frames that are animated without a layout are seen after the animation has begun.
            let isSeenLate = rows == .frames && isAnimated
            for isShown in [true, false] {
                expectSteady(
                    screen.fields[9], end: (isShown && !isSeenLate ? end - 0.5 : 103)...end + 0.5, on: device,
                    "\(rows), animated: \(isAnimated)", detour: isSeenLate ? .infinity : 1
                ) {
                    guard isAnimated else { return screen.showMessage(isShown) }
                    UIView.animate(withDuration: 0.3) { screen.showMessage(isShown) }
                }
            }
            device.dismissKeyboard()
            #expect(screen.form.scrollView.contentInset == .zero)
        }
    }

    @Test(
        "S66 a message below the field, or above a form that was scrolled away, moves nothing",
        arguments: FlowSetting.phone, [0, 9])
    func moveNothing(_ setting: FlowSetting, _ index: Int) {
        for rows in Rows.allCases {
            let screen = Screen(rows)
            let device = screen.show(on: setting, typingIn: screen.fields[index])
            if index == 9 { device.scroll(to: screen.fields[1]) }
            device.settle()
            let offset = screen.form.scrollView.contentOffset
            device.turnAndSettle { screen.showMessage(true) }
            #expect(screen.form.scrollView.contentOffset == offset, "\(rows)")
        }
    }

    @Test("S66 a message that grows frame by frame moves nothing", arguments: FlowSetting.phone)
    func frameByFrame(_ setting: FlowSetting) {
        let screen = Screen(.frames)
        let device = screen.show(on: setting)
        for _ in 0..<30 {
            device.turn { for field in screen.fields[1...] { field.frame.origin.y += 2 } }
            device.advance(by: 1.0 / 60)
            #expect(abs(device.maxY(of: screen.fields[9]) - 506) <= 2.5)
        }
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
        let end = play.end
        #expect(abs(end - 506) <= 0.5)
        expectSteady(field, end: end - 0.5...end + 0.5, on: play.device, "a header") {
            table.tableHeaderView?.frame.size.height = 120
            table.tableHeaderView = table.tableHeaderView
        }
    }

    @Test("S66 a text view into which the app writes shows its caret", arguments: FlowSetting.phone)
    func written(_ setting: FlowSetting) throws {
        let screen = Screen(.stack)
        let textView = UITextView()
        textView.isScrollEnabled = false
        screen.form.loadViewIfNeeded()
        let stack = try #require(screen.fields[0].superview as? UIStackView)
        stack.insertArrangedSubview(textView, at: 10)
        let device = screen.show(on: setting, typingIn: textView)
        device.type("a")
        device.settle()
        device.advance(by: 1)
        device.turnAndSettle { textView.text = (0..<6).map { "Line \($0)" }.joined(separator: "\n") }
        #expect(device.caret(of: textView).maxY <= 506.5)
    }

    // MARK: Somebody types

    @Test("a message that a key brings, or that has come before it, hides nothing", arguments: FlowSetting.phone)
    func typed(_ setting: FlowSetting) {
        for (rows, push) in [(.frames, 10), (.frames, 42), (.frames, 120), (.stack, 60), (.stackInContent, 60)]
            as [(Rows, CGFloat)]
        {
            for comesByKey in [true, false] {
                let screen = Screen(rows, push: push)
                let device = screen.show(on: setting)
                expectVisible(screen.fields[9], of: screen.form, on: device)
                if comesByKey {
                    screen.fields[9].on(.editingChanged) { screen.showMessage(true) }
                } else {
                    device.turnAndSettle { screen.showMessage(true) }
                }
                device.type("a")
                device.settle()
                #expect(!screen.message.isHidden)
                expectVisible(screen.fields[9], of: screen.form, on: device, "\(rows), \(push), \(comesByKey)")
            }
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

    @Test("a field that was scrolled away comes back with the next key, and not before", arguments: Play.Place.phones)
    func scrolledAway(_ place: Play.Place) {
        let play = Play(.form(), on: place)(.tap(7), .settle)
        play(.drag(0, by: -300))
        let offset = play.offset
        play.layOut()
        #expect(play.offset == offset && play.end > 516)
        play(.type(1))
        #expect(play.end == 506)
    }
}

extension UIView {
    /// The content of `scrollView`, as wide as that is.
    fileprivate func fill(_ scrollView: UIScrollView) {
        translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(self)
        let guide = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: guide.topAnchor), bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
    }
}
