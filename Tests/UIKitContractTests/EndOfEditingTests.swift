// What follows an input that ends editing. Only the driver has these switches, so this file is compiled on
// Linux only.
#if os(Linux)
    import KeyboardHelperTestSupport
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        /// iPhone 16: 852 high, keyboard of 336.
        @MainActor
        @Suite
        struct EndOfEditing {
            /// It puts a bar of 44 points onto the keyboard, and has a field in its view.
            private final class Host: UIViewController {
                let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
                let barField = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 34))
                let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
                override var canBecomeFirstResponder: Bool { true }
                override var inputAccessoryView: UIView? { bar }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    bar.addSubview(barField)
                    view.addSubview(field)
                }
            }

            private let device = SimulatedDevice(.iPhone16)
            private let host = Host()
            private let recorder = NoticeRecorder.listening()

            private func focus(_ field: UITextField) {
                device.turn { _ = field.becomeFirstResponder() }
                device.settle()
                recorder.forget()
            }

            private func showKeyboard() {
                device.show(host)
                device.turn { _ = host.becomeFirstResponder() }
                device.settle()
                focus(host.field)
            }

            // MARK: A bar of a controller

            // Source: MessageKit/MessageKit #798: the bar goes, too; #549: the keyboard comes back with the next
            // reload, and letting the input resign "worked perfectly"
            @Test(arguments: SimulatedBehavior.EndEditing.allCases)
            func endingEditingOnAViewMayTakeTheBarOrBringTheKeyboardBack(position: SimulatedBehavior.EndEditing) {
                device.behavior.endEditing = position
                showKeyboard()
                device.turn { _ = host.view.endEditing(true) }
                device.settle()
                let isBarThere = position != .takesBarAway
                #expect(!host.field.isFirstResponder && host.isFirstResponder == isBarThere)
                expectEqual(host.bar.window != nil, isBarThere)
                expectEqual(device.keyboard.frame.minY, isBarThere ? 774 : 852)
                device.turn { host.reloadInputViews() }
                device.settle()
                expectEqual(host.field.isFirstResponder, position == .returnsAtReload)
                expectEqual(
                    device.keyboard.frame.minY, [774, 852, 472][position == .returnsAtReload ? 2 : isBarThere ? 0 : 1])
            }

            // Source: as above
            @Test(arguments: SimulatedBehavior.EndEditing.allCases)
            func anInputThatResignsLeavesTheBar(position: SimulatedBehavior.EndEditing) {
                device.behavior.endEditing = position
                showKeyboard()
                device.turn { _ = host.field.resignFirstResponder() }
                device.settle()
                device.turn { host.reloadInputViews() }
                device.settle()
                #expect(host.isFirstResponder && device.presentationFrame(of: host.bar).minY == 774)
            }

            // Source: wikimedia/wikipedia-ios PR 2848: the controller has the focus;
            // nathantannar4/InputBarAccessoryView #21 and MessageKit/MessageKit #654: nobody has it, and the bar is
            // gone until the controller becomes first responder
            @Test(arguments: [true, false])
            func anInputInTheViewMayPassTheFocusOnToNobody(passes: Bool) {
                device.behavior.inputsPassFocusOn = passes
                showKeyboard()
                device.turn { _ = host.field.resignFirstResponder() }
                device.settle()
                #expect(host.isFirstResponder == passes && (host.bar.window != nil) == passes)
                #expect(recorder.kinds.contains(.willHide) != passes)
                device.turn { _ = host.becomeFirstResponder() }
                device.settle()
                expectEqual(device.presentationFrame(of: host.bar).minY, 774)
            }

            // Source: MessageKit/MessageKit #549: the input in the bar resigns, and the bar stays
            @Test(arguments: [true, false])
            func anInputInTheBarPassesItOnToTheController(passes: Bool) {
                device.behavior.inputsPassFocusOn = passes
                showKeyboard()
                focus(host.barField)
                device.turn { _ = host.barField.resignFirstResponder() }
                device.settle()
                #expect(host.isFirstResponder && device.presentationFrame(of: host.bar).minY == 774)
            }
        }
    }
#endif
