import UIKit

/// A screen under check: it gives the focus, waits until everything rests, and says what is wrong then.
///
/// Nothing here knows how high a keyboard is. All that is asked is where things are compared to the last announcement.
@MainActor
final class CheckedScreen {
    let harness: any ContractHarness
    private let log: KeyboardLog
    private weak var focused: UIView?
    /// The first keyboard of a process takes its time.
    private static var hasShownKeyboard = false

    init(_ harness: any ContractHarness) {
        self.harness = harness
        log = KeyboardLog { harness.now }
    }

    var window: UIWindow { harness.window }

    /// Takes the screen away.
    func close() async {
        await endEditing()
        log.stop()
        await harness.turn {
            window.rootViewController = nil
            window.isHidden = true
        }
    }

    // MARK: Acting

    func show(_ controller: UIViewController) async {
        await harness.show(controller)
        _ = await rest()
    }

    /// Gives `input` the focus. Returns what is wrong when everything rests: nothing if it is in sight.
    func focus(_ input: UIView) async -> [String] {
        await harness.focus(input)
        guard input.isFirstResponder else { return ["does not take the focus"] }
        focused = input
        return await look(at: input)
    }

    /// Waits until everything rests. Returns what is wrong with the place of `input`, which has the focus.
    func look(at input: UIView) async -> [String] {
        let limit: TimeInterval = Self.hasShownKeyboard ? 5 : 15
        let start = harness.now
        while log.lastShow == nil, harness.now - start < limit { await harness.advance(by: Self.frame) }
        guard log.lastShow != nil else { return ["no keyboard within \(Int(limit)) s"] }
        Self.hasShownKeyboard = true
        return [await rest(input), placeProblem(of: input)].compactMap(\.self)
    }

    func endEditing() async {
        // An input that stands on the keyboard is in no window of the app.
        await harness.turn { _ = focused?.resignFirstResponder() }
        await harness.endEditing()
        _ = await rest()
    }

    // MARK: Waiting

    private static let frame: TimeInterval = 1.0 / 60

    /// Waits until no notice has come for half a second, and what is shown has been what is set for three frames.
    /// Returns what is wrong if that does not come about.
    func rest(_ view: UIView? = nil) async -> String? {
        let start = harness.now
        var stillFrames = 0
        while harness.now - start < 5 {
            await harness.advance(by: Self.frame)
            stillFrames = isStill(view ?? window.rootViewController?.view) ? stillFrames + 1 : 0
            if stillFrames >= 3, harness.now - max(start, log.lastNotice) >= 0.5 { return nil }
        }
        return "does not come to rest"
    }

    private func isStill(_ view: UIView?) -> Bool {
        guard let view, view.window != nil else { return true }
        let (shown, set) = (harness.shownFrame(of: view), window.convert(view.bounds, from: view))
        return abs(shown.minX - set.minX) < 0.5 && abs(shown.minY - set.minY) < 0.5
    }

    // MARK: Places

    /// The keyboard's upper edge by its last announcement, in the window's coordinates; nil without a keyboard.
    var keyboardTop: CGFloat? {
        guard let frame = log.lastShow, let screen = window.windowScene?.screen else { return nil }
        return window.convert(frame, from: screen.coordinateSpace).minY
    }

    /// A docked software keyboard is higher than this on every device, and the bar of a hardware keyboard is not.
    var hasSoftwareKeyboard: Bool {
        let isPortrait = window.bounds.height > window.bounds.width
        return keyboardTop.map { window.bounds.height - $0 > (isPortrait ? 200 : 130) } ?? false
    }

    private func placeProblem(of input: UIView) -> String? {
        guard let top = keyboardTop else { return "the keyboard went away" }
        // UIKit moves what stands on the keyboard.
        guard input.window === window else { return nil }
        let focus = window.convert(input.focusBounds, from: input)
        if focus.maxY > top + 0.5 { return "\(points(focus.maxY - top)) under the keyboard" }
        let start = input.surroundingController?.view.map {
            $0.convert($0.bounds.inset(by: $0.safeAreaInsets), to: window).minY
        }
        if let start, focus.minY < start - 0.5, focus.height <= top - start {
            return "\(points(start - focus.minY)) under a bar"
        }
        return nil
    }

    func points(_ length: CGFloat) -> String { "\((length * 10).rounded() / 10) points" }
}

extension UIView {
    /// The innermost controller whose view this is in.
    fileprivate var surroundingController: UIViewController? {
        sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }
}
