import UIKit

/// The inputs of a controller, each once, in the order of the view tree; also those in rows that are not loaded yet, and those of
/// a bar that the controller puts onto the keyboard.
@MainActor
struct InputWalk {
    private let view: UIView
    private let bar: UIView?
    private let screen: CheckedScreen
    private var seen: Set<String> = []
    private var scrolls = 0
    /// Whether the walk was given up, as a list went on and on.
    var isLost: Bool { scrolls >= 200 }

    init(_ controller: UIViewController, on screen: CheckedScreen) {
        (view, bar, self.screen) = (controller.view, controller.inputAccessoryView, screen)
    }

    /// The next input, brought into sight as its user would.
    mutating func next() async -> UIView? {
        while !isLost {
            if let input = inputs.first(where: { !seen.contains(Self.id(of: $0)) }) {
                seen.insert(Self.id(of: input))
                await bringIntoSight(input)
                return input
            }
            scrolls += 1
            guard await showMore() else { return nil }
        }
        return nil
    }

    private var inputs: [UIView] { Self.inputs(in: view) + (bar.map(Self.inputs) ?? []) }

    static func inputs(in view: UIView) -> [UIView] {
        if view.isHidden { return [] }
        if view is UITextField || view is UITextView { return view.canBecomeFirstResponder ? [view] : [] }
        return view.subviews.flatMap(inputs)
    }

    /// A cell is used for one row after the other.
    private static func id(of input: UIView) -> String {
        for case let cell as UITableViewCell in sequence(first: input, next: \.superview) {
            let table = sequence(first: cell as UIView, next: \.superview).lazy.compactMap { $0 as? UITableView }.first
            return "\(input.inputName) \(table?.indexPath(for: cell)?.description ?? "")"
        }
        return "\(input.inputName) \(ObjectIdentifier(input).hashValue)"
    }

    // MARK: Scrolling

    private func bringIntoSight(_ input: UIView) async {
        for case let scrollView as UIScrollView in sequence(first: input, next: \.superview).dropFirst() {
            await screen.harness.turn { Self.show(input, in: scrollView) }
        }
        _ = await screen.rest(input)
    }

    private static func show(_ input: UIView, in scrollView: UIScrollView) {
        let frame = scrollView.convert(input.bounds, from: input)
        guard scrollView.isPagingEnabled else { return scrollView.scrollRectToVisible(frame, animated: false) }
        let width = max(1, scrollView.bounds.width)
        scrollView.setContentOffset(
            CGPoint(x: (frame.midX / width).rounded(.down) * width, y: scrollView.contentOffset.y), animated: false)
    }

    /// Scrolls the first list that goes on, by half of what it shows.
    private func showMore() async -> Bool {
        for list in Self.tables(in: view) {
            let end = list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
            guard list.contentOffset.y < end - 0.5 else { continue }
            await screen.harness.turn {
                let offset = min(end, list.contentOffset.y + list.bounds.height / 2)
                list.setContentOffset(CGPoint(x: list.contentOffset.x, y: offset), animated: false)
            }
            return true
        }
        return false
    }

    private static func tables(in view: UIView) -> [UITableView] {
        (view as? UITableView).map { [$0] } ?? view.subviews.flatMap(tables)
    }
}
