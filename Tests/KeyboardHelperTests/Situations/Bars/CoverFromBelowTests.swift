import Foundation
import KeyboardHelper
import Testing
import UIKit

/// What stands on the keyboard in front of a form of fields that are 60 apart: other bars than one button.
///
/// On an iPhone 16, where the keyboard begins at 516. All by frames.
@MainActor
@Suite struct CoverFromBelowTests {
    private typealias Stage = (
        screen: MadeScreen, scrollView: UIScrollView, fields: [UITextField], device: SimulatedDevice
    )

    /// Shows a form with `views` in front of it, and gives the eighth field the focus: it is from 440 to 480 at rest.
    private func stage(_ setting: FlowSetting, focus: Bool = true, _ views: UIView...) -> Stage {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        scrollView.contentSize = CGSize(width: 300, height: 1000)
        let fields: [UITextField] = (0..<16).map { .at(20 + 60 * CGFloat($0)) }
        fields.forEach(scrollView.addSubview)
        let screen = MadeScreen { screen in
            screen.view.addSubview(scrollView)
            views.forEach(screen.view.addSubview)
            screen.handleKeyboard(scrollView: scrollView)
        }
        let device = setting.device(showing: screen)
        scrollView.contentInsetAdjustmentBehavior = .never
        device.settle()
        if focus { device.focusAndSettle(on: fields[7]) }
        return (screen, scrollView, fields, device)
    }

    private func view(
        _ y: CGFloat, _ height: CGFloat, x: CGFloat = 0, width: CGFloat = 393, color: UIColor? = .white
    ) -> UIView {
        let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
        view.backgroundColor = color
        return view
    }

    private func expectEnd(
        _ end: CGFloat, inset: CGFloat, _ stage: Stage, _ comment: Comment? = nil,
        at location: SourceLocation = #_sourceLocation
    ) {
        #expect(
            abs(stage.device.presentationFrame(of: stage.fields[7]).maxY - end) <= 0.5, comment,
            sourceLocation: location)
        #expect(abs(stage.scrollView.contentInset.bottom - inset) <= 0.5, comment, sourceLocation: location)
    }

    @Test("what is in front counts", arguments: FlowSetting.phone)
    func inFront(_ setting: FlowSetting) {
        // The field would end at 480. The inset goes down to 852.
        expectEnd(446, inset: 396, stage(setting, view(456, 60)), "a bar on the keyboard")
        expectEnd(434, inset: 408, stage(setting, view(444, 52)), "20 above it")
        expectEnd(446, inset: 396, stage(setting, view(456, 396)), "down to the edge of the screen")
        expectEnd(396, inset: 446, stage(setting, view(466, 50), view(406, 60)), "one on the other")
        expectEnd(396, inset: 446, stage(setting, view(406, 60), view(466, 50)), "in any order")
        let container = view(0, 852, color: nil)
        container.addSubview(view(456, 60))
        expectEnd(446, inset: 396, stage(setting, container), "in a clear container")
        let effect = UIVisualEffectView(effect: nil)
        effect.frame = CGRect(x: 0, y: 456, width: 393, height: 60)
        expectEnd(446, inset: 396, stage(setting, effect), "translucent")
        let round = UIButton(frame: CGRect(x: 200, y: 444, width: 56, height: 56))
        expectEnd(434, inset: 408, stage(setting, round), "a round button that crosses the field")
    }

    @Test("what hides nothing does not count", arguments: FlowSetting.phone)
    func notInFront(_ setting: FlowSetting) {
        let hidden = view(456, 60)
        hidden.isHidden = true
        let transparent = view(456, 60)
        transparent.alpha = 0
        let empty = view(0, 852, color: nil)
        let round = UIButton(frame: CGRect(x: 320, y: 444, width: 56, height: 56))
        for (number, view) in [
            hidden, transparent, empty, round, view(456, 60, color: nil), view(456, 60, color: .clear),
            // Beside the field; farther above the keyboard than it is high, or than 20 points; all over it.
            view(456, 60, x: 240, width: 150), view(486, 10), view(436, 40), view(0, 852),
        ].enumerated() {
            expectEnd(480, inset: 336, stage(setting, view), "\(number)")
        }
    }

    @Test("what is behind, or moves along, does not count", arguments: FlowSetting.phone)
    func behind(_ setting: FlowSetting) {
        let stage = stage(setting, focus: false)
        stage.screen.view.insertSubview(view(456, 60), at: 0)
        stage.scrollView.addSubview(view(456, 60, x: 100))
        stage.device.focusAndSettle(on: stage.fields[7])
        expectEnd(480, inset: 336, stage)
    }

    @Test("without a focus inside, only what is wide ends the range", arguments: FlowSetting.phone)
    func range(_ setting: FlowSetting) {
        for (width, inset) in [(393, 396), (100, 336)] as [(CGFloat, CGFloat)] {
            let stage = stage(setting, focus: false, view(456, 60, width: width))
            let other = UITextField.at(100)
            stage.screen.view.addSubview(other)
            stage.device.focusAndSettle(on: other)
            #expect(stage.scrollView.contentInset.bottom == inset)
        }
    }

    @Test("an inset of the app's for the bar is not added to it, and stays", arguments: FlowSetting.phone)
    func insetForTheBar(_ setting: FlowSetting) {
        let stage = stage(setting, focus: false, view(456, 60))
        stage.scrollView.contentInset.bottom = 60
        stage.scrollView.verticalScrollIndicatorInsets.bottom = 60
        stage.device.focusAndSettle(on: stage.fields[7])
        expectEnd(446, inset: 396, stage)
        // UIKit adds the safe area's 34.
        #expect(stage.scrollView.verticalScrollIndicatorInsets.bottom == 362)
        stage.device.dismissKeyboard()
        #expect(stage.scrollView.contentInset.bottom == 60)
        #expect(stage.scrollView.verticalScrollIndicatorInsets.bottom == 60)
    }

    @Test("a bar that grows, hides or comes takes the focus along", arguments: FlowSetting.phone)
    func changes(_ setting: FlowSetting) {
        let bar = view(456, 60)
        let stage = stage(setting, bar)
        stage.device.turn {
            bar.frame = CGRect(x: 0, y: 416, width: 393, height: 100)
            stage.screen.view.setNeedsLayout()
        }
        stage.device.settle()
        expectEnd(406, inset: 436, stage, "it has grown")
        stage.device.turn { bar.isHidden = true }
        stage.device.focusAndSettle(on: stage.fields[8])
        #expect(stage.scrollView.contentInset.bottom == 336)
        stage.device.turn { bar.isHidden = false }
        stage.device.focusAndSettle(on: stage.fields[7])
        #expect(stage.device.presentationFrame(of: stage.fields[7]).maxY <= 406.5)
        #expect(stage.scrollView.contentInset.bottom == 436)
    }

    @Test("a bar of the app's below a scroll view may go", arguments: FlowSetting.phone)
    func barBelow(_ setting: FlowSetting) {
        let (scrollView, bar) = (UIScrollView(), UIView())
        let fields: [UITextField] = (0..<16).map { .at(20 + 60 * CGFloat($0)) }
        var height: NSLayoutConstraint?
        let screen = MadeScreen { screen in
            for subview in [scrollView, bar] {
                subview.translatesAutoresizingMaskIntoConstraints = false
                screen.view.addSubview(subview)
            }
            fields.forEach(scrollView.addSubview)
            scrollView.contentSize = CGSize(width: 300, height: 1000)
            scrollView.contentInsetAdjustmentBehavior = .never
            let barHeight = bar.heightAnchor.constraint(equalToConstant: 60)
            height = barHeight
            NSLayoutConstraint.activate([
                scrollView.topAnchor.constraint(equalTo: screen.view.topAnchor),
                scrollView.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
                scrollView.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
                scrollView.bottomAnchor.constraint(equalTo: bar.topAnchor),
                bar.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
                bar.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor), barHeight,
            ])
            screen.handleKeyboard(scrollView: scrollView)
        }
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: fields[3])
        #expect(scrollView.contentInset.bottom == 276)
        device.turn { height?.constant = 0 }
        device.settle()
        #expect(scrollView.contentInset.bottom == 336)
        device.turn { height?.constant = 60 }
        device.settle()
        #expect(scrollView.contentInset.bottom == 276)
        device.dismissKeyboard()
        #expect(scrollView.contentInset.bottom == 0)
    }

    @Test("a card is lifted above a button that is outside of it", arguments: FlowSetting.phone)
    func card(_ setting: FlowSetting) {
        let card = view(500, 200)
        let field = UITextField.at(100)
        card.addSubview(field)
        let button = view(456, 60, color: .black)
        let screen = MadeScreen { screen in
            screen.view.addSubview(card)
            screen.view.addSubview(button)
            screen.handleKeyboard(containerView: card)
        }
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: field)
        // All of the card, which ends 60 below the field.
        #expect(abs(device.presentationFrame(of: card).maxY - 446) <= 0.5)
        device.dismissKeyboard()
        #expect(card.frame.minY == 500)
    }

    @Test("the next key shows a field that the app's inset at the top has covered", arguments: FlowSetting.phone)
    func insetAtTop(_ setting: FlowSetting) {
        let stage = stage(setting, focus: false)
        stage.device.focusAndSettle(on: stage.fields[0])
        stage.device.turn { stage.scrollView.contentInset.top = 80 }
        stage.device.settle()
        stage.device.type("x")
        stage.device.settle()
        #expect(stage.device.presentationFrame(of: stage.fields[0]).minY >= 80)
    }
}
