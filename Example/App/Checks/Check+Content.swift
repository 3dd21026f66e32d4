import UIKit

extension Check {
    static let content = [completions, code, cards, results, banner]

    /// A list that comes up below a field is no bar on the keyboard, so the field stays.
    private static let completions = Check(name: "Completions: the field stays while one types") { screen in
        let scene = CompletionsViewController()
        await screen.show(UINavigationController(rootViewController: scene))
        var walk = InputWalk(scene, on: screen)
        var problems: [String] = []
        while let input = await walk.next() {
            let name = input.inputName
            problems += await screen.focus(input).map { "\(name): \($0)" }
            let place = screen.harness.shownFrame(of: input)
            for letter in ["L", "o", "n"] {
                await screen.harness.turn { (input as? UITextField)?.insertText(letter) }
                _ = await screen.rest(input)
                problems += screen.movement(of: input, from: place).map { "\(name), after \(letter): \($0)" }
            }
            await screen.endEditing()
        }
        return problems
    }

    /// The boxes stand for the field that nobody sees.
    private static let code = Check(name: "One-time code: the boxes are above the keyboard") { screen in
        let scene = CodeViewController()
        await screen.show(UINavigationController(rootViewController: scene))
        let problems = await screen.focus(scene.boxes.field)
        let bottom = screen.harness.shownFrame(of: scene.boxes).maxY
        guard let top = screen.keyboardTop, bottom > top + 0.5 else { return problems }
        return problems + ["\(screen.points(bottom - top)) of the boxes are under the keyboard"]
    }

    /// Sideways is the only way in which the strip scrolls.
    private static let cards = Check(name: "Cards: the strip keeps its inset and its height") { screen in
        let scene = CardsViewController()
        await screen.show(UINavigationController(rootViewController: scene))
        var problems: [String] = []
        for field in scene.cardFields {
            problems += await screen.focus(field)
            let (inset, offset) = (scene.strip.contentInset, scene.strip.contentOffset.y)
            if inset != .zero || abs(offset) > 0.5 { problems.append("\(field.inputName): \(inset), \(offset)") }
        }
        return problems
    }

    /// The last row can be scrolled above the keyboard while one searches.
    private static let results = Check(name: "Search results: the last one can be reached") { screen in
        let scene = ResultsViewController()
        await screen.show(scene)
        guard let table = scene.table, let field = InputWalk.inputs(in: scene.view).first else { return ["no table"] }
        let problems = await screen.focus(field)
        await screen.harness.turn { table.scrollToEnd(animated: false) }
        _ = await screen.rest(table)
        guard let cell = table.lastCell, let top = screen.keyboardTop else { return problems + ["no last row"] }
        let bottom = screen.harness.shownFrame(of: cell).maxY
        return problems + (bottom > top + 0.5 ? ["\(screen.points(bottom - top)) are under the keyboard"] : [])
    }

    /// The message pushes the form up and not the field under the keyboard, at no moment of its animation.
    private static let banner = Check(name: "Banner: the message pushes no field under the keyboard") { screen in
        let scene = BannerViewController()
        await screen.show(UINavigationController(rootViewController: scene))
        guard let field = InputWalk.inputs(in: scene.view).last else { return ["no input"] }
        let problems = await screen.focus(field)
        guard let top = screen.keyboardTop else { return problems }
        var hidden: CGFloat = 0
        for _ in 0..<240 {
            await screen.harness.advance(by: 1.0 / 60)
            hidden = max(hidden, screen.harness.shownFrame(of: field).maxY - top)
        }
        return problems + (hidden > 0.5 ? ["\(screen.points(hidden)) under the keyboard"] : [])
    }
}

extension CheckedScreen {
    /// How far a view has moved on the screen, in words; nothing if less than a point.
    fileprivate func movement(of view: UIView, from place: CGRect) -> [String] {
        let distance = harness.shownFrame(of: view).minY - place.minY
        return abs(distance) < 1 ? [] : ["it has moved by \(points(distance))"]
    }
}
