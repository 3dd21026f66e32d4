import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    @MainActor
    @Suite
    struct Geometry {
        private let harness: any ContractHarness

        init() throws {
            harness = try makeHarness()
        }

        private func box(_ frame: CGRect, in view: UIView) async -> UIView {
            let box = UIView(frame: frame)
            await harness.turn { view.addSubview(box) }
            return box
        }

        // MARK: Autoresizing

        // Source: https://developer.apple.com/documentation/uikit/uiview/autoresizingmask
        @Test func flexibleSizesGrowWithTheSuperview() async {
            let controller = await harness.showPlainController()
            let outer = await box(CGRect(x: 0, y: 0, width: 200, height: 100), in: controller.view)
            let filling = await box(CGRect(x: 10, y: 20, width: 180, height: 60), in: outer)
            filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            let fixed = await box(CGRect(x: 10, y: 20, width: 180, height: 60), in: outer)
            let low = await box(CGRect(x: 10, y: 20, width: 180, height: 60), in: outer)
            low.autoresizingMask = .flexibleTopMargin
            await harness.turn { outer.frame.size = CGSize(width: 300, height: 250) }
            expectEqual(filling.frame, CGRect(x: 10, y: 20, width: 280, height: 210))
            expectEqual(fixed.frame, CGRect(x: 10, y: 20, width: 180, height: 60))
            expectEqual(low.frame, CGRect(x: 10, y: 170, width: 180, height: 60))
        }

        // Source: https://developer.apple.com/documentation/uikit/uiview/autoresizingmask
        @Test func anotherOriginOfTheBoundsResizesNothing() async {
            let controller = await harness.showPlainController()
            let outer = await box(CGRect(x: 0, y: 0, width: 200, height: 100), in: controller.view)
            let filling = await box(outer.bounds, in: outer)
            filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            await harness.turn { outer.bounds.origin.y = 50 }
            expectEqual(filling.frame, CGRect(x: 0, y: 0, width: 200, height: 100))
            expectEqual(outer.frame, CGRect(x: 0, y: 0, width: 200, height: 100))
        }

        // MARK: Conversion

        // Source: https://developer.apple.com/documentation/uikit/uiview/convert(_:to:)-3o4xr
        @Test func conversionCountsFramesAndTheOriginsOfBounds() async {
            let controller = await harness.showPlainController()
            let outer = await box(CGRect(x: 10, y: 100, width: 200, height: 300), in: controller.view)
            let inner = await box(CGRect(x: 5, y: 250, width: 50, height: 40), in: outer)
            await harness.turn { outer.bounds.origin.y = 200 }
            let window = harness.window
            expectEqual(inner.convert(inner.bounds, to: window), CGRect(x: 15, y: 150, width: 50, height: 40))
            expectEqual(window.convert(inner.bounds, from: inner), CGRect(x: 15, y: 150, width: 50, height: 40))
            // A scroll view's own bounds are what it shows, wherever it has been scrolled to.
            expectEqual(window.convert(outer.bounds, from: outer), outer.frame)
        }

        // Source: https://developer.apple.com/documentation/uikit/uiview/convert(_:to:)-3o4xr
        @Test func nilMeansTheWindow() async {
            let controller = await harness.showPlainController()
            let view = await box(CGRect(x: 10, y: 100, width: 200, height: 300), in: controller.view)
            expectEqual(view.convert(view.bounds, to: nil), view.convert(view.bounds, to: harness.window))
            expectEqual(view.convert(CGPoint(x: 10, y: 100), from: nil), .zero)
        }

        // Source: https://developer.apple.com/documentation/uikit/uiview/transform: about the centre
        @Test func conversionCountsTransforms() async {
            let controller = await harness.showPlainController()
            let outer = await box(CGRect(x: 0, y: 100, width: 200, height: 100), in: controller.view)
            let inner = await box(CGRect(x: 0, y: 0, width: 20, height: 10), in: outer)
            await harness.turn { outer.transform = CGAffineTransform(translationX: 0, y: -30) }
            let lifted = CGRect(x: 0, y: 70, width: 20, height: 10)
            #expect(inner.convert(inner.bounds, to: harness.window).isClose(to: lifted))
            await harness.turn { outer.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
            let halved = CGRect(x: 50, y: 125, width: 10, height: 5)
            #expect(inner.convert(inner.bounds, to: harness.window).isClose(to: halved))
            #expect(inner.convert(halved, from: harness.window).isClose(to: inner.bounds))
            await harness.turn { outer.transform = CGAffineTransform(rotationAngle: .pi / 2) }
            let turned = CGRect(x: 140, y: 50, width: 10, height: 20)
            #expect(inner.convert(inner.bounds, to: harness.window).isClose(to: turned))
        }

        // Source: https://developer.apple.com/documentation/uikit/uicoordinatespace; the sample at
        // https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey
        @Test func theScreensCoordinatesCountWhereTheWindowIs() async throws {
            let window = UIWindow(windowScene: try #require(harness.window.windowScene))
            await harness.turn { window.frame = CGRect(x: 30, y: 140, width: 200, height: 300) }
            let view = await box(CGRect(x: 5, y: 10, width: 50, height: 40), in: window)
            let space = harness.window.screen.coordinateSpace
            let onScreen = CGRect(x: 35, y: 150, width: 50, height: 40)
            expectEqual(view.convert(view.bounds, to: space), onScreen)
            expectEqual(view.convert(onScreen, from: space), view.bounds)
            expectEqual(space.convert(view.bounds, from: view), onScreen)
            expectEqual(view.convert(view.bounds, to: harness.window), onScreen)
        }

        // MARK: Frame, center, transform

        // Source: https://developer.apple.com/documentation/uikit/uiview/frame, and the bounding box as observed
        @Test func underATransformTheFrameIsABoundingBox() async {
            let controller = await harness.showPlainController()
            let view = await box(CGRect(x: 100, y: 200, width: 80, height: 40), in: controller.view)
            await harness.turn { view.transform = CGAffineTransform(rotationAngle: .pi / 2) }
            #expect(view.frame.isClose(to: CGRect(x: 120, y: 180, width: 40, height: 80)))
            expectEqual(view.center, CGPoint(x: 140, y: 220))
            expectEqual(view.bounds, CGRect(x: 0, y: 0, width: 80, height: 40))
        }

        // Source: https://developer.apple.com/documentation/uikit/uiview/center
        @Test func theCenterMovesTheFrameAndNothingElse() async {
            let controller = await harness.showPlainController()
            let view = await box(CGRect(x: 100, y: 200, width: 80, height: 40), in: controller.view)
            await harness.turn { view.center.y -= 120 }
            expectEqual(view.frame, CGRect(x: 100, y: 80, width: 80, height: 40))
            #expect(view.bounds == CGRect(x: 0, y: 0, width: 80, height: 40) && view.transform.isIdentity)
        }
    }
}
