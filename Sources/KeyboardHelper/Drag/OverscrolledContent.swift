internal import UIKit

/// Content that a finger has pulled beyond its range. It stays under the finger, whatever changes the size of the
/// scroll view in the meantime; UIKit would scroll it back into its range.
///
/// Source: <https://github.com/slackhq/SlackTextViewController/issues/87>
@MainActor struct OverscrolledContent {
    private let pulled: [(view: UIScrollView, offset: CGPoint)]

    init(in scrollViews: [UIScrollView]) {
        pulled = scrollViews.map { (view: $0, offset: $0.contentOffset) }
            .filter { !$0.view.legalOffsets.contains($0.offset.y) }
    }

    /// Restores the offsets that UIKit has changed.
    func restoreOffsets() {
        for (view, offset) in pulled where view.contentOffset != offset { view.contentOffset = offset }
    }
}
