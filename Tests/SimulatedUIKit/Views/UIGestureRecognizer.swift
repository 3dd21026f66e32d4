public import Foundation

@MainActor
open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed

        public static var recognized: State { .ended }
    }

    open internal(set) var state = State.possible
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var isEnabled = true
    @SimulatedUnretained open private(set) var view: UIView?
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    open var name: String?

    /// Stands where an app has its target and its action, which Linux knows no selectors for.
    public var simulatedAction: ((UIGestureRecognizer) -> Void)?
    var simulatedLocation = CGPoint.zero
    private var othersThatMustFail: [UIGestureRecognizer] = []

    // MARK: Life

    public init(target: Any?, action: SimulatedSelector?) {
        super.init()
    }

    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: Touches

    open var numberOfTouches: Int { state == .possible || state == .failed ? 0 : 1 }

    open func location(in view: UIView?) -> CGPoint {
        guard let window = self.view?.hostWindow else { return simulatedLocation }
        return window.simulatedConvert(simulatedLocation, to: view ?? window)
    }

    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        othersThatMustFail.append(otherGestureRecognizer)
    }

    func simulatedMove(to view: UIView?) {
        self.view = view
    }

    // MARK: What is asked

    private func ask(_ question: (any UIGestureRecognizerDelegate) -> Bool) -> Bool? {
        guard let delegate else { return nil }
        return SimulatedEngine.current.performing(as: .app) { question(delegate) }
    }

    func simulatedReceives(_ touch: UITouch) -> Bool {
        isEnabled && ask { $0.gestureRecognizer(self, shouldReceive: touch) } ?? true
    }

    /// The view that was hit is asked only if its touch would be cancelled (UIView.h). That the delegate is asked before
    /// it is assumed.
    func simulatedMayBegin(on hit: UIView) -> Bool {
        guard ask({ $0.gestureRecognizerShouldBegin(self) }) ?? true else { return false }
        guard cancelsTouchesInView else { return true }
        return SimulatedEngine.current.performing(as: .app) { hit.gestureRecognizerShouldBegin(self) }
    }

    /// A yes of either is enough (UIGestureRecognizer.h).
    func simulatedMayRecognize(with other: UIGestureRecognizer) -> Bool {
        ask { $0.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) } ?? false
            || other.ask { $0.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) } ?? false
    }

    func simulatedWaits(for other: UIGestureRecognizer) -> Bool {
        othersThatMustFail.contains(other)
            || ask { $0.gestureRecognizer(self, shouldRequireFailureOf: other) } ?? false
            || other.ask { $0.gestureRecognizer(other, shouldBeRequiredToFailBy: self) } ?? false
    }

    /// Whether one finger that touched once and briefly is its gesture.
    func simulatedMatches(_ tap: UITouch) -> Bool { false }
}

@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1

    override func simulatedMatches(_ tap: UITouch) -> Bool {
        numberOfTapsRequired == tap.tapCount && numberOfTouchesRequired == 1
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
