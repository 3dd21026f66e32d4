import KeyboardHelper
import Testing
import UIKit

/// A button on the layout guide of a view that is lifted, in front of a field without a scroll view.
///
/// On an iPhone 16 the keyboard begins at 516, so the button is from 454 to 504, and a field must end at 444.
@MainActor
@Suite struct LiftedGuideTests {
    enum Build: CaseIterable, Sendable { case guide, constraint, guideOverDisabledScrollView }

    @Test(
        "a field behind a button that stays on the keyboard is lifted above it", arguments: Build.allCases,
        FlowSetting.phone.filter(\.guideTells))
    func field(_ build: Build, _ setting: FlowSetting) {
        let button = UIButton(type: .system)
        let fields = [UITextField.at(200), .at(410), .at(466), .at(600)]
        let screen = MadeScreen(load: {
            let form =
                build == .guideOverDisabledScrollView
                ? UIScrollView(frame: $0.view.bounds) : UIView(frame: $0.view.bounds)
            (form as? UIScrollView)?.isScrollEnabled = false
            $0.view.addSubview(form)
            for field in fields { form.addSubview(field) }
            button.translatesAutoresizingMaskIntoConstraints = false
            $0.view.addSubview(button)
            let edge =
                build == .constraint ? $0.view.safeAreaLayoutGuide.bottomAnchor : $0.view.keyboardLayoutGuide.topAnchor
            let pin = button.bottomAnchor.constraint(equalTo: edge, constant: -12)
            NSLayoutConstraint.activate([
                pin, button.heightAnchor.constraint(equalToConstant: 50),
                button.leadingAnchor.constraint(equalTo: $0.view.leadingAnchor, constant: 20),
                button.trailingAnchor.constraint(equalTo: $0.view.trailingAnchor, constant: -20),
            ])
            if build == .constraint { $0.handleKeyboard(bottomConstraint: pin) }
            $0.handleKeyboard()
        })
        let device = setting.device(showing: screen)
        let place = device.presentationFrame(of: button)
        // The least movement: 62 points up, none, 134 more, and down by as much as shows the first below the safe area.
        for (index, end) in zip([2, 1, 3, 0, 2], [444, 388, 444, 99, 365] as [CGFloat]) {
            device.focusAndSettle(on: fields[index])
            #expect(abs(device.presentationFrame(of: button).minY - 454) <= 1, "\(index)")
            #expect(abs(device.presentationFrame(of: fields[index]).maxY - end) <= 1, "\(index)")
        }
        device.dismissKeyboard()
        #expect(device.presentationFrame(of: button) == place)
        #expect(fields.map { device.presentationFrame(of: $0).minY } == [200, 410, 466, 600])
    }
}
