import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper

private class PageView: SimulatedWebKit.WKWebView {}

private final class ArticleView: PageView {}

private final class NSKVONotifying_ArticleView: PageView {
    override var classForCoder: AnyClass { PageView.self }
}

/// A view that the system keeps above the keyboard, under the names that its class may have.
private enum SystemView: CaseIterable {
    case web, observedWeb, subclassOfWeb, subclassOfSubclass, observedSubclass, hosting, observedHosting

    @MainActor func make(_ frame: CGRect) -> UIView {
        switch self {
        case .web: SimulatedWebKit.WKWebView(frame: frame)
        case .observedWeb: SimulatedKeyValueObserving.NSKVONotifying_WKWebView(frame: frame)
        case .subclassOfWeb: PageView(frame: frame)
        case .subclassOfSubclass: ArticleView(frame: frame)
        case .observedSubclass: NSKVONotifying_ArticleView(frame: frame)
        case .hosting: SimulatedSwiftUI._UIHostingView<Int>(frame: frame)
        case .observedHosting:
            SimulatedKeyValueObserving.NSKVONotifying__TtGC7SwiftUI14_UIHostingViewVS_7AnyView_(frame: frame)
        }
    }
}

/// Views in which the system avoids the keyboard by itself. On an iPhone 16, whose keyboard begins at 516.
@MainActor @Suite struct StandingBackTests {
    /// From 690 to 750, with an input at its upper end; that of a web view is WebKit's.
    private func stage(_ kind: SystemView) -> (view: UIView, input: UIView) {
        let view = kind.make(CGRect(x: 0, y: 690, width: 393, height: 60))
        if kind == .web, let web = view as? SimulatedWebKit.WKWebView { return (web, web.content) }
        let field = UITextField.at(10)
        view.addSubview(field)
        return (view, field)
    }

    @Test("S20 S40 a view that avoids by itself moves nothing", arguments: SystemView.allCases, [true, false])
    private func systemView(_ kind: SystemView, _ inContainer: Bool) {
        for setting in FlowSetting.phone {
            let (view, input) = stage(kind)
            let own = UITextField.at(544)
            let screen = ContainerScreen([view, own], container: inContainer ? UIView() : nil)
            let device = setting.device(showing: screen)
            device.expectNoWrites(in: screen.view) {
                device.focusAndSettle(on: input)
                device.changeHeightAndSettle(to: 400)
                device.changeHeightAndSettle(to: 336)
            }
            // 584 + 10 - 516
            device.focusAndSettle(on: own)
            expectEqual(screen.lift, 78)
            device.expectNoWrites(in: view) {
                device.focusAndSettle(on: input)
                device.type("text")
            }
            #expect(screen.container.frame == screen.view.bounds && screen.decisions.last?.reason == .systemAvoids)
        }
    }

    @Test(
        "S20 a form keeps inset and offset for such an input", arguments: [SystemView.web, .hosting], FlowSetting.phone)
    private func form(_ kind: SystemView, _ setting: FlowSetting) {
        let (view, input) = stage(kind)
        let form = FlowForm(FlowForm.fields(9) + [view])
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[8])
        device.scrollsFirstResponderIntoView = false
        device.expectNoWrites(in: view) { device.focusAndSettle(on: input) }
        #expect(form.offset == 38 && form.coveredInset == 336)
    }

    private final class NSKVONotifying_UIScrollView: UIScrollView {
        override var classForCoder: AnyClass { UIScrollView.self }
    }

    /// The names alone do not decide: what UIKit avoids for is the table of a table controller.
    @Test("an observed table is known by its controller, and an observed scroll view is the app's")
    func observed() {
        typealias Table = SimulatedKeyValueObserving.NSKVONotifying_UITableView
        let (controller, field) = (UITableViewController(style: .plain), FlowForm.field())
        let tables = (0..<2).map { _ in Table(frame: .zero, style: .plain) }
        controller.tableView = tables[0]
        let device = FlowSetting(systemHelps: false).device(showing: controller)
        for view in tables + [NSKVONotifying_UIScrollView()] {
            device.turn {
                if view !== tables[0] { device.window.addSubview(view) }
                view.addSubview(field)
            }
            #expect(SystemAvoidance.applies(along: field.path) == (view === tables[0]))
            #expect(!SystemAvoidance.ownsInputs(of: view))
        }
    }

    // MARK: Inside SwiftUI

    @Test("a call has no effect in SwiftUI", arguments: [true, false], FlowSetting.phone)
    func inSwiftUI(_ ignoresKeyboard: Bool, _ setting: FlowSetting) {
        let form = FlowForm()
        let screen = SimulatedSwiftUI.HostingController(form, ignoresKeyboard: ignoresKeyboard)
        let device = setting.device(showing: screen)
        device.expectNoWrites {
            for index in [8, 2, 7, 10] {
                device.focusAndSettle(on: form.inputs[index])
                #expect(ignoresKeyboard || device.covered(form.inputs[index]) == 0)
            }
            device.changeHeightAndSettle(to: 400)
            device.dismissKeyboard()
        }
    }

    /// What SwiftUI makes and shows; `view` is its own.
    private final class HostingController: UIViewController, KeyboardAvoiding {
        override func loadView() {
            view = SimulatedSwiftUI._UIHostingView<String>(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        }
    }

    @Test(
        "S40 a hosting controller is left to SwiftUI", Promise.leavesSwiftUI, arguments: [true, false],
        FlowSetting.phone)
    func s40(_ asChild: Bool, _ setting: FlowSetting) {
        let (hosting, field) = (HostingController(), UITextField.at(700))
        hosting.view.addSubview(field)
        hosting.handleKeyboard(containerView: hosting.view)
        let outer = MadeScreen {
            $0.embed(hosting, in: $0.view, $0.view.bounds)
            $0.handleKeyboard(containerView: $0.view)
        }
        let device = setting.device(showing: asChild ? outer : hosting)
        device.expectNoWrites { device.focusAndSettle(on: field) }
        #expect(hosting.keyboardAvoidances.allSatisfy { $0.lift == 0 })
        device.dismissKeyboard()
        expectEqual(device.minY(of: field), 700)
    }
}
