// Windows are put beside each other by a person, so this file is compiled on Linux only. What it states is UIKit's
// behaviour all the same.
#if os(Linux)
    import KeyboardHelperTestSupport
    import Testing
    import UIKit

    extension UIKitContract {
        /// Split View, Slide Over and Stage Manager on an iPad 11, portrait: 834 x 1194, keyboard from 861 on.
        @MainActor
        @Suite
        struct WindowPlaces {
            private let device = SimulatedDevice(.iPad11)
            private let recorder = NoticeRecorder.listening()
            private let controller = UIViewController()
            private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))

            /// Split in two, the right one; slid over; a window of Stage Manager's; one that ends above the keyboard.
            nonisolated static let places: [(window: CGRect, covered: CGFloat)] = [
                (CGRect(x: 422, y: 0, width: 412, height: 1194), 333),
                (CGRect(x: 507, y: 10, width: 320, height: 1174), 323),
                (CGRect(x: 100, y: 200, width: 600, height: 700), 39),
                (CGRect(x: 100, y: 100, width: 500, height: 700), 0),
            ]

            private func show(in frame: CGRect) {
                device.resizeWindow(to: frame)
                controller.view.addSubview(field)
                device.show(controller)
                device.turn { _ = field.becomeFirstResponder() }
                device.settle()
            }

            // Source: https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey;
            // developer.apple.com/videos/play/wwdc2023/10281: the frame is the screen's, the window lies anywhere
            @Test(arguments: places)
            func theFrameIsTheScreensWhereverTheWindowIs(window: CGRect, covered: CGFloat) throws {
                show(in: window)
                let end = try #require(recorder.last(.willShow)?.end)
                expectEqual(end, CGRect(x: 0, y: 861, width: 834, height: 333))
                let view: UIView = controller.view
                let inView = view.convert(end, from: device.screen.coordinateSpace)
                #expect(inView.minX == -window.minX && inView.minY == 861 - window.minY)
                let overlap = inView.intersection(view.bounds)
                expectEqual(overlap.isNull ? 0 : overlap.height, covered)
            }

            // Source: https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide: resolved in the view
            @Test(arguments: places)
            func theGuideIsTheWindowsOwn(window: CGRect, covered: CGFloat) {
                show(in: window)
                let view: UIView = controller.view
                let height = max(covered, view.safeAreaInsets.bottom)
                expectEqual(view.keyboardLayoutGuide.layoutFrame.height, height)
            }

            // Source: developer.apple.com/documentation/uikit/uiviewcontroller/viewwilltransition(to:with:)
            @Test func aWindowThatIsResizedUnderTheKeyboardIsToldNothingByIt() {
                show(in: CGRect(x: 422, y: 0, width: 412, height: 1194))
                recorder.forget()
                device.resizeWindow(to: CGRect(x: 200, y: 150, width: 600, height: 800))
                device.settle()
                #expect(recorder.kinds.isEmpty && field.isFirstResponder)
                expectEqual(controller.view.bounds.size, CGSize(width: 600, height: 800))
                expectEqual(device.keyboard.frame.minY, 861)
            }

            // Source: https://developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller
            @Test func aSecondWindowHasItsOwnRoot() {
                show(in: CGRect(x: 0, y: 0, width: 412, height: 1194))
                let second = device.makeWindow(frame: CGRect(x: 422, y: 0, width: 412, height: 1194))
                let other = UIViewController()
                device.show(other)
                #expect(other.view.window === second && controller.view.window !== second)
                expectEqual(device.presentationFrame(of: other.view).minX, 422)
            }
        }
    }
#endif
