import Foundation

/// Where the parts of a table are, as numbers.
struct SimulatedTableMetrics {
    struct Section {
        var top: CGFloat = 0
        /// Free space above the header of a plain table.
        var padding: CGFloat = 0
        var header: CGFloat = 0
        var footer: CGFloat = 0
        /// The upper edges of the rows and the lower edge of the last, from the first row's upper edge.
        var edges: [CGFloat] = [0]
        /// The rows whose cell decides its height.
        var selfSizing: Set<Int> = []

        var count: Int { edges.count - 1 }
        var rowsTop: CGFloat { top + padding + header }
        var rowsBottom: CGFloat { rowsTop + (edges.last ?? 0) }
        var bottom: CGFloat { rowsBottom + footer }
    }

    let width: CGFloat
    /// The distance of the cells from both sides in an inset table.
    let margin: CGFloat
    private(set) var sections: [Section] = []
    /// Where the sections begin, below the table's header view.
    private let top: CGFloat
    private let tail: CGFloat

    init(width: CGFloat, margin: CGFloat, header: CGFloat, footer: CGFloat) {
        self.width = width
        self.margin = margin
        top = header
        tail = footer
    }

    var sectionsBottom: CGFloat { sections.last?.bottom ?? top }
    var contentHeight: CGFloat { sectionsBottom + tail }

    mutating func append(_ section: Section) {
        var section = section
        section.top = sectionsBottom
        sections.append(section)
    }

    mutating func setHeight(_ height: CGFloat, at path: IndexPath) {
        guard contains(path), height.isFinite else { return }
        var section = sections[path.section]
        let change = height - (section.edges[path.item + 1] - section.edges[path.item])
        guard change != 0 else { return }
        for index in (path.item + 1)..<section.edges.count { section.edges[index] += change }
        sections[path.section] = section
        for index in sections.indices where index > path.section { sections[index].top += change }
    }

    // MARK: Rows

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section) && path.item >= 0
            && path.item < sections[path.section].count
    }

    func rect(of path: IndexPath) -> CGRect? {
        guard contains(path) else { return nil }
        let section = sections[path.section]
        return CGRect(
            x: margin,
            y: section.rowsTop + section.edges[path.item],
            width: max(0, width - 2 * margin),
            height: section.edges[path.item + 1] - section.edges[path.item]
        )
    }

    /// The first row that ends below `y`.
    func firstRow(endingBelow y: CGFloat) -> IndexPath? {
        for (index, section) in sections.enumerated() where section.count > 0 && section.rowsBottom > y {
            var (low, high) = (0, section.count - 1)
            while low < high {
                let middle = (low + high) / 2
                if section.rowsTop + section.edges[middle + 1] > y { high = middle } else { low = middle + 1 }
            }
            return IndexPath(item: low, section: index)
        }
        return nil
    }

    func row(after path: IndexPath) -> IndexPath? {
        let next = IndexPath(item: path.item + 1, section: path.section)
        if contains(next) { return next }
        return sections.indices.first { $0 > path.section && sections[$0].count > 0 }
            .map { IndexPath(item: 0, section: $0) }
    }

    func rows(in rect: CGRect) -> [IndexPath] {
        var rows: [IndexPath] = []
        var next = firstRow(endingBelow: rect.minY)
        while let path = next, let row = self.rect(of: path), row.minY < rect.maxY {
            rows.append(path)
            next = self.row(after: path)
        }
        return rows
    }
}
