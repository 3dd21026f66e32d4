internal import UIKit

/// The app's handlers of one avoidance.
@MainActor final class AvoidanceHandlers {
    var closures = Closures()
    /// A drop-in may have to size its content: the keyboard covers another part of the window.
    var cover: ((KeyboardTransition) -> Void)?
    var decision: ((KeyboardDecision) -> Void)? { didSet { reported = nil } }
    private(set) var lastDecision: KeyboardDecision?
    private var reported: KeyboardDecision?
    /// While the handler of decisions runs, what it causes is not reported: that would never end.
    private(set) var isReporting = false

    struct Closures {
        var show: ((KeyboardTransition) -> Void)?
        var hide: ((KeyboardTransition) -> Void)?
        var drag: ((KeyboardTransition) -> Void)?
    }

    func closure(for phase: KeyboardTransition.Phase) -> ((KeyboardTransition) -> Void)? {
        switch phase {
        case .willShow: closures.show
        case .willChangeFrame: closures.drag
        default: closures.hide
        }
    }

    /// Tells the app of a decision, unless it equals the last one. If nobody listens, `slip` says what is wrong with
    /// the call.
    func report(_ decision: KeyboardDecision, slip: @autoclosure () -> String? = nil) {
        guard !isReporting else { return }
        lastDecision = decision
        guard self.decision != nil || Self.logsDecisions else { return printOnce(slip()) }
        guard decision != reported else { return }
        reported = decision
        if Self.logsDecisions { Self.printLine("KeyboardHelper: \(decision)") }
        isReporting = true
        defer { isReporting = false }
        self.decision?(decision)
    }

    /// Prints a caller's slip in debug builds, the first one of each call, unless the app listens to the decisions.
    func printOnce(_ slip: @autoclosure () -> String?) {
        #if DEBUG
            guard decision == nil, !hasPrinted, let slip = slip() else { return }
            hasPrinted = true
            Self.printLine("KeyboardHelper: \(slip)")
        #endif
    }

    /// Prints once that layouts of views are not noticed on this system.
    static func printDeafness(of host: UIView) {
        guard !hasPrintedDeafness else { return }
        hasPrintedDeafness = true
        printLine(
            "KeyboardHelper: a layout of \(type(of: host)) went unnoticed. Please report it with the version of iOS.")
    }

    static var hasPrintedDeafness = false
    private var hasPrinted = false
    /// See ``KeyboardAvoidance/logsDecisions``.
    static var logsDecisions = false
    /// Tests replace it. It is static because a slip may be found before the app has the handle.
    static var printLine: (String) -> Void = { print($0) }
}
