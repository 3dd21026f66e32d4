import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// Controllers that have the lower part of the screen alone: children, panels, presentations of half the height.
@MainActor @Suite struct LowControllerTests {
    /// iPhone 16: the child begins at 639, its field ends at 711 and goes to 506, above the child's own top edge.
    @Test(
        "S41 a child that starts low rises above its own top edge",
        arguments: [.automatic, .root, .container] as [ScreenPlan.Target], Play.Place.everywhere)
    func s41(_ target: ScreenPlan.Target, _ place: Play.Place) {
        let plan = ScreenPlan.form(1, gap: 28, target: target, scrolls: false)
        let play = Play(plan, in: .child(from: 0.75, to: 1), on: place)
        for turns in [false, true] {
            if turns { play(.rotate) }
            let rest = play.input(0).maxY
            play(.focus(0))
            let top = play.device.keyboard.frame.minY
            // Of a container all is visible, where it fits.
            let card = play.frame(of: play.screen.nodes[0].view)
            let isWhole = target == .container && card.height < top - 69
            #expect(abs((isWhole ? card.maxY : play.end) - (top - 10)) < 0.4)
            #expect(isWhole || abs((play.screen.live.first?.lift ?? 0) - (rest + 10 - top)) < 0.4)
            play.end()
        }
    }

    /// The parent clips what leaves the panel, so the field goes up by 28 to the panel's top edge at 639, and no farther. A
    /// navigation bar over the parent covers what rises under it.
    @Test(
        "S41 a panel that clips keeps its input inside, and what rises stops at the bars around it",
        arguments: FlowSetting.phone, [(true, 639), (false, 103)] as [(Bool, CGFloat)])
    func s41Ends(_ setting: FlowSetting, _ row: (clips: Bool, top: CGFloat)) {
        let (card, field) = (UIView(), UITextField.tall(28))
        let child = MadeScreen { child in
            card.frame = CGRect(x: 0, y: 0, width: 393, height: 213)
            card.addSubview(field)
            child.view.addSubview(card)
            child.handleKeyboard(containerView: card)
            child.view.clipsToBounds = row.clips
        }
        if !row.clips { field.frame.size.height = 600 }
        let parent = MadeScreen { $0.embed(child, in: $0.view, CGRect(x: 0, y: 639, width: 393, height: 213)) }
        let device = setting.device(showing: row.clips ? parent : UINavigationController(rootViewController: parent))
        device.focusAndSettle(on: field)
        #expect(device.minY(of: field) == row.top)
        device.dismissKeyboard()
        #expect(device.minY(of: field) == 667)
    }

    /// iPhone 16: the root view is lifted by the 336 points that are covered, not by 346, so that nothing shows below it.
    @Test("S44 a root view leaves no strip below it", arguments: FlowSetting.everywhere)
    func s44(_ setting: FlowSetting) {
        let field = UITextField.at(0)
        let screen = MadeScreen { screen in
            field.frame.origin.y = screen.view.bounds.maxY - 40
            field.autoresizingMask = .flexibleTopMargin
            screen.view.addSubview(field)
            screen.handleKeyboard()
        }
        let device = setting.device(showing: screen)
        let covered = screen.view.bounds.maxY - setting.keyboardTop
        device.focusAndSettle(on: field)
        #expect(screen.keyboardAvoidances.first?.lift == covered && device.maxY(of: field) == setting.keyboardTop)
        device.changeHeightAndSettle(to: covered - 30)
        #expect(device.maxY(of: screen.view) == setting.keyboardTop + 30)
        device.dismissKeyboard()
        #expect(device.minY(of: screen.view) == 0)
    }
}
