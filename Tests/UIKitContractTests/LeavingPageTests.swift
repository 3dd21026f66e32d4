// What becomes of the focus and the keyboard of a page that goes. Only the driver has these switches, so this file is
// compiled on Linux only. Numbers in brackets are the reports' in ASSUMPTIONS.md.
#if os(Linux)
    import KeyboardHelperTestSupport
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        /// iPhone 16: 852 high, keyboard of 336.
        @MainActor
        @Suite
        struct LeavingPages {
            private let device = SimulatedDevice(.iPhone16)
            private let recorder = NoticeRecorder.listening()

            private func focus(_ field: UITextField) {
                device.turn { _ = field.becomeFirstResponder() }
                device.settle()
                recorder.forget()
            }

            private func push(_ page: UIViewController, with field: UITextField) -> UINavigationController {
                let navigation = UINavigationController(rootViewController: UIViewController())
                device.show(navigation)
                device.turn { navigation.pushViewController(page, animated: true) }
                device.settle()
                focus(field)
                return navigation
            }

            // Source: [141] https://www.jianshu.com/p/0f23c9cf3fa2, a stack trace
            @Test(arguments: SimulatedBehavior.PoppedFocus.allCases, [true, false])
            func theFieldOfAPageThatIsPoppedMayResignFirst(position: SimulatedBehavior.PoppedFocus, isSwiped: Bool) {
                device.behavior.poppedFocus = position
                let log = CallLog()
                let page = SpyController("page", log: log)
                let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 44))
                page.view.addSubview(field)
                let navigation = push(page, with: field)
                log.forget()
                recorder.onRecord = { if $0.kind == .willHide || $0.kind == .endEditing { log.record("\($0.kind)") } }
                if isSwiped {
                    device.beginInteractivePop()
                } else {
                    device.turn { navigation.popViewController(animated: true) }
                }
                let (resigned, told) = (["willHide", "endEditing"], ["page will disappear"])
                expectEqual(log.all, position == .beforeWillDisappear ? resigned + told : told + resigned)
            }

            // Source: [176] nathantannar4/InputBarAccessoryView #282: the keyboard stays on the screen while the page
            // is dragged, and its hide is posted; [141] a cancelled swipe gives the focus back
            @Test(arguments: [true, false], [true, false])
            func theKeyboardMayGoAlongWithAPageThatIsSwiped(isOn: Bool, isCancelled: Bool) {
                device.behavior.keyboardGoesWithSwipe = isOn
                let page = UIViewController()
                let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 44))
                page.view.addSubview(field)
                _ = push(page, with: field)
                device.beginInteractivePop()
                #expect(recorder.last(.willHide)?.end?.minY == 852 && !field.isFirstResponder)
                expectEqual(page.transitionCoordinator?.initiallyInteractive, true)
                device.settle()
                let shown = device.presentationFrame(of: page.view).minX
                #expect(shown > 0)
                expectEqual(
                    device.keyboard.frame, CGRect(x: isOn ? shown : 0, y: isOn ? 516 : 852, width: 393, height: 336))
                var completions = 0
                page.transitionCoordinator?.animate(alongsideTransition: nil) { context in
                    expectEqual(context.isCancelled, isCancelled)
                    completions += 1
                }
                recorder.forget()
                if isCancelled { device.cancelInteractivePop() } else { device.finishInteractivePop() }
                device.settle()
                #expect(completions == 1 && page.transitionCoordinator == nil)
                expectEqual(field.isFirstResponder, isCancelled)
                expectEqual(device.keyboard.frame.origin, CGPoint(x: 0, y: isCancelled ? 516 : 852))
                expectEqual(recorder.last(.willShow)?.end?.minY, isCancelled ? 516 : nil)
            }

            enum Departure: CaseIterable, Sendable { case pop, dismissal }

            // Source: [171] wikimedia/wikipedia-ios PR 6186: a field of SwiftUI goes with its controller, the keyboard
            // with it, and no hide is posted. UIKit's own fields are said not to do that.
            @Test(arguments: Departure.allCases, [(true, true), (true, false), (false, true)])
            func aFieldOfSwiftUIMayTakeTheKeyboardAlongSilently(
                departure: Departure, of kind: (isOn: Bool, isHosted: Bool)
            ) {
                let (isOn, isHosted) = kind
                device.behavior.hostedInputsLeaveSilently = isOn
                device.behavior.poppedFocus = .beforeWillDisappear
                let content = UIViewController()
                let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 44))
                content.view.addSubview(field)
                let page =
                    isHosted ? SimulatedSwiftUI.HostingController(content, ignoresKeyboard: false) : content
                let navigation = UINavigationController(rootViewController: UIViewController())
                device.show(navigation)
                device.turn {
                    if departure == .pop {
                        navigation.pushViewController(page, animated: false)
                    } else {
                        navigation.present(page, animated: false)
                    }
                }
                device.settle()
                focus(field)
                expectEqual(device.keyboard.frame.minY, 516)
                device.turn {
                    if departure == .pop {
                        navigation.popViewController(animated: true)
                    } else {
                        navigation.dismiss(animated: true)
                    }
                }
                device.settle()
                #expect(!field.isFirstResponder && device.keyboard.frame.minY == 852)
                #expect(recorder.kinds.contains(.endEditing))
                let hides = recorder.kinds.filter { $0 == .willHide || $0 == .didHide }
                expectEqual(hides, isOn && isHosted ? [] : [.willHide, .didHide])
            }
        }
    }
#endif
