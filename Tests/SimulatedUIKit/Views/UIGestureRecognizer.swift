public import Foundation

@MainActor
open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
    }

    open private(set) weak var view: UIView?
    open internal(set) var state = State.possible
    open var isEnabled = true
    open var cancelsTouchesInView = true
    var simulatedLocation = CGPoint.zero

    open func location(in view: UIView?) -> CGPoint {
        guard let window = self.view?.hostWindow else { return simulatedLocation }
        return window.simulatedConvert(simulatedLocation, to: view ?? window)
    }

    func simulatedMove(to view: UIView?) {
        self.view = view
    }
}

@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    var simulatedStart = CGPoint.zero

    open func translation(in view: UIView?) -> CGPoint {
        guard state == .began || state == .changed || state == .ended else { return .zero }
        return simulatedLocation - simulatedStart
    }
}
