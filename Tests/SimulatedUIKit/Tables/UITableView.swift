public import Foundation

@MainActor
open class UITableView: UIScrollView {
    public nonisolated class var automaticDimension: CGFloat { -1 }

    public let style: Style

    var cells = SimulatedReuse<IndexPath, UITableViewCell>()
    var headers = SimulatedReuse<Int, UIView>()
    var footers = SimulatedReuse<Int, UIView>()
    /// Header and footer views are registered and wait together.
    var headerFooterPool = SimulatedReuse<Int, UITableViewHeaderFooterView>()
    /// Views that were asked for to learn their height, before they are shown.
    var preparedHeaders: [Int: UIView] = [:]
    var preparedFooters: [Int: UIView] = [:]
    var metrics: SimulatedTableMetrics?
    /// The heights that cells have decided on.
    var fittedHeights: [IndexPath: CGFloat] = [:]
    var changes: SimulatedRowChanges?
    var updateDepth = 0
    var needsReload = true
    var selectedRows: Set<IndexPath> = []

    // MARK: Life

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        simulatedSetUp()
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        simulatedSetUp()
    }

    private func simulatedSetUp() {
        SimulatedEngine.current.performing(as: .uikit) {
            alwaysBounceVertical = true
            backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        }
    }

    // UIKit declares it anew with this type, which Swift's classes cannot; a scroll view's is still there below it.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { super.delegate as? any UITableViewDelegate }
        set {
            super.delegate = newValue
            simulatedInvalidateMetrics()
        }
    }

    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { simulatedSetNeedsReload() }
    }

    // MARK: Measures

    open var rowHeight = UITableView.automaticDimension {
        didSet { simulatedInvalidateMetrics() }
    }
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { simulatedInvalidateMetrics() }
    }
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { simulatedInvalidateMetrics() }
    }
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { simulatedInvalidateMetrics() }
    }
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        didSet { simulatedInvalidateMetrics() }
    }

    // MARK: Appearance

    open var tableHeaderView: UIView? {
        didSet { simulatedExchange(oldValue, for: tableHeaderView) }
    }
    open var tableFooterView: UIView? {
        didSet { simulatedExchange(oldValue, for: tableFooterView) }
    }
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { cells.live.forEach { $1.separatorStyle = separatorStyle } }
    }
    open var separatorColor: UIColor? = .separator
    open var insetsContentViewsToSafeArea = true {
        didSet { simulatedInvalidateMetrics() }
    }
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

    // MARK: Cells

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cells.registered[identifier] = cellClass
    }
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerFooterPool.registered[identifier] = aClass
    }
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        simulatedDequeue(identifier)
    }
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        simulatedDequeue(identifier, for: indexPath)
    }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        simulatedDequeueHeaderFooter(identifier)
    }
    /// Not nil for a cell that is kept out of sight, as in UIKit since iOS 15.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells.live[indexPath] }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.key(of: cell) }
    open var visibleCells: [UITableViewCell] { simulatedVisibleRows.compactMap { cells.live[$0] } }
    open var indexPathsForVisibleRows: [IndexPath]? { simulatedVisibleRows.isEmpty ? nil : simulatedVisibleRows }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        headers.live[section] as? UITableViewHeaderFooterView
    }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        footers.live[section] as? UITableViewHeaderFooterView
    }

    // MARK: Data

    open var numberOfSections: Int { simulatedMetrics.sections.count }
    open func numberOfRows(inSection section: Int) -> Int {
        let sections = simulatedMetrics.sections
        return sections.indices.contains(section) ? sections[section].count : 0
    }
    open func reloadData() { simulatedReload() }
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        simulatedChange { $0.reloaded.formUnion(indexPaths) }
    }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        simulatedChange { $0.inserted.formUnion(indexPaths) }
    }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        simulatedChange { $0.deleted.formUnion(indexPaths) }
    }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        simulatedChange { $0.reloadsAll = true }
    }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        simulatedChange { $0.reloadsAll = true }
    }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        simulatedChange { $0.reloadsAll = true }
    }
    open func beginUpdates() { updateDepth += 1 }
    open func endUpdates() { simulatedEndUpdates() }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        simulatedBatch(updates, completion)
    }

    // MARK: Geometry

    open func rect(forSection section: Int) -> CGRect { simulatedRect(ofSection: section) }
    open func rectForHeader(inSection section: Int) -> CGRect { simulatedToldHeaderRect(section) }
    open func rectForFooter(inSection section: Int) -> CGRect { simulatedFooterRect(section) ?? .zero }
    open func rectForRow(at indexPath: IndexPath) -> CGRect { simulatedMetrics.rect(of: indexPath) ?? .zero }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { simulatedRow(at: point) }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { simulatedMetrics.rows(in: rect) }
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        simulatedScroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    // MARK: Selection

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var indexPathForSelectedRow: IndexPath? { selectedRows.min() }
    open var indexPathsForSelectedRows: [IndexPath]? { selectedRows.isEmpty ? nil : selectedRows.sorted() }
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        simulatedSelect(indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { simulatedDeselect(indexPath, animated: animated) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        simulatedTapped(touches)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        simulatedLayOut()
    }

    override func adjustedInsetMayHaveChanged() {
        let old = reportedAdjustedInset
        super.adjustedInsetMayHaveChanged()
        let floats = style == .plain && (!headers.live.isEmpty || !footers.live.isEmpty)
        if floats, old != reportedAdjustedInset { simulatedSetNeedsLayout() }
    }
}
