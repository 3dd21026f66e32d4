import KeyboardHelper
import Testing
import UIKit

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
            #expect(served.lift == (isServed ? 246 : 0))
            let written = Set(writes.notByUIKit.map(\.property))
            #expect(written.isSubset(of: ["contentInset", "verticalScrollIndicatorInsets"]))
            #expect(written.isEmpty == (target != .scrollView))
            #expect(behind.movement == 0 && (target != .container || behind.lift == 0))
            expectCovered(behind, 336)
            device.turnAndSettle { window.rootViewController = next }
            #expect(next.movement == 0)
            expectCovered(next, 336)
            device.dismissKeyboard()
            expectCovered(next, 0)
            #expect(target != .closures || behind.heights == [336, nil] && next.heights == [336, nil])
        }
    }

    @Test("a child of a presenter writes nothing for the sheet", arguments: targets, FlowSetting.phone)
    func childOfPresenter(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let (part, sheet) = (PartScreen(target), PartScreen(.scrollView))
        let device = setting.device(showing: UINavigationController(rootViewController: SplitScreen([part])))
        device.present(sheet, over: part)
        let writes = device.writes(in: part.view) {
            device.focusAndSettle(on: sheet.field)
            expectVisible(sheet.field, below: 69, on: device)
            device.dismissKeyboard()
        }
        #expect(!writes.contains { $0.by == .app } && part.heights.isEmpty)
        device.turnAndSettle { sheet.dismiss(animated: true) }
        device.focusAndSettle(on: part.field)
        expectCovered(part, 336)
        #expect(part.movement == (target == .closures ? 0 : 246))
    }

    /// The search field in the bar makes the screen present a search controller, which stays while the sheet comes.
    @Test("a screen that is searched makes no room for the keyboard of a sheet", arguments: targets, FlowSetting.phone)
    func searched(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let (part, sheet) = (PartScreen(target), PartScreen(.scrollView))
        let search = UISearchController(searchResultsController: nil)
        part.navigationItem.searchController = search
        let device = setting.device(showing: part.inNavigation)
        func expectSearched() {
            device.focusAndSettle(on: search.searchBar.searchTextField)
            // The keyboard covers 336 points of the screen while somebody searches it.
            expectInset(part, 336)
            #expect(target != .closures || part.heights.last == 336)
        }
        let rest = PlaceState(part)
        expectSearched()
        device.present(sheet, over: part)
        device.focusAndSettle(on: sheet.field)
        expectVisible(sheet.field, below: 69, on: device)
        #expect(PlaceState(part) == rest && (target != .closures || part.heights.last == .some(nil)))
        device.dismissKeyboard()
        device.turnAndSettle { sheet.dismiss(animated: true) }
        expectSearched()
        device.dismissKeyboard()
        #expect(PlaceState(part) == rest)
    }
}
