internal import UIKit

/// The participants of a stage, found by their host. It keeps none of them alive.
@MainActor struct Hosts {
    /// In the order in which they came.
    private var entries: [Weak<Participant>] = []

    var participants: [Participant] { entries.compactMap(\.object) }

    mutating func add(_ participant: Participant) { entries = participants.map(Weak.init) + [Weak(participant)] }

    mutating func remove(_ participant: Participant) {
        entries.removeAll { $0.object == nil || $0.object === participant }
    }

    /// Whether there are more than one.
    var areSeveral: Bool { entries.count > 1 }

    /// The participants that move the pages in them.
    var owners: [Participant] { participants.filter(\.avoidance.target.kind.servesPages) }

    func participants(of host: UIView) -> [Participant] {
        participants.filter { $0.home === host }
    }

    /// The participants that plan in a layout of `view`: those of this host, and then those whose page it is.
    func participants(laidOutWith view: UIView) -> [Participant] {
        let all = participants.filter { $0.host === view }
        return all.filter { $0.page == nil } + all.filter { $0.page != nil }
    }

    /// The participants of the host of `participant`, and of the hosts around it.
    func participants(around participant: Participant) -> [Participant] {
        guard let host = participant.home else { return [] }
        let here = participants(of: host)
        // Where the window has no other host, nothing around this one is searched.
        return here.count == entries.count ? here : host.outwards.flatMap(participants(of:))
    }

    /// The other participants of the host of `mover`, and of the hosts inside it, that its movements may concern. Each is asked
    /// only when its turn comes, because the one before may have called the app.
    func affectedParticipants(by mover: Participant) -> some Sequence<Participant> {
        let (moved, isOnPage) = (mover.host, mover.page != nil)
        return participants.lazy.filter { other in
            guard other !== mover, let moved, let host = other.host, host.isDescendant(of: moved) else { return false }
            // In the same host, each that seeks the focus has its own plan. What is lifted may stand in front of it from now on.
            let isConcerned = !other.target.seeksFocus || mover.target.kind.lifts || isOnPage && other.page == nil
            guard host !== moved || isConcerned else { return false }
            return !other.schedule.trigger.isEvent && other.coverage.height > 0 && other.activeWindow != nil
        }
    }

    /// The next host or page around `host`.
    func host(around host: UIView) -> UIView? {
        host.outwards.dropFirst().first { view in participants.contains { $0.home === view || $0.host === view } }
    }

    /// The bars that avoidances of `host` keep on the keyboard.
    func bars(of host: UIView) -> [UIView] { participants(of: host).compactMap(\.bar) }

    /// Whether the editing options of `avoidance` count: of those of its host that have any, it came first.
    func supportsEditing(_ avoidance: any AvoidanceHandle) -> Bool {
        let participants = avoidance.host.map(participants(of:)) ?? []
        return participants.first { $0.avoidance.options.supportsEditing }?.avoidance === avoidance
    }
}
