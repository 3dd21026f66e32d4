import Foundation
import KeyboardHelper
import Testing
import UIKit

/// A one-time code: six boxes show what somebody types into a field that shows nothing. On an iPhone 16, where the keyboard begins
/// at 516.
@MainActor
@Suite struct CodeTests {
    enum Field: CaseIterable, Sendable { case empty, transparent, hidden, point }

    /// Six boxes 48 high, from `y` on, in a view of their own with the field that is typed in.
    @MainActor
    private func code(_ field: Field, y: CGFloat) -> (view: UIView, field: UITextField) {
        let view = UIView(frame: CGRect(x: 20, y: y, width: 353, height: 48))
        for index in 0..<6 {
            let box = UILabel(frame: CGRect(x: 59 * CGFloat(index), y: 0, width: 50, height: 48))
            box.text = "\(index)"
            view.addSubview(box)
        }
        let input = UITextField()
        switch field {
        case .empty: input.frame = .zero
        case .transparent:
            input.frame = view.bounds
            input.alpha = 0
        case .hidden:
            input.frame = view.bounds
            input.isHidden = true
        case .point: input.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
        }
        view.insertSubview(input, at: 0)
        return (view, input)
    }

    @Test(
        "S69 the boxes of a code are visible", arguments: FlowSetting.phoneInTurns, AppForm.Call.allCases)
    func s69(_ setting: FlowSetting, _ call: AppForm.Call) {
        for field in Field.allCases {
            let code = code(field, y: 500)
            let form = AppForm(call) { $0.scrollView.addSubview(code.view) }
            let device = form.show(on: setting)
            device.focusAndSettle(on: code.field)
            #expect(abs(device.presentationFrame(of: code.view).maxY - 506) <= 0.5, "\(field)")
            device.dismissKeyboard()
            #expect(form.scrollView.contentInset == .zero)
        }
    }

    @Test("S69 so they are in a container", arguments: FlowSetting.phoneInTurns)
    func s69Container(_ setting: FlowSetting) {
        for field in Field.allCases {
            let code = code(field, y: 560)
            let screen = MadeScreen { screen in
                screen.view.addSubview(code.view)
                screen.handleKeyboard(containerView: code.view)
            }
            let device = setting.device(showing: screen)
            device.focusAndSettle(on: code.field)
            #expect(abs(device.presentationFrame(of: code.view).maxY - 506) <= 0.5, "\(field)")
            device.dismissKeyboard()
            #expect(code.view.frame.minY == 560)
        }
    }

    /// The field is in the scroll view itself, and nothing of its size is around it.
    @Test(
        "S69 a field that shows nothing, and has nothing around it, moves nothing", arguments: FlowSetting.phoneInTurns)
    func s69Alone(_ setting: FlowSetting) {
        for y in [0, 700] as [CGFloat] {
            let field = UITextField(frame: CGRect(x: 0, y: y, width: 1, height: 1))
            let form = AppForm { $0.scrollView.addSubview(field) }
            let device = form.show(on: setting)
            device.scrollsFirstResponderIntoView = false
            device.turn { form.scrollView.contentOffset.y = 200 }
            device.focusAndSettle(on: field)
            #expect(form.scrollView.contentOffset.y == 200)
            #expect(abs(form.scrollView.contentInset.bottom - 336) <= 0.5)
        }
    }

    /// A scroll view that is no higher than the room above the keyboard, with a field that shows nothing far down in its content.
    @Test("S69 such a field in a low scroll view moves nothing either", arguments: FlowSetting.phoneInTurns)
    func s69Low(_ setting: FlowSetting) {
        let field = UITextField(frame: CGRect(x: 0, y: 700, width: 1, height: 1))
        let form = AppForm { form in
            form.scrollView.frame = CGRect(x: 0, y: 452, width: 393, height: 400)
            form.scrollView.addSubview(field)
        }
        let device = form.show(on: setting)
        device.scrollsFirstResponderIntoView = false
        device.focusAndSettle(on: field)
        for _ in 0..<3 {
            device.turn { form.avoidance?.update() }
            device.settle()
            #expect(form.scrollView.contentOffset.y == 0)
        }
    }

    @Test("S69 a companion stands for a field that shows nothing", arguments: FlowSetting.phoneInTurns)
    func s69Companion(_ setting: FlowSetting) throws {
        let boxes = UIView.white(CGRect(x: 20, y: 600, width: 353, height: 48))
        let field = UITextField(frame: .zero)
        let form = AppForm { form in
            form.scrollView.addSubview(boxes)
            form.scrollView.addSubview(field)
        }
        let device = form.show(on: setting)
        try #require(form.avoidance).addCompanion(boxes, for: field)
        device.focusAndSettle(on: field)
        #expect(abs(device.presentationFrame(of: boxes).maxY - 506) <= 0.5)
    }

    /// The child's view begins at 655, with 59 points of safe area above the content, and does not move with the box in it.
    @Test("S69 no container is lifted for what is around it", arguments: FlowSetting.phoneInTurns)
    func s69OutsideOfContainer(_ setting: FlowSetting) {
        let (box, field) = (UIView(frame: CGRect(x: 8, y: 8, width: 377, height: 200)), UITextField.at(20))
        box.addSubview(field)
        let child = MadeScreen { screen in
            screen.view.addSubview(box)
            screen.handleKeyboard(containerView: box)
        }
        let parent = MadeScreen { screen in
            let scrollView = UIScrollView(frame: screen.view.bounds)
            scrollView.contentSize = CGSize(width: 393, height: 912)
            screen.view.addSubview(scrollView)
            screen.addChild(child)
            child.view.frame = CGRect(x: 0, y: 596, width: 393, height: 256)
            scrollView.addSubview(child.view)
            child.didMove(toParent: screen)
            screen.handleKeyboard(scrollView: scrollView)
        }
        let device = setting.device(showing: parent)
        device.focusAndSettle(on: field)
        device.turn {
            field.isHidden = true
            child.keyboardAvoidances.first?.update()
        }
        device.settle()
        #expect(device.presentationFrame(of: box).minY > 59)
        device.dismissKeyboard()
        #expect(device.presentationFrame(of: box).minY == 663)
    }
}
