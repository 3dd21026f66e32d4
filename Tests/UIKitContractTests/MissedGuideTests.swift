// Where a layout guide is wrong is a switch of the simulated device, so this file is compiled on Linux only.
#if os(Linux)
    import KeyboardHelperTestSupport
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        /// iPhone 16: 852 high, keyboard 336, safe area 34 at the bottom.
        @MainActor
        @Suite
        struct MissedGuides {
            private let harness = SimulatedDeviceHarness()
            private let recorder = NoticeRecorder.listening()
            private var device: SimulatedDevice { harness.device }

            private func height(of view: UIView) -> CGFloat { view.keyboardLayoutGuide.layoutFrame.height }

            // Source: cmux PR 9663 (fact 27): a view that is out of the window while the keyboard moves misses it
            @Test(arguments: [SimulatedBehavior.GuideFrame.right, .missesWhatMovesMeanwhile])
            func aViewThatWasAwayWhileTheKeyboardMovedMayHaveItsGuideAtTheBottom(
                guide: SimulatedBehavior.GuideFrame
            ) async {
                device.behavior.guideFrame = guide
                let root: UIView = await harness.showPlainController().view
                let part = UIView(frame: root.bounds)
                await harness.turn {
                    root.addSubview(part)
                    _ = part.keyboardLayoutGuide
                }
                let field = await harness.addField(to: root)
                await harness.turn { part.removeFromSuperview() }
                await harness.focus(field)
                await harness.settle()
                await harness.turn { root.addSubview(part) }
                expectEqual(height(of: part), guide == .right ? 336 : 34)
                expectEqual(height(of: root), 336)
                device.keyboard.changeHeight(to: 400)
                await harness.settle()
                expectEqual(height(of: part), 400)
            }

            // Source: a public app (fact 29), an iPad: dismissed by the user, the guide can keep the old height
            @Test(arguments: [SimulatedBehavior.GuideFrame.right, .staleAfterDismissal], [true, false])
            func itMayKeepItsHeightWhenAPersonPutsTheKeyboardAway(
                guide: SimulatedBehavior.GuideFrame, byPerson: Bool
            ) async {
                device.behavior.guideFrame = guide
                let root: UIView = await harness.showPlainController().view
                let field = await harness.addField(to: root)
                _ = root.keyboardLayoutGuide
                await harness.focus(field)
                await harness.settle()
                if byPerson { device.keyboard.dismiss() } else { await harness.endEditing() }
                await harness.settle()
                expectEqual(device.keyboard.frame.minY, 852)
                expectEqual(height(of: root), guide == .staleAfterDismissal && byPerson ? 336 : 34)
                await harness.focus(field)
                await harness.settle()
                await harness.endEditing()
                await harness.settle()
                expectEqual(height(of: root), 34)
            }

            // Source: FB18129558, github.com/chockenberry/KeyboardAvoider (fact 130), iPadOS 26: an accessory that was
            // taken away between two focuses leaves the guide under the keyboard at the next one. That it is at the
            // bottom is assumed.
            @Test(arguments: [SimulatedBehavior.GuideFrame.right, .lowWithoutAccessory])
            func itMayBeUnderAKeyboardThatHasLostItsAccessory(guide: SimulatedBehavior.GuideFrame) async {
                device.behavior.guideFrame = guide
                let root: UIView = await harness.showPlainController().view
                let field = await harness.addField(to: root)
                var heights: [CGFloat] = []
                for hasAccessory in [false, true, false, false] {
                    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
                    field.inputAccessoryView = hasAccessory ? bar : nil
                    await harness.focus(field)
                    await harness.settle()
                    heights.append(height(of: root))
                    await harness.endEditing()
                    await harness.settle()
                }
                expectEqual(heights, [336, 380, guide == .right ? 336 : 34, 336])
            }

            // Source: FB18184281, the same (fact 131), iPadOS 26: a window that is dragged over a standing keyboard, or
            // away from it
            @Test(arguments: [SimulatedBehavior.GuideFrame.right, .missesMovesOfTheWindow])
            func itMayMissThatTheWindowIsMoved(guide: SimulatedBehavior.GuideFrame) async {
                let harness = SimulatedDeviceHarness(.iPad11)
                harness.device.behavior.guideFrame = guide
                harness.device.resizeWindow(to: CGRect(x: 100, y: 200, width: 600, height: 700))
                let root: UIView = await harness.showPlainController().view
                let field = await harness.addField(to: root)
                _ = root.keyboardLayoutGuide
                await harness.focus(field)
                await harness.settle()
                // The keyboard begins at 861, the window ends at 900.
                expectEqual(height(of: root), 39)
                harness.device.resizeWindow(to: CGRect(x: 100, y: 400, width: 600, height: 700))
                expectEqual(height(of: root), guide == .right ? 239 : 39)
                harness.device.keyboard.changeHeight(to: 400)
                await harness.settle()
                // It is right again with the next movement of the keyboard, which begins at 794 now.
                expectEqual(height(of: root), 306)
            }

            // Source: kirillzyusko/react-native-keyboard-controller #1298, PR 1299 (fact 35): as an accessory view goes, a
            // small height comes before willHide; how small is assumed
            @Test(arguments: [SimulatedBehavior.GuideFrame.right, .lowBeforeHide], [true, false])
            func itMayBeTooLowBeforeAHide(guide: SimulatedBehavior.GuideFrame, hasAccessory: Bool) async {
                device.behavior.guideFrame = guide
                let root: UIView = await harness.showPlainController().view
                let spy = SpyView(frame: root.bounds)
                await harness.turn { root.addSubview(spy) }
                let field = await harness.addField(to: root)
                if hasAccessory { field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44)) }
                _ = spy.keyboardLayoutGuide
                await harness.focus(field)
                await harness.settle()
                recorder.forget()
                var low: [CGFloat] = []
                spy.onLayout = { [recorder] in if recorder.all.isEmpty { low.append(height(of: spy)) } }
                await harness.turn {
                    spy.setNeedsLayout()
                    field.resignFirstResponder()
                }
                expectEqual(low, guide == .lowBeforeHide && hasAccessory ? [44] : [])
                await harness.settle()
                #expect(height(of: spy) == 34 && recorder.kinds.last == .didHide)
            }
        }
    }
#endif
