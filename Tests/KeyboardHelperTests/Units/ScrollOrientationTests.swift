import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// A scroll view in a view in the window of an iPhone 16.
@MainActor @Suite struct ScrollOrientationTests {
    @Test(
        "it is upside down or mirrored by its transform, wherever it has scrolled to",
        arguments: [
            (.identity, false), (CGAffineTransform(scaleX: 1, y: -1), true),
            (CGAffineTransform(rotationAngle: .pi), true), (CGAffineTransform(scaleX: -1, y: 1), false),
        ])
    func transformed(_ transform: CGAffineTransform, _ isUpsideDown: Bool) {
        let device = SimulatedDevice(.iPhone16)
        let outer = UIView(frame: CGRect(x: 13, y: 70.3, width: 300, height: 600))
        let scrollView = UIScrollView(frame: CGRect(x: 10, y: 33.7, width: 251, height: 480))
        outer.addSubview(scrollView)
        device.window.addSubview(outer)
        for offset in [0, 1234.7] as [CGFloat] {
            (scrollView.contentOffset.y, scrollView.transform) = (offset, transform)
            expectEqual(scrollView.orientationInWindow.isUpsideDown, isUpsideDown)
        }
    }
}
