import KeyboardHelper
import Testing
import UIKit

@testable import KeyboardHelperExample

@MainActor
@Suite struct AppTests {
    @Test func everySceneOpensAndHandlesTheKeyboard() throws {
        let app = try LaunchedApp()
        for entry in Catalogue.entries {
            let scene = try app.open(entry.title)
            #expect(!scene.sceneAvoidances.isEmpty, "\(entry.title)")
            #expect(scene.sceneAvoidances.allSatisfy { $0.isActive }, "\(entry.title)")
            try app.close(scene)
        }
    }

    /// A tab bar controller inside of a navigation controller has two navigation bars, one below the other.
    @Test(arguments: ["Tab bar", "Whole window"])
    func aTabBarControllerIsPresentedAndEachTabLeadsBack(title: String) throws {
        let app = try LaunchedApp()
        for index in 0..<2 {
            let scene = try #require(try app.open(title) as? UITabBarController)
            #expect(scene.navigationController == nil && scene.presentingViewController === app.navigation)
            app.device.turn { scene.selectedIndex = index }
            app.device.settle()
            let bars = views(in: app.device.window).filter { $0 is UINavigationBar && !$0.isHidden }
            #expect(bars.count == 1)
            let page = scene.scenePages[index]
            #expect(bars.first?.isDescendant(of: try #require(page.navigationController?.view)) == true)
            app.device.tap(try #require(page.navigationItem.leftBarButtonItem))
            app.device.settle()
            #expect(app.navigation.presentedViewController == nil && scene.viewIfLoaded?.window == nil)
            #expect(app.device.window.keyboardAvoidance == nil)
        }
    }

    @Test(arguments: ["Tab bar", "Whole window", "Split view", "Search results"])
    func thePresentedSceneHasItsOptionsToo(title: String) throws {
        let app = try LaunchedApp()
        let scene = try app.open(title)
        let options = try app.openOptions(of: scene)
        try app.tap("40", in: options)
        #expect(scene.sceneAvoidances.first?.options.spacing == 40)
    }

    @Test func aSceneKeepsItsOwnButtonsBesideTheOneForTheOptions() throws {
        let app = try LaunchedApp()
        let shop = try app.open("New shop")
        #expect(shop.navigationItem.rightBarButtonItems?.map(\.title) == ["Create", ""])
        #expect(shop.navigationItem.rightBarButtonItems?.last?.accessibilityLabel == "Options")
    }

    @Test(arguments: ["Follows the caret", "Scrolls back afterwards", "Toolbar"])
    func aSwitchChangesTheSceneAtOnceAndBackAgain(title: String) throws {
        let app = try LaunchedApp()
        let scene = try app.open("Sign-up form")
        let avoidance = try #require(scene.sceneAvoidances.first)
        let options = try app.openOptions(of: scene)
        let before = avoidance.options
        try app.tap(title, in: options)
        #expect(avoidance.options != before)
        try app.tap(title, in: options)
        #expect(avoidance.options == before)
    }

    @Test func choicesChangeTheSceneAtOnceAndAreTicked() throws {
        let app = try LaunchedApp()
        let scene = try app.open("Sign-up form")
        let avoidance = try #require(scene.sceneAvoidances.first)
        let options = try app.openOptions(of: scene)
        try app.tap("40", in: options)
        try app.tap("By tag", in: options)
        try app.tap("Dark", in: options)
        #expect(avoidance.options.spacing == 40)
        #expect(avoidance.options.fieldOrder == .tag)
        #expect(avoidance.options.keyboardAppearance == .dark)
        let ticked = options.tableView.visibleCells.filter { $0.accessoryType == .checkmark }
        #expect(ticked.contains { $0.shownText == "Dark" })
        #expect(!ticked.contains { $0.shownText == "Light" })
    }

    @Test func everyOptionThatThereIsCanBeChanged() {
        let start = KeyboardAvoidance.Options()
        let changed = OptionsSection.all.flatMap(\.rows).flatMap { row in
            var options = start
            switch row {
            case .toggle(_, let option): options[keyPath: option].toggle()
            case .choice(_, let choose): options = choose(options)
            }
            return zip(Mirror(reflecting: start).children, Mirror(reflecting: options).children)
                .filter { "\($0.value)" != "\($1.value)" }.compactMap(\.0.label)
        }
        #expect(Set(changed) == Set(Mirror(reflecting: start).children.compactMap(\.label)))
    }

    @Test func theOptionsGoAwayWithDone() throws {
        let app = try LaunchedApp()
        let scene = try app.open("Chat")
        let options = try app.openOptions(of: scene)
        app.device.tap(try #require(options.navigationItem.rightBarButtonItem))
        app.device.settle()
        #expect(scene.presentedViewController == nil)
    }
}
