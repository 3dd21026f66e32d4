// Sheets with detents, and presentations that leave the focus alone. Only the driver has these switches, so this file is
// compiled on Linux only. Numbers in brackets are the reports' in ASSUMPTIONS.md.
#if os(Linux)
    import KeyboardHelperTestSupport
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        /// iPhone 16: 852 high, safe area 59 above; a sheet begins at 69 and is 783 high. Keyboard from 516 on.
        @MainActor
        @Suite
        struct SheetSwitches {
            private let presenter = UIViewController()
            private let sheet = UIViewController()
            private let below = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 44))
            private let inside = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 44))

            private func harness(_ model: SimulatedModel = .iPhone16) async -> SimulatedDeviceHarness {
                let harness = SimulatedDeviceHarness(model)
                presenter.view.addSubview(below)
                sheet.view.addSubview(inside)
                await harness.show(presenter)
                await harness.settle()
                return harness
            }

            private func present(in harness: SimulatedDeviceHarness) async {
                await harness.turn { presenter.present(sheet, animated: false) }
                await harness.settle()
            }

            // Source: developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/medium(): about half
            // of the screen. That it is half of the largest sheet was assumed before, and is a switch.
            @Test(arguments: [true, false])
            func aSheetIsAsHighAsItsDetent(isHalfTheScreen: Bool) async {
                let harness = await harness()
                harness.device.behavior.sizes.mediumDetentIsHalfTheScreen = isHalfTheScreen
                sheet.sheetPresentationController?.detents = [.medium(), .large()]
                await present(in: harness)
                let height = isHalfTheScreen ? 426 : 391.5
                expectEqual(
                    harness.shownFrame(of: sheet.view), CGRect(x: 0, y: 852 - height, width: 393, height: height))
                await harness.turn { sheet.sheetPresentationController?.selectedDetentIdentifier = .large }
                expectEqual(harness.shownFrame(of: sheet.view).minY, 69)
            }

            // Source: developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/medium(): "inactive in compact
            // height". Assumed: without an active detent a sheet is at its largest.
            @Test(arguments: [[UISheetPresentationController.Detent.Identifier.medium], [.medium, .large]])
            func aMediumDetentIsInactiveOnAPhoneOnItsSide(
                _ identifiers: [UISheetPresentationController.Detent.Identifier]
            ) async {
                let harness = await harness()
                sheet.sheetPresentationController?.detents = identifiers.map { $0 == .medium ? .medium() : .large() }
                await present(in: harness)
                await harness.turn { harness.device.rotate(to: .landscapeLeft) }
                await harness.settle()
                expectEqual(harness.shownFrame(of: sheet.view), CGRect(x: 0, y: 0, width: 852, height: 393))
                await harness.turn { harness.device.rotate(to: .portrait) }
                await harness.settle()
                expectEqual(harness.shownFrame(of: sheet.view), CGRect(x: 0, y: 426, width: 393, height: 426))
            }

            // Source: [52], [102] FB17890661: focus expands the sheet to its largest detent
            @Test(arguments: [true, false])
            func aSheetMayExpandForTheKeyboard(isOn: Bool) async {
                let harness = await harness()
                harness.device.behavior.sheetsExpandForKeyboard = isOn
                sheet.sheetPresentationController?.detents = [.medium(), .large()]
                await present(in: harness)
                await harness.focus(inside)
                await harness.settle()
                expectEqual(harness.shownFrame(of: sheet.view).minY, isOn ? 69 : 426)
                await harness.endEditing()
                await harness.settle()
                expectEqual(harness.shownFrame(of: sheet.view).minY, 426)
            }

            // Source: [115] a component library's device test, iOS 27 on an iPhone 17 Pro: 402 x 874, keyboards of 328, 336 and 345;
            // MessageKit PR 1923. That the one which does not fit is the one that shrinks is inferred; both are switches.
            @Test(arguments: [328, 336, 345] as [CGFloat], [true, false])
            func aSheetMayBeLiftedOrShrunkForTheKeyboard(keyboard: CGFloat, isOn: Bool) async {
                let harness = await harness(.iPhone17Pro.withKeyboard(keyboard))
                harness.device.behavior.sheetsLiftForKeyboard = isOn
                harness.device.behavior.sheetsShrinkForKeyboard = isOn
                for (part, fits) in [(0.45, true), (0.92, false)] {
                    var height: CGFloat = 0
                    sheet.sheetPresentationController?.detents = [
                        .custom {
                            let value = ($0.maximumDetentValue * part).rounded()
                            height = value + 34
                            return value
                        }
                    ]
                    await present(in: harness)
                    let rest = CGRect(x: 0, y: 874 - height, width: 402, height: height)
                    expectEqual(harness.shownFrame(of: sheet.view), rest)
                    await harness.focus(inside)
                    await harness.settle()
                    let (frame, top) = (harness.shownFrame(of: sheet.view), 874 - keyboard)
                    expectEqual(harness.device.keyboard.frame.minY, top)
                    expectEqual(frame.minY, isOn && fits ? top - height : rest.minY)
                    expectEqual(frame.height, isOn && !fits ? top - rest.minY : height)
                    await harness.endEditing()
                    await harness.settle()
                    expectEqual(harness.shownFrame(of: sheet.view), rest)
                    await harness.turn { presenter.dismiss(animated: false) }
                    await harness.settle()
                }
            }

            // Source: [95] openradar 43300905
            @Test(arguments: [true, false])
            func aPopoverMayLeaveTheFocusWhereItIs(isOn: Bool) async {
                let harness = await harness(.iPad11)
                harness.device.behavior.popoversKeepFocus = isOn
                await harness.focus(below)
                await harness.settle()
                sheet.modalPresentationStyle = .popover
                sheet.popoverPresentationController?.sourceView = below
                await present(in: harness)
                expectEqual(below.isFirstResponder, isOn)
                expectEqual(harness.device.keyboard.frame.minY < 1194, isOn)
            }

            // Source: [95]; developer.apple.com/documentation/uikit/uisheetpresentationcontroller/largestundimmeddetentidentifier
            @Test(arguments: [true, false], [true, false])
            func aSheetThatDimsNothingMayLeaveTheFocusWhereItIs(isOn: Bool, isUndimmed: Bool) async {
                let harness = await harness()
                harness.device.behavior.popoversKeepFocus = isOn
                await harness.focus(below)
                await harness.settle()
                sheet.sheetPresentationController?.detents = [.medium(), .large()]
                if isUndimmed { sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium }
                await present(in: harness)
                expectEqual(below.isFirstResponder, isOn && isUndimmed)
            }
        }
    }
#endif
