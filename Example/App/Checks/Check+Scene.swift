import KeyboardHelper
import UIKit

extension Check {
    /// Each input of a screen is in sight while it has the focus, and afterwards everything is as it was.
    static func eachInput(of entry: Catalogue) -> Check {
        Check(name: "\(entry.title): each input in sight, everything restored") { screen in
            await visit(entry.make(), on: screen) { input, root in
                let before = LayoutState(of: root)
                let problems = await screen.focus(input)
                await screen.endEditing()
                return problems + LayoutState(of: root).differences(from: before)
            }
        }
    }

    /// Each input is in sight when the focus comes from the one before or, on the way back, from the one after.
    static func underTheStandingKeyboard(in entry: Catalogue) -> Check {
        Check(name: "\(entry.title): from input to input under the keyboard") { screen in
            let scene = entry.make()
            var visited: [UIView] = []
            var problems = await visit(scene, on: screen) { input, _ in
                visited.append(input)
                return await screen.focus(input)
            }
            // Cells that wait to be used again are hidden, and one cell is visited for several rows.
            for input in visited.reversed()
            where InputWalk.inputs(in: scene.view).contains(input) && !input.isFirstResponder {
                problems += await screen.focus(input).map { "back to \(input.inputName): \($0)" }
            }
            await screen.endEditing()
            return problems
        }
    }

    /// Controller and handles are released when a scene is closed. The system keeps responders for a while.
    static func nothingIsLeft(of entry: Catalogue) -> Check {
        Check(name: "\(entry.title): nothing is left when the scene is closed") { screen in
            let navigation = UINavigationController(rootViewController: UIViewController())
            await screen.show(navigation)
            let kept = await openAndClose(entry.make, in: navigation, on: screen)
            for _ in 0..<50 where kept.isAnyLeft { await screen.harness.advance(by: 0.1) }
            if kept.isAnyLeft { await moveFocusOn(in: navigation, on: screen) }
            return kept.isAnyLeft ? ["something is left five seconds after that, and after another focus"] : []
        }
    }

    /// UIKit may keep the last input, and with it its screen, until another one gets the focus.
    ///
    /// Source: <https://github.com/HedvigInsurance/ugglan/pull/2623>, on iOS 26
    private static func moveFocusOn(in navigation: UINavigationController, on screen: CheckedScreen) async {
        let field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 34))
        await screen.harness.turn { navigation.topViewController?.view.addSubview(field) }
        _ = await screen.focus(field)
        await screen.endEditing()
        await screen.harness.turn { field.removeFromSuperview() }
        await screen.harness.advance(by: 1)
    }

    // MARK: Visits

    /// Does something with each input, in each tab; returns what is wrong, with the input's name.
    private static func visit(
        _ scene: UIViewController, on screen: CheckedScreen, _ body: (_ input: UIView, _ root: UIView) async -> [String]
    ) async -> [String] {
        let root = scene.makeSceneRoot()
        await screen.show(root)
        var problems: [String] = []
        var count = 0
        for index in (scene as? UITabBarController)?.viewControllers?.indices ?? 0..<1 {
            await screen.harness.turn { (scene as? UITabBarController)?.selectedIndex = index }
            _ = await screen.rest()
            var walk = InputWalk(scene, on: screen)
            while let input = await walk.next() {
                count += 1
                let name = input.inputName
                problems += await body(input, root.view).map { "\(name): \($0)" }
            }
            if walk.isLost { problems.append("a list does not come to its end") }
        }
        return count == 0 ? ["no input"] : problems
    }

    /// The things that must go together with a screen.
    private struct Kept {
        weak var controller: UIViewController?
        var avoidances: [() -> KeyboardAvoidance?]

        @MainActor var isAnyLeft: Bool { controller != nil || avoidances.contains { $0() != nil } }
    }

    private static func openAndClose(
        _ make: () -> UIViewController, in navigation: UINavigationController, on screen: CheckedScreen
    ) async -> Kept {
        let scene = make()
        await screen.harness.turn { navigation.openScene(scene) }
        _ = await screen.rest(scene.view)
        let kept = Kept(
            controller: scene,
            avoidances: scene.sceneAvoidances.map { avoidance in { [weak avoidance] in avoidance } })
        if let input = InputWalk.inputs(in: scene.view).first { _ = await screen.focus(input) }
        await screen.harness.turn { navigation.closeScene(scene) }
        _ = await screen.rest()
        return kept
    }
}
