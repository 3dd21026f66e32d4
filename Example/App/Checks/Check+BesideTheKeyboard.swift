import UIKit

extension Check {
    /// Things other than inputs, which the keyboard must not cover either.
    static let besideTheKeyboard = [toast, panel, card, reaction, emptyState]

    /// The toast comes above the keyboard, and the field makes room for it.
    private static let toast = Check(name: "Toast: it is above the keyboard, and the field above it") { screen in
        let scene = ToastViewController()
        await screen.show(UINavigationController(rootViewController: scene))
        guard let field = InputWalk.inputs(in: scene.view).last else { return ["no input"] }
        let problems = await screen.focus(field)
        await screen.harness.advance(by: 2)
        guard let toast = scene.presenter?.toasts.first else { return problems + ["no toast"] }
        return problems + screen.overlap(of: toast, withKeyboardBelow: field)
    }

    /// The panel takes the keyboard's place and gives it back, and the bar moves in no frame.
    private static let panel = Check(name: "Panel: the bar stays while the panel comes and goes") { screen in
        let scene = PanelViewController()
        await screen.show(UINavigationController(rootViewController: scene))
        let before = LayoutState(of: scene.view)
        var problems = await screen.focus(scene.field)
        let place = screen.harness.shownFrame(of: scene.field)
        for opens in [true, false] {
            var distance: CGFloat = 0
            await screen.harness.turn {
                if opens { scene.openPanel() } else { scene.field.becomeFirstResponder() }
            }
            for _ in 0..<60 {
                distance = max(distance, abs(screen.harness.shownFrame(of: scene.field).minY - place.minY))
                await screen.harness.advance(by: 1.0 / 60)
            }
            if distance > 0.5 {
                let act = opens ? "opens" : "closes"
                problems.append("the bar moves by \(screen.points(distance)) as the panel \(act)")
            }
        }
        await screen.endEditing()
        return problems + LayoutState(of: scene.view).differences(from: before)
    }

    /// The card serves itself, and the page below it stays as it is.
    private static let card = Check(name: "Presented card: each input in sight, everything restored") { screen in
        let page = CardViewController()
        await screen.show(UINavigationController(rootViewController: page))
        let before = LayoutState(of: page.view)
        await screen.harness.turn { page.showReview() }
        _ = await screen.rest(page.presentedViewController?.view)
        guard let card = page.presentedViewController else { return ["no card"] }
        var problems: [String] = []
        let place = screen.harness.shownFrame(of: card.view)
        var walk = InputWalk(card, on: screen)
        while let input = await walk.next() {
            problems += await screen.focus(input).map { "\(input.inputName): \($0)" }
        }
        await screen.endEditing()
        if screen.harness.shownFrame(of: card.view) != place { problems.append("the card is not back") }
        await screen.harness.turn { page.dismiss(animated: true) }
        _ = await screen.rest(page.view)
        return problems + LayoutState(of: page.view).differences(from: before)
    }

    /// The message is above the bar with its reaction.
    private static let reaction = Check(name: "Reaction: the message is above the bar") { screen in
        let scene = ReactionViewController()
        await screen.show(UINavigationController(rootViewController: scene))
        guard let cell = scene.lastVisibleCell, let path = scene.table.indexPath(for: cell) else {
            return ["no message"]
        }
        await screen.harness.turn { scene.tableView(scene.table, didSelectRowAt: path) }
        let problems = await screen.focus(scene.field)
        guard let shown = scene.table.cellForRow(at: path) else { return problems + ["the message is off screen"] }
        let overlap = screen.harness.shownFrame(of: shown).maxY - screen.harness.shownFrame(of: scene.field).minY
        return problems + (overlap > 0.5 ? ["\(screen.points(overlap)) of the message are behind the bar"] : [])
    }

    /// What has no focus is in the middle of what the keyboard leaves.
    private static let emptyState = Check(name: "Empty state: the words are above the keyboard") { screen in
        let scene = EmptyStateViewController()
        await screen.show(UINavigationController(rootViewController: scene))
        guard let field = InputWalk.inputs(in: scene.view).first else { return ["no input"] }
        let problems = await screen.focus(field)
        return problems + screen.overlap(of: scene.emptyState, withKeyboardBelow: field)
    }
}

extension CheckedScreen {
    /// How far a view reaches under the keyboard or under an input above it, in words; nothing if it is between them.
    fileprivate func overlap(of view: UIView, withKeyboardBelow input: UIView) -> [String] {
        let (frame, above) = (harness.shownFrame(of: view), harness.shownFrame(of: input).maxY)
        guard let top = keyboardTop else { return ["no keyboard"] }
        return (frame.maxY > top + 0.5 ? ["\(points(frame.maxY - top)) are under the keyboard"] : [])
            + (frame.minY < above - 0.5 ? ["\(points(above - frame.minY)) are behind \(input.inputName)"] : [])
    }
}
