internal import UIKit

/// The sessions of all hosts on screen: decides which host and which avoidance an input belongs to.
@MainActor enum HostsOnScreen {
    private static var entries: [Weak<AvoidanceSession>] = []

    private static var sessions: [AvoidanceSession] { entries.compactMap(\.object) }

    static func add(_ session: AvoidanceSession) { entries.append(Weak(session)) }

    static func remove(_ session: AvoidanceSession) { entries.removeAll { $0.object == nil || $0.object === session } }

    /// Whether any view in the windows of the hosts has the focus.
    static var isEditing: Bool { Set(sessions.compactMap(\.window)).contains(where: \.holdsFocus) }

    // MARK: Who moves

    /// The sessions that move for `input`, from the inside out: what the innermost host cannot do goes on to the next one.
    /// In one host, an automatic avoidance leaves the input to any other.
    static func movers(for input: UIView) -> [AvoidanceSession] {
        let able = sessions.filter { canMove($0.avoidance, for: input) }
        let movers = able.filter { one in
            one.target.kind != .automatic || !able.contains { $0 !== one && $0.host === one.host }
        }
        return movers.sorted { $0.host !== $1.host && isInside($0.host, $1.host) }
    }

    private static func isInside(_ view: UIView?, _ host: UIView?) -> Bool {
        guard let view, let host else { return false }
        return view.isDescendant(of: host)
    }

    /// Whether `avoidance` belongs to the innermost host around `input`, whose options count for it.
    static func configures(_ avoidance: any AvoidanceHandle, _ input: UIView) -> Bool {
        let innermost = input.outwards.first { host in
            sessions.contains { $0.host === host && !defersToOuterHost($0.avoidance) }
        }
        return innermost === avoidance.host
    }

    /// Whether the editing options of `avoidance` count: of those of its host that have any, it came first.
    static func supportsEditing(_ avoidance: any AvoidanceHandle) -> Bool {
        let first = sessions.first { $0.host === avoidance.host && $0.avoidance.options.supportsEditing }
        return first?.avoidance === avoidance
    }

    /// Another avoidance of `host` may support editing now. Those that do not give everything back first.
    static func updateEditing(in host: UIView?) {
        let sessions = sessions.filter { $0.host === host }
        for isSupporting in [false, true] {
            for session in sessions where supportsEditing(session.avoidance) == isSupporting { session.updateEditing() }
        }
    }

    /// Whether a drop-in leaves everything to a host around it, so that its content does not move twice. A window takes only
    /// what it leaves.
    static func defersToOuterHost(_ avoidance: any AvoidanceHandle) -> Bool {
        guard avoidance.isDropIn, let host = avoidance.host else { return false }
        return sessions.contains {
            $0.host !== host && !($0.host is UIWindow) && isInside(host, $0.host) && canMove($0.avoidance, for: host)
        }
    }

    private static func canMove(_ avoidance: any AvoidanceHandle, for view: UIView) -> Bool {
        guard let target = avoidance.target.view, view.isDescendant(of: target) else { return false }
        return !defersToOuterHost(avoidance)
    }

    // MARK: Who moves along

    /// The sessions of the host of `session`, and of the hosts around it.
    static func sessions(around session: AvoidanceSession) -> [AvoidanceSession] {
        sessions.filter { isInside(session.host, $0.host) }
    }

    /// What hosts around have changed in `view` goes back: `session` moves it now.
    static func release(_ view: UIView, around session: AvoidanceSession) {
        guard !defersToOuterHost(session.avoidance) else { return }
        for outer in sessions(around: session) where outer.host !== session.host {
            outer.adjuster.release(view)
        }
    }

    /// Lets the hosts inside `host` plan first, in the same layout pass.
    static func planInside(_ host: UIView) {
        for session in sessions where session.host !== host && isInside(session.host, host) {
            session.probe?.layoutIfNeeded()
        }
    }

    /// Tells the other sessions of the host of `mover`, and of the hosts inside it, that views have moved. Call this inside
    /// the animation.
    static func didMove(_ mover: AvoidanceSession) {
        for session in sessions where session !== mover && isInside(session.host, mover.host) {
            session.surroundingsDidMove(isInside: session.host !== mover.host)
        }
    }
}
