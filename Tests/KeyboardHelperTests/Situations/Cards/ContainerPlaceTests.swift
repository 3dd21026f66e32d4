import Foundation
import KeyboardHelper
import Testing
import UIKit

/// What positions a container, and what else is in it.
@MainActor
@Suite struct ContainerPlaceTests {
    // MARK: What the app does to a lifted container

    @Test(arguments: FlowSetting.phone)
    func containerThatIsLaidOutAnewIsLiftedFromThereAfterTheNextEvent(_ setting: FlowSetting) {
        let screen = ContainerScreen(fieldsAt: [100, 600], container: UIView())
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: screen.inputs[1])
        #expect(screen.lift == 138)
        var frame = CGRect(x: 0.3, y: 40.1, width: 393, height: 800)
        device.turn {
            screen.container.frame = frame
            // As center and bounds give it back.
            frame = screen.container.frame
            screen.avoidance?.update()
        }
        device.settle()
        // 600 + 40.1 + 44 + 10 - 516, and to whole pixels.
        #expect(abs((screen.lift ?? 0) - 178.1) < 1.0 / 3)
        expectVisible(screen.inputs[1], below: 59, on: device)
        device.dismissKeyboard()
        #expect(screen.container.frame == frame)
    }

    @Test(arguments: FlowSetting.phone)
    func containerThatIsLaidOutWhileTheKeyboardGoesKeepsItsPlace(_ setting: FlowSetting) {
        let screen = ContainerScreen(fieldsAt: [600], container: UIView())
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: screen.inputs[0])
        let frame = CGRect(x: 0, y: 30, width: 393, height: 700)
        device.turn {
            screen.container.frame = frame
            screen.view.endEditing(true)
        }
        device.settle()
        #expect(screen.container.frame == frame)
        #expect(screen.lift == 0)
    }

    @Test(arguments: FlowSetting.phone)
    func containerOnConstraintsIsTranslatedOnTopOfTheAppsOwnTransform(_ setting: FlowSetting) {
        let container = UIView()
        let screen = ContainerScreen(fieldsAt: [700], container: container)
        let device = setting.device(showing: screen)
        let own = CGAffineTransform(translationX: 3, y: -20.7)
        device.turn {
            container.translatesAutoresizingMaskIntoConstraints = false
            container.transform = own
        }
        let (center, bounds) = (container.center, container.bounds)
        device.focusAndSettle(on: screen.inputs[0])
        expectVisible(screen.inputs[0], below: 59, on: device)
        // 744 - 20.7 + 10 - 516, and to whole pixels.
        #expect(abs((screen.lift ?? 0) - 217.3) < 1.0 / 3)
        #expect(container.center == center && container.bounds == bounds)
        #expect(container.transform.tx == 3)
        device.dismissKeyboard()
        #expect(container.transform == own)
        #expect(container.center == center && container.bounds == bounds)
    }

    @Test(arguments: FlowSetting.phone)
    func scaledContainerOnConstraintsIsLiftedByPointsOfTheScreen(_ setting: FlowSetting) {
        let container = UIView()
        let screen = ContainerScreen(fieldsAt: [800], container: container)
        let device = setting.device(showing: screen)
        let own = CGAffineTransform(scaleX: 0.5, y: 0.5)
        device.turn {
            container.translatesAutoresizingMaskIntoConstraints = false
            container.transform = own
        }
        // Around its middle, 426, the field's end at 844 is at 635.
        #expect(device.presentationFrame(of: screen.inputs[0]).maxY == 635)
        device.focusAndSettle(on: screen.inputs[0])
        // All of the container, which ends at 639.
        #expect(screen.lift == 133)
        #expect(device.presentationFrame(of: screen.inputs[0]).maxY == 502)
        device.dismissKeyboard()
        #expect(container.transform == own)
    }

    @Test(arguments: FlowSetting.phone)
    func transformThatTheAppSetsMeanwhileIsKept(_ setting: FlowSetting) {
        let container = UIView()
        let screen = ContainerScreen(fieldsAt: [700], container: container)
        let device = setting.device(showing: screen)
        device.turn { container.translatesAutoresizingMaskIntoConstraints = false }
        device.focusAndSettle(on: screen.inputs[0])
        #expect(container.transform == CGAffineTransform(translationX: 0, y: -238))
        let own = CGAffineTransform(translationX: 0, y: 5)
        device.turn {
            container.transform = own
            screen.avoidance?.update()
        }
        device.settle()
        #expect(screen.lift == 243)
        expectVisible(screen.inputs[0], below: 59, on: device)
        device.dismissKeyboard()
        #expect(container.transform == own)
    }

    // MARK: What scrolls inside

    @Test(arguments: FlowSetting.phone)
    func scrollViewInsideMovesFirst(_ setting: FlowSetting) {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 300, width: 393, height: 400))
        scrollView.contentSize = CGSize(width: 393, height: 500)
        scrollView.contentInsetAdjustmentBehavior = .never
        let container = UIView()
        let field = UITextField(frame: CGRect(x: 20, y: 310, width: 300, height: 44))
        let low = UITextField(frame: CGRect(x: 20, y: 410, width: 300, height: 44))
        let screen = ContainerScreen([scrollView], container: container)
        for input in [field, low] { scrollView.addSubview(input) }
        let device = setting.device(showing: screen)
        device.scrollsFirstResponderIntoView = false
        // From 610 to 654: up by 148, of which the scroll view can do 100.
        device.focusAndSettle(on: field)
        #expect(scrollView.contentOffset.y == 100)
        #expect(screen.lift == 48)
        expectVisible(field, below: 59, on: device)
        // 100 points lower.
        device.focusAndSettle(on: low)
        #expect(scrollView.contentOffset.y == 100)
        #expect(screen.lift == 148)
        expectVisible(low, below: 59, on: device)
        #expect(scrollView.contentInset == .zero)
        device.dismissKeyboard()
        #expect(container.frame == screen.view.bounds)
        #expect(scrollView.isOffsetLegal)
    }

    @Test(arguments: FlowSetting.phone)
    func scrollViewInsideThatSufficesLeavesTheContainerWhereItIs(_ setting: FlowSetting) {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 600))
        scrollView.contentSize = CGSize(width: 393, height: 1200)
        let field = UITextField(frame: CGRect(x: 20, y: 500, width: 300, height: 44))
        let screen = ContainerScreen([scrollView], container: UIView())
        scrollView.addSubview(field)
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: field)
        expectVisible(field, below: 59, on: device)
        #expect(screen.lift == 0)
    }

    @Test(arguments: FlowSetting.phone)
    func textViewThatFillsTheScreenGetsAnInsetAndTheContainerStays(_ setting: FlowSetting) {
        let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        textView.text = (1...80).map { "Line \($0)" }.joined(separator: "\n")
        let screen = ContainerScreen([textView], container: UIView())
        let device = setting.device(showing: screen)
        let inset = textView.contentInset
        device.focusAndSettle(on: textView)
        device.moveCaret(in: textView, to: (textView.text ?? "").utf16.count)
        device.type("!")
        device.settle()
        #expect(screen.lift == 0)
        #expect(screen.container.frame == screen.view.bounds)
        #expect(textView.adjustedContentInset.bottom >= 336)
        expectCaretVisible(textView, of: screen, on: device)
        device.dismissKeyboard()
        #expect(textView.contentInset == inset)
        // Offsets are at pixels, lines end anywhere.
        #expect(textView.contentOffset.y <= textView.legalOffsets.upperBound + 1.0 / 3)
    }
}
