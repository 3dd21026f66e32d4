import Foundation
import KeyboardHelper
import Testing
import UIKit

/// An inset of the app's that no keyboard of today needs. UIKit scrolls a new first responder by it, also one that is visible
/// and that the library leaves where it is.
///
/// On an iPhone 16 on its side: 852 x 393, below a navigation bar, with fields of 40 points that are 60 apart.
@MainActor
@Suite struct LeftoverInsetTests {
    nonisolated static let settings = [true, false].flatMap { helps in
        ([nil] + SimulatedSystem.allCases).map {
            FlowSetting(orientation: .landscapeLeft, systemHelps: helps, system: $0)
        }
    }

    @Test(
        "the focus does not end under the navigation bar", arguments: [140, 200, 336] as [CGFloat], settings)
    func underTheBar(_ inset: CGFloat, _ setting: FlowSetting) {
        var fields: [UITextField] = []
        let screen = MadeScreen { screen in
            let scrollView = UIScrollView(frame: screen.view.bounds)
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize = CGSize(width: 300, height: 900)
            scrollView.contentInset.bottom = inset
            screen.view.addSubview(scrollView)
            fields = (0..<14).map { .at(20 + 60 * CGFloat($0)) }
            fields.forEach(scrollView.addSubview)
            screen.handleKeyboard(scrollView: scrollView)
        }
        let device = setting.device(showing: UINavigationController(rootViewController: screen))
        for index in [6, 7, 6, 0, 1, 13, 12] {
            device.focusAndSettle(on: fields[index])
            expectVisible(fields[index], of: screen, on: device, "field \(index)")
        }
    }
}
