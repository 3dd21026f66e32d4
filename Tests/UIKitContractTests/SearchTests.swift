import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    /// A search field that stands in the navigation bar.
    @MainActor
    @Suite
    struct Searching {
        private let harness: any ContractHarness
        private let recorder = NoticeRecorder.listening()

        init() throws {
            harness = try makeHarness()
        }

        private func showSearch() async -> (content: UIViewController, search: UISearchController) {
            let content = UIViewController()
            let search = UISearchController(searchResultsController: nil)
            search.obscuresBackgroundDuringPresentation = false
            search.hidesNavigationBarDuringPresentation = false
            content.navigationItem.searchController = search
            content.navigationItem.hidesSearchBarWhenScrolling = false
            await harness.show(UINavigationController(rootViewController: content))
            await harness.settle()
            return (content, search)
        }

        // Source: https://developer.apple.com/documentation/uikit/uinavigationitem/searchcontroller
        @Test func theSearchBarIsInTheBarAndNotInTheControllersView() async throws {
            let (content, search) = await showSearch()
            let bar = try #require(content.navigationController?.navigationBar)
            #expect(search.searchBar.isDescendant(of: bar))
            #expect(!search.searchBar.searchTextField.isDescendant(of: content.view))
        }

        // Source: https://developer.apple.com/documentation/uikit/uiview/safeareainsets
        @Test func theSearchBarIsPartOfTheSafeArea() async {
            let (content, search) = await showSearch()
            let end = content.view.convert(search.searchBar.bounds, from: search.searchBar).maxY
            #expect(content.view.safeAreaInsets.top >= end - 0.01)
            #expect(content.view.safeAreaInsets.top.isClose(to: end, within: 20))
        }

        // Source: https://developer.apple.com/documentation/uikit/uisearchbar/searchtextfield: a text field like others
        @Test func itsFieldIsFocusedLikeAnyOther() async {
            let (_, search) = await showSearch()
            await harness.focus(search.searchBar.searchTextField)
            await harness.settle()
            #expect(recorder.last(.beginEditing)?.input === search.searchBar.searchTextField)
            #expect(recorder.kinds.contains(.willShow))
        }

        // Source: https://developer.apple.com/documentation/uikit/uisearchcontroller/isactive; the search controller is
        // what the controller presents (UISearchControllerDelegate's presentSearchController(_:))
        @Test func whoSearchesPresentsTheSearchController() async {
            let (content, search) = await showSearch()
            #expect(!search.isActive && content.presentedViewController == nil)
            await harness.focus(search.searchBar.searchTextField)
            await harness.settle()
            #expect(search.isActive && content.presentedViewController === search)
            #expect(content.view.window != nil)
        }

        // Source: https://developer.apple.com/documentation/uikit/uisearchcontroller/isactive
        @Test func toEndTheSearchEndsTheFocus() async {
            let (content, search) = await showSearch()
            await harness.focus(search.searchBar.searchTextField)
            await harness.settle()
            await harness.turn { search.isActive = false }
            await harness.settle()
            #expect(!search.searchBar.searchTextField.isFirstResponder)
            #expect(content.presentedViewController == nil)
            expectEqual(recorder.kinds.last, .didHide)
        }
    }
}
