import UIKit

extension Check {
    static let navigation = [push, sheet]

    /// A form whose keyboard stands while another screen is pushed over it, and which comes back.
    private static let push = Check(name: "Push under a standing keyboard, and back") { screen in
        let (form, next) = (SignUpViewController(), LoginViewController())
        let navigation = UINavigationController(rootViewController: form)
        await screen.show(navigation)
        let before = LayoutState(of: form.view)
        guard let field = InputWalk.inputs(in: form.view).last else { return ["no input"] }
        var problems = await screen.focus(field).map { "before: \($0)" }
        await screen.harness.turn { navigation.pushViewController(next, animated: true) }
        _ = await screen.rest(next.view)
        for input in InputWalk.inputs(in: next.view) {
            problems += await screen.focus(input).map { "pushed, \(input.inputName): \($0)" }
        }
        await screen.harness.turn { _ = navigation.popViewController(animated: true) }
        _ = await screen.rest(form.view)
        problems += await screen.focus(field).map { "back: \($0)" }
        await screen.endEditing()
        return problems + LayoutState(of: form.view).differences(from: before)
    }

    /// A sheet serves itself, and the form below it gets everything back.
    private static let sheet = Check(name: "A sheet over a form") { screen in
        let form = OrderViewController()
        await screen.show(UINavigationController(rootViewController: form))
        let before = LayoutState(of: form.view)
        guard let field = InputWalk.inputs(in: form.view).last else { return ["no input"] }
        var problems = await screen.focus(field).map { "form: \($0)" }
        await screen.harness.turn { form.showAddress() }
        _ = await screen.rest(form.presentedViewController?.view)
        guard let sheet = form.presentedViewController else { return problems + ["no sheet"] }
        var walk = InputWalk(sheet, on: screen)
        while let input = await walk.next() {
            problems += await screen.focus(input).map { "sheet, \(input.inputName): \($0)" }
        }
        await screen.harness.turn { form.dismiss(animated: true) }
        _ = await screen.rest(form.view)
        await screen.endEditing()
        return problems + LayoutState(of: form.view).differences(from: before)
    }
}
