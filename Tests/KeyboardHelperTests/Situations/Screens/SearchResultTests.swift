import Foundation
import KeyboardHelper
import Testing
import UIKit

/// Somebody types in a search field that is in a bar, and the list below shows what is found. On an iPhone 16, where the keyboard
/// begins at 516.
@MainActor
@Suite struct SearchResultTests {
    enum Place: CaseIterable, Sendable { case searchController, titleView, results }
    enum Call: CaseIterable, Sendable { case window, navigation }

    private final class Navigation: UINavigationController, KeyboardAvoiding {}

    private final class ListPage: UIViewController, UITableViewDataSource {
        let table = UITableView()

        override func viewDidLoad() {
            super.viewDidLoad()
            table.frame = view.bounds
            table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            table.rowHeight = 60
            table.dataSource = self
            view.addSubview(table)
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    @Test(
        "S71 the last row below a search field in a bar can be reached", arguments: FlowSetting.phoneInTurns,
        Call.allCases)
    func s71(_ setting: FlowSetting, _ call: Call) {
        for place in Place.allCases {
            let (page, results, bar) = (ListPage(), ListPage(), UISearchBar())
            let search = UISearchController(searchResultsController: place == .results ? results : nil)
            let navigation = Navigation(rootViewController: page)
            if place == .titleView {
                page.navigationItem.titleView = bar
            } else {
                page.navigationItem.searchController = search
            }
            let device =
                call == .window ? setting.windowDevice(showing: navigation) : setting.device(showing: navigation)
            if call == .navigation { device.turn { navigation.handleKeyboard() } }
            let list = place == .results ? results.table : page.table
            let (offset, rest) = (page.table.contentOffset, page.table.contentInset)
            let indicator = page.table.verticalScrollIndicatorInsets
            device.focusAndSettle(on: place == .titleView ? bar.searchTextField : search.searchBar.searchTextField)
            #expect(abs(list.adjustedContentInset.bottom - 336) <= 0.5, "\(place)")
            #expect(
                abs(list.verticalScrollIndicatorInsets.bottom + list.safeAreaInsets.bottom - 336) <= 0.5, "\(place)")
            #expect(page.table.contentOffset == offset && navigation.view.frame.minY == 0)
            device.type("a")
            device.settle()
            #expect(abs(list.adjustedContentInset.bottom - 336) <= 0.5, "\(place)")
            device.dismissKeyboard()
            #expect(list.contentInset == rest && list.verticalScrollIndicatorInsets == indicator, "\(place)")
        }
    }

    /// The field is in the page of another navigation controller beside the one that has had the call.
    @Test("S71 an input beside a controller with bars moves nothing in there", arguments: FlowSetting.phoneInTurns)
    func s71Beside(_ setting: FlowSetting) {
        let (primary, detail) = (Navigation(rootViewController: ListPage()), FlowForm())
        detail.avoidsKeyboard = false
        let other = Navigation(rootViewController: detail)
        let root = MadeScreen { screen in
            screen.embed(primary, in: screen.view, CGRect(x: 0, y: 0, width: 190, height: 852))
            screen.embed(other, in: screen.view, CGRect(x: 200, y: 0, width: 193, height: 852))
            primary.handleKeyboard()
        }
        let device = setting.device(showing: root)
        device.scrollsFirstResponderIntoView = false
        let (place, inset) = (detail.view.frame, detail.scrollView.contentInset)
        device.focusAndSettle(on: detail.inputs[11])
        #expect(detail.view.frame == place && detail.scrollView.contentInset == inset)
    }

    /// As high as that of iOS 26, which is in the view of the navigation controller and stands on the keyboard.
    @Test("S71 a search bar at the bottom covers no row", arguments: FlowSetting.phoneInTurns)
    func s71Bottom(_ setting: FlowSetting) {
        for call in ["scrollView", "controller", "navigation", "window"] {
            let page = FlowForm()
            page.avoidsKeyboard = false
            let navigation = Navigation(rootViewController: page)
            let bar = UIView.white(CGRect(x: 0, y: 762, width: 393, height: 56))
            let field = UITextField(frame: CGRect(x: 20, y: 6, width: 353, height: 44))
            bar.addSubview(field)
            let device =
                call == "window" ? setting.windowDevice(showing: navigation) : setting.device(showing: navigation)
            device.turn {
                navigation.view.addSubview(bar)
                switch call {
                case "scrollView": page.handleKeyboard(scrollView: page.scrollView)
                case "controller": page.handleKeyboard()
                case "navigation": navigation.handleKeyboard()
                default: break
                }
                bar.frame.origin.y = 460
                field.becomeFirstResponder()
            }
            device.settle()
            #expect(bar.frame.minY == 460 && page.view.frame.minY == 0, "\(call)")
            let isServed = call != "controller"
            #expect(abs(page.scrollView.adjustedContentInset.bottom - (isServed ? 392 : 34)) <= 0.5, "\(call)")
        }
    }
}
