import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// What positions a container, and what else is in it. On an iPhone 16, whose keyboard begins at 516.
@MainActor @Suite struct ContainerPlaceTests {
    private let container = UIView()

    private func stage(_ setting: FlowSetting, _ inputs: UIView...) -> (ContainerScreen, SimulatedDevice) {
        let screen = ContainerScreen(inputs, container: container)
        return (screen, setting.device(showing: screen))
    }

    // MARK: What the app does to a lifted container

    @Test("a container that is laid out anew is lifted from there", arguments: FlowSetting.phone)
    func laidOutAnew(_ setting: FlowSetting) {
        let field = UITextField.tall(600)
        let (screen, device) = stage(setting, field)
        var frame = CGRect(x: 0.3, y: 40.1, width: 393, height: 800)
        device.focusAndSettle(on: field)
        expectEqual(screen.lift, 138)
        device.turnAndSettle {
            container.frame = frame
            // As center and bounds give it back.
            frame = container.frame
            screen.avoidance?.update()
        }
        // 600 + 40.1 + 44 + 10 - 516, and to whole pixels.
        #expect(abs((screen.lift ?? 0) - 178.1) < 1.0 / 3)
        expectVisible(field, below: 59, on: device)
        device.dismissKeyboard()
        expectEqual(container.frame, frame)
        device.focusAndSettle(on: field)
        frame = CGRect(x: 0, y: 30, width: 393, height: 700)
        device.turnAndSettle {
            container.frame = frame
            screen.view.endEditing(true)
        }
        #expect(container.frame == frame && screen.lift == 0)
    }

    private nonisolated static let half = CGAffineTransform(scaleX: 0.5, y: 0.5)

    /// The field, and where it ends at rest and lifted. By frames the container is 100 high, around 700, and all of it is visible in
    /// the end, as on constraints half as large.
    @Test(
        "S10 the app's own transform is kept",
        arguments: [
            ("moved, on constraints", true, CGAffineTransform(translationX: 3, y: -20.7), 700, 723.3, 506),
            ("half as large, on constraints", true, half, 800, 635, 502),
            ("half as large", false, half, 10, 702, 483),
            ("upside down", false, CGAffineTransform(rotationAngle: .pi), 10, 740, 496),
        ] as [(String, Bool, CGAffineTransform, CGFloat, CGFloat, CGFloat)], FlowSetting.phone)
    func s10(
        _ own: (
            name: String, isConstrained: Bool, transform: CGAffineTransform, field: CGFloat, rest: CGFloat, end: CGFloat
        ),
        _ setting: FlowSetting
    ) {
        let field = UITextField.tall(own.field)
        let (screen, device) = stage(setting, field)
        device.turn {
            container.translatesAutoresizingMaskIntoConstraints = !own.isConstrained
            if !own.isConstrained { container.frame = CGRect(x: 0, y: 650, width: 393, height: 100) }
            container.transform = own.transform
        }
        let (center, bounds) = (container.center, container.bounds)
        #expect(abs(device.maxY(of: field) - own.rest) < 0.001)
        device.focusAndSettle(on: field)
        // To whole pixels.
        #expect(abs(device.maxY(of: field) - own.end) < 1.0 / 3)
        #expect(abs((screen.lift ?? 0) - (own.rest - own.end)) < 1.0 / 3)
        device.dismissKeyboard()
        #expect(container.transform == own.transform && container.center == center && container.bounds == bounds)
    }

    @Test(
        "S10 a transform that the app sets under the keyboard is kept", arguments: FlowSetting.phone,
        [(true, 5, 506), (false, -20, 486)] as [(Bool, CGFloat, CGFloat)])
    func s10Meanwhile(_ setting: FlowSetting, _ row: (isConstrained: Bool, y: CGFloat, end: CGFloat)) {
        let (field, own) = (UITextField.tall(700), CGAffineTransform(translationX: 0, y: row.y))
        let (screen, device) = stage(setting, field)
        device.turn { container.translatesAutoresizingMaskIntoConstraints = !row.isConstrained }
        let center = container.center
        device.focusAndSettle(on: field)
        device.turnAndSettle {
            container.transform = own
            screen.avoidance?.update()
        }
        #expect(device.maxY(of: field) == row.end && (!row.isConstrained || screen.lift == 243))
        device.dismissKeyboard()
        #expect(container.transform == own && container.center == center)
    }

    // MARK: What scrolls inside

    /// A list of 400 points from 300 on, in which the fields begin at 250, 310 and 410. The content is 500 high.
    @Test("a scroll view inside moves first", arguments: Play.Place.phones)
    func scrollView(_ place: Play.Place) {
        var plan = ScreenPlan.form(0, target: .container)
        let fields = [Part(gap: 250), Part(gap: 16), Part(gap: 56), Part(kind: .label, gap: 0, height: 38)]
        plan.parts[0].parts = [Part(kind: .scrollView, gap: 300, height: 400, parts: fields)]
        let play = Play(plan, on: place)
        play.device.scrollsFirstResponderIntoView = false
        let list = play.screen.all.first { $0.part.kind == .scrollView }?.scrollView
        // From 550 to 594 it scrolls by 88, which suffices. From 610 to 654: up by 148, of which the scroll view can do 100.
        for (index, offset, lift) in [(0, 88, 0), (1, 100, 48), (2, 100, 148)] as [(Int, CGFloat, CGFloat)] {
            play(.focus(index))
            #expect(
                list?.contentOffset.y == offset && play.screen.live.first?.lift == lift && list?.contentInset == .zero)
        }
        play.end()
    }

    @Test("a text view that fills the screen gets an inset, and the container stays", arguments: Play.Place.phones)
    func textView(_ place: Play.Place) {
        var plan = ScreenPlan.form(0, target: .container)
        plan.parts[0].parts = [Part(kind: .textView, gap: 0, fills: true, lines: 80)]
        let play = Play(plan, on: place)(.focus(0))(.moveCaret(1), .type(1))
        let textView = play.screen.inputs[0] as? UITextView
        #expect(play.screen.live.first?.lift == 0 && (textView?.adjustedContentInset.bottom ?? 0) >= 336)
        play.end()
    }
}
