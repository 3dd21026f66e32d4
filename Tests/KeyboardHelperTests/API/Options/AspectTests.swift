import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper

/// What is ignored, and in which aspect. On an iPhone 16, whose keyboard begins at 516.
@MainActor
@Suite struct AspectTests {
    // MARK: Bars and closures

    @Test("closures count nothing as covered while the focus is in what is ignored", arguments: FlowSetting.phone)
    func closures(_ setting: FlowSetting) {
        let screen = ClosureScreen()
        let device = setting.device(showing: screen)
        device.turn { screen.avoidance?.ignore(screen.other, for: .movement) }
        device.focusAndSettle(on: screen.other)
        #expect(screen.heights == [])
        device.focusAndSettle(on: screen.field)
        #expect(screen.heights == [336])
        device.focusAndSettle(on: screen.other)
        #expect(screen.heights == [336, nil])
        device.turn { screen.avoidance?.stopIgnoring(screen.other) }
        device.settle()
        #expect(screen.heights == [336, nil, 336])
        device.dismissKeyboard()
    }

    @Test(
        "a bar stays down while the focus is in what is ignored, by view and class", arguments: 0..<2,
        FlowSetting.phone)
    func bars(_ way: Int, _ setting: FlowSetting) {
        final class Search<Result>: UIViewController {}
        let (screen, search) = (UIViewController(), Search<Int>())
        final class Bar: UIView, KeyboardAvoiding {}
        let (bar, field, other) = (Bar(), UITextField(), UITextField())
        screen.view.addAcross([bar])
        for (number, input) in [field, other].enumerated() {
            input.frame = CGRect(x: 20, y: 100 + 60 * CGFloat(number), width: 300, height: 44)
        }
        screen.view.addSubview(field)
        screen.addChild(search)
        search.view.frame = CGRect(x: 0, y: 100, width: 393, height: 200)
        search.view.addSubview(other)
        screen.view.addSubview(search.view)
        search.didMove(toParent: screen)
        let bottom = bar.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor)
        NSLayoutConstraint.activate([bottom, bar.heightAnchor.constraint(equalToConstant: 50)])
        let device = setting.device(showing: screen)
        device.turn {
            let avoidance = bar.handleKeyboard(bottomConstraint: bottom)
            switch way {
            case 0: avoidance.ignore(other).ignore(UIAlertController.self)
            default: avoidance.ignore(Search<Int>.self)
            }
        }
        device.focusAndSettle(on: other)
        #expect(device.presentationFrame(of: bar).maxY == 852)
        device.focusAndSettle(on: field)
        #expect(device.presentationFrame(of: bar).maxY == 516)
        device.focusAndSettle(on: other)
        #expect(device.presentationFrame(of: bar).maxY == 852)
        device.turn {
            let avoidance = bar.keyboardAvoidances.first
            switch way {
            case 0: avoidance?.stopIgnoring(other)
            default: avoidance?.stopIgnoring(Search<Int>.self)
            }
        }
        device.settle()
        #expect(device.presentationFrame(of: bar).maxY == 516)
        device.dismissKeyboard()
        #expect(bottom.constant == 0)
    }

    // MARK: Movement and editing

    @Test(
        "what is ignored for movement alone keeps the toolbar and its place in the order", arguments: FlowSetting.phone)
    func movement(_ setting: FlowSetting) {
        let (form, device) = FlowForm.shown(FlowForm.fields(20), .toolbar, on: setting)
        device.scrollsFirstResponderIntoView = false
        device.turn { form.avoidance?.ignore(form.inputs[12], for: .movement) }
        device.focusAndSettle(on: form.inputs[11])
        let offset = form.offset
        device.turn { form.avoidance?.focusNext() }
        device.settle()
        #expect(form.inputs[12].isFirstResponder && form.inputs[12].inputAccessoryView is KeyboardToolbar)
        #expect(form.offset == offset)
        device.dismissKeyboard()
    }

    @Test(
        "what is ignored for editing alone is kept visible, without a toolbar and passed over",
        arguments: FlowSetting.phone)
    func editing(_ setting: FlowSetting) {
        let (form, device) = FlowForm.shown(FlowForm.fields(20), .toolbar, on: setting)
        device.scrollsFirstResponderIntoView = false
        device.turn { form.avoidance?.ignore(form.inputs[12], for: .editing) }
        device.focusAndSettle(on: form.inputs[11])
        device.turn { form.avoidance?.focusNext() }
        device.settle()
        #expect(form.inputs[13].isFirstResponder)
        device.focusAndSettle(on: form.inputs[12])
        #expect(form.inputs[12].inputAccessoryView == nil)
        #expect(device.covered(form.inputs[12]) == 0)
        device.dismissKeyboard()
    }

    @Test(
        "a tap in what is ignored for editing does not end it: a completion is chosen once",
        arguments: FlowSetting.phone)
    func tap(_ setting: FlowSetting) {
        let form = FlowForm()
        form.options.dismissesOnTap = true
        let device = setting.device(showing: form)
        let completions = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 88))
        device.turn {
            form.view.addSubview(completions)
            form.avoidance?.ignore(completions, for: .editing)
        }
        device.focusAndSettle(on: form.inputs[2])
        device.tap(at: CGPoint(x: 100, y: 40), in: completions)
        device.settle()
        #expect(form.inputs[2].isFirstResponder)
        device.turn { form.avoidance?.stopIgnoring(completions) }
        device.tap(at: CGPoint(x: 100, y: 40), in: completions)
        device.settle()
        #expect(!form.inputs[2].isFirstResponder)
    }

    // MARK: Companions elsewhere

    @Test("a message in the list stays visible while its reaction is typed in the bar", arguments: FlowSetting.phone)
    func companion(_ setting: FlowSetting) {
        final class Chat: UIViewController, KeyboardAvoiding {
            let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            let messages = (0..<20).map { UIView(frame: CGRect(x: 0, y: 60 * CGFloat($0), width: 393, height: 50)) }
            let bar = UIView()
            let field = UITextField(frame: CGRect(x: 20, y: 3, width: 300, height: 44))

            override func viewDidLoad() {
                super.viewDidLoad()
                list.contentInsetAdjustmentBehavior = .never
                list.contentSize = CGSize(width: 393, height: 1200)
                for message in messages { list.addSubview(message) }
                view.addSubview(list)
                bar.backgroundColor = .white
                bar.addSubview(field)
                view.addAcross([bar])
                let bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                NSLayoutConstraint.activate([bottom, bar.heightAnchor.constraint(equalToConstant: 50)])
                handleKeyboard(bottomConstraint: bottom)
                handleKeyboard(scrollView: list)
            }
        }
        let chat = Chat()
        let device = setting.device(showing: chat)
        let list = chat.keyboardAvoidances.last
        device.turn { list?.addCompanion(chat.messages[11], for: chat.field) }
        device.focusAndSettle(on: chat.field)
        // The bar is at 466.
        #expect(device.presentationFrame(of: chat.messages[11]).maxY == 456)
        device.turn { list?.removeCompanions(for: chat.field) }
        device.dismissKeyboard()
        device.turn { chat.list.contentOffset = .zero }
        device.focusAndSettle(on: chat.field)
        #expect(chat.list.contentOffset == .zero)
        device.dismissKeyboard()
    }

    @Test("several companions of one input, the first of them first", arguments: FlowSetting.phone)
    func several(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        device.scrollsFirstResponderIntoView = false
        device.turn {
            form.avoidance?.addCompanion(form.inputs[11], for: form.inputs[10])
                .addCompanion(form.inputs[12], for: form.inputs[10])
        }
        device.focusAndSettle(on: form.inputs[10])
        #expect(device.presentationFrame(of: form.inputs[12]).maxY == 506)
        device.dismissKeyboard()
        device.turn { form.avoidance?.removeCompanions(for: form.inputs[10]) }
        device.focusAndSettle(on: form.inputs[14])
        device.focusAndSettle(on: form.inputs[10])
        #expect(device.covered(form.inputs[10]) == 0)
        device.dismissKeyboard()
    }
}
