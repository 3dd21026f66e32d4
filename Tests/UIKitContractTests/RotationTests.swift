// A device that turns and a finger that swipes back are the driver's alone, so this file is compiled on Linux only.
#if os(Linux)
    import KeyboardHelperTestSupport
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        @MainActor
        @Suite
        struct Rotation {
            private let harness = SimulatedDeviceHarness()
            private var device: SimulatedDevice { harness.device }

            private func showField() async -> UITextField {
                let controller = UIViewController()
                let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
                controller.view.addSubview(field)
                await harness.show(controller)
                await harness.focus(field)
                await harness.settle()
                return field
            }

            // Source: https://github.com/RxSwiftCommunity/RxKeyboard/issues/46
            @Test func aRotationPostsAHideInTheOldCoordinatesAndAShowInTheNew() async {
                let field = await showField()
                let old = device.screen.bounds.size
                let recorder = NoticeRecorder.listening()
                device.rotate(to: .landscapeLeft)
                await harness.settle()
                let will = recorder.all.filter { $0.kind == .willHide || $0.kind == .willShow }
                expectEqual(will.map(\.kind), [.willHide, .willShow])
                expectEqual(will.first?.end?.minY, old.height)
                expectEqual(will.last?.end?.maxY, old.width)
                #expect(field.isFirstResponder)
                #expect(!recorder.all.contains { $0.kind == .endEditing || $0.kind == .beginEditing })
            }

            // Source: https://developer.apple.com/documentation/uikit/uiscreen/coordinatespace
            @Test func theScreensCoordinateSpaceTurnsWithTheInterface() async {
                _ = await showField()
                let old = device.screen.bounds.size
                device.rotate(to: .landscapeLeft)
                expectEqual(device.screen.coordinateSpace.bounds.size, CGSize(width: old.height, height: old.width))
                expectEqual(harness.window.bounds.size, device.screen.bounds.size)
                expectEqual(harness.window.rootViewController?.view.frame, harness.window.bounds)
            }

            // Source: https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator: what changes in
            // a rotation is animated with it. That it takes 0.3 seconds is assumed.
            @Test(arguments: [true, false])
            func aRotationMayBeAnimatedWithTheViewsInTheWindow(isOn: Bool) async {
                device.behavior.animatesRotation = isOn
                let root: UIView = await harness.showPlainController().view
                let spy = SpyView(frame: root.bounds)
                let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
                spy.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                var duration: Double?
                await harness.turn {
                    root.addSubview(spy)
                    spy.addSubview(box)
                }
                spy.onLayout = {
                    duration = UIView.inheritedAnimationDuration
                    box.frame.origin.x = spy.bounds.width - 50
                }
                device.rotate(to: .landscapeLeft)
                expectEqual(duration, isOn ? 0.3 : 0)
                #expect(root.frame == device.screen.bounds && box.frame.minX == 802)
                device.advance(by: 0.15)
                #expect((device.presentationFrame(of: box).minX.isClose(to: 802, within: 1)) != isOn)
                expectEqual(device.presentationFrame(of: root).width.isClose(to: 622.5, within: 1), isOn)
                device.settle()
                expectEqual(device.presentationFrame(of: box).minX, 802)
                expectEqual(root.safeAreaInsets.left, 59)
            }

            // Source: https://castro.fm/blog (viewMightAppear): will, then did or will again
            @Test(arguments: [true, false])
            func aSwipeBackBringsTheOneBelowIntoTheWindowAtOnce(finishes: Bool) async {
                let log = CallLog()
                let (below, top) = (SpyController("below", log: log), SpyController("top", log: log))
                let navigation = UINavigationController(rootViewController: below)
                await harness.show(navigation)
                await harness.turn { navigation.pushViewController(top, animated: false) }
                log.forget()
                device.beginInteractivePop()
                expectEqual(log.all.prefix(2), ["top will disappear", "below will appear"])
                #expect(below.view.window != nil && top.view.window != nil)
                log.forget()
                if finishes { device.finishInteractivePop() } else { device.cancelInteractivePop() }
                #expect(top.view.window == nil || !finishes)
                #expect(below.view.window == nil || finishes)
                let expected =
                    finishes
                    ? ["top did disappear", "below did appear"]
                    : ["below will disappear", "below did disappear", "top will appear", "top did appear"]
                expectEqual(log.all, expected)
            }

            // Source: https://github.com/flutter/engine (zero frames while locked), the lock's burst of shows
            @Test func lockingPostsShowsWithEmptyFrames() async {
                _ = await showField()
                let recorder = NoticeRecorder.listening()
                device.lock()
                #expect(!recorder.all.isEmpty)
                #expect(recorder.all.allSatisfy { $0.end == .zero && $0.duration == 0 })
                expectEqual(device.scene.activationState, .background)
                device.unlock()
                expectEqual(device.scene.activationState, .foregroundActive)
                expectEqual(recorder.all.last?.end?.height, 336)
            }
        }
    }
#endif
