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
        entries.removeAll { $0.object == nil || $0.object === participant }
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
