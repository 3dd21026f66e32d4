import KeyboardHelper
import Testing
import UIKit

/// A screen under a window or a sheet of the same app, in which the focus is.
/// On an iPhone 16. A field of a part that reaches down to the screen's bottom ends at 752: up by 246 to be free.
@MainActor
@Suite struct CoveredScreenTests {
    @Test(arguments: [LifecycleTarget.scrollView, .container, .closures], FlowSetting.phone)
    func inputOfAnotherWindowMovesNothingButInsets(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let (behind, front) = (PartScreen(target), PartScreen(.container))
        let device = setting.device(showing: behind)
        device.makeWindow(frame: device.screen.bounds)
        device.show(front)
        device.settle()
        let writes = device.writes(in: behind.view) {
            device.focusAndSettle(on: front.field)
        }
        #expect(front.lift == 246)
        let written = Set(writes.notByUIKit.map(\.property))
        #expect(written.isSubset(of: ["contentInset", "verticalScrollIndicatorInsets"]))
        #expect(written.isEmpty == (target != .scrollView))
        #expect(behind.movement == 0)
        expectInset(behind, 336)
        if target == .closures { #expect(behind.heights == [336]) }
        if target == .container { #expect(behind.lift == 0) }
        device.dismissKeyboard()
        expectInset(behind, 0)
        if target == .closures { #expect(behind.heights == [336, nil]) }
    }

    @Test(arguments: [LifecycleTarget.scrollView, .container, .closures], FlowSetting.phone)
    func childOfAPresenterWritesNothingForTheSheet(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let (part, sheet) = (PartScreen(target), PartScreen(.scrollView))
        let device = setting.device(showing: UINavigationController(rootViewController: SplitScreen([part])))
        device.turn { part.present(sheet, animated: true) }
        device.settle()
        let writes = device.writes(in: part.view) {
            device.focusAndSettle(on: sheet.field)
            expectVisible(sheet.field, below: 69, on: device)
            device.dismissKeyboard()
        }
        #expect(!writes.contains { $0.by == .app })
        #expect(part.heights.isEmpty)
        device.turn { sheet.dismiss(animated: true) }
        device.settle()
        device.focusAndSettle(on: part.field)
        expectInset(part, 336)
        #expect(part.movement == (target == .closures ? 0 : 246))
    }

    /// The search field in the bar makes the screen present a search controller, which stays while the sheet comes.
    @Test(arguments: [LifecycleTarget.scrollView, .container, .closures], FlowSetting.phone)
    func searchedScreenMakesNoRoomForTheKeyboardOfASheet(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let (part, sheet) = (PartScreen(target), PartScreen(.scrollView))
        let search = UISearchController(searchResultsController: nil)
        part.navigationItem.searchController = search
        let device = setting.device(showing: UINavigationController(rootViewController: part))
        let rest = PlaceState(part)
        device.focusAndSettle(on: search.searchBar.searchTextField)
        // The keyboard covers 336 points of the screen while somebody searches it.
        expectInset(part, 336)
        if target == .closures { #expect(part.heights.last == 336) }
        device.turn { part.present(sheet, animated: true) }
        device.settle()
        device.focusAndSettle(on: sheet.field)
        expectVisible(sheet.field, below: 69, on: device)
        #expect(PlaceState(part) == rest)
        if target == .closures { #expect(part.heights.last == .some(nil)) }
        device.dismissKeyboard()
        device.turn { sheet.dismiss(animated: true) }
        device.settle()
        device.focusAndSettle(on: search.searchBar.searchTextField)
        expectInset(part, 336)
        device.dismissKeyboard()
        #expect(PlaceState(part) == rest)
    }

    /// A window for feedback in front, in which somebody types without the library, while the app exchanges its screen.
    @Test(arguments: [LifecycleTarget.scrollView, .container, .closures], FlowSetting.phone)
    func screenThatComesBehindAnotherWindowMakesRoomForItsKeyboard(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let (first, second) = (PartScreen(target), PartScreen(target))
        let device = setting.device(showing: first)
        let window = device.window
        let front = UIViewController()
        device.makeWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
        device.show(front)
        let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 40))
        device.turn { front.view.addSubview(field) }
        device.focusAndSettle(on: field)
        expectInset(first, 336)
        device.turn { window.rootViewController = second }
        device.settle()
        #expect(second.movement == 0)
        expectInset(second, 336)
        if target == .closures { #expect(second.heights == [336]) }
        device.dismissKeyboard()
        expectInset(second, 0)
        if target == .closures { #expect(second.heights == [336, nil]) }
    }
}
