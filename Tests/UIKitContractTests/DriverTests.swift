// A finger, the keys of the keyboard and the raw notifications are the driver's alone, so this file is compiled on
// Linux only. What it states is UIKit's behaviour all the same.
#if os(Linux)
    import KeyboardHelperTestSupport
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        @MainActor
        @Suite
        struct Driven {
            private let harness = SimulatedDeviceHarness()
            private let recorder = NoticeRecorder.listening()
            private var device: SimulatedDevice { harness.device }

            // MARK: Dragging

            // Source: https://developer.apple.com/documentation/uikit/uiscrollview/istracking, isdragging
            @Test func aFingerIsTrackedAndThenDrags() async {
                let scrollView = await harness.showScrollView()
                device.beginDrag(in: scrollView, at: CGPoint(x: 100, y: 500))
                #expect(scrollView.isTracking && !scrollView.isDragging && !scrollView.isDecelerating)
                device.drag(to: CGPoint(x: 100, y: 400))
                #expect(scrollView.isTracking && scrollView.isDragging)
                expectEqual(scrollView.contentOffset.y, 100)
                device.endDrag()
                #expect(!scrollView.isTracking && !scrollView.isDragging && !scrollView.isDecelerating)
            }

            // Source: https://developer.apple.com/documentation/uikit/uipangesturerecognizer/translation(in:)
            @Test(arguments: [(-1, -100), (0.5, 200), (2, 50)] as [(CGFloat, CGFloat)])
            func theContentStaysUnderTheFingerWhateverItsScale(scale: CGFloat, offset: CGFloat) async {
                let scrollView = await harness.showScrollView()
                scrollView.contentOffset.y = 300
                scrollView.transform = CGAffineTransform(scaleX: 1, y: scale)
                let line = UIView(frame: CGRect(x: 0, y: 500, width: 50, height: 0))
                scrollView.addSubview(line)
                let before = device.presentationFrame(of: line).minY
                device.beginDrag(in: scrollView, at: CGPoint(x: 100, y: 500))
                device.drag(to: CGPoint(x: 100, y: 400))
                #expect(abs(scrollView.contentOffset.y - (300 + offset)) < 0.4)
                #expect(abs(device.presentationFrame(of: line).minY - (before - 100)) < 0.8)
                device.endDrag()
            }

            // Source: slidetorock.com on the range; Apple's Scroll View Programming Guide on bouncing
            @Test func aDragBeyondTheRangeSpringsBackIntoIt() async {
                let scrollView = await harness.showScrollView()
                scrollView.contentInset = UIEdgeInsets(top: 60, left: 0, bottom: 300, right: 0)
                let maximum = scrollView.contentSize.height + 300 - scrollView.bounds.height
                for (start, finger, legal) in [(0, 500, -60), (maximum - 20, -500, maximum)] {
                    scrollView.contentOffset.y = start
                    device.beginDrag(in: scrollView, at: CGPoint(x: 100, y: 400))
                    device.drag(to: CGPoint(x: 100, y: 400 + finger))
                    #expect(scrollView.contentOffset.y < -60 || scrollView.contentOffset.y > maximum)
                    device.endDrag()
                    #expect(scrollView.isDecelerating)
                    device.settle()
                    #expect(scrollView.contentOffset.y == legal && !scrollView.isDecelerating)
                }
            }

            // Source: https://developer.apple.com/documentation/uikit/uiscrollview/setcontentoffset(_:animated:)
            @Test func anOffsetWithoutAnimationEndsTheRunningOn() async {
                let scrollView = await harness.showScrollView()
                device.beginDrag(in: scrollView, at: CGPoint(x: 100, y: 400))
                device.drag(to: CGPoint(x: 100, y: 600))
                device.endDrag()
                #expect(scrollView.isDecelerating)
                device.turn { scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: false) }
                device.settle()
                #expect(scrollView.contentOffset.y == 50 && !scrollView.isDecelerating)
            }

            // Source: https://developer.apple.com/documentation/uikit/uiscrollview/isdecelerating
            @Test func whatLeavesTheWindowRunsOnNoLonger() async {
                let scrollView = await harness.showScrollView()
                device.beginDrag(in: scrollView, at: CGPoint(x: 100, y: 400))
                device.drag(to: CGPoint(x: 100, y: 600))
                device.endDrag()
                device.turn { scrollView.removeFromSuperview() }
                #expect(!scrollView.isDecelerating && !scrollView.isTracking)
            }

            // Source: https://developer.apple.com/documentation/uikit/uiscrollview/setcontentoffset(_:animated:)
            @Test(arguments: [0, 1.9, 4, 8.1])
            func aScrollEndsWheneverItBegan(start: TimeInterval) async {
                let scrollView = await harness.showScrollView()
                device.advance(by: start)
                device.turn { scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true) }
                device.settle()
                #expect(scrollView.contentOffset.y == 400 && device.now < start + 0.35)
            }

            // Source: developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum/ondrag
            @Test func onDragTheKeyboardGoesAsTheDragBegins() async {
                let scrollView = await harness.showScrollView()
                scrollView.keyboardDismissMode = .onDrag
                let field = await harness.addField(to: scrollView)
                await harness.focus(field)
                device.settle()
                device.beginDrag(in: scrollView, at: CGPoint(x: 100, y: 400))
                #expect(field.isFirstResponder)
                device.drag(to: CGPoint(x: 100, y: 390))
                #expect(!field.isFirstResponder && recorder.kinds.contains(.willHide))
            }

            // MARK: The keyboard

            // Source: hackiftekhar/IQKeyboardManager, the chart in its repository (commit bbde149c)
            @Test func thePredictiveBarIsOneShowCycle() async {
                let controller = await harness.showPlainController()
                await harness.focus(harness.addField(to: controller.view))
                device.settle()
                recorder.forget()
                device.keyboard.changeHeight(to: 292)
                device.settle()
                expectEqual(recorder.kinds, [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
                expectEqual(recorder.last(.willShow)?.end?.height, 292)
            }

            // Source: hackiftekhar/IQKeyboardManager #1697; react-native-keyboard-controller #1304
            @Test func anAccessoryViewThatComesLateIsAnotherShowCycle() async {
                let controller = await harness.showPlainController()
                let textView = await harness.addTextView(to: controller.view)
                await harness.focus(textView)
                device.settle()
                recorder.forget()
                device.turn {
                    textView.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
                    textView.reloadInputViews()
                }
                device.settle()
                expectEqual(recorder.kinds, [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
            }

            // Source: https://developer.apple.com/documentation/uikit/uitextinputtraits/keyboardappearance,
            // uiresponder/reloadinputviews()
            @Test func anotherAppearanceIsSeenAfterReloadingOnly() async {
                let controller = await harness.showPlainController()
                let field = await harness.addField(to: controller.view)
                field.keyboardAppearance = .dark
                await harness.focus(field)
                expectEqual(device.keyboard.appearance, .dark)
                device.turn { field.keyboardAppearance = .light }
                expectEqual(device.keyboard.appearance, .dark)
                device.turn { field.reloadInputViews() }
                expectEqual(device.keyboard.appearance, .light)
            }

            // Source: techfeed.net/pt/5687: while undocking, iOS 5 posted a frame change with the begin key alone
            @Test func keysMayBeAbsent() async {
                await harness.show(UIViewController())
                device.keyboard.isScripted = true
                device.keyboard.post(.willChangeFrame, begin: .zero, end: nil, duration: nil, curve: nil, isLocal: nil)
                let notice = recorder.last(.willChangeFrame)
                #expect(notice != nil && notice?.end == nil && notice?.duration == nil)
                #expect(notice?.curve == nil && notice?.isLocal == nil)
            }

            // MARK: Taps and keys

            // Source: http://www.openradar.me/15149060; BottleRocket/iOS-KeyboardSupport #23
            @Test func aTappedTextViewStillHasItsOldSelectionWhenTheKeyboardComes() async {
                let controller = await harness.showPlainController()
                let textView = await harness.addTextView(to: controller.view)
                textView.text = "One\nTwo\nThree"
                textView.selectedRange = NSRange(location: 0, length: 0)
                var locations: [NoticeKind: Int] = [:]
                recorder.onRecord = { locations[$0.kind] = textView.selectedRange.location }
                device.tap(at: CGPoint(x: 190, y: 40), in: textView)
                #expect(locations[.willShow] == 0 && locations[.beginEditing] == 0)
                #expect(textView.selectedRange.location > 0)
            }

            // Source: https://developer.apple.com/documentation/uikit/uitextfield: one line; a text view has many
            @Test func inATextViewReturnIsText() async {
                let controller = await harness.showPlainController()
                let textView = await harness.addTextView(to: controller.view)
                await harness.focus(textView)
                device.pressReturn()
                #expect(textView.text == "\n" && textView.isFirstResponder)
            }
        }
    }
#endif
