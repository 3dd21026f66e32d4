import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// What a layout guide says, as a transition. On an iPad, whose window is 834 points wide.
@MainActor @Suite struct GuideTransitionTests {
    @Test("a guide in a narrow column tells of a keyboard as wide as the window")
    func column() throws {
        let (device, screen, field) = (SimulatedDevice(.iPad11), UIViewController(), UITextField())
        field.frame = CGRect(x: 20, y: 100, width: 150, height: 44)
        screen.view.addSubview(field)
        device.show(screen)
        device.tap(field)
        device.settle()
        let column = UIView(frame: CGRect(x: 0, y: 0, width: 180, height: screen.view.bounds.height))
        screen.view.addSubview(column)
        _ = column.keyboardLayoutGuide
        column.layoutIfNeeded()
        let found = try #require(column.layoutGuideTransition)
        expectEqual(found.endFrame.width, device.window.bounds.width)
        expectEqual(found.endFrame.minY, device.keyboard.frame.minY)
    }
}
