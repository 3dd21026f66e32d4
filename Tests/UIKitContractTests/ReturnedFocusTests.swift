// What becomes of a focus that was taken away is a switch of the simulated device, so this file is compiled on Linux only.
#if os(Linux)
    import KeyboardHelperTestSupport
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        @MainActor
        @Suite
        struct ReturnedFocus {
            private let harness = SimulatedDeviceHarness()
            private let recorder = NoticeRecorder.listening()
            private var device: SimulatedDevice { harness.device }

            nonisolated static let positions: [SimulatedBehavior.ReturnedFocus] = [
                .none, .unanimated, .oneNotice(.willShow), .oneNotice(.didShow),
            ]

            private func presentOverFocus(
                _ position: SimulatedBehavior.ReturnedFocus, _ style: UIModalPresentationStyle
            ) async -> (UIViewController, UITextField) {
                device.behavior.returnedFocus = position
                let controller = await harness.showPlainController()
                let field = await harness.addField(to: controller.view)
                await harness.focus(field)
                await harness.settle()
                let presented = UIViewController()
                presented.modalPresentationStyle = style
                await harness.turn { controller.present(presented, animated: true) }
                await harness.settle()
                #expect(!field.isFirstResponder && device.keyboard.frame.minY == 852)
                recorder.forget()
                return (controller, field)
            }

            // Source: [86] a public app: a sheet goes, and the keyboard appears unanimated; [13] RNKC PR 557: on iOS 15 it
            // is back at once, and one event is posted
            @Test(arguments: positions, [UIModalPresentationStyle.pageSheet, .fullScreen])
            func theFocusMayReturnWhenWhatTookItHasGone(
                _ position: SimulatedBehavior.ReturnedFocus, style: UIModalPresentationStyle
            ) async {
                let (controller, field) = await presentOverFocus(position, style)
                await harness.turn { controller.dismiss(animated: true) }
                await harness.settle()
                expectEqual(field.isFirstResponder, position != .none)
                expectEqual(device.keyboard.frame.minY, position == .none ? 852 : 516)
                let shows = recorder.all.filter { $0.kind == .willShow || $0.kind == .didShow }
                let told: [SimulatedBehavior.ReturnedFocus: [NoticeKind]] = [
                    .unanimated: [.willShow, .didShow], .oneNotice(.willShow): [.willShow],
                    .oneNotice(.didShow): [.didShow],
                ]
                expectEqual(shows.map(\.kind), told[position] ?? [])
                #expect(shows.allSatisfy { $0.duration == 0 && $0.end == device.keyboard.frame })
                expectEqual(recorder.kinds.contains(.beginEditing), position != .none)
            }

            // Source: as above; that a focus elsewhere keeps it is assumed
            @Test(arguments: positions)
            func anInputThatHasGoneHasNothingToReturnTo(_ position: SimulatedBehavior.ReturnedFocus) async {
                let (controller, field) = await presentOverFocus(position, .pageSheet)
                await harness.turn { field.removeFromSuperview() }
                await harness.turn { controller.dismiss(animated: true) }
                await harness.settle()
                #expect(recorder.kinds.isEmpty && !field.isFirstResponder)
            }

            // Source: [13] and [86], as `SimulatedSystem` has them. Which notice comes is not reported; with a did notice alone
            // no app could know of the keyboard, so it is taken to be the other.
            @Test(arguments: SimulatedSystem.allCases)
            func inEverySystemItReturns(system: SimulatedSystem) {
                expectEqual(system.behavior.returnedFocus, system == .iOS15 ? .oneNotice(.willShow) : .unanimated)
            }
        }
    }
#endif
