public import Foundation

extension UIView {
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        public static let curveEaseInOut = AnimationOptions([])
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    }

    public enum AnimationCurve: Int, Sendable {
        case easeInOut, easeIn, easeOut, linear
    }

    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let engine = SimulatedEngine.current
        let completion = engine.keeping(completion)
        guard duration > 0, engine.animator.areAnimationsEnabled else {
            animations()
            // Apple: with a duration of 0 the completion runs at the beginning of the next run loop cycle.
            if let completion { engine.schedule(after: 0) { completion(true) } }
            return
        }
        // Inside another block its duration and curve are inherited, unless the options say otherwise.
        let outer = engine.animator.context
        let curve = SimulatedCurve(rawOption: (options.rawValue >> 16) & 0xF)
        let inheritsDuration = outer != nil && !options.contains(.overrideInheritedDuration)
        let inheritsCurve = outer != nil && !options.contains(.overrideInheritedCurve)
        let ownDuration = inheritsDuration ? outer?.duration ?? duration : duration
        let ownCurve = inheritsCurve ? outer?.curve ?? curve : curve
        let end = engine.now + delay + ownCurve.seconds(for: ownDuration)
        let context = SimulatedAnimator.Context(
            duration: ownDuration,
            delay: delay,
            curve: ownCurve,
            group: SimulatedAnimator.Group(end: end, completion: completion)
        )
        engine.animator.animate(context, animations)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        SimulatedEngine.current.animator.withoutAnimation(actionsWithoutAnimation)
    }

    public class var areAnimationsEnabled: Bool { SimulatedEngine.current.animator.areAnimationsEnabled }

    public class func setAnimationsEnabled(_ enabled: Bool) {
        SimulatedEngine.current.animator.areAnimationsEnabled = enabled
    }

    /// The duration that a write would be animated with at this point of the code; 0 outside of animation blocks.
    public class var inheritedAnimationDuration: TimeInterval {
        SimulatedEngine.current.animator.context?.duration ?? 0
    }
}

// MARK: - What is on the screen at this instant

extension UIView {
    private func missing(_ property: SimulatedAnimatable) -> SimulatedNumbers {
        let engine = SimulatedEngine.current
        return engine.animator.missing(property, of: self, at: engine.now)
    }

    var shownBounds: CGRect {
        guard animationCount > 0 else {
            return CGRect(
                x: modelBounds.minX, y: modelBounds.minY, width: modelBounds.width, height: modelBounds.height)
        }
        let (origin, size) = (missing(.boundsOrigin), missing(.boundsSize))
        return CGRect(
            x: modelBounds.minX + origin[0],
            y: modelBounds.minY + origin[1],
            width: modelBounds.width + size[0],
            height: modelBounds.height + size[1]
        )
    }

    var shownAlpha: CGFloat { animationCount > 0 ? alpha + missing(.alpha)[0] : alpha }

    var shownCenter: CGPoint {
        guard animationCount > 0 else { return modelCenter }
        let missing = missing(.center)
        return CGPoint(x: modelCenter.x + missing[0], y: modelCenter.y + missing[1])
    }

    var shownTransform: CGAffineTransform {
        guard animationCount > 0 else { return modelTransform }
        let t = SimulatedNumbers(modelTransform) + missing(.transform)
        return CGAffineTransform(a: t[0], b: t[1], c: t[2], d: t[3], tx: t[4], ty: t[5])
    }

    /// A rectangle of this view's coordinates where the screen shows it now, in screen coordinates.
    func shownOnScreen(_ rect: CGRect) -> CGRect {
        var rect = rect
        var next: Unmanaged<UIView>? = Unmanaged.passUnretained(self)
        while let here = next {
            next = here._withUnsafeGuaranteedRef { view in
                let (bounds, center) = (view.shownBounds, view.shownCenter)
                rect = rect.offsetBy(dx: -bounds.midX, dy: -bounds.midY)
                    .applying(view.shownTransform)
                    .offsetBy(dx: center.x, dy: center.y)
                return view.parentReference
            }
        }
        return rect
    }

    /// The part of `rect` that no clipping ancestor and no window edge cuts off, in screen coordinates.
    func visiblePart(of rect: CGRect) -> CGRect {
        var visible = shownOnScreen(rect)
        var view: UIView? = self
        while let here = view {
            if here.isHidden || here.alpha < 0.01 { return .null }
            if here.clipsToBounds || here is UIWindow {
                visible = visible.intersection(here.shownOnScreen(here.shownBounds))
            }
            view = here.parentView
        }
        return hostWindow == nil ? .null : visible
    }
}
