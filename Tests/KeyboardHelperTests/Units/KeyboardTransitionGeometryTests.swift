import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper

@MainActor
@Suite
struct KeyboardTransitionGeometryTests {
    private func transition(
        _ name: Notification.Name = UIResponder.keyboardWillShowNotification, end: CGRect, on screen: UIScreen? = nil
    ) throws -> KeyboardTransition {
        try #require(KeyboardTransition(keyboardNotification(name, end: end, screen: screen)))
    }

    /// 336 points high on an iPhone 16 of 393 x 852.
    private let docked = CGRect(x: 0, y: 516, width: 393, height: 336)

    // MARK: Frame

    @Test(
        "the frame is told in the view's coordinates, which the window's place and scrolling shift",
        arguments: [true, false])
    func frameInView(namesScreen: Bool) throws {
        let device = SimulatedDevice(.iPad11)
        let window = device.makeWindow(frame: CGRect(x: 100, y: 50, width: 400, height: 600))
        let scrollView = UIScrollView(frame: CGRect(x: 20, y: 30, width: 200, height: 300))
        window.addSubview(scrollView)
        scrollView.contentOffset = CGPoint(x: 0, y: 75)
        let transition = try transition(
            end: CGRect(x: 0, y: 861, width: 834, height: 333), on: namesScreen ? device.screen : nil)
        #expect(transition.frame(in: window) == CGRect(x: -100, y: 811, width: 834, height: 333))
        #expect(transition.frame(in: scrollView) == CGRect(x: -120, y: 856, width: 834, height: 333))
    }

    @Test("a view without a window has no frame and no overlap")
    func withoutWindow() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let transition = try transition(end: docked)
        #expect(transition.frame(in: view) == .zero)
        #expect(transition.overlap(with: view) == 0)
    }

    // MARK: Overlap

    @Test(
        "a view is covered from the keyboard's top to its own bottom",
        arguments: [
            (strip(0, 852), 336), (strip(400, 600), 84), (strip(100, 516), 0), (strip(100, 516.5), 0.5),
            (strip(600, 700), 100), (strip(700, 1000), 300), (strip(0, 100), 0),
        ] as [(CGRect, CGFloat)])
    func overlap(frame: CGRect, covered: CGFloat) throws {
        let device = SimulatedDevice(.iPhone16)
        let view = UIView(frame: frame)
        device.window.addSubview(view)
        #expect(try transition(end: docked).overlap(with: view) == covered)
        #expect(try transition(end: docked, on: device.screen).overlap(with: view) == covered)
    }

    @Test("a scroll view is covered where it is, not where its content is")
    func overlapWithScrollView() throws {
        let device = SimulatedDevice(.iPhone16)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 500))
        device.window.addSubview(scrollView)
        scrollView.contentSize = CGSize(width: 393, height: 3000)
        scrollView.contentOffset = CGPoint(x: 0, y: 900)
        #expect(try transition(end: docked).overlap(with: scrollView) == 84)
    }

    @Test(
        "a keyboard that hides covers nothing, whatever its frame says",
        arguments: [UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification])
    func hiding(_ name: Notification.Name) throws {
        let device = SimulatedDevice(.iPhone16)
        #expect(try transition(name, end: docked).overlap(with: device.window) == 0)
    }

    @Test(
        "a keyboard that floats or is empty covers nothing",
        arguments: [
            CGRect(x: 36, y: 400, width: 320, height: 254), .zero, CGRect(x: 0, y: 852, width: 393, height: 0),
            CGRect(x: 0, y: 852, width: 393, height: 336),
        ])
    func floating(_ end: CGRect) throws {
        let device = SimulatedDevice(.iPhone16)
        #expect(try transition(end: end).overlap(with: device.window) == 0)
    }

    @Test("in a window that does not fill the screen, what reaches under the keyboard is covered")
    func partialWindow() throws {
        let device = SimulatedDevice(.iPad11)
        let window = device.makeWindow(frame: CGRect(x: 80, y: 300, width: 600, height: 700))
        let end = CGRect(x: 0, y: 861, width: 834, height: 333)
        #expect(try transition(end: end).overlap(with: window) == 139)
        // It hangs 206 points out of the screen; those count as covered too.
        let hanging = device.makeWindow(frame: CGRect(x: 0, y: 800, width: 600, height: 600))
        #expect(try transition(end: end).overlap(with: hanging) == 539)
    }
}
