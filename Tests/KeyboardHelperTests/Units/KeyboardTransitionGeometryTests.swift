import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper

/// On an iPhone 16 of 393 x 852, with a keyboard of 336 points, or on an iPad 11 of 834 x 1194, with one of 333.
@MainActor @Suite struct KeyboardTransitionGeometryTests {
    private nonisolated static let docked = CGRect(x: 0, y: 516, width: 393, height: 336)
    private nonisolated static let pad = CGRect(x: 0, y: 861, width: 834, height: 333)

    private func transition(
        _ name: Notification.Name = UIResponder.keyboardWillShowNotification, end: CGRect = docked,
        on screen: UIScreen? = nil
    ) throws -> KeyboardTransition {
        try #require(KeyboardTransition(keyboardNotification(name, end: end, screen: screen)))
    }

    @Test(
        "the frame is told in the view's coordinates, which the window's place and scrolling shift",
        arguments: [true, false])
    func frameInView(namesScreen: Bool) throws {
        let device = SimulatedDevice(.iPad11)
        let window = device.makeWindow(frame: CGRect(x: 100, y: 50, width: 400, height: 600))
        let scrollView = UIScrollView(frame: CGRect(x: 20, y: 30, width: 200, height: 300))
        window.addSubview(scrollView)
        scrollView.contentOffset = CGPoint(x: 0, y: 75)
        let transition = try transition(end: Self.pad, on: namesScreen ? device.screen : nil)
        #expect(transition.frame(in: window) == CGRect(x: -100, y: 811, width: 834, height: 333))
        #expect(transition.frame(in: scrollView) == CGRect(x: -120, y: 856, width: 834, height: 333))
    }

    @Test("a view without a window has no frame and no overlap")
    func withoutWindow() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(try transition().frame(in: view) == .zero && transition().overlap(with: view) == 0)
    }

    @Test(
        "a view is covered from the keyboard's top to its own bottom, wherever its content is",
        arguments: [
            (strip(0, 852), 336), (strip(400, 600), 84), (strip(100, 516), 0), (strip(100, 516.5), 0.5),
            (strip(600, 700), 100), (strip(700, 1000), 300), (strip(0, 100), 0),
        ] as [(CGRect, CGFloat)])
    func overlap(frame: CGRect, covered: CGFloat) throws {
        let device = SimulatedDevice(.iPhone16)
        let (view, scrollView) = (UIView(frame: frame), UIScrollView(frame: frame))
        scrollView.contentSize = CGSize(width: 393, height: 3000)
        scrollView.contentOffset.y = 900
        for view in [view, scrollView] {
            device.window.addSubview(view)
            #expect(try transition().overlap(with: view) == covered)
            #expect(try transition(on: device.screen).overlap(with: view) == covered)
        }
    }

    @Test(
        "a keyboard that hides, floats or is empty covers nothing, whatever its frame says",
        arguments: [
            (UIResponder.keyboardWillHideNotification, docked), (UIResponder.keyboardDidHideNotification, docked),
            (UIResponder.keyboardWillShowNotification, CGRect(x: 36, y: 400, width: 320, height: 254)),
            (UIResponder.keyboardWillShowNotification, .zero),
            (UIResponder.keyboardWillShowNotification, CGRect(x: 0, y: 852, width: 393, height: 0)),
            (UIResponder.keyboardWillShowNotification, CGRect(x: 0, y: 852, width: 393, height: 336)),
        ])
    func notDocked(_ name: Notification.Name, _ end: CGRect) throws {
        let device = SimulatedDevice(.iPhone16)
        #expect(try transition(name, end: end).overlap(with: device.window) == 0)
    }

    @Test(
        "in a window that does not fill the screen, what reaches under the keyboard or below the screen is covered",
        arguments: [
            (CGRect(x: 80, y: 300, width: 600, height: 700), 139), (CGRect(x: 0, y: 800, width: 600, height: 600), 539),
        ] as [(CGRect, CGFloat)])
    func partialWindow(_ frame: CGRect, covered: CGFloat) throws {
        let device = SimulatedDevice(.iPad11)
        let window = device.makeWindow(frame: frame)
        #expect(try transition(end: Self.pad).overlap(with: window) == covered)
    }
}
