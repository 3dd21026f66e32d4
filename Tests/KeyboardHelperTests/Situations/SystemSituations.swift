import Foundation
import KeyboardHelper
import Testing
import UIKit

// UIKit's and SwiftUI's own views are known by the names of their classes alone.

private final class WKWebView: UIView {
    let scrollView = UIScrollView()
    let content = WKContentView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(scrollView)
        scrollView.addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        scrollView.frame = bounds
        scrollView.contentSize = CGSize(width: bounds.width, height: 2000)
        content.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 2000)
    }
}

/// Takes the focus for what is typed into the page, and posts nothing.
private final class WKContentView: UIView, UIKeyInput {
    let hasText = false
    override var canBecomeFirstResponder: Bool { true }
    func insertText(_ text: String) {}
    func deleteBackward() {}
}

private final class _UIHostingView<Content>: UIView {}
private final class _UIPopoverView: UIView {}

/// On an iPhone 16 the keyboard begins at 516.
@MainActor
@Suite struct SystemSituations {
    // MARK: S20

    @Test("S20 from a field into a web view, and back", arguments: [true, false], FlowSetting.phone)
    func s20(_ inContainer: Bool, _ setting: FlowSetting) {
        let web = WKWebView(frame: CGRect(x: 0, y: 80, width: 393, height: 560))
        let field = UITextField(frame: CGRect(x: 20, y: 700, width: 353, height: 44))
        let screen = ContainerScreen([web, field], container: inContainer ? UIView() : nil)
        let device = setting.device(showing: screen)
        for _ in 0..<2 {
            device.focusAndSettle(on: field)
            #expect(screen.lift == 238)
            let writes = device.writes(in: web) {
                device.focusAndSettle(on: web.content)
                device.type("text")
            }
            #expect(writes.byUs.isEmpty)
            #expect(screen.lift == 0)
            #expect(screen.decisions.last?.reason == .systemAvoids)
            #expect(screen.container.frame == screen.view.bounds)
            #expect(web.scrollView.contentInset == .zero)
        }
        device.focusAndSettle(on: field)
        #expect(screen.lift == 238)
        device.dismissKeyboard()
        #expect(screen.container.frame == screen.view.bounds)
    }

    @Test("S20 a web view on a form", arguments: FlowSetting.phone)
    func s20Form(_ setting: FlowSetting) {
        let web = WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
        let form = FlowForm([web, FlowForm.field(), FlowForm.field(), FlowForm.field(), FlowForm.field()])
        let device = setting.device(showing: form)
        let before = FlowState(form.scrollView)
        // The field ends at 79 + 516 + 44: 133 points short.
        device.focusAndSettle(on: form.inputs[1])
        #expect(form.offset == 74)
        let writes = device.writes(in: web) { device.focusAndSettle(on: web.content) }
        #expect(writes.byUs.isEmpty)
        #expect(form.offset == 74)
        device.dismissKeyboard()
        #expect(FlowState(form.scrollView) == before)
    }

    // MARK: S40

    @Test("S40 a field of SwiftUI's is SwiftUI's", arguments: ["inner", "root"], FlowSetting.phone)
    func s40(_ kind: String, _ setting: FlowSetting) {
        let hosting = _UIHostingView<Int>(frame: CGRect(x: 0, y: 600, width: 393, height: 200))
        let theirs = UITextField(frame: CGRect(x: 20, y: 120, width: 353, height: 44))
        hosting.addSubview(theirs)
        let ours = UITextField(frame: CGRect(x: 20, y: 540, width: 353, height: 44))
        let screen = ContainerScreen([hosting, ours], container: kind == "root" ? nil : UIView())
        let device = setting.device(showing: screen)
        let writes = device.writes(in: screen.view) { device.focusAndSettle(on: theirs) }
        #expect(writes.byUs.isEmpty)
        #expect(screen.lift == 0)
        #expect(screen.decisions.last?.reason == .systemAvoids)
        // 584 + 10 - 516
        device.focusAndSettle(on: ours)
        #expect(screen.lift == 78)
        device.focusAndSettle(on: theirs)
        #expect(screen.lift == 0)
        #expect(screen.container.frame == screen.view.bounds)
        device.dismissKeyboard()
        #expect(screen.container.frame == screen.view.bounds)
    }

    /// What SwiftUI makes and shows; `view` is its own.
    private final class HostingController: UIViewController, KeyboardAvoiding {
        let field = UITextField(frame: CGRect(x: 20, y: 700, width: 353, height: 44))

        override func loadView() {
            view = _UIHostingView<String>(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
            handleKeyboard(containerView: view)
        }
    }

    @Test("S40 a hosting controller, alone or as a child", arguments: [true, false], FlowSetting.phone)
    func s40Controller(_ asChild: Bool, _ setting: FlowSetting) {
        let hosting = HostingController()
        let outer = ContainerScreen([])
        let device = setting.device(showing: asChild ? outer : hosting)
        if asChild {
            device.turn {
                outer.addChild(hosting)
                hosting.view.frame = outer.view.bounds
                outer.view.addSubview(hosting.view)
                hosting.didMove(toParent: outer)
            }
        }
        device.settle()
        let writes = device.writes(in: device.window) { device.focusAndSettle(on: hosting.field) }
        #expect(writes.byUs.isEmpty)
        #expect(hosting.keyboardAvoidances.allSatisfy { $0.lift == 0 })
        device.dismissKeyboard()
        #expect(device.presentationFrame(of: hosting.field).minY == 700)
    }

    // MARK: S09

    @Test(
        "S09 UIKit moves a popover by itself", arguments: [LifecycleTarget.scrollView, .container, .root],
        FlowSetting.pad)
    func s09Popover(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let device = setting.device(showing: UIViewController())
        let popover = _UIPopoverView(frame: CGRect(x: 200, y: 500, width: 400, height: 500))
        let screen = LifecycleScreen(target)
        screen.view.frame = popover.bounds
        popover.addSubview(screen.view)
        device.turn { device.window.addSubview(popover) }
        device.settle()
        let before = LifecycleState(screen)
        let writes = device.writes(in: screen.view) {
            device.focus(on: screen.low)
            device.place(popover, at: CGRect(x: 200, y: 351, width: 400, height: 500))
            device.settle()
        }
        #expect(writes.byUs.isEmpty)
        #expect(screen.avoidance?.lift == 0)
        #expect(device.presentationFrame(of: screen.panel).minY == 471)
        device.dismissKeyboard()
        device.place(popover, at: CGRect(x: 200, y: 500, width: 400, height: 500))
        device.settle()
        #expect(LifecycleState(screen) == before)
    }
}
