import KeyboardHelper
import Testing
import UIKit

/// A bar that a constraint between two guides holds at the bottom.
@MainActor
@Suite
struct GuideConstraintTests {
    enum Pair: CaseIterable, Sendable { case margins, own, marginToView, safeArea }

    @Test("S104 a constraint between guides is as good as one between views", arguments: Pair.allCases)
    func guides(_ pair: Pair) {
        let (bar, guide) = (UIView(), UILayoutGuide())
        bar.translatesAutoresizingMaskIntoConstraints = false
        let field = UITextField(frame: CGRect(x: 20, y: 4, width: 300, height: 36))
        bar.addSubview(field)
        bar.addLayoutGuide(guide)
        var pin = NSLayoutConstraint()
        let screen = MadeScreen { screen in
            screen.view.addSubview(bar)
            let view: UIView = screen.view
            pin =
                switch pair {
                case .margins:
                    bar.layoutMarginsGuide.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor)
                case .own: guide.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
                case .marginToView: bar.layoutMarginsGuide.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                case .safeArea: bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
                }
            NSLayoutConstraint.activate([
                pin, bar.heightAnchor.constraint(equalToConstant: 60),
                bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                bar.widthAnchor.constraint(equalToConstant: 393),
                guide.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
            ])
        }
        let device = SimulatedDevice(.iPhone16)
        device.show(screen)
        let (rest, handle) = (bar.frame, screen.handleKeyboard(bottomConstraint: pin))
        device.focusAndSettle(on: field)
        #expect(handle.lastDecision?.reason != .invalidTarget)
        let below: CGFloat = [.margins, .marginToView].contains(pair) ? bar.layoutMargins.bottom : 0
        #expect(abs(device.presentationFrame(of: bar).maxY - below - 516) < 9)
        device.dismissKeyboard()
        #expect(bar.frame == rest && pin.constant == 0)
    }
}
