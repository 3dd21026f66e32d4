import KeyboardHelper
import Testing
import UIKit

/// A list that dismisses the keyboard interactively, and a bar of 56 points on the keyboard. On an iPhone 16.
@MainActor
@Suite struct BarUnderFingerTests {
    @MainActor private final class Chat: UIViewController, KeyboardAvoiding {
        let (list, bar, field) = (UIScrollView(), UIView(), UITextField.at(8))
        private lazy var bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        private(set) lazy var height = bar.heightAnchor.constraint(equalToConstant: 56)

        override func viewDidLoad() {
            super.viewDidLoad()
            (list.keyboardDismissMode, list.alwaysBounceVertical) = (.interactive, true)
            view.addAcross([list, bar])
            bar.addSubview(field)
            NSLayoutConstraint.activate([
                list.topAnchor.constraint(equalTo: view.topAnchor),
                list.bottomAnchor.constraint(equalTo: bar.topAnchor), height, bottom,
            ])
            handleKeyboard(bottomConstraint: bottom)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            list.contentSize = CGSize(width: 393, height: 2000)
        }
    }

    /// On iOS 26 the guide is too high for some frames, as the keyboard's arrival ends under the finger.
    @Test("a guide that is too high in a drag brings nothing back", arguments: SimulatedSystem.allCases)
    func tooHigh(_ system: SimulatedSystem) {
        let (chat, device) = (Chat(), SimulatedDevice(.iPhone16, system: system))
        device.show(chat)
        device.focus(on: chat.field)
        device.advance(by: 0.02)
        device.beginDrag(in: chat.list, at: CGPoint(x: 100, y: 540))
        var ends: [CGFloat] = []
        device.drag(to: 700, from: 540, in: 0.6) {
            if device.keyboard.isFollowingFinger { ends.append(device.presentationFrame(of: chat.bar).maxY) }
        }
        #expect(ends.goOneWay, "\(ends.prefix(12))")
    }

    @Test(
        "a finger on a bar that has grown takes the keyboard along",
        arguments: [.iOS17, .iOS18, .iOS26] as [SimulatedSystem])
    func grown(_ system: SimulatedSystem) {
        let (chat, device) = (Chat(), SimulatedDevice(.iPhone16, system: system))
        device.show(chat)
        device.focusAndSettle(on: chat.field)
        device.turn { chat.height.constant = 122 }
        device.settle()
        // The bar begins at 394. The finger ends 30 points below that.
        device.beginDrag(in: chat.list, at: CGPoint(x: 100, y: 380))
        device.drag(to: CGPoint(x: 100, y: 424))
        #expect(device.keyboard.frame.minY == 546)
    }
}
