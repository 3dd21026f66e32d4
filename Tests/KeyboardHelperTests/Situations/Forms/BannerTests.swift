import Foundation
import KeyboardHelper
import Testing
import UIKit

/// A message appears above the field in which somebody is about to type, and nobody types. On an iPhone 16, where the keyboard
/// begins at 516, the field ends at 506.
@MainActor
@Suite struct BannerTests {
    /// What the rows of the form are placed by.
    enum Rows: CaseIterable, Sendable { case stack, stackInContent, frames }

    /// Twelve rows of 44 points that begin 60 apart, from 100 on; a message of 60 between the first and the second one.
    @MainActor
    private final class Screen {
        let form: AppForm
        let message = UIView.white()
        let fields = (0..<12).map { _ in UITextField() }
        private let rows: Rows

        init(_ rows: Rows, _ call: AppForm.Call = .scrollView) {
            self.rows = rows
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
                stack.axis = .vertical
                stack.spacing = 16
                let content = rows == .stackInContent ? UIView() : form.scrollView
                if rows == .stackInContent {
                    content.translatesAutoresizingMaskIntoConstraints = false
                    form.scrollView.addSubview(content)
                    let guide = form.scrollView.contentLayoutGuide
                    NSLayoutConstraint.activate([
                        content.topAnchor.constraint(equalTo: guide.topAnchor),
                        content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                        content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                        content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                        content.widthAnchor.constraint(equalTo: form.scrollView.frameLayoutGuide.widthAnchor),
                    ])
                }
                stack.translatesAutoresizingMaskIntoConstraints = false
                content.addSubview(stack)
                NSLayoutConstraint.activate([
                    stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 41),
                    stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -400),
                    stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
                    stack.widthAnchor.constraint(equalToConstant: 353),
                ])
                for view in views { view.heightAnchor.constraint(equalToConstant: 44).isActive = true }
            }
        }

        func showMessage(_ isShown: Bool) {
            message.isHidden = !isShown
            guard rows == .frames else { return form.view.layoutIfNeeded() }
            for field in fields[1...] { field.frame.origin.y += isShown ? 60 : -60 }
        }
    }

    private func expectSteady(
        _ view: UIView, end: ClosedRange<CGFloat>, on device: SimulatedDevice, _ comment: Comment,
        at location: SourceLocation = #_sourceLocation, _ action: () -> Void
    ) {
        let motion = device.motion(of: view, at: location, during: action)
        #expect(motion.samples.allSatisfy { end.contains($0.end) }, "\(comment): \(motion)", sourceLocation: location)
        #expect(motion.detour <= 1, "\(comment): \(motion)", sourceLocation: location)
    }

    @Test(
        "S66 a message above the field leaves that where it is", arguments: FlowSetting.phoneInTurns,
        AppForm.Call.allCases)
    func s66(_ setting: FlowSetting, _ call: AppForm.Call) {
        for rows in Rows.allCases {
            for isAnimated in [false, true] {
                let screen = Screen(rows, call)
                let device = screen.form.show(on: setting)
                let field = screen.fields[9]
                device.focusAndSettle(on: field)
                device.advance(by: 1)
                #expect(abs(device.presentationFrame(of: field).maxY - 506) <= 0.5)
                let comment: Comment = "\(rows), animated: \(isAnimated)"
                for isShown in [true, false] {
                    // Frames that are animated without a layout are seen after the animation has begun.
                    if rows == .frames, isAnimated {
                        let motion = device.motion(of: field) {
                            device.turn { UIView.animate(withDuration: 0.3) { screen.showMessage(isShown) } }
                        }
                        #expect(motion.samples.allSatisfy { (103...506.5).contains($0.end) }, "\(motion)")
                        continue
                    }
                    expectSteady(field, end: isShown ? 505.5...506.5 : 103...506.5, on: device, comment) {
                        device.turn {
                            guard isAnimated else { return screen.showMessage(isShown) }
                            UIView.animate(withDuration: 0.3) { screen.showMessage(isShown) }
                        }
                    }
                }
                device.dismissKeyboard()
                #expect(screen.form.scrollView.contentInset == .zero)
            }
        }
    }

    @Test("S66 a message below the field moves nothing", arguments: FlowSetting.phoneInTurns)
    func s66Below(_ setting: FlowSetting) {
        for rows in Rows.allCases {
            let screen = Screen(rows)
            let device = screen.form.show(on: setting)
            device.focusAndSettle(on: screen.fields[0])
            let offset = screen.form.scrollView.contentOffset
            device.turn { screen.showMessage(true) }
            device.settle()
            #expect(screen.form.scrollView.contentOffset == offset)
        }
    }

    @Test(
        "S66 a message that the app makes higher frame by frame leaves the field where it is",
        arguments: FlowSetting.phoneInTurns)
    func s66FrameByFrame(_ setting: FlowSetting) {
        let screen = Screen(.frames)
        let device = screen.form.show(on: setting)
        let field = screen.fields[9]
        device.focusAndSettle(on: field)
        device.advance(by: 1)
        for _ in 0..<30 {
            device.turn { for field in screen.fields[1...] { field.frame.origin.y += 2 } }
            device.advance(by: 1.0 / 60)
            #expect(abs(device.presentationFrame(of: field).maxY - 506) <= 2.5)
        }
    }

    @Test("S66 a form that was scrolled away stays where it is", arguments: FlowSetting.phoneInTurns)
    func s66Scrolled(_ setting: FlowSetting) {
        for rows in Rows.allCases {
            let screen = Screen(rows)
            let device = screen.form.show(on: setting)
            device.focusAndSettle(on: screen.fields[9])
            device.scroll(to: screen.fields[1])
            device.settle()
            let offset = screen.form.scrollView.contentOffset
            device.turn { screen.showMessage(true) }
            device.settle()
            #expect(screen.form.scrollView.contentOffset == offset, "\(rows)")
        }
    }

    @Test("S66 a bar of the app's stands on the keyboard", arguments: FlowSetting.phoneInTurns)
    func s66Bar(_ setting: FlowSetting) {
        let screen = Screen(.stack)
        let (view, bar) = (screen.form.view ?? UIView(), UIView.white())
        let pin = view.addBar(bar, height: 50)
        screen.form.handleKeyboard(bottomConstraint: pin)
        let device = screen.form.show(on: setting)
        device.focusAndSettle(on: screen.fields[9])
        #expect(abs(device.presentationFrame(of: screen.fields[9]).maxY - 456) <= 0.5)
        expectSteady(screen.fields[9], end: 455.5...456.5, on: device, "a bar") {
            device.turn { UIView.animate(withDuration: 0.3) { screen.showMessage(true) } }
        }
    }

    @Test("S66 the header of a table grows above the field", arguments: FlowSetting.phoneInTurns)
    func s66Header(_ setting: FlowSetting) throws {
        let table = HeaderTable(headerHeight: 60)
        let device = setting.device(showing: table)
        let field = try #require(table.field(at: 10))
        device.focusAndSettle(on: field)
        let end = device.presentationFrame(of: field).maxY
        #expect(end <= 506.5)
        expectSteady(field, end: end - 0.5...end + 0.5, on: device, "a header") {
            device.turn { table.resizeHeader(to: 120) }
        }
    }

    @Test(
        "S66 a text view into which the app writes grows, and its caret stays visible",
        arguments: FlowSetting.phoneInTurns)
    func s66Written(_ setting: FlowSetting) throws {
        let screen = Screen(.stack)
        let textView = UITextView()
        textView.isScrollEnabled = false
        screen.form.loadViewIfNeeded()
        let stack = try #require(screen.fields[0].superview as? UIStackView)
        stack.insertArrangedSubview(textView, at: 10)
        let device = screen.form.show(on: setting)
        device.focusAndSettle(on: textView)
        device.type("a")
        device.settle()
        device.advance(by: 1)
        device.turn { textView.text = (0..<6).map { "Line \($0)" }.joined(separator: "\n") }
        device.settle()
        #expect(device.caret(of: textView).maxY <= 506.5)
    }
}
