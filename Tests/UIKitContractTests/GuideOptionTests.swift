// A finger, and whether guides share their options, are the driver's alone, so this file is compiled on Linux only.
#if os(Linux)
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        @MainActor
        @Suite
        struct GuideOptions {
            private let harness = SimulatedDeviceHarness()
            private var device: SimulatedDevice { harness.device }

            private func set(_ guide: UIKeyboardLayoutGuide) {
                guide.usesBottomSafeArea = false
                guide.followsUndockedKeyboard = true
                guide.keyboardDismissPadding = 40
            }

            private func isSet(_ guide: UIKeyboardLayoutGuide) -> Bool {
                let isSet = !guide.usesBottomSafeArea
                expectEqual(guide.followsUndockedKeyboard, isSet)
                expectEqual(guide.keyboardDismissPadding, isSet ? 40 : 0)
                return isSet
            }

            // Source: class dumps of UIKeyboardLayoutGuide (windowGuide, inheritOptionsFromGuide:); that a view's guide
            // hands its options on to the window's, and from there to all, is assumed
            @Test(arguments: [true, false])
            func theGuidesOfAWindowMayShareTheirOptions(isOn: Bool) async {
                device.behavior.sharesGuideOptions = isOn
                let root: UIView = await harness.showPlainController().view
                let part = UIView(frame: root.bounds)
                await harness.turn {
                    root.addSubview(part)
                    _ = part.keyboardLayoutGuide
                }
                await harness.turn { set(root.keyboardLayoutGuide) }
                #expect(isSet(root.keyboardLayoutGuide))
                expectEqual(isSet(part.keyboardLayoutGuide), isOn)
                expectEqual(part.keyboardLayoutGuide.layoutFrame.height, isOn ? 0 : 34)
            }

            // Source: as above
            @Test(arguments: SimulatedSystem.allCases)
            func inEverySystemTheyDo(system: SimulatedSystem) {
                #expect(SimulatedDevice(.iPhone16, system: system).behavior.sharesGuideOptions)
            }

            // Source: as above; assumed
            @Test(arguments: [true, false])
            func whatWasSetOutsideOfTheWindowComesAlong(isOn: Bool) async {
                device.behavior.sharesGuideOptions = isOn
                let root: UIView = await harness.showPlainController().view
                let part = UIView(frame: root.bounds)
                set(part.keyboardLayoutGuide)
                #expect(!isSet(root.keyboardLayoutGuide))
                await harness.turn { root.addSubview(part) }
                expectEqual(isSet(root.keyboardLayoutGuide), isOn)
            }

            // Source: none; assumed, as it is a layout guide of the view
            @Test func theGuideIsAmongTheLayoutGuidesOnceItWasAskedFor() async {
                let root: UIView = await harness.showPlainController().view
                #expect(!root.layoutGuides.contains { $0 is UIKeyboardLayoutGuide })
                let guide = root.keyboardLayoutGuide
                #expect(root.layoutGuides.contains { $0 === guide })
            }

            // Source: https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide/usesbottomsafearea
            @Test func whatIsPinnedToASharedGuideIsLaidOutAnew() async {
                device.behavior.sharesGuideOptions = true
                let root: UIView = await harness.showPlainController().view
                let (part, bar) = (UIView(frame: root.bounds), UIView())
                await harness.turn {
                    root.addSubview(part)
                    bar.translatesAutoresizingMaskIntoConstraints = false
                    part.addSubview(bar)
                    NSLayoutConstraint.activate([
                        bar.leadingAnchor.constraint(equalTo: part.leadingAnchor),
                        bar.widthAnchor.constraint(equalToConstant: 40),
                        bar.heightAnchor.constraint(equalToConstant: 40),
                        bar.bottomAnchor.constraint(equalTo: part.keyboardLayoutGuide.topAnchor),
                    ])
                }
                expectEqual(bar.frame.maxY, 818)
                await harness.turn { root.keyboardLayoutGuide.usesBottomSafeArea = false }
                expectEqual(bar.frame.maxY, 852)
            }

            // Source: https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide/keyboarddismisspadding: the
            // dismissal begins that much earlier, and negative values count as 0. Whose guide counts is assumed.
            @Test(arguments: [(40, 560), (0, 520), (-40, 520)] as [(CGFloat, CGFloat)])
            func aFingerTakesTheKeyboardAlongFromFartherAbove(padding: CGFloat, top: CGFloat) async {
                let scrollView = await harness.showScrollView()
                scrollView.keyboardDismissMode = .interactive
                scrollView.superview?.keyboardLayoutGuide.keyboardDismissPadding = padding
                await harness.focus(harness.addField(to: scrollView))
                await harness.settle()
                device.beginDrag(in: scrollView, at: CGPoint(x: 100, y: 300))
                device.drag(to: CGPoint(x: 100, y: 470))
                expectEqual(device.keyboard.frame.minY, 516)
                device.drag(to: CGPoint(x: 100, y: 520))
                expectEqual(device.keyboard.frame.minY, top)
            }
        }
    }
#endif
