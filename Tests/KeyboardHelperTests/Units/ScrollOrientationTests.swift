import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// A scroll view in a view in the window of an iPhone 16.
@MainActor @Suite struct ScrollOrientationTests {
    private let device = SimulatedDevice(.iPhone16)
    private let outer = UIView(frame: CGRect(x: 13, y: 70.3, width: 300, height: 600))
    private let scrollView = UIScrollView(frame: CGRect(x: 10, y: 33.7, width: 251, height: 480))

    init() {
        outer.addSubview(scrollView)
        device.window.addSubview(outer)
    }

    nonisolated private static let flip = CGAffineTransform(scaleX: 1, y: -1)

    @Test("it is upright without a transform, wherever it has scrolled to")
    func plain() {
        scrollView.contentOffset = CGPoint(x: 0, y: 1234.7)
        #expect(!scrollView.orientationInWindow.isUpsideDown)
    }

    @Test(
        "it may be upside down or mirrored",
        arguments: [
            (flip, true), (CGAffineTransform(rotationAngle: .pi), true), (CGAffineTransform(scaleX: -1, y: 1), false),
        ])
    func transformed(_ transform: CGAffineTransform, _ isUpsideDown: Bool) {
        scrollView.transform = transform
        #expect(scrollView.orientationInWindow.isUpsideDown == isUpsideDown)
    }

    @Test("upside down, the edges change places")
    func edges() {
        let insets = UIEdgeInsets(top: 10, left: 1, bottom: 30, right: 2)
        #expect(ScrollOrientation.upright.edges(insets) == (10, 30))
        #expect(ScrollOrientation.upsideDown.edges(insets) == (30, 10))
    }
}
