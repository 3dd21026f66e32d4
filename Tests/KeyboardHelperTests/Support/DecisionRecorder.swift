import KeyboardHelper
import KeyboardHelperTestSupport

/// Keeps every decision of an avoidance, in order.
typealias DecisionRecorder = Recorder<KeyboardDecision>

extension Recorder where Event == KeyboardDecision {
    convenience init(_ avoidance: KeyboardAvoidance?) {
        self.init()
        if let avoidance { record(avoidance) }
    }

    var reasons: [KeyboardDecision.Reason] { all.map(\.reason) }

    @discardableResult
    func record(_ avoidance: KeyboardAvoidance) -> KeyboardAvoidance {
        avoidance.onDecision = { [weak self] in self?.record($0) }
        return avoidance
    }
}
