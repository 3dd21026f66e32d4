import Testing
import UIKit

@MainActor @Suite struct FieldContentTests {
    /// The field lays out its side views when editing begins: one comes then, the other is there already.
    @Test(
        "side views stay at their place in the field while the field moves", arguments: LifecycleTarget.allCases,
        FlowSetting.phone)
    func sideViews(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let (screen, device, _) = setting.stage(target)
        let sides = (0..<2).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24)) }
        (screen.low.leftView, screen.low.rightView) = (sides[0], sides[1])
        (screen.low.leftViewMode, screen.low.rightViewMode) = (.whileEditing, .always)
        func check(_ when: Comment) {
            let field = device.presentationFrame(of: screen.low)
            expectEqual(field.size, CGSize(width: 353, height: 44), when)
            for (side, x) in zip(sides, [0, 329] as [CGFloat]) where side.superview != nil {
                let seen = device.presentationFrame(of: side).offsetBy(dx: -field.minX, dy: -field.minY)
                #expect(abs(seen.minX - x) < 0.001 && abs(seen.minY - 10) < 0.001, when)
                expectEqual(seen.size, CGSize(width: 24, height: 24), when)
            }
        }
        for (when, step) in [
            ("come", { device.focus(on: screen.low) }), ("typed", { device.type("text") }),
            ("gone", { device.keyboard.dismiss() }),
        ] {
            step()
            check("\(when), at once")
            while device.isBusy {
                device.advance(by: 1.0 / 60)
                check("\(when)")
            }
        }
    }
}
