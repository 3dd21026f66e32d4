import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    @MainActor
    @Suite
    struct Inputs {
        private let harness: any ContractHarness
        private let recorder = NoticeRecorder.listening()

        init() throws {
            harness = try makeHarness()
        }

        // Source: https://developer.apple.com/documentation/uikit/uitextfield/textdidbegineditingnotification
        @Test func theNoticeNamesTheInputThatHasTheFocusByThen() async {
            let controller = await harness.showPlainController()
            let inputs: [UIView] = [
                await harness.addField(to: controller.view), await harness.addTextView(to: controller.view),
            ]
            var hadFocus: [Bool] = []
            recorder.onRecord = { if $0.kind == .beginEditing { hadFocus.append($0.input?.isFirstResponder == true) } }
            for input in inputs {
                await harness.focus(input)
                #expect(recorder.last(.beginEditing)?.input === input)
            }
            expectEqual(hadFocus, [true, true])
        }

        // Source: https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()
        @Test func oneInputHasTheFocusAtATime() async {
            let controller = await harness.showPlainController()
            let first = await harness.addField(to: controller.view)
            let second = await harness.addField(at: 200, to: controller.view)
            await harness.focus(first)
            await harness.focus(second)
            #expect(!first.isFirstResponder && second.isFirstResponder)
            await harness.endEditing()
            #expect(!second.isFirstResponder)
        }

        // Source: https://developer.apple.com/documentation/uikit/uiview/endediting(_:)
        @Test func endEditingIsForTheInputsInsideTheView() async {
            let controller = await harness.showPlainController()
            let field = await harness.addField(to: controller.view)
            let other = UIView()
            await harness.turn { controller.view.addSubview(other) }
            await harness.focus(field)
            await harness.turn { _ = other.endEditing(true) }
            #expect(field.isFirstResponder)
            await harness.turn { _ = controller.view.endEditing(true) }
            #expect(!field.isFirstResponder)
        }

        // MARK: Actions of controls

        // Source: https://developer.apple.com/documentation/uikit/uicontrol/addaction(_:for:)
        @Test func anActionWithTheSameIdentifierReplacesTheEarlier() async {
            let field = UITextField()
            let identifier = UIAction.Identifier("contract")
            var calls: [String] = []
            field.addAction(UIAction(identifier: identifier) { _ in calls.append("old") }, for: .editingDidEndOnExit)
            field.addAction(UIAction(identifier: identifier) { _ in calls.append("new") }, for: .editingDidEndOnExit)
            field.addAction(UIAction { _ in calls.append("other") }, for: .editingDidEndOnExit)
            field.sendActions(for: .editingDidEndOnExit)
            expectEqual(calls.sorted(), ["new", "other"])
        }

        // Source: https://developer.apple.com/documentation/uikit/uicontrol/removeaction(identifiedby:for:)
        @Test func anActionIsRemovedByItsIdentifier() async {
            let field = UITextField()
            let identifier = UIAction.Identifier("contract")
            var calls: [String] = []
            field.addAction(UIAction(identifier: identifier) { _ in calls.append("ours") }, for: .editingDidEndOnExit)
            field.addAction(UIAction { _ in calls.append("app's") }, for: .editingDidEndOnExit)
            field.removeAction(identifiedBy: identifier, for: .editingDidEndOnExit)
            field.sendActions(for: .editingDidEndOnExit)
            expectEqual(calls, ["app's"])
        }

        // Source: https://developer.apple.com/documentation/uikit/uicontrol/event/editingdidbegin
        @Test func aFieldTellsItsActionsOfEditing() async {
            let controller = await harness.showPlainController()
            let field = await harness.addField(to: controller.view)
            var calls: [String] = []
            field.addAction(UIAction { _ in calls.append("begin") }, for: .editingDidBegin)
            field.addAction(UIAction { _ in calls.append("end") }, for: .editingDidEnd)
            await harness.focus(field)
            await harness.endEditing()
            expectEqual(calls, ["begin", "end"])
        }
    }
}
