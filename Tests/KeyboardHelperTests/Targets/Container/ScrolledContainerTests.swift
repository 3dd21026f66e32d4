import KeyboardHelper
import Testing
import UIKit

/// A container in a scroll view that is no target: UIKit alone scrolls it. On an iPhone 16; the keyboard begins at 516.
@MainActor
@Suite struct ScrolledContainerTests {
    /// UIKit takes 0.3 seconds, longer than the keyboard's 0.25.
    @Test(
        "where UIKit scrolls longer than the container moves, the field is above the keyboard in the end",
        arguments: FlowSetting.phone.filter(\.systemHelps))
    func longScroll(_ setting: FlowSetting) {
        let (scrollView, container) = (UIScrollView(), UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 1600)))
        let fields = [UITextField.at(100), .at(1500)]
        let screen = MadeScreen(
            load: {
                scrollView.frame = $0.view.bounds
                scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                scrollView.contentSize = container.bounds.size
                $0.view.addSubview(scrollView)
                scrollView.addSubview(container)
                fields.forEach(container.addSubview)
                $0.handleKeyboard(containerView: container)
            })
        let device = setting.device(showing: screen)
        for field in [fields[0], fields[1], fields[0], fields[1]] { device.focusAndSettle(on: field) }
        #expect(abs(device.presentationFrame(of: fields[1]).maxY - 506) < 0.5)
    }
}
