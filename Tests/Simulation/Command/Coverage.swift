import UIKit

/// How often everything that there is occurred in histories. Can be added to that of others, in any order.
struct Coverage: Codable, Equatable {
    private var counts: [Aspect: [String: Int]] = [:]
    private var pairs: [String: Int] = [:]

    init() {}

    /// Counts what occurred in a history of which these steps could be taken.
    init(_ world: World, taken: [Step]) {
        let target = world.screen.target.rawValue
        let system = world.system?.rawValue ?? Aspect.noSystem
        add(.target, target)
        add(.system, system)
        add(.stay, Aspect.name(of: world.stay))
        add(.model, world.model.rawValue)
        if world.model.unfolds { add(.fold, "\(world.foldNotices)") }
        for step in taken {
            let kind = Aspect.name(of: step)
            add(.step, kind)
            add(.step, kind, .target, target)
            add(.step, kind, .system, system)
            switch step {
            case .present(let kind): add(.presented, kind.rawValue)
            case .inHandler(let handler, let reaction): add(.reaction, "\(handler).\(reaction)")
            case .flip(let position): add(.position, position.rawValue)
            case .fault(let fault):
                add(.fault, fault.rawValue)
                add(.fault, fault.rawValue, .target, target)
            default: break
            }
        }
    }

    mutating func add(_ other: Coverage) {
        for (aspect, names) in other.counts { counts[aspect, default: [:]].merge(names, uniquingKeysWith: +) }
        pairs.merge(other.pairs, uniquingKeysWith: +)
    }

    // MARK: Counting

    private mutating func add(_ aspect: Aspect, _ name: String) { counts[aspect, default: [:]][name, default: 0] += 1 }

    private mutating func add(_ aspect: Aspect, _ name: String, _ other: Aspect, _ otherName: String) {
        pairs[Self.key(aspect, name, other, otherName), default: 0] += 1
    }

    private static func key(_ aspect: Aspect, _ name: String, _ other: Aspect, _ otherName: String) -> String {
        "\(aspect).\(name) \(other).\(otherName)"
    }

    // MARK: What was counted

    func count(_ aspect: Aspect, _ name: String) -> Int { counts[aspect]?[name] ?? 0 }

    func count(_ pair: Aspect.Pair, _ first: String, _ second: String) -> Int {
        pairs[Self.key(pair.first, first, pair.second, second)] ?? 0
    }

    /// Everything that there is, and what occurred beyond it.
    func names(_ aspect: Aspect) -> [String] {
        let known = aspect.names
        return known + (counts[aspect] ?? [:]).keys.filter { !known.contains($0) }.sorted()
    }
}
