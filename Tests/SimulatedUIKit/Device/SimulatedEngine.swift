import Foundation

/// The clock, the animations and the book-keeping of one device.
///
/// Views do not know their device before they are in a window, so UIKit's class methods (`UIView.animate`) work with
/// the current engine: that of the device which the task has driven last. Tests take turns on the main actor, also
/// between the initializer of a suite and the test, and none may meet the device of another.
@MainActor
final class SimulatedEngine {
    static var current: SimulatedEngine {
        get {
            let task = runningTask
            if task != taskOfCurrent { take(engines[task]?.engine ?? SimulatedEngine(), for: task) }
            return lastCurrent
        }
        set { take(newValue, for: runningTask) }
    }

    /// The task's address; its hash takes longer.
    private nonisolated static var runningTask: UInt? {
        withUnsafeCurrentTask { $0.map { unsafeBitCast($0, to: UInt.self) } }
    }

    private struct Driven {
        weak var engine: SimulatedEngine?
    }
    private static var engines: [UInt?: Driven] = [:]
    private static var lastCurrent = SimulatedEngine()
    private static var taskOfCurrent: UInt?

    private static func take(_ engine: SimulatedEngine, for task: UInt?) {
        lastCurrent.count()
        (lastCurrent, taskOfCurrent) = (engine, task)
        engines[task] = Driven(engine: engine)
        UIFont.simulatedCategory = engine.contentSizeCategory
    }

    private(set) var now: TimeInterval = 0
    var deviceTie: SimulatedTie<SimulatedDevice>?
    var device: SimulatedDevice? { deviceTie?.object }
    /// The app that runs on the device.
    private(set) lazy var application = UIApplication()
    var contentSizeCategory = UIContentSizeCategory.large {
        didSet { UIFont.simulatedCategory = contentSizeCategory }
    }
    /// The device's.
    var behavior = SimulatedBehavior()
    private(set) var faults: [SimulatedFault] = []
    /// How many calls of `layoutSubviews` are under way, one inside another.
    private var layoutDepth = 0
    private var isForcingLayout = false
    let animator = SimulatedAnimator()
    var animationCompletions = SimulatedAnimationCompletions.onTime
    private var counted = SimulatedCosts()
    /// What was done since, by the engine that is current. Whose it is takes longer to find out than the steps that are
    /// counted.
    static var uncounted = SimulatedCosts()
    /// That of the language which the device speaks.
    var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
    private(set) var author = SimulatedAuthor.app
    private(set) var writes: [SimulatedWrite]?

    private struct Scheduled {
        let time: TimeInterval
        let order: Int
        let work: () -> Void
    }
    private var scheduled: [Scheduled] = []
    private var scheduledCount = 0
    private struct DisplayLink {
        let owner: ObjectIdentifier
        let order: Int
        let step: (TimeInterval) -> Bool
    }
    private var displayLinks: [DisplayLink] = []
    private var displayLinkCount = 0

    // MARK: Book-keeping

    var costs: SimulatedCosts {
        get {
            Self.lastCurrent.count()
            return counted
        }
        set {
            Self.lastCurrent.count()
            counted = newValue
        }
    }

    private func count() {
        counted = counted + Self.uncounted
        Self.uncounted = SimulatedCosts()
    }

    func performing<T>(as author: SimulatedAuthor, _ body: () throws -> T) rethrows -> T {
        let previous = self.author
        self.author = author
        defer { self.author = previous }
        return try body()
    }

    func didWrite<T>(_ property: String, of view: UIView, from old: T, to new: T) {
        counted.propertyWrites += 1
        checkNumbers(of: property, of: view, new)
        writes?.append(SimulatedWrite(view: view, property: property, old: old, new: new, by: author))
    }

    /// The writes that `body` causes. Calls may be nested.
    func recording(_ body: () throws -> Void) rethrows -> [SimulatedWrite] {
        let outer = writes
        writes = []
        defer { writes = outer.map { $0 + (writes ?? []) } }
        try body()
        return writes ?? []
    }

    // MARK: Faults

    var isLayingOut: Bool { layoutDepth > 0 }

    func performLayout(_ body: () -> Void) {
        counted.layouts += 1
        if isForcingLayout { counted.forcedLayouts += 1 }
        layoutDepth += 1
        body()
        layoutDepth -= 1
    }

    /// Counts the layouts in `body` as forced, unless UIKit itself asks for them.
    func forcingLayout(_ body: () -> Void) {
        let outer = isForcingLayout
        isForcingLayout = outer || author == .app
        defer { isForcingLayout = outer }
        body()
    }

    func record(_ fault: SimulatedFault) {
        faults.append(fault)
    }

    // MARK: Time

    /// Runs `work` when `delay` seconds have passed, in a turn of its own.
    func schedule(after delay: TimeInterval, _ work: @escaping () -> Void) {
        scheduledCount += 1
        scheduled.append(Scheduled(time: now + max(0, delay), order: scheduledCount, work: work))
    }

    /// Calls `step` with the time, sixty times a second, until it returns false. One link for one owner.
    func addDisplayLink(for owner: AnyObject, step: @escaping (TimeInterval) -> Bool) {
        removeDisplayLink(for: owner)
        displayLinkCount += 1
        displayLinks.append(DisplayLink(owner: ObjectIdentifier(owner), order: displayLinkCount, step: step))
    }

    func removeDisplayLink(for owner: AnyObject) {
        displayLinks.removeAll { $0.owner == ObjectIdentifier(owner) }
    }

    func hasDisplayLink(for owner: AnyObject) -> Bool {
        displayLinks.contains { $0.owner == ObjectIdentifier(owner) }
    }

    var isIdle: Bool { scheduled.isEmpty && displayLinks.isEmpty && animator.isIdle }

    /// The next instant at which something happens by itself.
    private var nextEvent: TimeInterval? {
        // A little more than nothing is added, since 123 / 60 * 60 is less than 123.
        let frame = displayLinks.isEmpty ? nil : ((now * 60 + 1e-6).rounded(.down) + 1) / 60
        var next = [animator.nextCompletion, frame].compactMap { $0 }.min()
        for work in scheduled { next = min(next ?? work.time, work.time) }
        return next
    }

    /// Moves the clock to the next event, not beyond `limit`, and runs what is due; `turn` wraps each piece of work.
    /// Returns false when there was none before `limit`.
    func step(notBeyond limit: TimeInterval, turn: (() -> Void) -> Void) -> Bool {
        guard let next = nextEvent, next <= limit + 1e-9 else {
            now = max(now, min(limit, nextEvent ?? limit))
            return false
        }
        now = max(now, next)
        if let due = scheduled.filter({ $0.time <= now + 1e-9 }).min(by: { ($0.time, $0.order) < ($1.time, $1.order) })
        {
            scheduled.removeAll { $0.order == due.order }
            turn(due.work)
        }
        // In the order in which they began; one may end another, or begin anew while it ends.
        for link in displayLinks {
            turn {
                guard displayLinks.contains(where: { $0.order == link.order }), !link.step(now) else { return }
                displayLinks.removeAll { $0.order == link.order }
            }
        }
        for completion in animator.takeCompletions(at: now) { turn(completion) }
        return true
    }
}
