import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper
@testable import ScreenPlay

/// Two avoidances of one controller with editing options: the first counts, and the next takes over.
@MainActor @Suite struct EditingTakeoverTests {
    /// The second field has the focus.
    private func scene() throws -> (play: Play, first: KeyboardAvoidance, second: KeyboardAvoidance) {
        let play = Play(.form(6, options: .everything))
        let first = try #require(play.handle)
        let second = play.screen.handleKeyboard(
            containerView: play.screen.view,
            options: .with { ($0.showsToolbar, $0.movesFocusOnReturn, $0.keyboardAppearance) = (true, true, .light) })
        play(.focus(1))
        return (play, first, second)
    }

    private func expect(_ avoidance: KeyboardAvoidance, in play: Play, at location: SourceLocation = #_sourceLocation) {
        #expect(play.accessory === avoidance.toolbar, sourceLocation: location)
        #expect(play.fields.allSatisfy { $0.inputAccessoryView === avoidance.toolbar }, sourceLocation: location)
        let appearance = avoidance.options.keyboardAppearance
        expectEqual(play.device.keyboard.appearance, appearance, at: location)
        expectEqual(play.returnKeys, [.next, .next, .next, .next, .next, .done], at: location)
        expectEqual(play.fields.map(\.returnActions), [0, 1, 0, 0, 0, 0], at: location)
    }

    @Test(
        "S53 when the one that counts is stopped, paused or loses its options, the next takes over",
        arguments: [
            { $0.stop() }, { $0.isEnabled = false }, { $0.options = .init() },
        ] as [@MainActor @Sendable (KeyboardAvoidance) -> Void])
    func theNextTakesOver(_ way: @MainActor @Sendable (KeyboardAvoidance) -> Void) throws {
        let (play, first, second) = try scene()
        expect(first, in: play)
        let notices = NotificationRecorder.showsAndHides()
        play.app { _ in way(first) }
        expect(second, in: play)
        #expect(play.screen.view.gestureRecognizers?.isEmpty != false)
        play.app { _ in #expect(second.focusNext()) }
        expectEqual(play.focused, 2)
        // No other toolbar is put on in between.
        notices.forget()
        play.app { $0.stopHandlingKeyboard() }
        #expect(notices.shows <= 1 && play.accessory == nil && play.device.keyboard.appearance == .default)
        #expect(play.fields.allSatisfy { $0.inputAccessoryView == nil && $0.keyboardAppearance == .default })
        expectEqual(play.returnKeys, [UIReturnKeyType](repeating: .default, count: 6))
    }

    @Test("without a keyboard too, the next takes over, also for the second time", arguments: [false, true])
    func atRest(_ hasTakenOver: Bool) throws {
        let (play, first, second) = try scene()
        play(.dismiss)
        for options in hasTakenOver ? [.init(), .everything] : [] as [KeyboardAvoidance.Options] {
            play.app { _ in first.options = options }
        }
        play.app { _ in first.stop() }
        #expect(play.fields.allSatisfy { $0.inputAccessoryView === second.toolbar })
        play(.focus(1))
        expect(second, in: play)
    }

    @Test("the first takes over again when it has its options back, and everything goes back in the end")
    func theFirstComesBack() throws {
        let (play, first, second) = try scene()
        for (action, counts) in [
            ({ first.options = .init() }, second), ({ first.options = .everything }, first), ({ second.stop() }, first),
        ] as [(() -> Void, KeyboardAvoidance)] {
            play.app { _ in action() }
            expect(counts, in: play)
        }
    }
}
