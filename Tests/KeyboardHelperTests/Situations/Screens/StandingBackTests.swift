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
    private func stage(_ kind: SystemView, y: CGFloat = 690) -> (view: UIView, input: UIView) {
        let view = kind.make(CGRect(x: 0, y: y, width: 393, height: 60))
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
                device.turnAndSettle { device.keyboard.changeHeight(to: 400) }
                device.turnAndSettle { device.keyboard.changeHeight(to: 336) }
            }
            #expect(input.isFirstResponder && screen.lift == 0)
            for _ in 0..<2 {
                // 584 + 10 - 516
                device.focusAndSettle(on: own)
                #expect(screen.lift == 78)
                device.expectNoWrites(in: view) {
                    device.focusAndSettle(on: input)
                    device.type("text")
                }
                #expect(screen.lift == 0 && screen.container.frame == screen.view.bounds)
                #expect(screen.decisions.last?.reason == .systemAvoids)
                if let web = view as? SimulatedWebKit.WKWebView { #expect(web.scrollView.contentInset == .zero) }
            }
            device.dismissKeyboard()
            #expect(screen.container.frame == screen.view.bounds)
        }
    }

    @Test(
        "S20 a form does not move for the input of such a view", arguments: [SystemView.web, .hosting],
        FlowSetting.phone)
    private func form(_ kind: SystemView, _ setting: FlowSetting) {
        let (view, input) = stage(kind, y: 0)
        let form = FlowForm(FlowForm.fields(9) + [view])
        let device = setting.device(showing: form)
        let (decisions, before) = (DecisionRecorder(form.avoidance), PlaceState(form.scrollView))
        // Field 8 ends at 603: 97 points short.
        device.focusAndSettle(on: form.inputs[8])
        #expect(form.offset == 38)
        device.scrollsFirstResponderIntoView = false
        device.expectNoWrites(in: view) { device.focusAndSettle(on: input) }
        #expect(form.offset == 38 && form.coveredInset == 336 && decisions.reasons.last == .systemAvoids)
        device.dismissKeyboard()
        #expect(PlaceState(form.scrollView) == before)
    }

    /// The names alone do not decide: what UIKit avoids for is the table of a table controller.
    @Test("an observed table is known by its controller", arguments: [true, false])
    func observedTable(_ isOfTableController: Bool) {
        let table = SimulatedKeyValueObserving.NSKVONotifying_UITableView(frame: .zero, style: .plain)
        let controller = isOfTableController ? UITableViewController(style: .plain) : UIViewController()
        if let controller = controller as? UITableViewController { controller.tableView = table }
        let device = FlowSetting(systemHelps: false).device(showing: controller)
        if !isOfTableController { device.turn { controller.view.addSubview(table) } }
        let field = FlowForm.field()
        device.turn { table.addSubview(field) }
        #expect(SystemAvoidance.applies(along: field.path) == isOfTableController)
        #expect(!SystemAvoidance.ownsInputs(of: table))
    }

    /// The field ends at 603, so 97 points are missing.
    @Test("an observed scroll view of the app's moves")
    func observedScrollView() {
        final class NSKVONotifying_UIScrollView: UIScrollView {
            override var classForCoder: AnyClass { UIScrollView.self }
        }
        let form = FlowForm(scrollView: NSKVONotifying_UIScrollView())
        let device = FlowSetting(systemHelps: false).device(showing: form)
        device.focusAndSettle(on: form.inputs[8])
        #expect(form.offset == 38)
        expectVisible(form.inputs[8], of: form, on: device)
    }

    // MARK: Inside SwiftUI

    @Test("a call has no effect in SwiftUI", arguments: [true, false], FlowSetting.phone)
    func inSwiftUI(_ ignoresKeyboard: Bool, _ setting: FlowSetting) {
        let (form, web) = (FlowForm(), SimulatedWebKit.WKWebView(frame: CGRect(x: 0, y: 300, width: 393, height: 500)))
        for (content, inputs) in [
            (form, [8, 2, 7, 10].map { form.inputs[$0] }), (ContainerScreen([web]), [web.content]),
        ] {
            let screen = SimulatedSwiftUI.HostingController(content, ignoresKeyboard: ignoresKeyboard)
            let device = setting.device(showing: screen)
            device.expectNoWrites {
                for input in inputs {
                    device.focusAndSettle(on: input)
                    #expect(ignoresKeyboard || content !== form || device.covered(input) == 0)
                }
                device.turnAndSettle { device.keyboard.changeHeight(to: 400) }
                #expect(ignoresKeyboard || content !== form || device.covered(inputs[inputs.count - 1]) == 0)
                #expect(form.scrollView.contentInset == .zero)
                device.dismissKeyboard()
            }
            #expect(screen.hosting.bounds.minY == 0)
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
        #expect(device.minY(of: field) == 700)
    }
}
