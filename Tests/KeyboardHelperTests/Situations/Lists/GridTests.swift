import Foundation
import KeyboardHelper
import Testing
import UIKit

/// What scrolls along both sides. On an iPhone 16, where the keyboard begins at 516.
@MainActor
@Suite struct GridTests {
    /// A field at `x` and `y` of a grid of 900 x 1,400, which has an inset of the app's at both sides.
    @Test("S73 a field to the right comes into sight", arguments: FlowSetting.phoneInTurns, AppForm.Call.allCases)
    func s73(_ setting: FlowSetting, _ call: AppForm.Call) {
        let places: [(CGFloat, CGFloat, CGFloat)] = [(600, 700, 20), (100, 700, 20), (600, 700, 0), (600, 100, 0)]
        for (x, y, left) in places {
            let field = UITextField(frame: CGRect(x: x, y: y, width: 200, height: 44))
            let form = AppForm(call) { form in
                form.scrollView.contentSize = CGSize(width: 900, height: 1400)
                form.scrollView.contentInset = UIEdgeInsets(top: 0, left: left, bottom: 0, right: left)
                form.scrollView.addSubview(field)
            }
            let device = form.show(on: setting)
            device.turn { form.scrollView.contentOffset = CGPoint(x: -left, y: 0) }
            device.focusAndSettle(on: field)
            let frame = device.presentationFrame(of: field)
            #expect(frame.minX >= left - 0.5 && frame.maxX <= 393 - left + 0.5, "\(x), \(left): \(frame)")
            // By the least: what is visible stays where it is.
            if x == 100 { #expect(form.scrollView.contentOffset.x == -left) }
            if y == 700 { #expect(abs(frame.maxY - 506) <= 0.5, "\(x), \(left)") }
            if y == 100 {
                #expect(form.scrollView.contentOffset.y == 0)
                // A column that was scrolled away stays so.
                device.advance(by: 2)
                device.turn { form.scrollView.contentOffset.x = 0 }
                device.app { form.view.setNeedsLayout() }
                #expect(form.scrollView.contentOffset.x == 0)
            }
            device.dismissKeyboard()
            #expect(form.scrollView.contentInset.bottom == 0)
        }
    }
}
