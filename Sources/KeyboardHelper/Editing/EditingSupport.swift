internal import UIKit

/// Supports editing in one host while it is on screen: toolbar, appearance, return key, tap to dismiss.
///
/// Options that are off cost nothing: no recognizer, no action, no search for inputs.
@MainActor final class EditingSupport {
    private unowned let avoidance: any AvoidanceHandle
    private weak var host: UIView?
    private let accessories: InputAccessories
    private let returnKey = ReturnKey()
    private let tapToDismiss = TapToDismiss()
    /// The input that the toolbar shows.
    private weak var shownInput: UIView?
    /// Cells come with the first layout, so the inputs are searched once more then.
    private var awaitsFirstLayout = true
    private var isInstalled = false

    /// `reload` reloads the input views of an input outside of layout passes.
    init(of avoidance: any AvoidanceHandle, host: UIView, reload: @escaping (UIView) -> Void) {
        self.avoidance = avoidance
        self.host = host
        accessories = InputAccessories(reload: reload)
    }

    /// Whether there is anything to install, update or remove.
    var isNeeded: Bool { isInstalled || avoidance.options.supportsEditing }

    /// Call this as the host arrives, before any of its inputs gets the focus, and when the options have changed.
    func installAccessories() { installAccessories(searchesAgain: false, mayReload: true) }

    private func installAccessories(searchesAgain: Bool, mayReload: Bool) {
        guard isNeeded, let host else { return }
        isInstalled = true
        let toolbar = avoidance.options.showsToolbar ? avoidance.toolbarView : nil
        let isNew = accessories.set(toolbar, avoidance.options.keyboardAppearance, mayReload: mayReload)
        guard isNew || (searchesAgain && accessories.isSet) else { return }
        var settings = avoidance.settings
        settings.skipped = WeakTable()
        let order = InputOrder(order: .hierarchy, settings: settings)
        for input in order.inputs(in: host) where avoidance.configures(input) {
            accessories.configure(input, mayReload: mayReload)
        }
    }

    /// Updates everything for `input`, which has the focus. Runs in the layout pass.
    func update(for input: UIView?) {
        guard isNeeded, let host else { return }
        let options = avoidance.options
        let input = input.flatMap { avoidance.configures($0) ? $0 : nil }
        installAccessories(searchesAgain: awaitsFirstLayout, mayReload: false)
        awaitsFirstLayout = false
        returnKey.attach(to: options.movesFocusOnReturn ? input as? UITextField : nil) { [weak avoidance] in
            avoidance?.focusNext()
        }
        tapToDismiss.install(in: options.dismissesOnTap && input != nil ? host : nil)
        isInstalled = options.supportsEditing
        guard let input else { return }
        accessories.configure(input, mayReload: false)
        guard input !== shownInput else { return }
        shownInput = input
        if options.showsToolbar, input.inputAccessoryView === avoidance.toolbarView {
            avoidance.updateToolbar(for: input)
        }
    }

    /// Updates the toolbar at the next opportunity: there may be more or fewer inputs than before.
    func setNeedsToolbarUpdate() { shownInput = nil }

    /// Configures `input` before it gets the focus, so that the keyboard is not announced twice.
    func prepare(_ input: UIView) { configure(input) }

    /// Configures an input that came later than its host, and that was given the focus by somebody else.
    func focusDidMove(to input: UIView?) {
        guard isNeeded, let input, input.isFirstResponder else { return }
        configure(input)
    }

    private func configure(_ input: UIView) {
        if avoidance.configures(input) { accessories.configure(input, mayReload: true) }
    }

    /// Removes everything that was installed.
    func end(hostStays: Bool) {
        accessories.remove(reloadsFocusedInput: hostStays)
        returnKey.attach(to: nil) {}
        tapToDismiss.install(in: nil)
    }
}

extension KeyboardAvoidanceOptions {
    /// Whether any option asks for more than a visible focus.
    var supportsEditing: Bool { dismissesOnTap || movesFocusOnReturn || showsToolbar || keyboardAppearance != nil }
}
