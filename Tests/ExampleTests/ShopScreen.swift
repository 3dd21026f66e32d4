import KeyboardHelper
import Testing
import UIKit

@testable import KeyboardHelperExample

/// The form for a shop on an iPhone SE, and a person who fills it in: not all rows are on screen at a time.
@MainActor
struct ShopScreen {
    let device: SimulatedDevice
    let shop = ShopViewController()

    init(orientation: UIInterfaceOrientation = .portrait) {
        device = SimulatedDevice(.iPhoneSE, orientation: orientation)
        device.show(UINavigationController(rootViewController: shop))
        device.settle()
    }

    func path(_ field: ShopForm.Field) -> IndexPath {
        IndexPath(row: ShopRow.all.firstIndex { $0.fields.contains(field) } ?? 0, section: 0)
    }

    func cell(_ field: ShopForm.Field) -> ShopCell? {
        shop.tableView.cellForRow(at: path(field)) as? ShopCell
    }

    func input(_ field: ShopForm.Field) throws -> UIView {
        try #require(cell(field)).input(for: field)
    }

    func text(_ field: ShopForm.Field) throws -> String? {
        try #require(try input(field) as? UITextField).text
    }

    func picker(_ field: ShopForm.Field) throws -> UIPickerView {
        try #require(try input(field).inputView as? UIPickerView)
    }

    /// A button of the field's row, by what VoiceOver says.
    func button(_ label: String, _ field: ShopForm.Field) throws -> UIButton {
        let buttons = views(in: try #require(cell(field))).compactMap { $0 as? UIButton }
        return try #require(buttons.first { $0.accessibilityLabel == label })
    }

    func scroll(to field: ShopForm.Field) {
        device.turn { shop.tableView.scrollToRow(at: path(field), at: .middle, animated: false) }
        device.settle()
    }

    func focus(_ field: ShopForm.Field) throws {
        scroll(to: field)
        #expect(device.tap(try input(field)))
        device.settle()
    }

    /// The whole view is seen between the bar and the keyboard.
    func expectVisible(_ view: UIView, at location: SourceLocation = #_sourceLocation) {
        let frame = device.presentationFrame(of: view)
        #expect(frame.minY >= shop.view.safeAreaInsets.top - 0.5, sourceLocation: location)
        #expect(frame.maxY <= device.keyboard.frame.minY + 0.5, sourceLocation: location)
    }

    func create() throws {
        device.tap(try #require(shop.navigationItem.rightBarButtonItem))
        device.settle()
    }

    func texts(_ field: ShopForm.Field) throws -> [String] {
        views(in: try #require(cell(field))).compactMap { ($0 as? UILabel)?.text }
    }

    func isMarked(_ field: ShopForm.Field) throws -> Bool {
        try input(field).layer.borderWidth > 0
    }

    func fillIn() throws {
        try focus(.name)
        device.type("The Little Shop")
        try focus(.phone)
        device.type("020 7946 0000")
        try focus(.category)
        device.pick(2, of: try picker(.category))
        try focus(.city)
        device.pick(1, of: try picker(.city))
        device.pick(2, inComponent: 1, of: try picker(.city))
        try focus(.door)
        device.type("12a")
        device.keyboard.dismiss()
        device.settle()
    }
}
