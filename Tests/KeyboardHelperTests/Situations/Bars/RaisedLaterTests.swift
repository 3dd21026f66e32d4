import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// The app moves a panel or a bar up by itself, a moment after the keyboard was announced.
///
/// iPhone 16: the keyboard begins at 516.
@MainActor
@Suite struct RaisedLaterTests {
    /// A panel from 200 on with a form in it, whose field is from 640 to 684 on the screen.
    @Test(
        "S95 a form in a panel that goes up is scrolled by what is missing then",
        arguments: [(0, true), (0.1, true), (0.1, false), (0.3, true)] as [(TimeInterval, Bool)], FlowSetting.phone)
    func panel(_ move: (delay: TimeInterval, isAnimated: Bool), _ setting: FlowSetting) {
        let panel = UIView.white(CGRect(x: 0, y: 200, width: 393, height: 652))
        let scrollView = UIScrollView(frame: panel.bounds)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 393, height: 1200)
        let field = UITextField(frame: CGRect(x: 20, y: 440, width: 300, height: 44))
        scrollView.addSubview(field)
        panel.addSubview(scrollView)
        let screen = MadeScreen {
            $0.view.addSubview(panel)
            $0.handleKeyboard(scrollView: scrollView)
        }
        let device = setting.device(showing: screen)
        for _ in 0..<2 {
            device.turn { field.becomeFirstResponder() }
            device.advance(by: move.delay)
            device.turn {
                UIView.animate(withDuration: move.isAnimated ? 0.25 : 0) { panel.frame.origin.y = 80 }
            }
            device.settle()
            device.advance(by: 1)
            #expect(device.presentationFrame(of: field).maxY == 506)
            #expect(scrollView.contentOffset.y == 58)
            device.keyboard.dismiss()
            device.turn { UIView.animate(withDuration: 0.25) { panel.frame.origin.y = 200 } }
            device.settle()
            #expect(scrollView.contentInset == .zero)
            device.turn { scrollView.contentOffset = .zero }
        }
    }

    /// A bar from 800 to 852, whose field has less room below it than the spacing.
    @Test(
        "S95 a bar that goes up by itself ends at the keyboard, however little is below its field",
        arguments: WholeMatrix.pairs([0, 0.02, 0.05, 0.1, 0.3], [4, 6, 0, 8]), FlowSetting.phoneInTurns)
    func bar(_ move: (delay: TimeInterval, margin: CGFloat), _ setting: FlowSetting) {
        for call in AppForm.Call.allCases {
            let bar = UIView.white(CGRect(x: 0, y: 800, width: 393, height: 52))
            let field = UITextField(frame: CGRect(x: 8, y: 8 - move.margin, width: 300, height: 44))
            bar.addSubview(field)
            let form = AppForm(call) { $0.view.addSubview(bar) }
            let device = form.show(on: setting)
            device.turn { field.becomeFirstResponder() }
            device.advance(by: move.delay)
            device.turn { UIView.animate(withDuration: 0.25) { bar.frame.origin.y = 464 } }
            device.settle()
            device.advance(by: 1)
            #expect(form.view.frame.minY == 0, "\(call)")
            #expect(abs(device.presentationFrame(of: bar).maxY - 516) <= 0.5, "\(call)")
            device.keyboard.dismiss()
            device.turn { UIView.animate(withDuration: 0.25) { bar.frame.origin.y = 800 } }
            device.settle()
            #expect(form.view.frame.minY == 0 && form.scrollView.contentInset == .zero, "\(call)")
        }
    }
}
