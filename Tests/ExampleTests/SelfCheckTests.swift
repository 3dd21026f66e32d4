import Foundation
import Testing
import UIKit

@testable import KeyboardHelperExample

/// The screen that runs the checks, as somebody uses it on a device.
@MainActor
@Suite struct SelfCheckTests {
    private static let failing = Check(name: "Never holds") { _ in ["this", "and that"] }

    private func shown(_ checks: [Check]) throws -> (LaunchedApp, SelfCheckViewController) {
        let app = try LaunchedApp()
        let screen = SelfCheckViewController(checks: checks)
        app.device.turn { app.navigation.pushViewController(screen, animated: false) }
        app.device.settle()
        return (app, screen)
    }

    private func run(_ screen: SelfCheckViewController, in app: LaunchedApp) async throws {
        app.device.tap(try #require(screen.navigationItem.rightBarButtonItems?.last))
        await screen.run?.value
        app.device.settle()
    }

    @Test func itRunsOverTheAppAndShowsWhatItFound() async throws {
        let (app, screen) = try shown([.softwareKeyboard, Check.others[0], Self.failing])
        let (window, windows) = (app.device.window, app.device.windows)
        try await run(screen, in: app)
        #expect(screen.report.results.map(\.isFine) == [true, true, false])
        let cells = screen.tableView.visibleCells
        #expect(cells.map(\.accessoryType) == [.checkmark, .checkmark, .none])
        let last = cells.last?.contentConfiguration as? UIListContentConfiguration
        #expect(last?.text == "Never holds" && last?.secondaryText == "this\nand that")
        #expect(app.device.window === window && window.rootViewController === app.navigation)
        let others = app.device.windows.filter { other in !windows.contains { $0 === other } }
        #expect(others.count == 3 && others.allSatisfy(\.isHidden))
        #expect(screen.navigationItem.rightBarButtonItems?.allSatisfy(\.isEnabled) == true)
    }

    @Test func withoutASoftwareKeyboardItSaysSoAndStops() async throws {
        let (app, screen) = try shown([.softwareKeyboard, Self.failing])
        app.device.keyboard.attachHardwareKeyboard()
        try await run(screen, in: app)
        #expect(screen.report.results.map(\.problems) == [["no software keyboard"]])
    }

    @Test func itsTableIsSharedAsText() async throws {
        let (app, screen) = try shown([.softwareKeyboard, Self.failing])
        try await run(screen, in: app)
        app.device.tap(try #require(screen.navigationItem.rightBarButtonItems?.first))
        app.device.settle()
        let sheet = try #require(screen.presentedViewController as? UIActivityViewController)
        let text = try #require(sheet.simulatedItems.first as? String)
        #expect(text.contains("1 of 2 checks hold"))
        #expect(text.hasSuffix("FAILS  Never holds\n        this\n        and that"))
    }

    /// What is not visited is not checked.
    @Test func everyInputOfEveryRowIsVisited() async throws {
        let harness = SimulatedDeviceHarness()
        let (screen, shop) = (CheckedScreen(harness), ShopViewController())
        await screen.show(UINavigationController(rootViewController: shop))
        let table = try #require(views(in: shop.view).lazy.compactMap { $0 as? UITableView }.first)
        var walk = InputWalk(shop, on: screen)
        var visited: Set<IndexPath> = []
        var count = 0
        while let input = await walk.next() {
            count += 1
            #expect(harness.device.covered(input) == 0)
            let cell = sequence(first: input, next: \.superview).lazy.compactMap { $0 as? UITableViewCell }.first
            if let path = cell.flatMap(table.indexPath) { visited.insert(path) }
        }
        let rows = ShopRow.all.filter { $0.cellClass != ShopPictureCell.self }
        #expect(visited.count == rows.count && count >= rows.count)
    }
}
