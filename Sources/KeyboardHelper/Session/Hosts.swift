internal import UIKit

/// The participants of a stage, found by their host. It keeps none of them alive.
@MainActor struct Hosts {
    /// In the order in which they came.
    private var entries: [Weak<Participant>] = []
    /// The one with the outermost host; of hosts beside each other the last one.
    private(set) weak var outermost: Participant?

    var participants: [Participant] { entries.compactMap(\.object) }

    mutating func add(_ participant: Participant) {
        entries = participants.map(Weak.init) + [Weak(participant)]
        findOutermost()
    }

    mutating func remove(_ participant: Participant) {
        entries.removeAll { $0.object === participant }
        findOutermost()
    }

    private mutating func findOutermost() {
        let all = participants
        outermost = all.last { one in
            !all.contains { $0.callHost !== one.callHost && one.callHost?.isInside($0.callHost) == true }
        }
    }

    /// The participants that move the pages in them.
    var servingPages: [Participant] { participants.filter(\.call.target.kind.servesPages) }

    func participants(of host: UIView) -> [Participant] {
        participants.filter { $0.callHost === host }
    }

    /// The bars that avoidances of `host` keep on the keyboard.
    func bars(of host: UIView) -> [UIView] { participants(of: host).compactMap(\.bar?.bar) }

    /// Whether the editing options of `avoidance` count: of those of its host that have any, it came first.
    func countsForEditing(_ avoidance: KeyboardAvoidance) -> Bool {
        participants.first { $0.callHost === avoidance.host && $0.call.supportsEditing }?.avoidance
            === avoidance
    }
}

/// The avoidances that move for an input, from the inside out: what the innermost host cannot do goes on to the next
/// one.
@MainActor struct Chain {
    /// The input, or what is looked at without one, and all views around it.
    let path: [UIView]
    let moving: [Participant]
    private let hosts: Hosts

    init(along path: [UIView], in hosts: Hosts) {
        (self.path, self.hosts) = (path, hosts)
        moving = Self.moving(along: path, in: hosts)
    }

    /// In one host, an automatic avoidance leaves the input to any other. An input that is in no target, and in no bar
    /// that stays on the keyboard, is left to the innermost host that can be lifted.
    private static func moving(along path: [UIView], in hosts: Hosts) -> [Participant] {
        let serving = serving(along: path, in: hosts)
        let moving = serving.flatMap { participants in
            let able = path.flatMap { view in participants.filter { $0.target.view === view } }
            return able.count == 1 ? able : able.filter { !$0.target.kind.isAutomatic }
        }
        guard moving.isEmpty, let lifting = serving.joined().first(where: \.liftsHost) else { return moving }
        return path.contains { hosts.bars(of: $0).contains(where: path.contains) } ? [] : [lifting]
    }

    func contains(_ participant: Participant) -> Bool { moving.contains { $0 === participant } }

    /// Whether an avoidance moves a bar around the input along with the keyboard.
    var isInBar: Bool {
        hosts.participants.contains { one in
            guard one.bar?.isValid == true, let place = path.firstIndex(where: { $0 === one.bar?.bar }) else {
                return false
            }
            // An input in a scroll view inside the bar does get the spacing.
            return !path[...place].dropFirst().contains { $0 is UIScrollView }
        }
    }

    // MARK: Hosts

    /// The participants along `path`, host by host from the inside out. A drop-in inside of the target of another call
    /// leaves everything to that, because its content would move twice; so the hosts are looked at from the outside in.
    /// A window's call takes nothing away from it.
    private static func serving(along path: [UIView], in hosts: Hosts) -> [[Participant]] {
        let all = hosts.participants
        var fromOutside: [[Participant]] = []
        // The place in the path of the outermost target that the calls looked at so far have.
        var outermostTarget = -1
        for (index, host) in path.enumerated().reversed() {
            let serving = all.filter { $0.callHost === host && (!$0.call.isDropIn || outermostTarget < index) }
            fromOutside.append(serving)
            for one in serving where !(host is UIWindow) {
                let place = path.firstIndex { $0 === one.target.view } ?? -1
                outermostTarget = max(outermostTarget, place)
            }
        }
        return fromOutside.reversed()
    }

    /// The innermost host around `input`, whose options count for it.
    static func configuringHost(of input: UIView, in hosts: Hosts) -> UIView? {
        serving(along: input.path, in: hosts).joined().first?.callHost
    }

    /// Whether the avoidance of a drop-in leaves everything to a host around it.
    static func leavesAll(_ participant: Participant, in hosts: Hosts) -> Bool {
        guard participant.call.isDropIn, let host = participant.host else { return false }
        return !serving(along: host.path, in: hosts).joined().contains { $0 === participant }
    }
}
