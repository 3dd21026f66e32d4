import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// Focus in a view around the screens of a window, which the avoidance of the window itself scrolls. On an iPhone 16; the keyboard
/// begins at 516.
@MainActor
@Suite struct BesideScreensTests {
    /// A scroll view in front of a screen, in the view of the navigation controller around it.
    @MainActor
    private final class Panel: UINavigationController {
        let screen = UIViewController()
        let field = UITextField.at(700)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 452, width: 393, height: 400))
        let scrolledField = UITextField.at(700)

        override func viewDidLoad() {
            super.viewDidLoad()
            screen.view.addSubview(field)
            viewControllers = [screen]
            scrollView.contentSize = CGSize(width: 393, height: 800)
            scrollView.addSubview(scrolledField)
            view.addSubview(scrollView)
        }
    }

    @Test("S60 what was scrolled around the screens goes back as the focus moves to one", arguments: FlowSetting.phone)
    func goesBack(_ setting: FlowSetting) {
        let panel = Panel()
        let device = setting.windowDevice(showing: panel)
        device.focusAndSettle(on: panel.scrolledField)
        #expect(device.presentationFrame(of: panel.scrolledField).maxY == 506)
        #expect(panel.scrollView.adjustedContentInset.bottom == 336)
        device.focusAndSettle(on: panel.field)
        #expect(panel.scrollView.contentInset.bottom == 0 && panel.screen.view.frame.minY < 0)
    }

    @Test("S60 a focus that comes from a screen is reported without the keyboard's phase", arguments: FlowSetting.phone)
    func phase(_ setting: FlowSetting) {
        let panel = Panel()
        let device = setting.windowDevice(showing: panel)
        let decisions = DecisionRecorder(device.window.keyboardAvoidance)
        device.focusAndSettle(on: panel.field)
        #expect(decisions.all.contains { $0.phase == .willShow })
        let count = decisions.all.count
        device.turn { _ = panel.scrolledField.becomeFirstResponder() }
        #expect(decisions.all.dropFirst(count).map(\.phase) == [nil])
    }
}
