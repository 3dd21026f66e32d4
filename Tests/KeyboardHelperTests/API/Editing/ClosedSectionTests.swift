import KeyboardHelper
import Testing
import UIKit

/// Fields in a section that the app has closed: it clips, and is 0 points high.
@MainActor
@Suite
struct ClosedSectionTests {
    @Test("S103 what a view that clips leaves nothing of is passed over", arguments: [true, false])
    func closed(_ isClosed: Bool) throws {
        let fields = [20, 0, 140].map { UITextField(frame: CGRect(x: 20, y: $0, width: 300, height: 44)) }
        let section = UIView(frame: CGRect(x: 0, y: 80, width: 393, height: isClosed ? 0 : 60))
        section.clipsToBounds = true
        section.addSubview(fields[1])
        let screen = MadeScreen { screen in
            [fields[0], section, fields[2]].forEach(screen.view.addSubview)
        }
        let device = SimulatedDevice(.iPhone16)
        device.show(screen)
        let handle = screen.handleKeyboard(options: .init(movesFocusOnReturn: true))
        device.focusAndSettle(on: fields[0])
        device.turn { handle.focusNext() }
        #expect(fields[isClosed ? 2 : 1].isFirstResponder)
        device.turn { handle.focusPrevious() }
        #expect(fields[0].isFirstResponder)
    }
}
