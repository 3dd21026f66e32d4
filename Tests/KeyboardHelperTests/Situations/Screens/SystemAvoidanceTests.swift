import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper

private final class OwnTableController: UITableViewController, KeyboardAvoiding {
    let decisions = DecisionRecorder()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 44
        decisions.record(handleKeyboard(scrollView: tableView))
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let field = UITextField(frame: cell.contentView.bounds)
        field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.contentView.addSubview(field)
        return cell
    }
}

@MainActor
@Suite("Where UIKit avoids the keyboard by itself")
struct SystemAvoidanceTests {
    @Test("the table of a table controller is left alone, and ends at the keyboard all the same")
    func tableController() throws {
        let device = SimulatedDevice(.iPhone16)
        let controller = OwnTableController(style: .plain)
        device.show(controller)
        let table = try #require(controller.tableView)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 12, section: 0)))
        let field = try #require(cell.contentView.subviews.first)
        let writes = device.writes(in: table) {
            device.tap(field)
            device.settle()
        }
        #expect(table.contentInset == .zero)
        #expect(table.adjustedContentInset.bottom == 336)
        #expect(!writes.contains { $0.by == .app && $0.view === table })
        #expect(controller.decisions.reasons.contains(.systemAvoids))
    }

    @Test("an input in a web view or in SwiftUI moves nothing, and insets follow the keyboard")
    func foreignInputs() {
        for stage in [SimulatedWebKit.WKWebView(), SimulatedSwiftUI._UIHostingView<Int>()] {
            let device = SimulatedDevice(.iPhone16)
            let controller = FlowForm(FlowForm.fields(2))
            device.show(controller)
            let recorder = DecisionRecorder(controller.avoidance)
            stage.frame = CGRect(x: 0, y: 700, width: 393, height: 60)
            let input = UITextField(frame: stage.bounds)
            stage.addSubview(input)
            device.turn { controller.scrollView.addSubview(stage) }
            let offset = controller.scrollView.contentOffset
            device.scrollsFirstResponderIntoView = false
            device.turn { input.becomeFirstResponder() }
            device.settle()
            #expect(controller.scrollView.contentOffset == offset)
            #expect(controller.scrollView.adjustedContentInset.bottom == 336)
            #expect(recorder.reasons.last == .systemAvoids)
        }
    }

    @Test("a field of an alert is the alert's own affair")
    func alert() throws {
        let device = SimulatedDevice(.iPhone16)
        let controller = FlowForm(FlowForm.fields(2))
        device.show(controller)
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField()
        let writes = device.writes(in: controller.view) {
            device.turn { controller.present(alert, animated: true) }
            device.settle()
        }
        let field = try #require(alert.textFields?.first)
        #expect(field.isFirstResponder)
        #expect(device.covered(field) == 0)
        #expect(!writes.contains { $0.by == .app })
        #expect(SystemAvoidance.applies(along: field.path))
    }
}

/// A card that gets its frame at every layout of the whole view.
private final class CardController: UIViewController, KeyboardAvoiding {
    let card = UIView()
    let field = UITextField()
    /// It asks for a plan there.
    var saysSo = false
    private(set) var avoidance: KeyboardAvoidance?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(card)
        card.addSubview(field)
        avoidance = handleKeyboard(containerView: card)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        card.frame = CGRect(x: 0, y: 600, width: 393, height: 100)
        field.frame = CGRect(x: 20, y: 20, width: 353, height: 44)
        if saysSo { avoidance?.update() }
    }
}

@MainActor
@Suite("A container whose frame the app gives at every layout")
struct LaidOutContainerTests {
    @Test("S55 is put back where it was lifted before anybody sees it fall", arguments: [true, false])
    func putBackUnseen(_ saysSo: Bool) {
        let device = SimulatedDevice(.iPhone16)
        let controller = CardController()
        controller.saysSo = saysSo
        device.show(controller)
        device.tap(controller.field)
        device.settle()
        let lifted = device.presentationFrame(of: controller.field)
        // All of the card is visible.
        #expect(device.presentationFrame(of: controller.card).maxY == 506 && lifted.maxY == 470)
        device.turn { controller.view.setNeedsLayout() }
        #expect(device.presentationFrame(of: controller.field) == lifted)
        for _ in 0..<20 {
            device.advance(by: 1.0 / 60)
            #expect(device.presentationFrame(of: controller.field) == lifted)
        }
        device.keyboard.dismiss()
        device.settle()
        #expect(controller.card.frame == CGRect(x: 0, y: 600, width: 393, height: 100))
    }
}
