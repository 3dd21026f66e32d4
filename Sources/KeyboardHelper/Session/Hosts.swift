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

    /// Whether there are more than `participant`, and those of the same owner.
    func hasOthers(than participant: Participant) -> Bool {
        entries.contains { $0.object.map { $0.owner !== participant.owner } ?? false }
    }

    /// The participants whose screens get avoidances of their own.
    var owners: [Participant] { participants.filter(\.target.kind.servesScreens) }

    /// The participants that serve the screens of `owner`.
    func participants(servedFor owner: Participant) -> [Participant] {
        owner.target.kind.servesScreens
            ? participants.filter { $0 !== owner && !$0.hasEnded && $0.owner === owner.owner } : []
    }

    func participants(of host: UIView) -> [Participant] {
        participants.filter { $0.host === host }
    }

    /// The participants of the host of `participant`, and of the hosts around it.
    func participants(around participant: Participant) -> [Participant] {
        guard let host = participant.host else { return [] }
        let here = participants(of: host)
        // Where the window has no other host, nothing around this one is searched.
        return here.count == entries.count ? here : host.outwards.flatMap(participants)
    }

    /// The other participants of the host of `mover`, and of the hosts inside it, that its movements may concern. Each is asked
    /// only when its turn comes, because the one before may have called the app.
    func affectedParticipants(by mover: Participant) -> some Sequence<Participant> {
        let (moved, isServed) = (mover.host, mover.isServed)
        return participants.lazy.filter { other in
            guard other !== mover, let moved, let host = other.host, host.isDescendant(of: moved) else { return false }
            // In the same host, each that seeks the focus has its own plan. What is lifted may stand in front of it from now on.
            let isConcerned = !other.target.seeksFocus || mover.target.kind.lifts || isServed && !other.isServed
            guard host !== moved || isConcerned else { return false }
            return !other.schedule.trigger.isEvent && other.coverage.height > 0 && other.activeWindow != nil
        }
    }

    /// The next host around `host`.
    func host(around host: UIView) -> UIView? {
        host.outwards.dropFirst().first { !participants(of: $0).isEmpty }
    }

    /// The bars that avoidances of `host` keep on the keyboard.
    func bars(of host: UIView) -> [UIView] { participants(of: host).compactMap(\.bar) }

    /// Whether the editing options of `avoidance` count: of those of its host that have any, it came first.
    func supportsEditing(_ avoidance: any AvoidanceHandle) -> Bool {
        let participants = avoidance.host.map(participants) ?? []
        return participants.first { $0.avoidance.options.supportsEditing }?.avoidance === avoidance
    }
}
