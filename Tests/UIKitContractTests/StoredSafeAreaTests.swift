// Whether safe areas are stored is a switch of the simulated device, so this file is compiled on Linux only.
#if os(Linux)
    import KeyboardHelperTestSupport
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        /// iPhone 16: the window's safe area is 59 at the top and 34 at the bottom.
        @MainActor
        @Suite
        struct StoredSafeAreas {
            private let harness = SimulatedDeviceHarness()
            private var device: SimulatedDevice { harness.device }

            private func showRoot(stores: Bool = true) async -> UIView {
                device.behavior.storesSafeArea = stores
                return await harness.showPlainController().view
            }

            // Source: hackiftekhar/IQKeyboardManager #1449, #1633 and #1899, Paralayout #86 (fact 97). That a new center
            // alone refreshes nothing is assumed.
            @Test(arguments: [true, false])
            func afterANewCenterTheOldInsetsMayStillBeReadInThatTurn(stores: Bool) async {
                let root = await showRoot(stores: stores)
                expectEqual(root.safeAreaInsets.bottom, 34)
                await harness.turn {
                    root.center.y -= 20
                    expectEqual(root.safeAreaInsets.bottom, stores ? 34 : 14)
                }
                expectEqual(root.safeAreaInsets.bottom, 14)
            }

            // Source: a reading of UIKit 11.0 (idx 68310524572): stored, and brought up to date by layout, by a new frame
            // and by a new superview; the view is told at once
            @Test func aNewFrameBringsThemUpToDateAtOnce() async {
                let root = await showRoot()
                let (outer, inner) = (SpyView(frame: root.bounds), SpyView(frame: root.bounds))
                await harness.turn {
                    root.addSubview(outer)
                    outer.addSubview(inner)
                    #expect(outer.safeAreaInsets.bottom == 34 && inner.safeAreaInsets.bottom == 34)
                }
                [outer, inner].forEach { $0.clear() }
                await harness.turn {
                    outer.frame.origin.y = -20
                    #expect(outer.safeAreaInsets.bottom == 14 && inner.safeAreaInsets.bottom == 14)
                    #expect(outer.log.all == [" safe area"] && inner.log.all == [" safe area"])
                    outer.frame.size.height -= 20
                    expectEqual(outer.safeAreaInsets.bottom, 0)
                }
            }

            // Source: as above
            @Test func soDoesALayoutAndNoLayoutOfOthers() async {
                let root = await showRoot()
                let view = SpyView(frame: root.bounds)
                await harness.turn { root.addSubview(view) }
                await harness.turn {
                    view.center.y -= 20
                    view.layoutIfNeeded()
                    expectEqual(view.safeAreaInsets.bottom, 34)
                    view.setNeedsLayout()
                    view.onLayout = { expectEqual(view.safeAreaInsets.bottom, 14) }
                    view.layoutIfNeeded()
                    expectEqual(view.safeAreaInsets.bottom, 14)
                }
            }

            // Source: as above. That it is so for a transform and where nothing is stored is assumed
            @Test(arguments: [true, false])
            func whatIsPinnedToThemMovesInTheLayoutAfterAMovement(stores: Bool) async {
                let root = await showRoot(stores: stores)
                let (card, label) = (UIView(frame: root.bounds), UIView())
                await harness.turn {
                    root.addSubview(card)
                    card.addSubview(label)
                    label.translatesAutoresizingMaskIntoConstraints = false
                    NSLayoutConstraint.activate([
                        label.bottomAnchor.constraint(equalTo: card.safeAreaLayoutGuide.bottomAnchor),
                        label.leadingAnchor.constraint(equalTo: card.leadingAnchor),
                        label.widthAnchor.constraint(equalToConstant: 100),
                        label.heightAnchor.constraint(equalToConstant: 10),
                    ])
                }
                expectEqual(label.frame.maxY, 818)
                await harness.turn {
                    card.transform = CGAffineTransform(translationX: 0, y: -20)
                    card.setNeedsLayout()
                    card.layoutIfNeeded()
                    expectEqual(label.frame.maxY, 838)
                    card.transform = .identity
                    card.setNeedsLayout()
                    card.layoutIfNeeded()
                    expectEqual(label.frame.maxY, 818)
                }
            }

            // Source: as above; fact 97 for scroll views
            @Test func everythingThatUIKitDerivesGoesByWhatIsStored() async {
                let root = await showRoot()
                let scrollView = UIScrollView(frame: root.bounds)
                scrollView.contentSize = CGSize(width: 100, height: 2000)
                await harness.turn { root.addSubview(scrollView) }
                await harness.turn {
                    scrollView.center.y -= 20
                    expectEqual(scrollView.adjustedContentInset.bottom, 34)
                    #expect(scrollView.safeAreaLayoutGuide.layoutFrame.height.isClose(to: 759))
                }
                expectEqual(scrollView.adjustedContentInset.bottom, 14)
            }

            // Source: as above: the setter asks the controllers to compute their insets anew; that the view has them at
            // once is assumed
            @Test func additionalInsetsCountAtOnce() async {
                let root = await showRoot()
                await harness.turn {
                    harness.window.rootViewController?.additionalSafeAreaInsets.bottom = 25
                    expectEqual(root.safeAreaInsets.bottom, 59)
                }
            }

            // Source: as above
            @Test func outsideOfTheWindowThereAreNone() async {
                let root = await showRoot()
                let view = UIView(frame: root.bounds)
                await harness.turn { root.addSubview(view) }
                expectEqual(view.safeAreaInsets.bottom, 34)
                await harness.turn {
                    view.removeFromSuperview()
                    expectEqual(view.safeAreaInsets, .zero)
                    view.center.y -= 20
                    root.addSubview(view)
                    expectEqual(view.safeAreaInsets.bottom, 14)
                }
            }
        }
    }
#endif
