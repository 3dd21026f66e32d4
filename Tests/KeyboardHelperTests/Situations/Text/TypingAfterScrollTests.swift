import Foundation
import Testing

@testable import ScreenPlay

/// Whoever types wants to see it, wherever the caret was left.
@MainActor @Suite struct TypingAfterScrollTests {
    private func play() -> Play {
        var screen = ScreenPlan.form(20)
        screen.parts[0].parts[0] = Part(kind: .textView, height: 60, lines: 1, isScrollEnabled: false)
        return Play(screen)(.tap(0))
    }

    @Test("a key brings the caret back that the user has scrolled away, also after a layout")
    func afterLayout() {
        let play = play()
        play(.drag(0, by: 400))
        #expect(play.end < 0)
        play(.safeArea(20))
        #expect(play.end < 0)
        play(.type(1))
        #expect(play.end > 59)
    }

    @Test("a key brings the caret back from what was revealed")
    func afterReveal() {
        let play = play()(.revealView(19))
        #expect(play.end < 0)
        play(.type(1))
        #expect(play.end > 59)
    }
}
