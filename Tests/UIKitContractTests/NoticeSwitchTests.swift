// What systems tell differently of the keyboard. Only the driver has these switches, so this file is compiled on Linux
// only. Numbers in brackets are the reports' in ASSUMPTIONS.md.
#if os(Linux)
    import Foundation
    import KeyboardHelperTestSupport
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        @MainActor
        @Suite
        struct NoticeSwitches {
            private let harness = SimulatedDeviceHarness()
            private var device: SimulatedDevice { harness.device }
            private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 44))
            private let textView = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 100))

            private func show() async {
                let controller = UIViewController()
                for view in [field, textView] { controller.view.addSubview(view) }
                await harness.show(controller)
                await harness.settle()
            }

            /// The notices that `body` causes, in order.
            private func notices(_ body: () async -> Void) async -> [Notice] {
                let recorder = NoticeRecorder.listening()
                await body()
                return recorder.all
            }

            // Source: [79] RNKC PR 760, end-to-end tests on iOS 15 to 18
            @Test(arguments: [true, false], [true, false])
            func anInputBeginsEditingBeforeOrAfterTheKeyboardIsAnnounced(isField: Bool, isBefore: Bool) async {
                let order = isBefore ? SimulatedBehavior.BeginEditing.beforeWillShow : .afterWillShow
                (device.behavior.fieldBeginsEditing, device.behavior.textViewBeginsEditing) = (order, order)
                await show()
                let kinds = await notices { await harness.focus(isField ? field : textView) }.map(\.kind)
                let begin = kinds.firstIndex(of: .beginEditing)
                let willShow = kinds.firstIndex(of: .willShow)
                #expect(begin != nil && willShow != nil)
                expectEqual((begin ?? 0) < (willShow ?? 0), isBefore)
            }

            // Source: [10] RNKC PR 1161: 40 ms after willShow, early betas of iOS 26 at once
            @Test(arguments: [(SimulatedBehavior.DidNotices.atTheEnd, 0.25), (.after(0.04), 0.04), (.atOnce, 0)])
            func didNoticesComeAtTheEndOrEarly(_ position: SimulatedBehavior.DidNotices, _ delay: TimeInterval) async {
                device.behavior.didNotices = position
                await show()
                let before = await notices {
                    await harness.focus(field)
                    await harness.advance(by: max(0, delay - 0.005))
                }
                if delay > 0 { #expect(!before.contains { $0.kind == .didShow }) }
                let after = await notices { await harness.advance(by: 0.01) }
                #expect((before + after).contains { $0.kind == .didShow })
                #expect(!(delay < 0.25) || device.keyboard.frame.minY > 516)
            }

            // Source: [3] cmux PR 10006: the did notice of an interrupted movement comes after the will notice of the next
            @Test(arguments: [true, false])
            func aSupersededMovementMayPostItsDidNotices(isOn: Bool) async {
                device.behavior.postsSupersededDidNotices = isOn
                await show()
                let kinds = await notices {
                    await harness.focus(field)
                    await harness.advance(by: 0.1)
                    await harness.endEditing()
                    await harness.settle()
                }.map(\.kind)
                expectEqual(kinds.contains(.didShow), isOn)
                expectEqual(kinds.last, .didHide)
            }

            // Source: [7] IQKeyboardManager #2124, [19] openradar and TPKeyboardAvoiding #270
            @Test(arguments: [
                (SimulatedBehavior.HideFrame.belowTheScreen, CGRect(x: 0, y: 852, width: 393, height: 336)),
                (.null, .null), (.zeros, .zero), (.withoutHeight, CGRect(x: 0, y: 852, width: 393, height: 0)),
            ])
            func aHideTellsAnyEndFrame(_ position: SimulatedBehavior.HideFrame, _ frame: CGRect) async {
                device.behavior.hideFrame = position
                await show()
                await harness.focus(field)
                await harness.settle()
                let hide = await notices { await harness.endEditing() }.first { $0.kind == .willHide }
                expectEqual(hide?.end, frame)
                await harness.settle()
                expectEqual(device.keyboard.frame.minY, 852)
            }

            // Source: [7] IQKeyboardManager #2124: the accessory view's height remains, at the bottom of the screen
            @Test func aHideMayTellTheAccessoryViewsHeight() async {
                device.behavior.hideFrame = .accessoryHeight
                field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
                await show()
                await harness.focus(field)
                await harness.settle()
                let hide = await notices { await harness.endEditing() }.first { $0.kind == .willHide }
                expectEqual(hide?.end, CGRect(x: 0, y: 808, width: 393, height: 44))
            }

            private final class VendingController: UIViewController {
                let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 50))
                override var inputAccessoryView: UIView? { bar }
            }

            // Source: [8] Chatto PR 797: a controller's accessory view does not count; an input's does
            @Test(arguments: [true, false], [true, false])
            func aControllersAccessoryViewMayNotCountInTheFrame(counts: Bool, isInputs: Bool) async {
                device.behavior.frameCountsAccessory = counts
                let controller = VendingController()
                controller.view.addSubview(field)
                if isInputs { field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 50)) }
                await harness.show(controller)
                let show = await notices { await harness.focus(field) }.first { $0.kind == .willShow }
                expectEqual(show?.end?.height, counts || isInputs ? 386 : 336)
                await harness.settle()
                expectEqual(device.keyboard.frame.height, 386)
            }

            // Source: [14] an app's own log: e-mail to password, a hide though the keyboard stays
            @Test(arguments: [SimulatedKeyboard.Refutation.willShow, .willChangeFrame])
            func aFalseHideIsRefuted(by refutation: SimulatedKeyboard.Refutation) async {
                await show()
                await harness.focus(field)
                await harness.settle()
                let frame = device.keyboard.frame
                let all = await notices {
                    device.keyboard.postFalseHide(refutedBy: refutation)
                    expectEqual(device.keyboard.frame, frame)
                    await harness.settle()
                }
                #expect(all.contains { $0.kind == .willHide })
                expectEqual(all.last?.kind, refutation == .willShow ? .willShow : .willChangeFrame)
                expectEqual(all.last?.end, frame)
                expectEqual(device.keyboard.frame, frame)
            }

            // Source: [6] duckduckgo/apple-browsers PR 1898: frame updates are left out
            @Test func aLostHideIsToldByDidHideAlone() async {
                await show()
                await harness.focus(field)
                await harness.settle()
                device.keyboard.loseNextWillHide()
                let kinds = await notices {
                    await harness.endEditing()
                    await harness.settle()
                }.map(\.kind)
                #expect(!kinds.contains(.willHide))
                #expect(kinds.contains(.didHide))
                expectEqual(device.keyboard.frame.minY, 852)
            }

            // Source: [4] cmux PR 12183: an observer's layout posts a notice inside a notice
            @Test func aNoticeMayBePostedInsideAnother() async {
                await show()
                device.keyboard.nest(.willHide, end: .zero, into: .willShow)
                let kinds = await notices { await harness.focus(field) }.map(\.kind)
                expectEqual(kinds.filter { $0 == .willHide }.count, 1)
                expectEqual(kinds.filter { $0 == .willShow }.count, 1)
            }

            // Source: [20] and [21], two public apps each
            @Test(arguments: [
                (SimulatedBehavior.BackgroundKeyboard.stays, [NoticeKind](), CGFloat(516)),
                (.leavesSilently, [.endEditing], 852),
                (.returnsSilently, [.willChangeFrame, .willHide], 516),
            ])
            func theKeyboardMayGoOrComeInTheBackground(
                _ position: SimulatedBehavior.BackgroundKeyboard, _ told: [NoticeKind], _ top: CGFloat
            ) async {
                device.behavior.backgroundKeyboard = position
                await show()
                await harness.focus(field)
                await harness.settle()
                let kinds = await notices {
                    device.enterBackground()
                    device.enterForeground()
                }.map(\.kind)
                expectEqual(kinds, told)
                expectEqual(device.keyboard.frame.minY, top)
            }

            // Source: [20] a public app that ignores a hide on the way to the background
            @Test func aHideMayBePostedOnTheWayToTheBackground() async {
                device.behavior.backgroundKeyboard = .postsHide
                await show()
                await harness.focus(field)
                await harness.settle()
                let kinds = await notices {
                    device.enterBackground()
                    await harness.settle()
                    device.enterForeground()
                    await harness.settle()
                }.map(\.kind)
                expectEqual(kinds.filter { $0 == .willHide }.count, 1)
                expectEqual(kinds.last, .didShow)
                expectEqual(device.keyboard.frame.minY, 516)
            }

            // Source: [56] Signal's InputAccessoryViewPlaceholder: begin and end are equally high, begin is below the screen
            @Test(arguments: [true, false])
            func aDragThatIsTakenBackMayPostAShow(isOn: Bool) async {
                device.behavior.cancelledDragPostsWillShow = isOn
                let scrollView = await harness.showScrollView()
                scrollView.keyboardDismissMode = .interactive
                let input = await harness.addField(to: scrollView)
                await harness.focus(input)
                await harness.settle()
                let all = await notices {
                    device.beginDrag(in: scrollView, at: CGPoint(x: 100, y: 400))
                    for y in [560, 600, 520] as [CGFloat] { device.drag(to: CGPoint(x: 100, y: y)) }
                    device.endDrag()
                    await harness.settle()
                }
                let place = CGRect(x: 0, y: 516, width: 393, height: 336)
                expectEqual(all.map(\.kind), isOn ? [.willChangeFrame, .willShow, .didChangeFrame, .didShow] : [])
                #expect(all.allSatisfy { $0.end == place })
                #expect(input.isFirstResponder)
                expectEqual(device.keyboard.frame, place)
            }

            // Source: none that is sure: an iPad in Split View, where the other app is put away
            @Test func anotherAppsKeyboardMayGoWithoutANotice() async {
                await show()
                device.keyboard.showForOtherApp(frame: CGRect(x: 0, y: 516, width: 393, height: 336))
                await harness.settle()
                let all = await notices { device.keyboard.leaveOtherAppSilently() }
                #expect(all.isEmpty)
                expectEqual(device.keyboard.frame.minY, 852)
            }
        }
    }
#endif
