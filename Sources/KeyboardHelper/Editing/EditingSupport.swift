internal import UIKit

/// Supports editing in one host while it is on screen: toolbar, appearance, return key, tap to dismiss.
///
/// Options that are off cost nothing: no recognizer, no action, no search for inputs.
@MainActor final class EditingSupport {
    private unowned let avoidance: KeyboardAvoidance
    private let accessories: InputAccessories
    private let reload: (_ input: UIView, _ isComing: Bool) -> Void
    private let returnKey = ReturnKey()
    private let tapToDismiss: TapToDismiss
    /// The input that the toolbar shows.
    private weak var shownInput: UIView?
    /// The input whose toolbar was left out at the last show, so that it was reloaded.
    private weak var reloadedInput: UIView?
    /// Cells come with the first layout, so the inputs are searched once more then.
    private var awaitsFirstLayout = true

    /// `reload` reloads the input views of an input outside of layout passes; at once if the keyboard comes for it
    /// right now.
    init(of avoidance: KeyboardAvoidance, reload: @escaping (_ input: UIView, _ isComing: Bool) -> Void) {
        self.avoidance = avoidance
        self.reload = reload
        accessories = InputAccessories { reload($0, false) }
        tapToDismiss = TapToDismiss(for: avoidance.call)
    }

    /// Call this as the host arrives, before any of its inputs gets the focus, and when the options have changed.
    ///
    /// Another input may be the last one now, and then its return key says so.
    func install() {
        let options = avoidance.editingOptions
        // Now, and not in the layout pass: by then another avoidance may have attached its own.
        if !options.movesFocusOnReturn { returnKey.attach(to: nil) {} }
        if !options.dismissesOnTap { tapToDismiss.install(in: nil) }
        configureInputs(searchesAgain: options.movesFocusOnReturn)
        setNeedsToolbarUpdate()
    }

    private func configureInputs(searchesAgain: Bool) {
        guard let host = avoidance.host else { return }
        let options = avoidance.editingOptions
        let isNew = accessories.set(
            options.showsToolbar ? avoidance.ownToolbar : nil, options.keyboardAppearance,
            labelsReturnKeys: options.movesFocusOnReturn)
        guard isNew || (searchesAgain && accessories.isSet) else { return }
        var settings = avoidance.call.settings
        settings.skipped = WeakTable()
        let order = InputOrder(order: options.movesFocusOnReturn ? options.fieldOrder : .hierarchy, settings: settings)
        for part in host.partsInOrder {
            // The inputs of a host inside may be the next ones.
            let inputs = order.inputs(in: part)
            let last = inputs.lastIndex { !avoidance.call.settings.skips($0) } ?? 0
            for (index, input) in inputs.enumerated() where avoidance.configures(input) {
                let mustReload = configure(
                    input, isFollowed: index < last || FocusOrder(in: host, of: avoidance.call, from: input).hasCell)
                if mustReload { reload(input, false) }
            }
        }
    }

    /// Updates everything for the input that has the focus. Call this in the layout pass, if anything is needed.
    func update(for focused: UIView?) {
        let options = avoidance.editingOptions
        var input = focused
        if let focused, !avoidance.configures(focused) { input = nil }
        if awaitsFirstLayout { configureInputs(searchesAgain: true) }
        awaitsFirstLayout = false
        returnKey.attach(to: options.movesFocusOnReturn ? input as? UITextField : nil) { [weak avoidance] in
            avoidance?.focusNext()
        }
        tapToDismiss.install(in: options.dismissesOnTap && input != nil ? avoidance.host : nil)
        guard let input, input !== shownInput else { return }
        shownInput = input
        _ = configure(input, isFollowed: avoidance.hasInput(from: input, forward: true))
        guard options.showsToolbar, input.inputAccessoryView === avoidance.toolbar else { return }
        avoidance.toolbar.show(
            input, leadsBack: avoidance.hasInput(from: input, forward: false),
            leadsOn: avoidance.hasInput(from: input, forward: true))
    }

    /// The keyboard has arrived. After the background, a push or a modal, the system may have left out the toolbar;
    /// then `input`, which has the focus, reloads its input views, once.
    func keyboardDidShow(for input: UIView?) {
        guard avoidance.editingOptions.showsToolbar, let input else { return }
        let toolbar = avoidance.ownToolbar
        let isLeftOut = input.inputAccessoryView === toolbar && toolbar.window == nil
        let mustReload = isLeftOut && input !== reloadedInput
        reloadedInput = isLeftOut ? input : nil
        if mustReload { reload(input, false) }
    }

    /// Updates the toolbar at the next opportunity: there may be more or fewer inputs than before.
    func setNeedsToolbarUpdate() { shownInput = nil }

    /// Configures `input` before it gets the focus, so that the keyboard is not announced twice.
    func prepare(_ input: UIView) {
        guard avoidance.configures(input) else {
            // The app may have excluded it since it was searched.
            return accessories.remove(from: { $0 === input }, reloadsFocusedInput: true)
        }
        if configure(input, isFollowed: avoidance.hasInput(from: input, forward: true)) {
            reload(input, true)
        }
    }

    /// `isFollowed`, whether another input comes after `input`, is asked only where the return key says so. Returns
    /// whether its input views have to be reloaded.
    private func configure(_ input: UIView, isFollowed: @autoclosure () -> Bool) -> Bool {
        let isLabeled = avoidance.editingOptions.movesFocusOnReturn && input is UITextField
        return accessories.configure(input, returnKey: isLabeled ? isFollowed() ? .next : .done : .default)
    }

    /// Removes everything that was installed.
    func end(hostStays: Bool) {
        accessories.remove(from: { _ in true }, reloadsFocusedInput: hostStays)
        returnKey.attach(to: nil) {}
        tapToDismiss.install(in: nil)
    }
}
