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

@MainActor
@Suite struct StandingBackTests {
    /// On an iPhone 16 the field is from 700 to 744, the keyboard begins at 516.
    @Test(arguments: SystemView.allCases, [true, false])
    private func aFieldInAViewThatAvoidsByItselfMovesNothing(_ kind: SystemView, _ inContainer: Bool) {
        let stage = kind.make(CGRect(x: 0, y: 690, width: 393, height: 60))
        let field = UITextField(frame: CGRect(x: 20, y: 10, width: 353, height: 44))
        stage.addSubview(field)
        let screen = ContainerScreen([stage], container: inContainer ? UIView() : nil)
        let device = FlowSetting(systemHelps: false).device(showing: screen)
        let writes = device.writes(in: screen.view) {
            device.focusAndSettle(on: field)
            device.keyboard.changeHeight(to: 400)
            device.settle()
        }
        #expect(field.isFirstResponder)
        #expect(writes.notByUIKit.isEmpty)
        #expect(screen.lift == 0)
        #expect(screen.decisions.last?.reason == .systemAvoids)
    }

    /// The names alone do not decide: what UIKit avoids for is the table of a table controller.
    @Test(arguments: [true, false])
    func anObservedTableIsKnownByItsController(_ isOfTableController: Bool) {
        let table = SimulatedKeyValueObserving.NSKVONotifying_UITableView(frame: .zero, style: .plain)
        let controller = isOfTableController ? UITableViewController(style: .plain) : UIViewController()
        if let controller = controller as? UITableViewController { controller.tableView = table }
        let device = FlowSetting(systemHelps: false).device(showing: controller)
        if !isOfTableController { device.turn { controller.view.addSubview(table) } }
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        device.turn { table.addSubview(field) }
        #expect(SystemAvoidance.applies(along: field.path) == isOfTableController)
        #expect(!SystemAvoidance.ownsInputs(of: table))
    }

    /// The field ends at 603, so 97 points are missing.
    @Test func anObservedScrollViewOfTheAppMoves() {
        final class NSKVONotifying_UIScrollView: UIScrollView {
            override var classForCoder: AnyClass { UIScrollView.self }
        }
        let form = FlowForm(scrollView: NSKVONotifying_UIScrollView())
        let device = FlowSetting(systemHelps: false).device(showing: form)
        device.focusAndSettle(on: form.inputs[8])
        #expect(form.offset == 38)
        expectVisible(form.inputs[8], of: form, on: device)
    }
}
