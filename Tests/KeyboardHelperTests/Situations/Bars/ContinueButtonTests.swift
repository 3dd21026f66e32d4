import KeyboardHelper
import Testing
import UIKit

/// A button on the keyboard, in front of a form: it hides what is below its top edge.
///
/// On an iPhone 16 the keyboard begins at 516, so the button is from 454 to 504, and a field must end at 444.
@MainActor @Suite struct ContinueButtonTests {
    private func device(showing screen: ContinueButtonScreen, _ setting: FlowSetting) -> SimulatedDevice {
        let device = setting.device(showing: screen)
        if screen.build == .window { device.window.handleKeyboard() }
        return device
    }

    @Test(
        "each field ends above the button, and everything returns", arguments: ContinueButtonScreen.Build.allCases,
        FlowSetting.everywhere)
    func aboveTheButton(_ build: ContinueButtonScreen.Build, _ setting: FlowSetting) {
        let screen = ContinueButtonScreen(build)
        let device = device(showing: screen, setting)
        let (place, inset) = (screen.button.frame, screen.scrollView.contentInset)
        // A guide that tells nothing leaves its button at the bottom.
        let rides = setting.guideTells || [.constraint, .contentInset, .closures].contains(build)
        let top = setting.keyboardTop - (rides ? 62 : 0)
        for index in [7, 8, 9, 13, 12, 5, 0] {
            device.focusAndSettle(on: screen.fields[index])
            if rides { #expect(abs(device.minY(of: screen.button) - top) <= 1, "\(index)") }
            expectVisible(screen.fields[index], spacing: 0, of: screen, on: device, "\(index)")
            let room = top - screen.view.safeAreaInsets.top
            #expect(device.maxY(of: screen.fields[index]) + min(10, room - 44) <= top + 0.5, "\(index)")
        }
        // The end of the content can be scrolled up to the button, or to the app's 12 points above it, and no farther.
        let margin: CGFloat = build == .contentInset ? 12 : 0
        let adjusted = screen.scrollView.adjustedContentInset.bottom
        #expect(abs(adjusted - (device.screen.bounds.maxY - top + margin)) <= 1)
        device.dismissKeyboard()
        #expect(screen.button.frame == place && screen.scrollView.contentInset == inset)
    }

    @Test("a field is at its place as soon as the keyboard is", arguments: FlowSetting.phone)
    func oneMovement(_ setting: FlowSetting) {
        let screen = ContinueButtonScreen(.constraint)
        let device = device(showing: screen, setting)
        let tops = device.tops(of: screen.fields[8]) { device.focus(on: screen.fields[8]) }
        #expect(tops.movements <= 2 && tops.goOneWay && abs(tops[tops.count - 1] - 400) <= 1, "\(tops)")
    }

    /// The finger begins at 300 and takes the keyboard along from its top, or from the button's, on.
    @Test(
        "a finger drags the keyboard with the button on it, up again and away",
        arguments: [.constraint, .guide, .contentInset] as [ContinueButtonScreen.Build],
        FlowSetting.phone.filter(\.guideTells))
    func finger(_ build: ContinueButtonScreen.Build, _ setting: FlowSetting) {
        let screen = ContinueButtonScreen(build)
        screen.scrollView.keyboardDismissMode = .interactive
        let device = device(showing: screen, setting)
        let (place, inset) = (screen.button.frame, screen.scrollView.contentInset)
        device.focusAndSettle(on: screen.fields[9])
        let covered = screen.scrollView.contentInset
        #expect(abs(device.maxY(of: screen.fields[9]) - 444) <= 1)
        var distances: [CGFloat] = []
        func look() {
            guard device.keyboard.isFollowingFinger, device.keyboard.frame.minY < 818 else { return }
            distances.append(device.keyboard.frame.minY - 12 - device.maxY(of: screen.button))
        }
        device.beginDrag(in: screen.scrollView, at: CGPoint(x: 100, y: 300))
        device.drag(to: 650, from: 300, in: 0.4, look: look)
        device.drag(to: 300, from: 650, in: 0.4, look: look)
        device.letGo {}
        #expect(distances.count > 10 && distances.allSatisfy { abs($0) <= 1 }, "\(distances.prefix(8))")
        #expect(device.keyboard.frame.minY == 516 && screen.scrollView.contentInset == covered)
        // The finger has thrown the content. The next key brings the field back.
        device.type("a")
        device.settle()
        let field = device.presentationFrame(of: screen.fields[9])
        #expect(field.minY >= 59 && field.maxY <= 445, "\(field)")

        device.beginDrag(in: screen.scrollView, at: CGPoint(x: 100, y: 300))
        device.drag(to: 840, from: 300, in: 0.3, look: look)
        device.letGo {}
        #expect(device.keyboard.frame.minY >= 852)
        #expect(screen.button.frame == place && screen.scrollView.contentInset == inset)
    }

    // MARK: Without a scroll view

    enum Lifted: CaseIterable, Sendable { case guide, constraint, guideOverDisabledScrollView }

    @Test(
        "a field behind a button that stays on the keyboard is lifted above it", arguments: Lifted.allCases,
        FlowSetting.phone.filter(\.guideTells))
    func lifted(_ build: Lifted, _ setting: FlowSetting) {
        let button = UIButton(type: .system)
        let fields = [UITextField.at(200), .at(410), .at(466), .at(600)]
        let screen = MadeScreen { screen in
            let view: UIView = screen.view
            let form = build == .guideOverDisabledScrollView ? UIScrollView(frame: view.bounds) : UIView()
            form.frame = view.bounds
            (form as? UIScrollView)?.isScrollEnabled = false
            view.addSubview(form)
            fields.forEach(form.addSubview)
            if build == .constraint {
                let pin = view.addButton(button, to: view.safeAreaLayoutGuide.bottomAnchor)
                screen.handleKeyboard(bottomConstraint: pin)
            } else {
                _ = view.addButton(button, to: view.keyboardLayoutGuide.topAnchor)
            }
            screen.handleKeyboard()
        }
        let device = setting.device(showing: screen)
        let place = device.presentationFrame(of: button)
        // The least movement: 62 points up, none, 134 more, and down by as much as shows the first below the safe area.
        for (index, end) in zip([2, 1, 3, 0, 2], [444, 388, 444, 99, 365] as [CGFloat]) {
            device.focusAndSettle(on: fields[index])
            #expect(abs(device.minY(of: button) - 454) <= 1, "\(index)")
            #expect(abs(device.maxY(of: fields[index]) - end) <= 1, "\(index)")
        }
        device.dismissKeyboard()
        #expect(device.presentationFrame(of: button) == place)
        #expect(fields.map { device.minY(of: $0) } == [200, 410, 466, 600])
    }
}
