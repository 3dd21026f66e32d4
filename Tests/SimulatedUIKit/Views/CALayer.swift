public import Foundation

@MainActor
open class CALayer: NSObject {
    open var cornerRadius: CGFloat = 0
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var masksToBounds = false
    open var zPosition: CGFloat = 0
    /// Leads to the view that is drawn into it.
    var simulatedTie: SimulatedTie<UIResponder>?

    /// What it shows is what it is from now on. Their completions run at once, with `false`.
    open func removeAllAnimations() {
        guard let view = simulatedTie?.object as? UIView else { return }
        SimulatedEngine.current.animator.removeAnimations(of: view, now: SimulatedEngine.current.now)
    }
}
