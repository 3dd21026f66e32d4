// A device hangs or throws where the simulated one takes a note, so this file is compiled on Linux only.
#if os(Linux)
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        @MainActor
        @Suite
        struct Faults {
            private let harness = SimulatedDeviceHarness()
            private var device: SimulatedDevice { harness.device }

            private func addSpy() async -> SpyView {
                let root: UIView = await harness.showPlainController().view
                let spy = SpyView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
                await harness.turn { root.addSubview(spy) }
                spy.clear()
                return spy
            }

            // Source: nathantannar4/InputBarAccessoryView #285 (fact 63): endless layout, the app hangs
            @Test(arguments: [(9, []), (10, [SimulatedFault.endlessLayout]), (1000, [.endlessLayout])])
            func moreThanTenLayoutPassesInOneTurnAreAFault(again: Int, faults: [SimulatedFault]) async {
                let spy = await addSpy()
                spy.onLayout = { if spy.layouts <= again { spy.setNeedsLayout() } }
                await harness.turn { spy.setNeedsLayout() }
                expectEqual(device.faults, faults)
            }

            // Source: as above: two views that never agree
            @Test func viewsThatNeverAgreeAreAFault() async {
                let spy = await addSpy()
                let other = SpyView()
                await harness.turn { spy.superview?.addSubview(other) }
                spy.onLayout = { other.setNeedsLayout() }
                other.onLayout = { spy.setNeedsLayout() }
                await harness.turn { spy.setNeedsLayout() }
                expectEqual(device.faults, [.endlessLayout])
            }

            // Source: fact 103: it posts willShow from inside the layout pass
            @Test func reloadingInputViewsInsideALayoutPassIsAFault() async {
                let spy = await addSpy()
                let field = await harness.addField(to: spy)
                await harness.focus(field)
                await harness.settle()
                await harness.turn { field.reloadInputViews() }
                #expect(device.faults.isEmpty)
                spy.onLayout = { if spy.layouts == 1 { field.reloadInputViews() } }
                spy.clear()
                await harness.turn { spy.setNeedsLayout() }
                expectEqual(device.faults, [.reloadedInputViewsInLayout(view: "UITextField")])
                expectEqual(device.faults.first?.description, "UITextField.reloadInputViews() inside a layout pass")
            }

            // Source: without the focus it does nothing: https://developer.apple.com/documentation/uikit/uiresponder
            @Test func withoutTheFocusItIsNone() async {
                let spy = await addSpy()
                let field = await harness.addField(to: spy)
                spy.onLayout = { field.reloadInputViews() }
                await harness.turn { spy.setNeedsLayout() }
                #expect(device.faults.isEmpty)
            }

            nonisolated static let properties = [
                "center", "bounds", "frame", "transform", "contentInset", "contentOffset", "contentSize", "alpha",
            ]

            // Source: CALayerInvalidGeometry, "CALayer position contains NaN": LeoNatan/LNPopupController #355
            @Test(arguments: properties, [CGFloat.nan, .infinity])
            func aNumberThatIsNoneIsAFault(property: String, number: CGFloat) async {
                let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
                await harness.turn { device.window.addSubview(view) }
                await harness.turn {
                    switch property {
                    case "center": view.center.y = number
                    case "bounds": view.bounds.size.height = number
                    case "frame": view.frame.size.width = number
                    case "transform": view.transform.ty = number
                    case "contentInset": view.contentInset.bottom = number
                    case "contentOffset": view.contentOffset.y = number
                    case "contentSize": view.contentSize.height = number
                    default: view.alpha = number
                    }
                    expectEqual(device.faults.first?.description.hasPrefix("UIScrollView."), true)
                }
            }

            // Source: none is needed
            @Test func ordinaryNumbersAreNone() async {
                let spy = await addSpy()
                await harness.turn {
                    spy.frame = CGRect(x: -1e6, y: 0, width: 0, height: 1e6)
                    spy.transform = CGAffineTransform(scaleX: 0.1, y: 2)
                }
                #expect(device.faults.isEmpty)
            }
        }
    }
#endif
