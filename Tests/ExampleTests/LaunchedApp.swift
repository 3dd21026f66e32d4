import KeyboardHelper
import Testing
import UIKit

@testable import KeyboardHelperExample

/// The app on an iPhone 16, and a person who uses it.
@MainActor
struct LaunchedApp {
    let device = SimulatedDevice(.iPhone16)
    let navigation: UINavigationController

    init() throws {
        let isLaunched = device.launch(AppDelegate()) { SceneDelegate() }
        try #require(isLaunched)
        device.settle()
        navigation = try #require(device.window.rootViewController as? UINavigationController)
    }

    func open(_ title: String) throws -> UIViewController {
        let catalogue = try #require(navigation.topViewController as? CatalogueViewController)
        let table = try #require(catalogue.tableView)
        let row = try #require(Catalogue.entries.firstIndex { $0.title == title })
        let path = IndexPath(row: row, section: 0)
        device.turn { table.scrollToRow(at: path, at: .middle, animated: false) }
        let cell = try #require(table.cellForRow(at: path))
        #expect(device.tap(cell))
        device.settle()
        let scene = try #require(navigation.presentedViewController ?? navigation.topViewController)
        #expect(scene !== catalogue)
        return scene
    }

    /// Goes back to the catalogue with the button that a person would use.
    func close(_ scene: UIViewController) throws {
        if scene.isPresentedScene {
            device.tap(try #require(bar(of: scene).leftBarButtonItem))
        } else {
            device.turn { _ = navigation.popViewController(animated: true) }
        }
        device.settle()
        #expect(navigation.topViewController is CatalogueViewController && navigation.presentedViewController == nil)
    }

    /// The bar of the page that is on screen.
    private func bar(of scene: UIViewController) throws -> UINavigationItem {
        try #require(scene.scenePages.first { $0.viewIfLoaded?.window != nil }).navigationItem
    }

    func openOptions(of scene: UIViewController) throws -> OptionsViewController {
        let bar = try bar(of: scene)
        let items = scene.isPresentedScene ? bar.leftBarButtonItems : bar.rightBarButtonItems
        device.tap(try #require(items?.last))
        device.settle()
        let sheet = try #require(scene.presentedViewController as? UINavigationController)
        return try #require(sheet.topViewController as? OptionsViewController)
    }

    /// Taps a row, or the switch in it.
    func tap(_ title: String, in options: OptionsViewController) throws {
        let table = try #require(options.tableView)
        for section in 0..<table.numberOfSections {
            for row in 0..<table.numberOfRows(inSection: section) {
                let path = IndexPath(row: row, section: section)
                device.turn { table.scrollToRow(at: path, at: .middle, animated: false) }
                guard let cell = table.cellForRow(at: path), cell.shownText == title else { continue }
                #expect(device.tap(cell.accessoryView ?? cell))
                device.settle()
                return
            }
        }
        Issue.record("no row \(title)")
    }
}

extension UITableViewCell {
    /// The text that a list's cell shows.
    var shownText: String? { (contentConfiguration as? UIListContentConfiguration)?.text }
}
