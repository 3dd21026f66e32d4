import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper
@testable import ScreenPlay

/// Nothing moves while an avoidance is frozen. On an iPhone 16, whose keyboard begins at 516.
@MainActor @Suite struct FrozenTests {
    /// A chat with a bar, which ends at 818 without a keyboard, a list of 2,000 points that is scrolled by 700, and a panel that
    /// takes the keyboard's place below the bar.
    @MainActor private final class Chat {
        let play: Play
        let panel = UIView()

        init(in stay: World.Stay = .root, on place: Play.Place) {
            var plan = ScreenPlan.form(0, target: .barAndScrollView)
            plan.parts[0].parts = [Part(kind: .label, height: 2000)]
            (plan.hasBar, plan.constant, plan.options.keepsEndVisible) = (true, 0, true)
            play = Play(plan, in: stay, on: place)(.focus(0))
            play.device.turnAndSettle { play.screen.targetScrollView?.contentOffset.y = 700 }
        }

        var bar: CGFloat { play.frame(of: play.screen.bar).maxY }
        var constant: CGFloat { play.screen.pin.constant }

        func freeze(_ isFrozen: Bool) { play.screen.live.forEach { $0.isFrozen = isFrozen } }

        func open() {
            freeze(true)
            play.screen.barField.resignFirstResponder()
            guard let view = play.screen.view, let last = KeyboardTransition.lastShown(in: view) else { return }
            let top = view.bounds.height - last.overlap(with: view)
            panel.frame = CGRect(x: 0, y: top, width: 393, height: view.bounds.height - top)
            view.addSubview(panel)
        }

        func close(withKeyboard: Bool) {
            panel.removeFromSuperview()
            if withKeyboard { play.screen.barField.becomeFirstResponder() }
            freeze(false)
        }

        /// The bar is at 516 for a second, and the list where it was.
        func expectNothingMoves() {
            for _ in 0...60 {
                #expect(bar == 516 && play.offset == 700)
                play.device.advance(by: 1 / 60)
            }
        }
    }

    /// So does a context menu, which takes the focus and gives it back.
    @Test("a panel takes the keyboard's place and back, and neither bar nor list move", arguments: Play.Place.phones)
    func panel(_ place: Play.Place) {
        let chat = Chat(on: place)
        chat.play.device.turn { chat.open() }
        chat.expectNothingMoves()
        expectEqual(chat.panel.frame, CGRect(x: 0, y: 516, width: 393, height: 336))
        chat.play.device.turn { chat.close(withKeyboard: true) }
        chat.expectNothingMoves()
        chat.play.device.turnAndSettle { chat.open() }
        chat.play.device.turnAndSettle { chat.close(withKeyboard: false) }
        #expect(chat.bar == 818 && chat.constant == 0 && chat.play.inset == 0)
    }

    @Test("a panel that is dragged away takes the bar along", arguments: Play.Place.phones)
    func dragged(_ place: Play.Place) {
        let chat = Chat(on: place)
        chat.play.device.turnAndSettle { chat.open() }
        for points in stride(from: 2 as CGFloat, through: 302, by: 30) {
            chat.play.device.turn { chat.play.screen.pin.constant = points - 302 }
            expectEqual(chat.bar, 516 + points)
        }
        chat.play.device.turnAndSettle { chat.close(withKeyboard: false) }
        #expect(chat.bar == 818 && chat.constant == 0)
        chat.play.device.focusAndSettle(on: chat.play.screen.barField)
        expectEqual(chat.bar, 516)
    }

    /// The page goes along with the finger, and its bar does not fall as the keyboard is announced to go.
    @Test(
        "a chat that is swiped aside keeps its bar until the swipe ends", arguments: Play.Place.phones, [false, true])
    func swipe(_ place: Play.Place, pops: Bool) {
        let chat = Chat(in: .pushed, on: place)
        let (device, pin) = (chat.play.device, chat.play.screen.pin)
        device.turn { chat.freeze(true) }
        device.beginInteractivePop()
        chat.expectNothingMoves()
        if pops { device.finishInteractivePop() } else { device.cancelInteractivePop() }
        device.turnAndSettle { chat.freeze(false) }
        expectEqual(pin.constant, pops ? 0 : -302)
        device.dismissKeyboard()
        expectEqual(pin.constant, 0)
    }

    @Test("a frozen form stays scrolled, and then goes where it belongs", arguments: Play.Place.phones)
    func form(_ place: Play.Place) {
        let play = Play(.form(), on: place)
        play.device.scrollsFirstResponderIntoView = false
        let decisions = DecisionRecorder(play.handle)
        play(.focus(10))
        play.device.turn { play.handle?.isFrozen = true }
        play.device.dismissKeyboard()
        #expect(play.offset == 154 && play.adjustedInset == 336 && decisions.last?.reason == .frozen)
        play.device.focusAndSettle(on: play.fields[14])
        expectEqual(play.offset, 154)
        play.device.turnAndSettle { play.handle?.isFrozen = false }
        expectEqual(play.end, 506)
        play.device.turn { play.handle?.isFrozen = true }
        play.device.dismissKeyboard()
        play.device.turnAndSettle { play.handle?.isFrozen = false }
        expectEqual(play.inset, 0)
    }

    @Test("a host that leaves while it is frozen takes nothing along", arguments: Play.Place.phones)
    func leaves(_ place: Play.Place) {
        let play = Play(.form(), in: .pushed, on: place)(.focus(10))
        let scrollView = play.screen.targetScrollView
        play.device.turn { play.handle?.isFrozen = true }
        play(.pop)
        #expect(scrollView?.window == nil && scrollView?.contentInset == .zero)
    }
}
