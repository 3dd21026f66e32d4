internal import UIKit

/// The sessions of all hosts on screen: decides which host and which avoidance an input belongs to.
///
/// Its state is static because the hosts around an input belong to controllers that know nothing of each other, and the
/// keyboard is the same for all windows. It keeps nothing alive.
@MainActor enum HostsOnScreen {
    /// In the order in which they came.
    private static var entries: [Weak<AvoidanceSession>] = []
    /// The same, by the identity of their host: with many hosts on screen, a search for each view around an input takes long.
    private static var entriesByHost = WeakTable<[Weak<AvoidanceSession>]>()

    private static var sessions: [AvoidanceSession] { entries.compactMap(\.object) }

    static func add(_ session: AvoidanceSession) {
        guard let host = session.host else { return }
        entries = sessions.map(Weak.init) + [Weak(session)]
        entriesByHost.set((entriesByHost.value(for: host) ?? []) + [Weak(session)], for: host)
    }

    static func remove(_ session: AvoidanceSession) {
        func removed(from list: [Weak<AvoidanceSession>]) -> [Weak<AvoidanceSession>] {
            list.filter { $0.object != nil && $0.object !== session }
        }
        entries = removed(from: entries)
        guard let host = session.host else { return }
        let rest = removed(from: entriesByHost.value(for: host) ?? [])
        entriesByHost.set(rest.isEmpty ? nil : rest, for: host)
    }

    private static func sessions(of view: UIView) -> [AvoidanceSession] {
        entriesByHost.value(for: view)?.compactMap(\.object) ?? []
    }

    /// Whether any view in the windows of the hosts has the focus, or in a window without a host in front of them.
    static var isEditing: Bool {
        let known = sessions.lazy.compactMap { $0.tracker?.lastKnownInput }
        if known.contains(where: { $0.isFirstResponder && $0.window?.isHidden == false }) { return true }
        let windows = Set(sessions.compactMap(\.window).flatMap { $0.windowScene?.windows ?? [$0] })
        return windows.contains { !$0.isHidden && $0.holdsFocus }
    }

    /// Windows in which nobody edited when they were searched, before any keyboard was announced: once for all hosts in them.
    private static var windowsWithoutFocus = WeakTable<Void>()

    /// The view in `window` that has the focus. Before any keyboard was announced, a window is searched once. A keyboard that
    /// comes later is announced.
    static func firstResponder(of window: UIWindow, isNew: Bool) -> UIView? {
        if isNew, windowsWithoutFocus.value(for: window) != nil { return nil }
        let found = window.firstResponder
        windowsWithoutFocus.set(found == nil && isNew ? () : nil, for: window)
        return found
    }

    // MARK: Who moves

    /// The sessions along `path`, host by host from the inside out, as `path` is; without the drop-ins that leave everything to
    /// a host around them, so that their content does not move twice. A window takes only what they leave.
    private static func serving(along path: [UIView]) -> [[AvoidanceSession]] {
        var outermostTarget = -1
        let fromOutside = path.enumerated().reversed().map { index, host in
            let serving = sessions(of: host).filter { !$0.avoidance.isDropIn || outermostTarget < index }
            if !(host is UIWindow) {
                let targets = serving.compactMap { one in path.firstIndex { $0 === one.target.view } }
                outermostTarget = targets.reduce(outermostTarget, max)
            }
            return serving
        }
        return fromOutside.reversed()
    }

    /// The sessions that move for an input, which with all views around it is on `path`, from the inside out: what the innermost
    /// host cannot do goes on to the next one. In one host, an automatic avoidance leaves the input to any other. An input that
    /// is in no target, and in no bar that stays on the keyboard, is left to the innermost host that can be lifted.
    static func movers(along path: [UIView]) -> [AvoidanceSession] {
        let serving = serving(along: path)
        let movers = serving.flatMap { sessions in
            let able = sessions.filter { one in path.contains { $0 === one.target.view } }
            return able.filter { $0.target.kind != .automatic || able.count == 1 }
        }
        guard movers.isEmpty, let lifting = serving.joined().first(where: \.liftsHost) else { return movers }
        return path.contains { bars(of: $0).contains(where: path.contains) } ? [] : [lifting]
    }

    /// The next host around `host`.
    static func host(around host: UIView) -> UIView? {
        host.outwards.dropFirst().first { !sessions(of: $0).isEmpty }
    }

    /// Whether an avoidance moves a bar around `input` along with the keyboard.
    static func moveBar(around input: UIView) -> Bool {
        input.outwards.contains { view in
            sessions(of: view).contains { one in
                guard one.target.constraint?.isActive == true, let bar = one.target.bar, input.isDescendant(of: bar)
                else { return false }
                // What scrolls inside of it does get the spacing.
                return !input.outwards(to: bar).dropFirst().contains { $0 is UIScrollView }
            }
        }
    }

    /// The bars that avoidances of `host` keep on the keyboard.
    static func bars(of host: UIView) -> [UIView] { sessions(of: host).compactMap(\.target.bar) }

    /// Whether `avoidance` belongs to the innermost host around `input`, whose options count for it.
    static func configures(_ avoidance: any AvoidanceHandle, _ input: UIView) -> Bool {
        let innermost = serving(along: input.path).first { !$0.isEmpty }
        return innermost?.first?.host === avoidance.host
    }

    /// Whether the editing options of `avoidance` count: of those of its host that have any, it came first.
    static func supportsEditing(_ avoidance: any AvoidanceHandle) -> Bool {
        let sessions = avoidance.host.map(sessions) ?? []
        return sessions.first { $0.avoidance.options.supportsEditing }?.avoidance === avoidance
    }

    /// Another avoidance of `host` may support editing now. Those that do not give everything back first.
    static func updateEditing(in host: UIView?) {
        let sessions = host.map(sessions) ?? []
        for isSupporting in [false, true] {
            for session in sessions where !session.hasEnded && supportsEditing(session.avoidance) == isSupporting {
                session.updateEditing()
            }
        }
    }

    /// Whether a drop-in leaves everything to a host around it.
    static func defersToOuterHost(_ avoidance: any AvoidanceHandle) -> Bool {
        guard avoidance.isDropIn, let host = avoidance.host else { return false }
        return serving(along: host.path).first?.contains { $0.avoidance === avoidance } != true
    }

    // MARK: Who moves along

    /// The sessions of the host of `session`, and of the hosts around it.
    static func sessions(around session: AvoidanceSession) -> [AvoidanceSession] {
        session.host?.outwards.flatMap(sessions) ?? []
    }

    /// What hosts around have changed in `view` goes back: `session` moves it now.
    static func release(_ view: UIView, around session: AvoidanceSession) {
        guard !defersToOuterHost(session.avoidance) else { return }
        for outer in sessions(around: session) where outer.host !== session.host {
            outer.adjuster.release(view)
        }
    }

    /// What hosts inside have lifted for an input that `session` moves now goes back before `session` plans.
    static func leaveLifts(inside session: AvoidanceSession) {
        for inner in followers(of: session) where inner.host !== session.host {
            if (inner.adjuster.containerLift ?? 0) > 0 { inner.setNeedsPlan(.arrival) }
        }
    }

    /// Lets the hosts between `input` and `host` plan first, in the same layout pass.
    static func plan(between input: UIView, and host: UIView) {
        guard entries.count > 1 else { return }
        for view in input.outwards.prefix(while: { $0 !== host }) {
            sessions(of: view).first?.probe?.layoutIfNeeded()
        }
    }

    /// Tells the other sessions of the host of `mover`, and of the hosts inside it, that views have moved. Call this inside
    /// the animation.
    static func didMove(_ mover: AvoidanceSession) {
        for session in followers(of: mover) { session.surroundingsDidMove(isInside: session.host !== mover.host) }
    }

    /// The other sessions of the host of `mover`, and of the hosts inside it, that may move along; each is asked only when its
    /// turn comes, because the one before may have called the app.
    private static func followers(of mover: AvoidanceSession) -> some Sequence<AvoidanceSession> {
        let moved = mover.host
        return sessions.lazy.filter { session in
            guard session !== mover, session.mayFollow, let moved, let host = session.host else { return false }
            return host.isDescendant(of: moved)
        }
    }
}
