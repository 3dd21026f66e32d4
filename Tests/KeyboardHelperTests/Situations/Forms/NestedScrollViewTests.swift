import KeyboardHelper
import Testing
import UIKit

/// UIKit scrolls a new first responder into view by itself, by what it measured before anybody moved. In a chain of hosts that is
/// too far once the inner host has moved.
@MainActor
@Suite struct NestedScrollViewTests {
    /// A form with ten fields, and at 1,100 the view of a child that lifts itself, with a field 90 points down.
    private func form(
        height: CGFloat = 1300
    ) -> (screen: UIViewController, scrollView: UIScrollView, fields: [UITextField], low: UITextField) {
        let (scrollView, low) = (UIScrollView(), UITextField.at(90))
        let fields = (0..<10).map { UITextField.at(20 + CGFloat($0) * 60) }
        let child = MadeScreen(load: {
            $0.view.addSubview(low)
            $0.handleKeyboard()
        })
        let screen = MadeScreen(load: {
            scrollView.frame = $0.view.bounds
            $0.view.addSubview(scrollView)
            for field in fields { scrollView.addSubview(field) }
            $0.embed(child, in: scrollView, CGRect(x: 0, y: 1100, width: 300, height: 150))
            scrollView.contentSize = CGSize(width: 300, height: height)
            $0.handleKeyboard(scrollView: scrollView)
        })
        return (UINavigationController(rootViewController: screen), scrollView, fields, low)
    }

    @Test("S42 a focus that moves on at once is not scrolled away", arguments: FlowSetting.phone)
    func hurry(_ setting: FlowSetting) {
        let (screen, _, fields, low) = form()
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: fields[0])
        device.focus(on: low)
        device.advance(by: 0.1)
        device.focusAndSettle(on: fields[7])
        let frame = device.presentationFrame(of: fields[7])
        #expect(frame.minY >= 103 && frame.maxY <= 506)
    }

    @Test("S42 a keyboard that leaves at once leaves no gap below the content", arguments: FlowSetting.phone)
    func change(_ setting: FlowSetting) {
        let (screen, scrollView, _, low) = form(height: 1260)
        let device = setting.device(showing: screen)
        device.focus(on: low)
        device.advance(by: 0.1)
        device.dismissKeyboard()
        #expect(scrollView.isOffsetLegal)
    }

    @Test("S42 a focus goes no farther than to its place", arguments: FlowSetting.phone)
    func oneWay(_ setting: FlowSetting) throws {
        let (screen, scrollView, _, low) = form()
        let device = setting.device(showing: screen)
        device.turn { scrollView.contentOffset.y = 482 }
        let tops = device.tops(of: low) { device.focus(on: low) }
        #expect(try #require(tops.min()) >= 465 && tops.last == 466, "\(tops)")
    }
}
