import UIKit

@testable import ScreenPlay

/// How often everything that there is occurred in histories. Can be added to that of others, in any order.
struct Coverage: Codable, Equatable {
    /// By a name with its aspect, or by two of them.
    private var counts: [String: Int] = [:]

    init() {}

    /// Counts what occurred in a history of which these steps could be taken.
    init(_ world: World, taken: [Step]) {
        let target = (Aspect.target, world.screen.target.rawValue)
        let system = (Aspect.system, world.system?.rawValue ?? Aspect.noSystem)
        add(target)
        add(system)
        add((.stay, Aspect.name(of: world.stay)))
        add((.model, world.model.rawValue))
        if let position = world.position { add((.position, position.rawValue)) }
        if world.model.unfolds { add((.fold, "\(world.foldNotices)")) }
        for step in taken {
            let kind = (Aspect.step, Aspect.name(of: step))
            add(kind)
            add(kind, target)
            add(kind, system)
            switch step {
            case .present(let kind): add((.presented, kind.rawValue))
            case .inHandler(let handler, let reaction): add((.reaction, "\(handler).\(reaction)"))
            case .flip(let position): add((.position, position.rawValue))
            case .fault(let fault):
                add((.fault, fault.rawValue))
                add((.fault, fault.rawValue), target)
            default: break
            }
        }
    }

    mutating func add(_ other: Coverage) { counts.merge(other.counts, uniquingKeysWith: +) }

    private mutating func add(_ names: (Aspect, String)...) { counts[Self.key(names), default: 0] += 1 }

    func count(_ names: (Aspect, String)...) -> Int { counts[Self.key(names)] ?? 0 }

    private static func key(_ names: [(Aspect, String)]) -> String {
        names.map { "\($0).\($1)" }.joined(separator: " ")
    }
}
