import Foundation
import UIKit

/// A view of the app, with the values that the app itself has given to it.
@MainActor
final class Node {
    let part: Part
    let view: UIView
    let children: [Node]
    weak var parent: Node?
    /// Where the app has placed the view the last time.
    private(set) var frame = CGRect.zero
    /// The app's part of the bottom insets.
    private(set) var inset: AppNumber
    private(set) var indicatorInset: AppNumber
    private(set) var shift: CGFloat
    /// Whether the app shows a message.
    private(set) var isShown = false
    /// The height of the content, if the app has set one.
    var contentHeight: CGFloat?
    private var pins: [NSLayoutConstraint] = []
    private let rows: RowSource?

    var scrollView: UIScrollView? { view as? UIScrollView }
    var isList: Bool { part.isList }
    var isInput: Bool { part.isInput }
    /// The app's own.
    var transform: CGAffineTransform {
        // What is in an inverted chat is turned back.
        let back: CGFloat = (parent?.part.scale ?? 1) < 0 ? -1 : 1
        return CGAffineTransform(rotationAngle: part.angle)
            .concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: part.scale * back, tx: 0, ty: shift))
    }
    /// This one and those in it, from the outside in.
    var all: [Node] { [self] + children.flatMap(\.all) }
    /// The same without closed sections and what is in them.
    var open: [Node] { part.isClosed ? [] : [self] + children.flatMap(\.open) }
    func node(of view: UIView) -> Node? {
        self.view === view ? self : children.lazy.compactMap { $0.node(of: view) }.first
    }

    init(_ part: Part) {
        self.part = part
        inset = AppNumber(part.inset)
        indicatorInset = AppNumber(part.inset)
        shift = part.shift
        rows = part.rows > 0 ? RowSource(part) : nil
        (view, children) = (Self.view(for: part, rows), part.parts.map(Node.init))
        for child in children {
            child.parent = self
            child.view.transform = child.transform
            view.addSubview(child.view)
        }
        view.clipsToBounds = part.clips || view.clipsToBounds
        view.transform = transform
        view.tag = part.tag
        view.isHidden = part.isMessage
        (view as? ComponentView)?.node = self
        if let scrollView { setUp(scrollView) }
    }

    private func setUp(_ scrollView: UIScrollView) {
        scrollView.contentInset.bottom = inset.value
        scrollView.verticalScrollIndicatorInsets.bottom = indicatorInset.value
        scrollView.isScrollEnabled = part.isScrollEnabled
        scrollView.isPagingEnabled = part.pages
        if part.dismissesInteractively { scrollView.keyboardDismissMode = .interactive }
        if part.refreshes { scrollView.refreshControl = UIRefreshControl() }
    }

    private static func view(for part: Part, _ rows: RowSource?) -> UIView {
        let accessory = part.hasAccessory ? UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44)) : nil
        switch part.kind {
        case .field:
            let field = UITextField()
            field.inputAccessoryView = accessory
            return field
        case .textView:
            let textView = UITextView()
            textView.text = (0..<part.lines).map { "Line \($0)" }.joined(separator: "\n")
            textView.inputAccessoryView = accessory
            return textView
        case .keyInput: return KeyInput()
        case .label: return UILabel()
        case .box: return part.isComponent ? ComponentView() : UIView()
        case .code: return CodeView(part.unseen)
        case .scrollView: return UIScrollView()
        case .table:
            let table = UITableView(frame: .zero, style: part.isGrouped ? .grouped : .plain)
            if part.tableHeader > 0 { table.tableHeaderView = UIView.withField(height: part.tableHeader) }
            if part.tableFooter > 0 { table.tableFooterView = UIView.withField(height: part.tableFooter) }
            rows?.serve(table)
            return table
        case .collection:
            let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            rows?.serve(collection)
            return collection
        }
    }

    // MARK: What the app does

    func set(inset new: CGFloat) {
        guard let scrollView else { return }
        inset.assign(new, inPlaceOf: scrollView.contentInset.bottom)
        scrollView.contentInset.bottom = new
    }

    func set(indicatorInset new: CGFloat) {
        guard let scrollView else { return }
        indicatorInset.assign(new, inPlaceOf: scrollView.verticalScrollIndicatorInsets.bottom)
        scrollView.verticalScrollIndicatorInsets.bottom = new
    }

    /// While nothing is covered, there is no doubt about the app's values.
    func settleNumbers() {
        guard let scrollView else { return }
        inset.settle(on: scrollView.contentInset.bottom)
        indicatorInset.settle(on: scrollView.verticalScrollIndicatorInsets.bottom)
    }

    /// Lays the view out anew, higher or lower than before.
    func move(by points: CGFloat) {
        guard let parent = view.superview, !part.isPinned else { return }
        place(at: frame.offsetBy(dx: 0, dy: points), in: parent)
    }

    func set(shift: CGFloat) {
        self.shift = shift
        view.transform = transform
    }

    func insert(_ count: Int) {
        rows?.insert(count)
        reload()
    }

    func toggleMessage() {
        isShown.toggle()
        view.isHidden = !isShown
    }

    /// Rows come, or go if `count` is less than 0, without a reload.
    func changeRows(at place: CGFloat, _ count: Int) { rows?.change(view, at: place, count) }

    func refresh() {
        guard let control = scrollView?.refreshControl else { return }
        control.isRefreshing ? control.endRefreshing() : control.beginRefreshing()
    }

    func reload() {
        (view as? UITableView)?.reloadData()
        (view as? UICollectionView)?.reloadData()
    }

    func place(at frame: CGRect, in parent: UIView) {
        self.frame = frame
        if part.isPinned {
            pin(in: parent)
        } else if view.transform == .identity {
            view.frame = frame
        } else {
            view.bounds.size = frame.size
            view.center = CGPoint(x: frame.midX, y: frame.midY)
        }
        guard let scrollView, !isList, part.kind != .textView else { return layOutChildren(in: frame.size) }
        layOutChildren(in: frame.size)
        let end = (children.map(\.frame.maxY).max() ?? 0) + 8
        scrollView.contentSize = CGSize(
            width: frame.width * part.width, height: part.isStrip ? frame.height : contentHeight ?? end)
    }

    private func pin(in parent: UIView) {
        let values = [frame.minX, frame.minY, frame.width, frame.height]
        if pins.isEmpty {
            view.translatesAutoresizingMaskIntoConstraints = false
            pins = [
                view.leftAnchor.constraint(equalTo: parent.leftAnchor),
                view.topAnchor.constraint(equalTo: parent.topAnchor),
                view.widthAnchor.constraint(equalToConstant: 0), view.heightAnchor.constraint(equalToConstant: 0),
            ]
            NSLayoutConstraint.activate(pins)
        }
        for (pin, value) in zip(pins, values) { pin.constant = value }
    }

    private func layOutChildren(in size: CGSize) {
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        Node.layOut(children, in: view, size: size, isRightToLeft: isRightToLeft)
    }

    /// One below the other, halves in pairs.
    static func layOut(_ nodes: [Node], in parent: UIView, size: CGSize, isRightToLeft: Bool) {
        var y: CGFloat = 0
        var first: Node?
        for node in nodes where !node.part.isMessage || node.isShown {
            var frame = CGRect(x: 8, y: y + node.part.gap, width: max(0, size.width - 16), height: node.part.height)
            if node.part.fills { frame.size.height = max(44, size.height - frame.minY) }
            if let grid = node.parent?.part, grid.width > 1, !grid.isStrip, !node.part.isHalf {
                frame.size.width = min(frame.width, 200)
                let end = size.width * grid.width - 8 - frame.width
                frame.origin.x = min(frame.minX + size.width * grid.width * node.part.indent, end)
            }
            if node.part.isHalf {
                frame.size.width = max(0, size.width / 2 - 12)
                if (first == nil) == isRightToLeft { frame.origin.x = size.width - 8 - frame.width }
                if let first { frame.origin.y = first.frame.minY }
                first = first == nil ? node : nil
            }
            node.place(at: frame, in: parent)
            y = max(y, frame.maxY)
        }
    }
}
