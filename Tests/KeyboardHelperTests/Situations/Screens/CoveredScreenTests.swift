import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// A screen under a window or a sheet of the same app, in which the focus is.
/// On an iPhone 16. A field of a part that reaches down to the screen's bottom ends at 752: up by 246 to be free.
@MainActor @Suite struct CoveredScreenTests {
    nonisolated static let targets = [LifecycleTarget.scrollView, .container, .closures]

    /// Expects the inset, and what closures were told last.
    private func expectCovered(_ part: PartScreen, _ height: CGFloat, at location: SourceLocation = #_sourceLocation) {
        expectInset(part, height, at: location)
        guard part.target == .closures else { return }
        #expect((part.heights.last ?? nil) ?? 0 == height && part.heights.count <= 2, sourceLocation: location)
    }

    /// A window of the app's, or one for feedback, in which somebody types without the library. Then the app exchanges the
    /// screen behind it.
    @Test("an input of another window moves nothing but insets", arguments: targets, [true, false])
    func otherWindow(_ target: LifecycleTarget, _ isServed: Bool) {
        for setting in FlowSetting.phone {
            let (behind, next) = (PartScreen(target), PartScreen(target))
            let (served, plain) = (PartScreen(.container), PlainScreen())
            let device = setting.device(showing: behind)
            let window = device.window
            device.makeWindow(frame: isServed ? device.screen.bounds : CGRect(x: 0, y: 0, width: 393, height: 400))
            device.show(isServed ? served : plain)
            device.settle()
            let field = isServed ? served.field : plain.field
            let writes = device.writes(in: behind.view) { device.focusAndSettle(on: field) }
            expectEqual(served.lift, isServed ? 246 : 0)
            let written = Set(writes.notByUIKit.map(\.property))
            #expect(written.isSubset(of: ["contentInset", "verticalScrollIndicatorInsets"]))
            expectEqual(written.isEmpty, target != .scrollView)
            #expect(behind.movement == 0 && (target != .container || behind.lift == 0))
            expectCovered(behind, 336)
            device.turnAndSettle { window.rootViewController = next }
            expectEqual(next.movement, 0)
            expectCovered(next, 336)
            device.dismissKeyboard()
            expectCovered(next, 0)
            #expect(target != .closures || behind.heights == [336, nil] && next.heights == [336, nil])
        }
    }

    @Test("a screen behind a sheet stays as it is", arguments: ScreenPlan.Target.calls, Play.Place.phones)
    func behindASheet(_ target: ScreenPlan.Target, _ place: Play.Place) {
        let play = Play(
            .form(10, target: target, scrolls: target == .scrollView), in: .child(from: 0, to: 1), on: place)
        let (behind, rest) = (play.screen, PlaceState(play.screen))
        play(.tap(9))(.present(.neighbor))
        for step in [Step.focus(0), .keyboardHeight(292)] {
            play(step)
            #expect(PlaceState(behind) == rest && behind.told.first?.covered ?? 0 == 0)
        }
        play(.dismissPresented).end()
    }

    /// The search field in the bar makes the screen present a search controller, which stays while the sheet comes.
    @Test("a screen that is searched makes no room for the keyboard of a sheet", arguments: targets, FlowSetting.phone)
    func searched(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let (part, sheet) = (PartScreen(target), PartScreen(.scrollView))
        let search = UISearchController(searchResultsController: nil)
        part.navigationItem.searchController = search
        let device = setting.device(showing: part.inNavigation)
        let rest = PlaceState(part)
        device.focusAndSettle(on: search.searchBar.searchTextField)
        // The keyboard covers 336 points of the screen while somebody searches it.
        expectInset(part, 336)
        device.present(sheet, over: part)
        device.focusAndSettle(on: sheet.field)
        expectVisible(sheet.field, below: 69, on: device)
        #expect(PlaceState(part) == rest && (target != .closures || part.heights.last == .some(nil)))
    }
}
