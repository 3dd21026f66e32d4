import Foundation

extension UIView {
    /// Tells the book-keeping of a property that may have got another value.
    func simulatedDidSet<T: Equatable>(_ property: String, from old: T, to new: T) {
        guard old != new else { return }
        SimulatedEngine.current.didWrite(property, of: self, from: old, to: new)
    }

    /// Animates a write if one of `UIView`'s animation blocks is open and the view is on screen.
    func animate(_ property: SimulatedAnimatable, _ old: SimulatedNumbers, _ new: SimulatedNumbers) {
        guard hostWindow != nil else { return }
        let engine = SimulatedEngine.current
        engine.animator.add(property, of: self, delta: old - new, now: engine.now)
    }
}
