internal import UIKit

/// Content that a finger has pulled beyond its range. It stays under the finger, whatever changes the size of the scroll view in the
/// meantime; UIKit would bring it back.
///
/// Source: <https://github.com/slackhq/SlackTextViewController/issues/87>
@MainActor struct PulledContent {
    private let pulled: [(view: UIScrollView, offset: CGPoint)]

    init(in scrollViews: [UIScrollView]) {
        pulled = scrollViews.map { (view: $0, offset: $0.contentOffset) }
            .filter { !$0.view.legalOffsets.contains($0.offset.y) }
    }

    func putBack() {
        for (view, offset) in pulled where view.contentOffset != offset { view.contentOffset = offset }
    }
}
