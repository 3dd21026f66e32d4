import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// A list of completions hangs below the field in which somebody types, in front of the form. On an iPhone 16, where the keyboard
/// begins at 516.
@MainActor
@Suite struct CompletionListTests {
    /// How the app places the list: by constraints so far below the field, or by frames 4 points below it.
    enum Style { case constraints(CGFloat), frames(ScreenPlan.Completions) }

    /// A form with one field that begins at `y` on screen, and a list that comes with the focus or with the first key.
    private func show(
        _ style: Style, _ target: ScreenPlan.Target, comesWithFocus: Bool, y: CGFloat = 300, on place: Play.Place
    ) -> Play {
        var plan = ScreenPlan.form(0, target: target)
        plan.parts[0].parts = [Part(gap: y - 59), Part(kind: .label, gap: 1_000)]
        plan.completesAtOnce = comesWithFocus
        if case .frames(let completions) = style { plan.completions = completions }
        let play = Play(plan, on: place)
        guard case .constraints(let gap) = style, let field = play.screen.inputs[0] as? UITextField else { return play }
        return play.app { screen in
            let list = UIView.white()
            list.isHidden = true
            field.on(comesWithFocus ? .editingDidBegin : .editingChanged) { list.isHidden = false }
            screen.view.addAcross([list])
            NSLayoutConstraint.activate([
                list.topAnchor.constraint(equalTo: field.bottomAnchor, constant: gap),
                list.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor, constant: -336),
            ])
        }
    }

    /// In the middle of the form, or just above the keyboard.
    @Test("S65 completions below the field move nothing", arguments: Play.Place.phones, ScreenPlan.Target.ofForms)
    func nothingMoves(_ place: Play.Place, _ target: ScreenPlan.Target) {
        for style in [Style.constraints(4), .constraints(14), .frames(.framesToKeyboard), .frames(.frames)] {
            for (y, end, comesWithFocus) in [(300, 344, false), (300, 344, true), (700, 506, false)]
                as [(CGFloat, CGFloat, Bool)]
            {
                let play = show(style, target, comesWithFocus: comesWithFocus, y: y, on: place)(.focus(0))
                for _ in 0..<5 {
                    play(.type(1))
                    #expect(abs(play.end - end) <= 0.5, "\(style), \(y), \(comesWithFocus)")
                }
                #expect(abs(play.adjustedInset - 336) <= 0.5, "\(style), \(y), \(comesWithFocus)")
                play.end()
            }
        }
    }

    @Test("S65 below the list a bar of the app's stands on the keyboard", arguments: Play.Place.phones)
    func overBar(_ place: Play.Place) {
        let play = show(.frames(.frames), .scrollView, comesWithFocus: false, on: place)
        play.app { screen in screen.view.addSubview(UIView.white(CGRect(x: 0, y: 472, width: 393, height: 44))) }(
            .tap(0))
        for _ in 0..<3 {
            play(.type(1))
            #expect(abs(play.end - 344) <= 0.5 && abs(play.adjustedInset - 380) <= 0.5)
        }
    }

    @Test("S65 a companion that is hidden at first counts as soon as it is seen", arguments: Play.Place.phones)
    func companion(_ place: Play.Place) throws {
        let play = show(.constraints(4), .scrollView, comesWithFocus: false, y: 704, on: place)
        let field = try #require(play.screen.inputs[0] as? UITextField)
        let message = UIView.white(CGRect(x: 20, y: 645 + 48, width: 353, height: 60))
        message.isHidden = true
        play.app { screen in
            screen.targetScrollView?.addSubview(message)
            screen.live.first?.addCompanion(message, for: field)
        }(.focus(0))
        #expect(abs(play.end - 506) <= 0.5)
        field.on(.editingChanged) { message.isHidden = false }
        play(.type(1))
        #expect(abs(play.frame(of: message).maxY - 506) <= 0.5)
    }
}
