// Fingers and switches are the driver's alone, so this file is compiled on Linux only. What it states is UIKit's behaviour
// all the same.
#if os(Linux)
    import KeyboardHelperTestSupport
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        @MainActor
        @Suite
        struct ControllerBarSwitches {
            private final class Host: UIViewController {
                let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
                let field = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 34))
                let scrollView = UIScrollView()
                override var canBecomeFirstResponder: Bool { true }
                override var inputAccessoryView: UIView? { bar }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    bar.addSubview(field)
                    scrollView.frame = view.bounds
                    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    scrollView.contentSize = CGSize(width: 300, height: 2000)
                    scrollView.keyboardDismissMode = .interactive
                    view.addSubview(scrollView)
                }
            }

            private let device = SimulatedDevice(.iPhone16)
            private let host = Host()
            private let recorder = NoticeRecorder.listening()

            private func showKeyboard() {
                device.show(host)
                device.turn { _ = host.becomeFirstResponder() }
                device.settle()
                device.turn { _ = host.field.becomeFirstResponder() }
                device.settle()
                expectEqual(device.presentationFrame(of: host.bar).minY, 472)
                recorder.forget()
            }

            // Source: MessageKit/MessageKit #977: a hide as the keyboard is closed
            @Test(arguments: SimulatedBehavior.BarLeftAlone.allCases)
            func aHideMayComeBeforeTheBarIsToldAlone(position: SimulatedBehavior.BarLeftAlone) {
                device.behavior.barLeftAlone = position
                showKeyboard()
                device.keyboard.dismiss()
                device.settle()
                expectEqual(recorder.kinds.contains(.willHide), position != .show)
                let frame = CGRect(x: 0, y: 774, width: 393, height: 78)
                expectEqual(recorder.last(.willShow)?.end, position == .zeros ? nil : frame)
                expectEqual(recorder.last(.willChangeFrame)?.end == .zero, position == .zeros)
                #expect(host.isFirstResponder && device.presentationFrame(of: host.bar).minY == 774)
            }

            // Source: a patch of MessageKit 2, autumn 2026: on iOS 27 nothing is posted until the keyboard was opened once
            @Test(arguments: [true, false])
            func itMayDockWithoutANotice(isUntold: Bool) {
                device.behavior.barsDockUntold = isUntold
                device.show(host)
                recorder.forget()
                device.turn { _ = host.becomeFirstResponder() }
                device.settle()
                expectEqual(device.presentationFrame(of: host.bar).minY, 774)
                expectEqual(recorder.kinds.isEmpty, isUntold)
                device.turn { _ = host.resignFirstResponder() }
                device.settle()
                #expect(recorder.kinds.isEmpty == isUntold && host.bar.window == nil)
                device.turn { _ = host.becomeFirstResponder() }
                device.settle()
                device.turn { _ = host.field.becomeFirstResponder() }
                device.settle()
                expectEqual(recorder.last(.willShow)?.end?.minY, 472)
                device.keyboard.dismiss()
                device.settle()
                expectEqual(recorder.last(.willShow)?.end, CGRect(x: 0, y: 774, width: 393, height: 78))
            }

            // Source: the same, on iOS 27
            @Test func aFrameWithoutAHeightIsToldAsTheAppIsBack() {
                device.behavior.barsDockUntold = true
                device.show(host)
                device.turn { _ = host.becomeFirstResponder() }
                device.settle()
                recorder.forget()
                device.enterBackground()
                device.enterForeground()
                device.settle()
                expectEqual(recorder.last(.willChangeFrame)?.end, CGRect(x: 0, y: 852, width: 393, height: 0))
                expectEqual(device.presentationFrame(of: host.bar).minY, 774)
            }

            // Source: badoo/Chatto PR 797: since iOS 26 the frame leaves out what the controller puts there
            @Test func theFrameMayLeaveItOut() {
                device.behavior.frameCountsAccessory = false
                device.show(host)
                device.turn { _ = host.becomeFirstResponder() }
                device.settle()
                expectEqual(recorder.last(.willShow)?.end, CGRect(x: 0, y: 818, width: 393, height: 34))
                expectEqual(device.presentationFrame(of: host.bar).minY, 774)
            }

            // Source: developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum/interactive: the
            // keyboard goes; what is left of it is what the controller puts there
            @Test func aFingerLeavesTheBarAtTheBottom() {
                showKeyboard()
                device.beginDrag(in: host.scrollView, at: CGPoint(x: 100, y: 300))
                for y in [600, 900] as [CGFloat] { device.drag(to: CGPoint(x: 100, y: y)) }
                expectEqual(device.presentationFrame(of: host.bar).minY, 774)
                device.endDrag()
                device.settle()
                #expect(host.isFirstResponder && device.presentationFrame(of: host.bar).minY == 774)
                // Nobody drags the bar away.
                device.beginDrag(in: host.scrollView, at: CGPoint(x: 100, y: 300))
                device.drag(to: CGPoint(x: 100, y: 850))
                device.endDrag()
                device.settle()
                #expect(host.isFirstResponder && device.presentationFrame(of: host.bar).minY == 774)
            }

            // Source: ReactiveX/RxKeyboard #46: a rotation is a hide and a show
            @Test func itTurnsWithTheDevice() {
                device.show(host)
                device.turn { _ = host.becomeFirstResponder() }
                device.settle()
                device.rotate(to: .landscapeLeft)
                device.settle()
                let shown = device.presentationFrame(of: host.bar)
                #expect(shown == CGRect(x: 0, y: 328, width: 852, height: 44) && host.isFirstResponder)
            }

            // Source: slackhq/SlackTextViewController #300: a presentation takes the keyboard away
            @Test(arguments: [true, false])
            func aSheetTakesItAway(isEditing: Bool) {
                showKeyboard()
                if !isEditing { device.keyboard.dismiss() }
                device.settle()
                device.turn { host.present(UIViewController(), animated: false) }
                device.settle()
                #expect(host.bar.window == nil && !host.isFirstResponder && !host.field.isFirstResponder)
                #expect(recorder.kinds.contains(.willHide))
            }
        }
    }
#endif
