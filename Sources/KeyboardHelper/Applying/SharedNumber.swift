internal import UIKit

/// A number of the app's that more than one writer may add to: two calls, or a call and the lift of a root view. The
/// ledger has one for each, so none takes what another has added for the app's.
///
/// Each writer wants the same edge to be free, so the largest share counts.
@MainActor final class SharedNumber {
    private(set) var number: AdjustedValue
    private var shares: [ObjectIdentifier: CGFloat] = [:]

    init(_ value: CGFloat) { number = AdjustedValue(value) }

    func share(of writer: AnyObject) -> CGFloat { shares[ObjectIdentifier(writer)] ?? 0 }

    /// How much the number would change if `writer` had another share.
    func change(by share: CGFloat, of writer: AnyObject) -> CGFloat {
        var shares = shares
        shares[ObjectIdentifier(writer)] = share
        return Self.largest(of: shares) - number.delta
    }

    func reconcile(with value: CGFloat, isAssigned: Bool, mostAdded: CGFloat = AdjustedValue.mostAdded) {
        number.reconcile(with: value, isAssigned: isAssigned, mostAdded: mostAdded)
    }

    /// Returns what must be written for another share of `writer`; without any share exactly the app's value.
    func adjust(by share: CGFloat, of writer: AnyObject) -> CGFloat {
        shares[ObjectIdentifier(writer)] = share == 0 ? nil : share
        return number.adjust(by: Self.largest(of: shares))
    }

    private static func largest(of shares: [ObjectIdentifier: CGFloat]) -> CGFloat {
        shares.values.max { abs($0) < abs($1) } ?? 0
    }
}
