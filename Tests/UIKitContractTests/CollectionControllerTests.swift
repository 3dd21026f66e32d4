// When a collection controller makes room is a switch of the simulated device, so this file is compiled on Linux only.
#if os(Linux)
    import KeyboardHelperTestSupport
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        /// iPhone 16: 852 high, keyboard of 336, home indicator 34.
        @MainActor
        @Suite
        struct CollectionControllers {
            private let harness = SimulatedDeviceHarness()
            private let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
            private var collection: UICollectionView { controller.collectionView }

            private func show(_ position: SimulatedBehavior.CollectionRoom) async -> UITextField {
                harness.device.behavior.collectionControllersMakeRoom = position
                harness.device.scrollsFirstResponderIntoView = false
                await harness.show(controller)
                await harness.turn {
                    collection.alwaysBounceVertical = true
                    collection.contentOffset.y = -59
                }
                return await harness.addField(at: 500, to: collection)
            }

            // Source: ekazaev/ChatLayout #19 (fact 172): the adjusted inset grows at willShow and shrinks one turn
            // after willHide; the offset does not follow
            @Test(arguments: SimulatedBehavior.CollectionRoom.allCases)
            func itMayMakeRoomInItsAdjustedInset(_ position: SimulatedBehavior.CollectionRoom) async {
                let field = await show(position)
                await harness.focus(field)
                await harness.settle()
                expectEqual(collection.adjustedContentInset.bottom, position == .never ? 34 : 336)
                #expect(collection.contentInset == .zero && collection.contentOffset.y == -59)
                await harness.turn { _ = field.resignFirstResponder() }
                expectEqual(collection.adjustedContentInset.bottom, position == .never ? 34 : 336)
                await harness.settle()
                #expect(collection.adjustedContentInset.bottom == 34 && collection.contentInset == .zero)
            }

            // Source: none tells which comes first; both are positions of the switch
            @Test(arguments: SimulatedBehavior.CollectionRoom.allCases)
            func thatMayComeBeforeAnAppIsToldOrAfter(_ position: SimulatedBehavior.CollectionRoom) async {
                let field = await show(position)
                let told = Recorder<CGFloat>()
                told.observe(UIResponder.keyboardWillShowNotification) { [collection] _ in
                    MainActor.assumeIsolated { collection.adjustedContentInset.bottom }
                }
                await harness.focus(field)
                await harness.settle()
                expectEqual(told.all, [position == .beforeNotices ? 336 : 34])
            }
        }
    }
#endif
