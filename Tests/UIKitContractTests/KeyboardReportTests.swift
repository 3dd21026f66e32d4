// What single keyboards were seen to do. Only the driver can make them do it, so this file is compiled on Linux only. Numbers
// in brackets are the reports' in ASSUMPTIONS.md.
#if os(Linux)
    import KeyboardHelperTestSupport
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        /// iPhone 16: 852 high, keyboard from 516 on.
        @MainActor
        @Suite
        struct KeyboardReports {
            private let harness = SimulatedDeviceHarness()
            private let recorder = NoticeRecorder.listening()
            private var device: SimulatedDevice { harness.device }
            private let place = CGRect(x: 0, y: 516, width: 393, height: 336)

            private func showScrollView() async -> (UIScrollView, UITextField) {
                let scrollView = await harness.showScrollView()
                scrollView.keyboardDismissMode = .interactive
                return await (scrollView, harness.addField(to: scrollView))
            }

            // Source: [12] RNKC PR 539: didHide 7 ms after willHide, which told 0.25 seconds
            @Test(arguments: [true, false])
            func aHideMayBeOverAtOnceWhateverItTells(isAtOnce: Bool) async {
                device.keyboard.hidesAtOnce = isAtOnce
                let (_, field) = await showScrollView()
                await harness.focus(field)
                await harness.settle()
                recorder.forget()
                await harness.endEditing()
                expectEqual(recorder.last(.willHide)?.duration, 0.25)
                expectEqual(device.keyboard.frame.minY, isAtOnce ? 852 : 516)
                await harness.advance(by: 0.01)
                expectEqual(recorder.last(.didHide) != nil, isAtOnce)
                await harness.settle()
                #expect(recorder.last(.didHide) != nil && device.keyboard.frame.minY == 852)
            }

            // Source: [16] cordova-plugin-ionic-keyboard PR 177: 44 points at the first focus; [17] IQ #1445 and #228
            @Test func theFirstShowMayTellAnotherHeight() async {
                let (_, field) = await showScrollView()
                device.keyboard.heightToldFirst = 44
                for heights in [[44, 336], [336]] as [[CGFloat]] {
                    recorder.forget()
                    await harness.focus(field)
                    await harness.settle()
                    let told = recorder.all.filter { $0.kind == .willShow }.compactMap { $0.end?.height }
                    #expect(told == heights && device.keyboard.frame == place)
                    await harness.endEditing()
                    await harness.settle()
                }
            }

            // Source: [1] cmux PR 10810, iOS 27: did frames disagree with a settled keyboard
            @Test(arguments: [true, false])
            func didNoticesMayTellAFrameThatIsTooLow(areLow: Bool) async {
                device.behavior.didFramesAreLow = areLow
                let (_, field) = await showScrollView()
                await harness.focus(field)
                await harness.settle()
                #expect(recorder.last(.willShow)?.end == place && device.keyboard.frame == place)
                expectEqual(recorder.last(.didShow)?.end, place.offsetBy(dx: 0, dy: areLow ? 44 : 0))
            }

            // Source: [5] cmux, GhosttySurfaceHostView: a did frame that differs from the last will is real now and then
            @Test func aDidNoticeMayBeTheFirstToTellItsHeight() async {
                let (_, field) = await showScrollView()
                await harness.focus(field)
                await harness.advance(by: 0.1)
                device.keyboard.reseat(height: 380)
                await harness.settle()
                expectEqual(recorder.all.filter { $0.kind == .willShow }.map(\.end), [place])
                expectEqual(recorder.last(.didShow)?.end?.height, 380)
                expectEqual(device.keyboard.frame, CGRect(x: 0, y: 472, width: 393, height: 380))
            }

            // Source: [59] RNKC #1563, PR 1608: the finger takes over a keyboard that still rises
            @Test func aDragMayBeginWhileTheKeyboardRises() async {
                let (scrollView, field) = await showScrollView()
                await harness.focus(field)
                await harness.advance(by: 0.05)
                #expect(device.keyboard.frame.minY > 516)
                device.beginDrag(in: scrollView, at: CGPoint(x: 100, y: 400))
                device.drag(to: CGPoint(x: 100, y: 700))
                #expect(device.keyboard.frame.minY == 700 && !recorder.kinds.contains(.didShow))
                device.drag(to: CGPoint(x: 100, y: 840))
                device.endDrag()
                await harness.settle()
                #expect(!field.isFirstResponder && recorder.kinds.last == .didHide)
            }

            // Source: [65] IQKeyboardManager a55dbfc9
            @Test func reloadingInputViewsInADragBringsTheKeyboardBack() async {
                let (scrollView, field) = await showScrollView()
                await harness.focus(field)
                await harness.settle()
                device.beginDrag(in: scrollView, at: CGPoint(x: 100, y: 400))
                device.drag(to: CGPoint(x: 100, y: 700))
                recorder.forget()
                device.turn { field.reloadInputViews() }
                await harness.settle()
                #expect(recorder.last(.willShow)?.end == place && device.keyboard.frame == place)
                device.endDrag()
            }

            // Source: [61] a public app: it is the scroll view's pan that takes the keyboard along
            @Test(arguments: [true, false], [UIScrollView.KeyboardDismissMode.interactive, .onDrag])
            func contentThatIsTooShortMayNotCloseIt(
                isAble: Bool, mode: UIScrollView.KeyboardDismissMode
            ) async {
                device.behavior.shortContentDismissesKeyboard = isAble
                let (scrollView, field) = await showScrollView()
                scrollView.contentSize = CGSize(width: 393, height: 300)
                scrollView.keyboardDismissMode = mode
                for bounces in [false, true] {
                    scrollView.alwaysBounceVertical = bounces
                    await harness.focus(field)
                    await harness.settle()
                    device.beginDrag(in: scrollView, at: CGPoint(x: 100, y: 400))
                    for y in [600, 840] as [CGFloat] { device.drag(to: CGPoint(x: 100, y: y)) }
                    device.endDrag()
                    await harness.settle()
                    expectEqual(field.isFirstResponder, !(isAble || bounces))
                }
            }
        }
    }
#endif
