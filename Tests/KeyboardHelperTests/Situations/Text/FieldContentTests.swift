import Foundation
import KeyboardHelper
import Testing
import UIKit

@MainActor
@Suite struct FieldContentTests {
    @Test(
        "text and side views stay at their place in the field while the field moves",
        arguments: LifecycleTarget.allCases, FlowSetting.phone)
    func contentMovesWithTheField(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let screen = LifecycleScreen(target)
        // The field lays out both when editing begins.
        let (left, right) = (UIView(), UIView())
        for side in [left, right] { side.frame = CGRect(x: 0, y: 0, width: 24, height: 24) }
        screen.low.leftView = left
        screen.low.leftViewMode = .whileEditing
        screen.low.rightView = right
        screen.low.rightViewMode = .always
        let device = setting.device(showing: screen)
        func check(_ when: Comment) {
            let field = device.presentationFrame(of: screen.low)
            #expect(field.size == CGSize(width: 353, height: 44), when)
            for (side, x) in [(left, 0), (right, 329)] as [(UIView, CGFloat)] where side.superview != nil {
                let seen = device.presentationFrame(of: side).offsetBy(dx: -field.minX, dy: -field.minY)
                #expect(abs(seen.minX - x) < 0.001 && abs(seen.minY - 10) < 0.001, when)
                #expect(seen.size == CGSize(width: 24, height: 24), when)
            }
        }
        device.focus(on: screen.low)
        check("at the first frame")
        while device.isBusy {
            device.advance(by: 1.0 / 60)
            check("on the way")
        }
        device.type("text")
        check("typed")
        device.keyboard.dismiss()
        while device.isBusy {
            device.advance(by: 1.0 / 60)
            check("on the way back")
        }
    }
}
