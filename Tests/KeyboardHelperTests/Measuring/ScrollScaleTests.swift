import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// A scroll view in a view in the window of an iPhone 16.
@MainActor
@Suite
struct ScrollScaleTests {
    private let device = SimulatedDevice(.iPhone16)
    private let outer = UIView(frame: CGRect(x: 13, y: 70.3, width: 300, height: 600))
    private let scrollView = UIScrollView(frame: CGRect(x: 10, y: 33.7, width: 251, height: 480))

    init() {
        outer.addSubview(scrollView)
        device.window.addSubview(outer)
    }

    nonisolated private static let flip = CGAffineTransform(scaleX: 1, y: -1)

    @Test("a point is exactly one point of the window, wherever it has scrolled to")
    func plain() {
        scrollView.contentOffset = CGPoint(x: 0, y: 1234.7)
        #expect(scrollView.scaleInWindow == ScrollScale(width: 1, height: 1))
    }

    @Test(
        "it may be upside down, mirrored, or of another size",
        arguments: [
            (flip, 1, -1), (CGAffineTransform(rotationAngle: .pi), 1, -1), (CGAffineTransform(scaleX: -1, y: 1), 1, 1),
            (CGAffineTransform(scaleX: 0.5, y: 2), 0.5, 2),
        ] as [(CGAffineTransform, CGFloat, CGFloat)])
    func transformed(_ transform: CGAffineTransform, width: CGFloat, height: CGFloat) {
        scrollView.transform = transform
        #expect(scrollView.scaleInWindow == ScrollScale(width: width, height: height))
    }

    @Test("the transforms of the views around it count too")
    func around() {
        outer.transform = Self.flip
        #expect(scrollView.scaleInWindow?.isFlipped == true)
        scrollView.transform = Self.flip
        #expect(scrollView.scaleInWindow == ScrollScale())
        outer.transform = CGAffineTransform(rotationAngle: 0.1)
        #expect(scrollView.scaleInWindow == nil)
    }

    @Test(
        "it has none when it is turned by an angle, skewed or of no height",
        arguments: [
            CGAffineTransform(rotationAngle: .pi / 2), CGAffineTransform(rotationAngle: 0.001),
            CGAffineTransform(a: 1, b: 0.2, c: 0, d: 1, tx: 0, ty: 0), CGAffineTransform(scaleX: 1, y: 0),
        ])
    func unsupported(_ transform: CGAffineTransform) {
        scrollView.transform = transform
        #expect(scrollView.scaleInWindow == nil)
    }

    @Test("upside down, the edges change places")
    func edges() {
        let insets = UIEdgeInsets(top: 10, left: 1, bottom: 30, right: 2)
        #expect(ScrollScale(width: 1, height: 2).edges(insets) == (20, 60))
        #expect(ScrollScale(width: 1, height: -2).edges(insets) == (60, 20))
    }
}
