import Foundation
import KeyboardHelper
import Testing
import UIKit

/// A button on the keyboard, in front of a form: it hides what is below its top edge.
///
/// On an iPhone 16 the keyboard begins at 516, so the button is from 454 to 504, and a field must end at 444.
@MainActor
@Suite struct ContinueButtonTests {
    private func device(
        showing screen: ContinueButtonScreen, _ setting: FlowSetting
    ) -> SimulatedDevice {
        let device = setting.device(showing: screen)
        if screen.build == .window { device.window.handleKeyboard() }
        return device
    }

    /// A guide that tells nothing leaves its button at the bottom.
    private func rides(_ build: ContinueButtonScreen.Build, _ setting: FlowSetting) -> Bool {
        setting.guideTells || ![.guide, .window, .safeArea].contains(build)
    }

    @Test(
        "each field ends above the button, and everything returns", arguments: ContinueButtonScreen.Build.allCases,
        FlowSetting.everywhere)
    func aboveTheButton(_ build: ContinueButtonScreen.Build, _ setting: FlowSetting) {
        let screen = ContinueButtonScreen(build)
        let device = device(showing: screen, setting)
        let (place, inset) = (screen.button.frame, screen.scrollView.contentInset)
        let top = setting.keyboardTop - (rides(build, setting) ? 62 : 0)
        for index in [7, 8, 9, 13, 12, 5, 0] {
            device.focusAndSettle(on: screen.fields[index])
            if rides(build, setting) {
                #expect(abs(device.presentationFrame(of: screen.button).minY - top) <= 1, "\(index)")
            }
            expectVisible(screen.fields[index], spacing: 0, of: screen, on: device, "\(index)")
            let room = top - screen.view.safeAreaInsets.top
            let end = device.presentationFrame(of: screen.fields[index]).maxY
            #expect(end + min(10, room - 44) <= top + 0.5, "\(index)")
        }
        // The end of the content can be scrolled up to the button, or to the app's 12 points above it, and no farther.
        let margin: CGFloat = build == .contentInset ? 12 : 0
        let adjusted = screen.scrollView.adjustedContentInset.bottom
        #expect(abs(adjusted - (device.screen.bounds.maxY - top + margin)) <= 1)
        device.dismissKeyboard()
        #expect(screen.button.frame == place)
        #expect(screen.scrollView.contentInset == inset)
    }

    @Test("a field is at its place as soon as the keyboard is", arguments: FlowSetting.phone)
    func oneMovement(_ setting: FlowSetting) {
        let screen = ContinueButtonScreen(.constraint)
        let device = device(showing: screen, setting)
        let tops = device.tops(of: screen.fields[8]) { device.focus(on: screen.fields[8]) }
        #expect(tops.movements <= 2 && tops.goOneWay, "\(tops)")
        #expect(abs((tops.last ?? 0) + 44 + 10 - 454) <= 1)
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
        #expect(abs(device.presentationFrame(of: screen.fields[9]).maxY - 444) <= 1)
        var distances: [CGFloat] = []
        func look() {
            guard device.keyboard.isFollowingFinger, device.keyboard.frame.minY < 818 else { return }
            distances.append(device.keyboard.frame.minY - 12 - device.presentationFrame(of: screen.button).maxY)
        }
        device.beginDrag(in: screen.scrollView, at: CGPoint(x: 100, y: 300))
        device.drag(to: 650, from: 300, in: 0.4, look: look)
        device.drag(to: 300, from: 650, in: 0.4, look: look)
        device.letGo {}
        device.settle()
        #expect(distances.count > 10 && distances.allSatisfy { abs($0) <= 1 }, "\(distances.prefix(8))")
        #expect(device.keyboard.frame.minY == 516)
        #expect(screen.scrollView.contentInset == covered)
        // The finger has thrown the content. The next key brings the field back.
        device.type("a")
        device.settle()
        let end = device.presentationFrame(of: screen.fields[9])
        #expect(end.minY >= 59 && end.maxY <= 445, "\(end)")

        device.beginDrag(in: screen.scrollView, at: CGPoint(x: 100, y: 300))
        device.drag(to: 840, from: 300, in: 0.3, look: look)
        device.letGo {}
        device.settle()
        #expect(device.keyboard.frame.minY >= 852)
        #expect(screen.button.frame == place)
        #expect(screen.scrollView.contentInset == inset)
    }
}
