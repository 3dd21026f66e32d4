import Foundation
import KeyboardHelper
import Testing
import UIKit

/// Somebody types in a search field that is in a bar, and the list below shows what is found. On an iPhone 16, where the keyboard
/// begins at 516.
@MainActor @Suite struct SearchResultTests {
    enum Place: CaseIterable, Sendable { case searchController, titleView, results }
    enum Call: CaseIterable, Sendable { case scrollView, controller, navigation, window }

    private final class Navigation: UINavigationController, KeyboardAvoiding {}

    private func show(
        _ navigation: Navigation, _ page: MadeScreen, _ call: Call, _ setting: FlowSetting
    ) -> SimulatedDevice {
        guard call != .window else { return setting.windowDevice(showing: navigation) }
        let device = setting.device(showing: navigation)
        device.turn {
            switch call {
            case .scrollView: (page.view.subviews[0] as? UIScrollView).map { _ = page.handleKeyboard(scrollView: $0) }
            case .controller: page.handleKeyboard()
            default: navigation.handleKeyboard()
            }
        }
        return device
    }

    /// A screen that its list, of 1,800 points, fills.
    private func page() -> (MadeScreen, UIScrollView) {
        let list = UIScrollView()
        list.contentSize = CGSize(width: 190, height: 1800)
        return (MadeScreen(load: { $0.view.addSubview(list) }, layout: { list.frame = $0.view.bounds }), list)
    }

    @Test(
        "S71 the last row below a search field can be reached", arguments: FlowSetting.phone,
        [Call.window, .navigation])
    func s71(_ setting: FlowSetting, _ call: Call) {
        for place in Place.allCases {
            let ((page, pageList), (results, resultList), bar) = (page(), page(), UISearchBar())
            let search = UISearchController(searchResultsController: place == .results ? results : nil)
            let navigation = Navigation(rootViewController: page)
            page.navigationItem.titleView = place == .titleView ? bar : nil
            page.navigationItem.searchController = place == .titleView ? nil : search
            let device = show(navigation, page, call, setting)
            let list = place == .results ? resultList : pageList
            let offset = pageList.contentOffset
            device.focusAndSettle(on: place == .titleView ? bar.searchTextField : search.searchBar.searchTextField)
            for _ in 0..<2 {
                let indicator = list.verticalScrollIndicatorInsets.bottom + list.safeAreaInsets.bottom
                #expect([list.adjustedContentInset.bottom, indicator].allSatisfy { abs($0 - 336) <= 0.5 }, "\(place)")
                #expect(pageList.contentOffset == offset && navigation.view.frame.minY == 0)
                device.type("a")
                device.settle()
            }
            device.dismissKeyboard()
            #expect(list.contentInset == .zero && list.verticalScrollIndicatorInsets == .zero, "\(place)")
        }
    }

    /// The field is in the page of another navigation controller beside the one that has had the call.
    @Test("S71 an input beside a controller with bars moves nothing in there", arguments: FlowSetting.phone)
    func s71Beside(_ setting: FlowSetting) {
        let (primary, detail) = (Navigation(rootViewController: page().0), FlowForm())
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
    @Test("S71 a search bar at the bottom covers no row", arguments: FlowSetting.phone, Call.allCases)
    func s71Bottom(_ setting: FlowSetting, _ call: Call) {
        let (page, list) = page()
        let navigation = Navigation(rootViewController: page)
        let bar = UIView.white(CGRect(x: 0, y: 762, width: 393, height: 56))
        let field = UITextField.at(8)
        bar.addSubview(field)
        let device = show(navigation, page, call, setting)
        device.turnAndSettle {
            navigation.view.addSubview(bar)
            bar.frame.origin.y = 460
            field.becomeFirstResponder()
        }
        #expect(bar.frame.minY == 460 && page.view.frame.minY == 0)
        #expect(abs(list.adjustedContentInset.bottom - (call == .controller ? 34 : 392)) <= 0.5)
    }
}
