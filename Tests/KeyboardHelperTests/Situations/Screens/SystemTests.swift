import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// On an iPhone 16 the keyboard begins at 516.
@MainActor
@Suite struct SystemTests {
    // MARK: S20

    @Test("S20 a lift is taken back when the focus goes into a web view", arguments: [true, false], FlowSetting.phone)
    func s20(_ inContainer: Bool, _ setting: FlowSetting) {
        let web = SimulatedWebKit.WKWebView(frame: CGRect(x: 0, y: 80, width: 393, height: 560))
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
            #expect(writes.notByUIKit.isEmpty)
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

    @Test("S20 a form does not move for the input of a web view in it", arguments: FlowSetting.phone)
    func s20Form(_ setting: FlowSetting) {
        let web = SimulatedWebKit.WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
        let form = FlowForm([web, FlowForm.field(), FlowForm.field(), FlowForm.field(), FlowForm.field()])
        let device = setting.device(showing: form)
        let before = PlaceState(form.scrollView)
        // The field ends at 79 + 516 + 44: 133 points short.
        device.focusAndSettle(on: form.inputs[1])
        #expect(form.offset == 74)
        let writes = device.writes(in: web) { device.focusAndSettle(on: web.content) }
        #expect(writes.notByUIKit.isEmpty)
        #expect(form.offset == 74)
        device.dismissKeyboard()
        #expect(PlaceState(form.scrollView) == before)
    }

    // MARK: S40

    @Test("S40 a field of SwiftUI is left to SwiftUI", arguments: ["inner", "root"], FlowSetting.phone)
    func s40(_ kind: String, _ setting: FlowSetting) {
        let hosting = SimulatedSwiftUI._UIHostingView<Int>(frame: CGRect(x: 0, y: 600, width: 393, height: 200))
        let hosted = UITextField(frame: CGRect(x: 20, y: 120, width: 353, height: 44))
        hosting.addSubview(hosted)
        let own = UITextField(frame: CGRect(x: 20, y: 540, width: 353, height: 44))
        let screen = ContainerScreen([hosting, own], container: kind == "root" ? nil : UIView())
        let device = setting.device(showing: screen)
        let writes = device.writes(in: screen.view) { device.focusAndSettle(on: hosted) }
        #expect(writes.notByUIKit.isEmpty)
        #expect(screen.lift == 0)
        #expect(screen.decisions.last?.reason == .systemAvoids)
        // 584 + 10 - 516
        device.focusAndSettle(on: own)
        #expect(screen.lift == 78)
        device.focusAndSettle(on: hosted)
        #expect(screen.lift == 0)
        #expect(screen.container.frame == screen.view.bounds)
        device.dismissKeyboard()
        #expect(screen.container.frame == screen.view.bounds)
    }

    /// What SwiftUI makes and shows; `view` is its own.
    private final class HostingController: UIViewController, KeyboardAvoiding {
        let field = UITextField(frame: CGRect(x: 20, y: 700, width: 353, height: 44))

        override func loadView() {
            view = SimulatedSwiftUI._UIHostingView<String>(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
            handleKeyboard(containerView: view)
        }
    }

    @Test(
        "S40 a hosting controller is left to SwiftUI, alone or as a child", arguments: [true, false], FlowSetting.phone)
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
        #expect(writes.notByUIKit.isEmpty)
        #expect(hosting.keyboardAvoidances.allSatisfy { $0.lift == 0 })
        device.dismissKeyboard()
        #expect(device.presentationFrame(of: hosting.field).minY == 700)
    }
}
