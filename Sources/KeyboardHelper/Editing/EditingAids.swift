internal import UIKit

/// The comfort around the inputs of one host while it is on screen, as far as its options ask for it.
@MainActor
final class EditingAids {
    private unowned let avoidance: KeyboardAvoidance
    private weak var host: UIView?
    private let outfit = InputOutfit()
    private let returnKey = ReturnKey()
    private let tapToDismiss = TapToDismiss()
    /// The input that the toolbar was last told of.
    private weak var shown: UIView?
    /// Cells come with the first layout.
    private var isBeforeLayout = true

    init(of avoidance: KeyboardAvoidance, host: UIView) {
        self.avoidance = avoidance
        self.host = host
    }

    /// As the host arrives, and before any of its inputs gets the focus.
    func dress() {
        guard let host else { return }
        let options = avoidance.options
        if options.showsToolbar { avoidance.toolbar.avoidance = avoidance }
        outfit.wear(options.showsToolbar ? avoidance.toolbar : nil, options.keyboardAppearance) { inputs(in: host) }
    }

    /// Serves `input`, which has the focus, and no other.
    func follow(_ input: UIView?) {
        guard let host else { return }
        let options = avoidance.options
        let input = input.flatMap { isServed($0, in: host) ? $0 : nil }
        dress()
        if isBeforeLayout {
            isBeforeLayout = false
            outfit.put(on: { inputs(in: host) })
        }
        returnKey.follow(options.movesFocusOnReturn ? input as? UITextField : nil) { [weak avoidance] in
            avoidance?.focusNext()
        }
        tapToDismiss.follow(options.dismissesOnTap && input != nil ? host : nil)
        if let input { outfit.put(on: input) }
        guard let input, input !== shown else { return }
        shown = input
        if options.showsToolbar, input.inputAccessoryView === avoidance.toolbar {
            avoidance.toolbar.show(
                input, hasPrevious: avoidance.hasInput(after: input, forward: false),
                hasNext: avoidance.hasInput(after: input, forward: true))
        }
    }

    /// There may be more or fewer inputs than before.
    func mayHaveChanged() { shown = nil }

    /// Before it has the focus, an input can be dressed without another announcement of the keyboard.
    func prepare(_ input: UIView) { outfit.put(on: input) }

    /// Takes off and away whatever was added.
    func end(hostStays: Bool) {
        outfit.takeOff(reloads: hostStays)
        returnKey.follow(nil) {}
        tapToDismiss.follow(nil)
    }

    private func inputs(in host: UIView) -> [UIView] {
        InputOrder(order: .hierarchy, settings: avoidance.settings).inputs(in: host).filter { isServed($0, in: host) }
    }

    private func isServed(_ input: UIView, in host: UIView) -> Bool {
        let innermost = AppearanceProbe.innermostHost(around: input) { probe in
            probe.clients.contains { !$0.givesWay }
        }
        return innermost === host && !avoidance.settings.ignores(input)
    }
}

extension KeyboardAvoidanceOptions {
    /// Whether anything is wanted besides keeping the focus in sight.
    var asksForAids: Bool { dismissesOnTap || movesFocusOnReturn || showsToolbar || keyboardAppearance != nil }
}
