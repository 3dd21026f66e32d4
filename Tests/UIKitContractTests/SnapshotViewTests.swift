import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    /// Views that show what another view showed.
    @MainActor
    @Suite
    struct SnapshotViews {
        private let harness: any ContractHarness

        init() throws {
            harness = try makeHarness()
        }

        // Source: https://developer.apple.com/documentation/uikit/uiview/snapshotview(afterscreenupdates:)
        @Test func itHasTheSizeOfWhatItShows() async throws {
            let controller = await harness.showPlainController()
            let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 150))
            await harness.turn { controller.view.addSubview(card) }
            let whole = try #require(card.snapshotView(afterScreenUpdates: true))
            expectEqual(whole.frame.size, card.bounds.size)
            let part = try #require(
                card.resizableSnapshotView(
                    from: CGRect(x: 10, y: 20, width: 50, height: 60), afterScreenUpdates: true, withCapInsets: .zero))
            expectEqual(part.frame.size, CGSize(width: 50, height: 60))
            #expect(part.window == nil && part.superview == nil)
        }

        // Assumed; Apple says of a view that is not rendered that its snapshot has no visible content.
        @Test func thereIsNoneOfAViewThatIsNotOnScreen() {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            #expect(view.snapshotView(afterScreenUpdates: false) == nil)
        }

        // Source: https://developer.apple.com/documentation/uikit/uiview/snapshotview(afterscreenupdates:): an image
        @Test func itHoldsNoInputsAndTakesNoFocus() async throws {
            let controller = await harness.showPlainController()
            let field = await harness.addField(to: controller.view)
            await harness.focus(field)
            await harness.settle()
            let still = try #require(controller.view.snapshotView(afterScreenUpdates: true))
            await harness.turn { controller.view.addSubview(still) }
            #expect(field.isFirstResponder)
            func inputs(in view: UIView) -> Int {
                (view is UITextField ? 1 : 0) + view.subviews.map { inputs(in: $0) }.reduce(0, +)
            }
            #expect(inputs(in: still) == 0 && !still.canBecomeFirstResponder)
            #expect(!still.becomeFirstResponder() && field.isFirstResponder)
        }

        #if os(Linux)
            /// A card with a title in it, and the harness that shows it.
            private func showCard() async -> (harness: SimulatedDeviceHarness, card: UIView, label: UILabel) {
                let harness = SimulatedDeviceHarness()
                let controller = await harness.showPlainController()
                let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 150))
                card.backgroundColor = .systemBlue
                let label = UILabel(frame: CGRect(x: 10, y: 20, width: 100, height: 30))
                label.text = "Title"
                card.addSubview(label)
                await harness.turn { controller.view.addSubview(card) }
                return (harness, card, label)
            }

            private func texts(of view: UIView, on device: SimulatedDevice) throws -> [SimulatedSnapshot.Text] {
                try #require(device.snapshot().node(of: view)).flattened.flatMap(\.texts)
            }

            // Source: https://developer.apple.com/documentation/uikit/uiview/snapshotview(afterscreenupdates:)
            @Test func itShowsWhatWasThereThen() async throws {
                let (harness, card, label) = await showCard()
                let still = try #require(card.snapshotView(afterScreenUpdates: false))
                let blue = harness.device.snapshot().node(of: card)?.backgroundColor
                still.frame.origin = CGPoint(x: 20, y: 400)
                await harness.turn {
                    card.superview?.addSubview(still)
                    label.text = "Another"
                    card.backgroundColor = .systemRed
                }
                let text = try #require(try texts(of: still, on: harness.device).first)
                let original = try #require(try texts(of: card, on: harness.device).first)
                #expect(text.string == "Title" && original.string == "Another")
                #expect(text.frame.minX == original.frame.minX && text.frame.minY == original.frame.minY + 300)
                let node = try #require(harness.device.snapshot().node(of: still))
                #expect(blue != nil && node.subviews.first?.backgroundColor == blue)
                expectEqual(node.subviews.first?.frame, still.frame)
                let ids = harness.device.snapshot().nodes.map(\.id)
                expectEqual(Set(ids).count, ids.count)
            }

            // Source: https://developer.apple.com/documentation/uikit/uiview/resizablesnapshotview(from:afterscreenupdates:
            // withcapinsets:)
            @Test func aPartIsCutOutAndStretchedBetweenItsCaps() async throws {
                let (harness, card, _) = await showCard()
                let part = try #require(
                    card.resizableSnapshotView(
                        from: CGRect(x: 10, y: 20, width: 100, height: 30), afterScreenUpdates: true,
                        withCapInsets: UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0)))
                part.frame.origin = CGPoint(x: 0, y: 500)
                await harness.turn { card.superview?.addSubview(part) }
                let label = try #require(
                    harness.device.snapshot().node(of: part)?.flattened.first { !$0.texts.isEmpty })
                expectEqual(label.frame, CGRect(x: 0, y: 500, width: 100, height: 30))
                await harness.turn { part.frame.size = CGSize(width: 200, height: 50) }
                let stretched = try #require(
                    harness.device.snapshot().node(of: part)?.flattened.first { !$0.texts.isEmpty })
                expectEqual(stretched.frame, CGRect(x: 0, y: 500, width: 200, height: 50))
            }

            @Test func afterUpdatesItShowsWhatIsLaidOutNow() async throws {
                let (harness, card, label) = await showCard()
                card.translatesAutoresizingMaskIntoConstraints = true
                label.translatesAutoresizingMaskIntoConstraints = false
                var still: UIView?
                await harness.turn {
                    NSLayoutConstraint.activate([
                        label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 70),
                        label.topAnchor.constraint(equalTo: card.topAnchor),
                    ])
                    still = card.snapshotView(afterScreenUpdates: true)
                }
                let shown = try #require(still)
                shown.frame.origin = CGPoint(x: 0, y: 500)
                await harness.turn { card.superview?.addSubview(shown) }
                #expect(try texts(of: shown, on: harness.device).first?.frame.minX == 70)
            }
        #endif
    }
}
