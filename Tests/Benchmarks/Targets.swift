import KeyboardHelper
import UIKit

extension Workload {
    /// What the helpers do at each event, for each kind of target, on a screen of 20 fields.
    static var targets: [Workload] {
        TargetKind.allCases.flatMap { kind in
            let helpers = kind == .scrollView ? Helper.allCases : [.none, .ours, .minimum]
            let comes = Workload(name: "keyboard comes", grows: "\(kind)", sizes: [20], helpers: helpers) {
                size, helper in
                let (screen, device) = kind.screen(size, helper)
                return .keyboardComes(for: screen.fields[9], on: device)
            }
            let moves = Workload(name: "focus moves", grows: "\(kind)", sizes: [20], helpers: helpers) {
                size, helper in
                let (screen, device) = kind.screen(size, helper)
                return .focusMoves(from: screen.fields[2], to: screen.fields[9], on: device)
            }
            return kind.seeksFocus ? [comes, moves] : [comes]
        }
    }
}

/// The kinds of targets, on a screen of fields that are seven views deep.
enum TargetKind: CaseIterable, Sendable {
    case scrollView, container, automatic, window, constraint, closures

    var seeksFocus: Bool { self != .constraint && self != .closures }

    @MainActor func screen(_ size: Int, _ helper: Helper) -> (screen: Screen, device: SimulatedDevice) {
        let screen = TargetScreen()
        let scrolls = self == .scrollView
        let outer = scrolls ? screen.addScrollView() : screen.nest(1, in: screen.view)
        let inner = screen.nest(4, in: outer)
        inner.frame.size.height = CGFloat(size) * 60
        screen.addFields(size, in: inner)
        (outer as? UIScrollView)?.contentSize = inner.frame.size
        let pin = screen.addBar()
        help(screen, outer, pin, helper)
        let device = Bench.device(showing: screen)
        if self == .window, helper == .ours { device.window.handleKeyboard() }
        return (screen, device)
    }

    @MainActor private func help(
        _ screen: TargetScreen, _ outer: UIView, _ pin: NSLayoutConstraint, _ helper: Helper
    ) {
        switch (helper, self, outer as? UIScrollView) {
        case (.ours, .scrollView, let scrollView?): screen.handleKeyboard(scrollView: scrollView)
        case (.ours, .container, _): screen.handleKeyboard(containerView: outer)
        case (.ours, .automatic, _): screen.handleKeyboard()
        case (.ours, .constraint, _): screen.handleKeyboard(bottomConstraint: pin)
        case (.ours, .closures, _): screen.handleKeyboard(onShow: { _, _ in }, onHide: { _, _ in })
        case (.minimum, .scrollView, let scrollView?): screen.helper = Minimum(.scrollView(scrollView))
        case (.minimum, .container, _): screen.helper = Minimum(.container(outer))
        case (.minimum, .automatic, _), (.minimum, .window, _): screen.helper = Minimum(.container(screen.view))
        case (.minimum, .constraint, _): screen.helper = Minimum(.constraint(pin))
        case (.minimum, .closures, _): screen.helper = Minimum(.closure { _ in })
        case (.ancestors, _, _), (.subviews, _, _): screen.helper = Described(helper, in: outer)
        default: break
        }
    }
}

/// A screen that keeps what helps it.
@MainActor
private final class TargetScreen: Screen {
    var helper: AnyObject?

    /// A bar that is pinned to the bottom; returns the pin.
    func addBar() -> NSLayoutConstraint {
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        let pin = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor), bar.widthAnchor.constraint(equalToConstant: 300),
            bar.heightAnchor.constraint(equalToConstant: 44), pin,
        ])
        return pin
    }
}
