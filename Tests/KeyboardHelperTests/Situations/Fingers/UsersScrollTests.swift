import KeyboardHelper
import Testing
import UIKit

/// A scroll of the user's soon after the keyboard has moved: UIKit scrolls then as well, but to the focus.
///
/// iPhone 16: the keyboard begins at 516, so a field must end at 506.
@MainActor @Suite struct UsersScrollTests {
    private let form = PlainForm {
        $0.scrollView.keyboardDismissMode = .interactive
        $0.handleKeyboard(scrollView: $0.scrollView)
    }

    @Test(
        "S93 content that a finger has dragged a little, together with the keyboard, stays there",
        arguments: [(0.1, 40), (0.3, 40), (0.3, 56), (1, 40), (1, 35)] as [(TimeInterval, CGFloat)], FlowSetting.phone)
    func dragged(_ drag: (delay: TimeInterval, points: CGFloat), _ setting: FlowSetting) {
        let device = setting.device(showing: form)
        device.focus(on: form.fields[9])
        device.advance(by: drag.delay)
        device.beginDrag(in: form.scrollView, from: 500)
        device.drag(to: 500 + drag.points, from: 500, in: 0.2)
        device.advance(by: 0.2)
        device.endDrag()
        let offset = form.scrollView.contentOffset.y
        device.settle()
        device.advance(by: 1)
        #expect(device.keyboard.frame.minY == 516 && abs(form.scrollView.contentOffset.y - offset) < 0.5)
        device.focusAndSettle(on: form.fields[10])
        expectVisible(form.fields[10], below: 59, on: device)
    }

    @Test(
        "S93 content that VoiceOver scrolls as the keyboard gets another height stays there",
        arguments: [(0.03, false), (0.05, true), (0.1, true), (0.1, false), (0.3, false)] as [(TimeInterval, Bool)],
        FlowSetting.phone)
    func voiceOver(_ scroll: (delay: TimeInterval, isAnimated: Bool), _ setting: FlowSetting) {
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.fields[9])
        device.keyboard.changeHeight(to: 380)
        // UIKit itself scrolls to the focus as the keyboard arrives.
        device.advance(by: setting.movement + scroll.delay)
        for y: CGFloat in [0, 560] {
            device.act { form.scrollView.setContentOffset(CGPoint(x: 0, y: y), animated: scroll.isAnimated) }
            device.advance(by: 1)
            #expect(form.scrollView.contentOffset.y == y)
        }
    }
}
