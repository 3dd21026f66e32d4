import Foundation

/// The numbers of an animated property; a transform has six. In a register: every frame asks for those of every view.
typealias SimulatedNumbers = SIMD8<Double>

extension SimulatedNumbers {
    init(_ point: CGPoint) { self.init(point.x, point.y, 0, 0, 0, 0, 0, 0) }
    init(_ size: CGSize) { self.init(size.width, size.height, 0, 0, 0, 0, 0, 0) }
    init(_ t: CGAffineTransform) { self.init(t.a, t.b, t.c, t.d, t.tx, t.ty, 0, 0) }
    init(number: CGFloat) { self.init(number, 0, 0, 0, 0, 0, 0, 0) }

    var isFinite: Bool { indices.allSatisfy { self[$0].isFinite } }
}

/// A property of a view that Core Animation can animate.
enum SimulatedAnimatable: Hashable {
    case center, boundsOrigin, boundsSize, transform, alpha
}

/// A curve from 0 to 1 over a duration.
enum SimulatedCurve: Equatable {
    case easeInOut, easeIn, easeOut, linear
    /// The keyboard's: a critically damped spring (mass 3, stiffness 1000) that has come to rest at the end.
    case keyboard

    init(rawOption: UInt) {
        switch rawOption {
        case 0: self = .easeInOut
        case 1: self = .easeIn
        case 2: self = .easeOut
        case 3: self = .linear
        default: self = .keyboard
        }
    }

    var options: UIView.AnimationOptions {
        switch self {
        case .easeInOut: .curveEaseInOut
        case .easeIn: .curveEaseIn
        case .easeOut: .curveEaseOut
        case .linear: .curveLinear
        case .keyboard: UIView.AnimationOptions(rawValue: 7 << 16)
        }
    }

    func progress(_ t: Double) -> Double {
        if t <= 0 { return 0 }
        if t >= 1 { return 1 }
        switch self {
        case .linear: return t
        case .easeIn: return t * t
        case .easeOut: return 1 - (1 - t) * (1 - t)
        case .easeInOut: return t * t * (3 - 2 * t)
        case .keyboard:
            func spring(_ seconds: Double) -> Double {
                let w = (1000.0 / 3).squareRoot() * seconds
                return 1 - (1 + w) * exp(-w)
            }
            return spring(t * Self.springDuration) / spring(Self.springDuration)
        }
    }

    /// How long the spring takes to come to rest. Seconds.
    static let springDuration = 0.5

    /// How long an animation with this curve takes: a spring takes its own time, unless the device stretches it.
    @MainActor
    func seconds(for duration: TimeInterval) -> TimeInterval {
        guard self == .keyboard, duration > 0, SimulatedEngine.current.behavior.keyboardCurve == .spring else {
            return duration
        }
        return Self.springDuration
    }
}

/// Runs the animations of one device.
///
/// As in UIKit since iOS 8 they are additive: the model has the new value at once, and each animation adds what is
/// still missing from it, so that a second one takes over from where the first is.
@MainActor
final class SimulatedAnimator {
    /// What `UIView.animate` opened: values that are written inside are animated like this.
    struct Context {
        /// What the block asks for, and what blocks inside inherit.
        let duration: TimeInterval
        let delay: TimeInterval
        let curve: SimulatedCurve
        let group: Group
    }

    /// The animations of one block; its completion runs when the last has ended.
    final class Group {
        var end: TimeInterval
        var hasAnimations = false
        var finished = true
        var completion: ((Bool) -> Void)?

        init(end: TimeInterval, completion: ((Bool) -> Void)?) {
            self.end = end
            self.completion = completion
        }
    }

    private struct Animation {
        /// Leads to the view.
        let tie: SimulatedTie<UIResponder>
        let property: SimulatedAnimatable
        let delta: SimulatedNumbers
        let start: TimeInterval
        let duration: TimeInterval
        let curve: SimulatedCurve
        let group: Group
    }

    private var animations: [Animation] = []
    private var groups: [Group] = []
    private var contexts: [Context] = []
    var areAnimationsEnabled = true

    var isIdle: Bool { animations.isEmpty && groups.isEmpty }

    var nextCompletion: TimeInterval? {
        var next = TimeInterval.infinity
        for group in groups { next = min(next, group.end) }
        for animation in animations { next = min(next, animation.start + animation.duration) }
        return isIdle ? nil : next
    }

    /// What an animated write of this instant would be animated with.
    var context: Context? { areAnimationsEnabled ? contexts.last : nil }

    func animate(_ context: Context, _ changes: () -> Void) {
        contexts.append(context)
        changes()
        contexts.removeLast()
        let now = SimulatedEngine.current.now
        // Without a single animation the block is over in this very transaction.
        if !context.group.hasAnimations { context.group.end = now }
        if context.group.completion != nil || context.group.hasAnimations { groups.append(context.group) }
    }

    /// Blocks that are opened inside do not animate either.
    func withoutAnimation(_ changes: () -> Void) {
        let wereEnabled = areAnimationsEnabled
        areAnimationsEnabled = false
        changes()
        areAnimationsEnabled = wereEnabled
    }

    func add(_ property: SimulatedAnimatable, of view: UIView, delta: SimulatedNumbers, now: TimeInterval) {
        guard let context, context.duration > 0, delta != .zero, delta.isFinite else { return }
        context.group.hasAnimations = true
        view.animationCount += 1
        animations.append(
            Animation(
                tie: view.simulatedTie,
                property: property,
                delta: delta,
                start: now + context.delay,
                duration: context.curve.seconds(for: context.duration),
                curve: context.curve,
                group: context.group
            )
        )
    }

    /// What is still missing from the model value of `property` at the time `now`.
    func missing(_ property: SimulatedAnimatable, of view: UIView, at now: TimeInterval) -> SimulatedNumbers {
        guard view.animationCount > 0 else { return .zero }
        var sum = SimulatedNumbers.zero
        for animation in animations where animation.tie === view.simulatedTie && animation.property == property {
            sum += animation.delta * (1 - animation.curve.progress((now - animation.start) / animation.duration))
        }
        return sum
    }

    /// A view that leaves its window loses its animations; their block ends unfinished.
    func removeAnimations(of view: UIView, now: TimeInterval) {
        guard view.animationCount > 0 else { return }
        for animation in animations where animation.tie === view.simulatedTie {
            animation.group.finished = false
            if !animations.contains(where: { $0.group === animation.group && $0.tie !== view.simulatedTie }) {
                animation.group.end = now
            }
        }
        animations.removeAll { $0.tie === view.simulatedTie }
        view.animationCount = 0
    }

    /// Ends what is due and returns its completions, in the order in which the blocks were opened.
    func takeCompletions(at now: TimeInterval) -> [() -> Void] {
        animations.removeAll { animation in
            let view = animation.tie.object as? UIView
            guard view == nil || animation.start + animation.duration <= now + 1e-9 else { return false }
            view?.animationCount -= 1
            return true
        }
        let due = groups.filter { $0.end <= now + 1e-9 }
        groups.removeAll { $0.end <= now + 1e-9 }
        return due.compactMap { group in
            group.completion.map { completion in { completion(group.finished) } }
        }
    }
}
