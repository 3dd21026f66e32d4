import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper

/// On an iPhone 16 of 393 x 852, with a keyboard of 336 points, or on an iPad 11. `KeyboardCoverageTests` has the numbers.
@MainActor @Suite struct KeyboardTransitionGeometryTests {
    private nonisolated static let docked = CGRect(x: 0, y: 516, width: 393, height: 336)

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
        let transition = try transition(
            end: CGRect(x: 0, y: 861, width: 834, height: 333), on: namesScreen ? device.screen : nil)
        expectEqual(transition.frame(in: window), CGRect(x: -100, y: 811, width: 834, height: 333))
        expectEqual(transition.frame(in: scrollView), CGRect(x: -120, y: 856, width: 834, height: 333))
    }

    @Test("a view without a window has no frame and no overlap")
    func withoutWindow() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(try transition().frame(in: view) == .zero && transition().overlap(with: view) == 0)
    }

    @Test(
        "a view is covered from the keyboard's top to its own bottom, wherever its content is, and by a hide never",
        arguments: [(strip(0, 852), 336), (strip(400, 600), 84), (strip(100, 516), 0)] as [(CGRect, CGFloat)])
    func overlap(frame: CGRect, covered: CGFloat) throws {
        let device = SimulatedDevice(.iPhone16)
        let (view, scrollView) = (UIView(frame: frame), UIScrollView(frame: frame))
        scrollView.contentSize = CGSize(width: 393, height: 3000)
        scrollView.contentOffset.y = 900
        for view in [view, scrollView] {
            device.window.addSubview(view)
            for screen in [nil, device.screen] {
                #expect(try transition(on: screen).overlap(with: view) == covered)
                for name in [UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification] {
                    #expect(try transition(name, on: screen).overlap(with: view) == 0)
                }
            }
        }
    }
}
