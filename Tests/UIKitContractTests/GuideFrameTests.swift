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
        struct GuideFrames {
            private let harness = SimulatedDeviceHarness()
            private let recorder = NoticeRecorder.listening()
            private var device: SimulatedDevice { harness.device }

            private func height(of view: UIView) -> CGFloat { view.keyboardLayoutGuide.layoutFrame.height }

            // Source: manaflow-ai/cmux #13470 (fact 181): 34 too low until the next keyboard
            @Test(arguments: [true, false])
            func itMayRestAtTheBottomOnceAKeyboardHasComeAndGone(restsLow: Bool) async {
                device.behavior.guidesRestAtTheBottom = restsLow
                let root: UIView = await harness.showPlainController().view
                let field = await harness.addField(at: 200, to: root)
                let bar = await harness.addBarOnKeyboard(to: root)
                for isLater in [false, true] {
                    expectEqual(height(of: root), restsLow && isLater ? 0 : 34)
                    expectEqual(harness.shownFrame(of: bar).maxY, restsLow && isLater ? 852 : 818)
                    await harness.focus(field)
                    await harness.settle()
                    expectEqual(harness.shownFrame(of: bar).maxY, 516)
                    await harness.endEditing()
                    await harness.settle()
                }
            }

            // A switch alone: nothing public says so. The library tells in debug builds where it does not hold.
            @Test(arguments: [true, false])
            func aLayoutMayLeaveAViewAloneThatIsNotAtItsPlace(leaves: Bool) async {
                device.behavior.layoutsLeaveDisplacedViews = leaves
                let root: UIView = await harness.showPlainController().view
                let view = UIView()
                view.translatesAutoresizingMaskIntoConstraints = false
                await harness.turn {
                    root.addSubview(view)
                    view.topAnchor.constraint(equalTo: root.topAnchor, constant: 100).isActive = true
                    view.heightAnchor.constraint(equalToConstant: 20).isActive = true
                }
                await harness.turn { view.center.y = 300 }
                await harness.turn { root.setNeedsLayout() }
                expectEqual(view.center.y, leaves ? 300 : 110)
            }

            // MARK: Left behind

            // Source: kirillzyusko/react-native-keyboard-controller #1591, PR 1598 (fact 28): later animations run from
            // the old height to the same
            @Test(arguments: [SimulatedBehavior.GuideFrame.right, .staleAfterLeaving])
            func aScreenThatWasLeftWithTheKeyboardUpMayKeepItsHeight(guide: SimulatedBehavior.GuideFrame) async {
                device.behavior.guideFrame = guide
                let first = UIViewController()
                let navigation = UINavigationController(rootViewController: first)
                await harness.show(navigation)
                let field = await harness.addField(at: 200, to: first.view)
                let bar = await harness.addBarOnKeyboard(to: first.view)
                await harness.focus(field)
                await harness.settle()
                await harness.turn { navigation.pushViewController(UIViewController(), animated: true) }
                await harness.settle()
                await harness.turn { navigation.popViewController(animated: true) }
                await harness.settle()
                expectEqual(device.keyboard.frame.minY, 852)
                expectEqual(height(of: first.view), guide == .right ? 34 : 336)
                expectEqual(harness.shownFrame(of: bar).maxY, guide == .right ? 818 : 516)
                await harness.focus(field)
                await harness.advance(by: 0.05)
                expectEqual(harness.shownFrame(of: bar).maxY == 516, guide == .staleAfterLeaving)
                await harness.settle()
                expectEqual(harness.shownFrame(of: bar).maxY, 516)
                // It has seen this movement and sees the next one.
                await harness.endEditing()
                await harness.settle()
                expectEqual(height(of: first.view), 34)
            }

            // Source: fact 28
            @Test func soMayAViewThatIsTakenOutOfTheWindow() async {
                device.behavior.guideFrame = .staleAfterLeaving
                let root: UIView = await harness.showPlainController().view
                let part = UIView(frame: CGRect(x: 0, y: 80, width: 393, height: 772))
                await harness.turn {
                    root.addSubview(part)
                    _ = part.keyboardLayoutGuide
                }
                await harness.focus(harness.addField(to: part))
                await harness.settle()
                await harness.turn { part.removeFromSuperview() }
                await harness.settle()
                await harness.turn { root.addSubview(part) }
                expectEqual(device.keyboard.frame.minY, 852)
                expectEqual(height(of: part), 336)
            }

            // Source: fact 28, which speaks of screens left with the keyboard up only
            @Test func aScreenThatWasLeftWithoutAKeyboardIsRight() async {
                device.behavior.guideFrame = .staleAfterLeaving
                let root: UIView = await harness.showPlainController().view
                _ = height(of: root)
                await harness.focus(harness.addField(to: root))
                await harness.settle()
                await harness.endEditing()
                await harness.settle()
                await harness.turn { harness.window.rootViewController = UIViewController() }
                await harness.turn { harness.window.addSubview(root) }
                expectEqual(height(of: root), 34)
            }

            // MARK: Too low, too high

            // Source: cmux PR 9958 and 10810 (fact 25)
            @Test func itMayLieAtTheBottomWhileTheKeyboardIsUp() async {
                device.behavior.guideFrame = .atTheBottom
                let root: UIView = await harness.showPlainController().view
                let bar = await harness.addBarOnKeyboard(to: root)
                await harness.focus(harness.addField(to: root))
                await harness.settle()
                expectEqual(device.keyboard.frame.minY, 516)
                #expect(height(of: root) == 34 && harness.shownFrame(of: bar).maxY == 818)
            }

            // Source: kirillzyusko/react-native-keyboard-controller #1155, PR 1159 (fact 34): 453.66 for 345
            @Test func itMayBeTooHighForAMomentAfterOpening() async {
                device.behavior.guideFrame = .tooHighAfterOpening
                let root: UIView = await harness.showPlainController().view
                let field = await harness.addField(to: root)
                let bar = await harness.addBarOnKeyboard(to: root)
                var told: CGFloat?
                recorder.onRecord = { if $0.kind == .didShow { told = root.keyboardLayoutGuide.layoutFrame.height } }
                await harness.focus(field)
                await harness.advance(by: 0.25)
                expectEqual(told, 336)
                #expect(height(of: root).isClose(to: 444.66))
                #expect(harness.shownFrame(of: bar).maxY.isClose(to: 852 - 444.66, within: 0.34))
                await harness.settle()
                #expect(height(of: root) == 336 && harness.shownFrame(of: bar).maxY == 516)
                // A standing keyboard does not open.
                device.keyboard.changeHeight(to: 300)
                await harness.advance(by: 0.25)
                expectEqual(height(of: root), 300)
            }

            // MARK: Accessory views

            // Source: kirillzyusko/react-native-keyboard-controller PR 1068 (fact 33): at rest the guide stands above
            // the accessory view, during a drag it does not count it
            @Test(arguments: [true, false], [true, false])
            func theAccessoryViewMayCount(atRest: Bool, inDrag: Bool) async {
                device.behavior.guideCountsAccessoryAtRest = atRest
                device.behavior.guideCountsAccessoryInDrag = inDrag
                let scrollView = await harness.showScrollView()
                scrollView.keyboardDismissMode = .interactive
                let field = await harness.addField(to: scrollView)
                field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
                let root = scrollView.superview ?? UIView()
                await harness.focus(field)
                await harness.settle()
                expectEqual(device.keyboard.frame.minY, 472)
                expectEqual(height(of: root), atRest ? 380 : 336)
                device.beginDrag(in: scrollView, at: CGPoint(x: 100, y: 300))
                device.drag(to: CGPoint(x: 100, y: 600))
                expectEqual(device.keyboard.frame.minY, 600)
                expectEqual(height(of: root), inDrag ? 252 : 208)
                device.drag(to: CGPoint(x: 100, y: 480))
                device.endDrag()
                await harness.settle()
                expectEqual(height(of: root), atRest ? 380 : 336)
            }
        }
    }
#endif
