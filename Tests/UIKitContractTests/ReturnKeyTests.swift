// The keys are the driver's alone, so this file is compiled on Linux only. What it states is UIKit's behaviour all the same.
#if os(Linux)
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        @MainActor
        @Suite
        struct ReturnKeys {
            private let harness = SimulatedDeviceHarness()
            private var device: SimulatedDevice { harness.device }

            private final class Delegate: NSObject, UITextFieldDelegate {
                var calls: [String] = []
                var answer = true

                func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                    calls.append("asked")
                    return answer
                }
            }

            private func focusedField(_ delegate: Delegate) async -> UITextField {
                let controller = await harness.showPlainController()
                let field = await harness.addField(to: controller.view)
                field.delegate = delegate
                for event in [UIControl.Event.editingDidEndOnExit, .primaryActionTriggered] {
                    field.addAction(
                        UIAction { _ in
                            let name = event == .editingDidEndOnExit ? "exit" : "primary"
                            delegate.calls.append(field.isFirstResponder ? name : "late \(name)")
                        }, for: event)
                }
                await harness.focus(field)
                return field
            }

            // Source: li-qing.github.io on editingDidEndOnExit: an empty action is enough
            @Test func anActionForReturnMakesTheFieldResign() async {
                let controller = await harness.showPlainController()
                let field = await harness.addField(to: controller.view)
                await harness.focus(field)
                device.pressReturn()
                #expect(field.isFirstResponder)
                field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
                device.pressReturn()
                #expect(!field.isFirstResponder)
            }

            // Source: developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldreturn(_:)
            @Test func theDelegateIsAskedFirstAndTheFieldResignsLast() async {
                let delegate = Delegate()
                let field = await focusedField(delegate)
                device.pressReturn()
                expectEqual(delegate.calls, ["asked", "exit", "primary"])
                #expect(!field.isFirstResponder)
            }

            // Source: UITextField.h: "return NO to ignore"; facebook/react-native, RCTBackedTextInputDelegateAdapter.mm:
            // each field has an action for editingDidEndOnExit, and the answer false keeps the focus (submitBehavior)
            @Test func aDelegateThatSaysNoStopsTheActionsAndTheResigning() async {
                let delegate = Delegate()
                let field = await focusedField(delegate)
                delegate.answer = false
                device.pressReturn()
                expectEqual(delegate.calls, ["asked"])
                #expect(field.isFirstResponder)
            }

            // Source: li-qing.github.io: whatever the action does, but for becomeFirstResponder
            @Test func anActionMayMoveTheFocus() async {
                let controller = await harness.showPlainController()
                let field = await harness.addField(to: controller.view)
                let next = await harness.addField(at: 200, to: controller.view)
                field.addAction(UIAction { _ in next.becomeFirstResponder() }, for: .editingDidEndOnExit)
                await harness.focus(field)
                device.pressReturn()
                #expect(next.isFirstResponder)
            }

            // Source: https://developer.apple.com/documentation/uikit/uicontrol/enumerateeventhandlers(_:)
            @Test func theActionsOfAControlCanBeListed() async {
                let field = UITextField()
                let identifier = UIAction.Identifier("contract")
                field.addAction(UIAction(identifier: identifier) { _ in }, for: .editingDidEndOnExit)
                field.addAction(UIAction { _ in }, for: .editingChanged)
                var found: [UIControl.Event] = []
                field.enumerateEventHandlers { action, _, event, _ in
                    if action?.identifier == identifier { found.append(event) }
                }
                expectEqual(found, [.editingDidEndOnExit])
                field.removeAction(identifiedBy: identifier, for: .editingDidEndOnExit)
                #expect(!field.allControlEvents.contains(.editingDidEndOnExit))
            }
        }
    }
#endif
