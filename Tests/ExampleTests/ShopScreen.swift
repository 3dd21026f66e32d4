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
        IndexPath(row: ShopForm.Field.allCases.firstIndex(of: field) ?? 0, section: 0)
    }

    func cell(_ field: ShopForm.Field) -> ShopCell? {
        shop.tableView.cellForRow(at: path(field)) as? ShopCell
    }

    func scroll(to field: ShopForm.Field) {
        device.turn { shop.tableView.scrollToRow(at: path(field), at: .middle, animated: false) }
        device.settle()
    }

    func focus(_ field: ShopForm.Field) throws {
        scroll(to: field)
        let input = try #require(cell(field)?.input)
        #expect(device.tap(input))
        device.settle()
    }

    func create() throws {
        device.tap(try #require(shop.navigationItem.rightBarButtonItem))
        device.settle()
    }

    func texts(_ field: ShopForm.Field) throws -> [String] {
        views(in: try #require(cell(field))).compactMap { ($0 as? UILabel)?.text }
    }

    func isMarked(_ field: ShopForm.Field) throws -> Bool {
        try #require(cell(field)).input.layer.borderWidth > 0
    }

    func fillIn() throws {
        try focus(.name)
        device.type("The Little Shop")
        try focus(.phone)
        device.type("020 7946 0000")
        try focus(.category)
        device.pick(2, of: try #require(cell(.category)?.input.inputView as? UIPickerView))
        device.keyboard.dismiss()
        device.settle()
    }
}
