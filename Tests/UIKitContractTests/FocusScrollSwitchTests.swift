// What systems do differently about the scroll to a new first responder. Only the driver has these switches, so this
// file is compiled on Linux only. Numbers in parentheses are those of the reports that `SimulatedBehavior` names.
#if os(Linux)
    import KeyboardHelperTestSupport
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        @MainActor
        @Suite
        struct FocusScrollSwitches {
            private let harness = SimulatedDeviceHarness()
            private let recorder = NoticeRecorder.listening()
            private let log = CallLog()
            private var device: SimulatedDevice { harness.device }

            private final class LoggingScrollView: UIScrollView {
                var log = CallLog()

                override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
                    log.record("scroll")
                    super.scrollRectToVisible(rect, animated: animated)
                }
            }

            private func scrollView() async -> LoggingScrollView {
                let controller = await harness.showPlainController()
                let scrollView = LoggingScrollView(frame: controller.view.bounds)
                scrollView.log = log
                scrollView.contentInsetAdjustmentBehavior = .never
                scrollView.contentSize = CGSize(width: 300, height: 3 * scrollView.bounds.height)
                await harness.turn { controller.view.addSubview(scrollView) }
                return scrollView
            }

            // MARK: When

            // Source: none that is sure (99)
            @Test(arguments: [true, false])
            func theScrollToAFieldMayComeAfterTheNotices(isLast: Bool) async {
                device.behavior.scrollsFirstResponderLast = isLast
                let scrollView = await scrollView()
                let field = await harness.addField(at: scrollView.bounds.height + 100, to: scrollView)
                recorder.onRecord = { [log] in log.record("\($0.kind)") }
                await harness.focus(field)
                let notices = ["beginEditing", "willChangeFrame", "willShow"]
                expectEqual(log.all, isLast ? notices + ["scroll"] : ["scroll"] + notices)
                await harness.settle()
                expectEqual(log.all.suffix(2), ["didShow", "scroll"])
                #expect(scrollView.bounds.contains(field.frame))
            }

            // Source: kirillzyusko/react-native-keyboard-controller PR 1336, its log: the inset of the app counts
            // (74, 90)
            @Test(arguments: [true, false])
            func thatScrollMayCountTheInsetOfWhoWasTold(isLast: Bool) async {
                device.behavior.scrollsFirstResponderLast = isLast
                let scrollView = await scrollView()
                let field = await harness.addField(at: scrollView.bounds.height - 150, to: scrollView)
                recorder.onRecord = { if $0.kind == .willShow { scrollView.contentInset.bottom = 300 } }
                await harness.focus(field)
                device.advance(by: 0.2)
                expectEqual(scrollView.contentOffset.y > 0, isLast)
                await harness.settle()
                #expect(field.frame.maxY <= scrollView.bounds.maxY - 300)
            }

            // Source: none that is sure (99)
            @Test(arguments: [true, false])
            func theScrollToACaretMayComeAfterBeginEditing(isLast: Bool) async {
                device.behavior.scrollsFirstResponderLast = isLast
                let scrollView = await scrollView()
                let textView = await harness.addTextView(height: 2000, to: scrollView)
                textView.isScrollEnabled = false
                textView.text = (1...80).map(String.init).joined(separator: "\n")
                await harness.turn {}
                recorder.onRecord = { [log] in
                    guard $0.kind == .beginEditing else { return }
                    textView.layoutIfNeeded()
                    log.record("told")
                }
                await harness.focus(textView)
                expectEqual(log.all, isLast ? ["told", "scroll"] : ["scroll", "told"])
                await harness.settle()
                #expect(scrollView.contentOffset.y > 0)
            }

            // Source: none that is sure (99)
            @Test func whoHasLostTheFocusAgainIsNotScrolledTo() async {
                device.behavior.scrollsFirstResponderLast = true
                let scrollView = await scrollView()
                let field = await harness.addField(at: scrollView.bounds.height + 100, to: scrollView)
                recorder.onRecord = { if $0.kind == .beginEditing { field.resignFirstResponder() } }
                await harness.focus(field)
                await harness.settle()
                #expect(log.all.isEmpty)
            }

            // MARK: Which

            // Source: none that is sure (99)
            @Test(arguments: [true, false])
            func aDisabledScrollViewMayBeScrolledToAField(isOn: Bool) async {
                device.behavior.scrollsDisabledScrollViews = isOn
                let scrollView = await scrollView()
                scrollView.isScrollEnabled = false
                let field = await harness.addField(at: scrollView.bounds.height + 100, to: scrollView)
                await harness.focus(field)
                await harness.settle()
                expectEqual(scrollView.contentOffset.y > 0, isOn)
            }

            // Source: none that is sure (99)
            @Test(arguments: [true, false])
            func theScrollViewAroundADisabledOneMayBeScrolledInstead(isOn: Bool) async {
                device.behavior.scrollsDisabledScrollViews = isOn
                let outer = await scrollView()
                let inner = UIScrollView(frame: CGRect(origin: .zero, size: outer.contentSize))
                inner.isScrollEnabled = false
                await harness.turn { outer.addSubview(inner) }
                let field = await harness.addField(at: outer.bounds.height + 100, to: inner)
                await harness.focus(field)
                await harness.settle()
                #expect(inner.contentOffset.y == 0 && (outer.contentOffset.y > 0) == !isOn)
            }
        }
    }
#endif
