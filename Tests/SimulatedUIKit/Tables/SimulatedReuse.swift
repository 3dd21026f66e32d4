import Foundation

/// The views that a table or collection shows, each at its place, and those that wait for another place.
@MainActor
struct SimulatedReuse<Key: Hashable & Comparable, Item: UIView> {
    var live: [Key: Item] = [:]
    var registered: [String: AnyClass] = [:]
    private var waiting: [String: [Item]] = [:]

    var inOrder: [(key: Key, value: Item)] { inOrder { _ in true } }

    func inOrder(where isWanted: (Key) -> Bool) -> [(key: Key, value: Item)] {
        live.filter { isWanted($0.key) }.sorted { $0.key < $1.key }
    }

    func key(of item: Item) -> Key? {
        live.first { $0.value === item }?.key
    }

    /// Puts `item` at `key` alone; data sources with cells of their own may hand out one that is elsewhere.
    mutating func put(_ item: Item, at key: Key) {
        if let old = self.key(of: item) { live[old] = nil }
        live[key] = item
    }

    mutating func retire(_ key: Key, identifier: String?) {
        guard let item = live.removeValue(forKey: key), let identifier else { return }
        waiting[identifier, default: []].append(item)
    }

    /// The one that has waited longest, as a queue's name promises.
    mutating func take(_ identifier: String) -> Item? {
        guard let item = waiting[identifier]?.first else { return nil }
        waiting[identifier]?.removeFirst()
        return item
    }
}

extension UIView {
    var simulatedContainsFirstResponder: Bool {
        (hostWindow?.simulatedFirstResponder as? UIView)?.isDescendantUncounted(of: self) ?? false
    }
}

/// Insertions, deletions and reloads that belong together. Deletions and reloads are meant before all insertions.
struct SimulatedRowChanges {
    var deleted: Set<IndexPath> = []
    var inserted: Set<IndexPath> = []
    var reloaded: Set<IndexPath> = []
    var reloadsAll = false

    /// Where a row is afterwards; nil if it is gone or its cell must be asked for anew.
    func place(of path: IndexPath) -> IndexPath? {
        guard !reloadsAll, !deleted.contains(path), !reloaded.contains(path) else { return nil }
        var item = path.item - deleted.filter { $0.section == path.section && $0.item < path.item }.count
        for other in inserted.filter({ $0.section == path.section }).sorted() where other.item <= item { item += 1 }
        return IndexPath(item: item, section: path.section)
    }
}
