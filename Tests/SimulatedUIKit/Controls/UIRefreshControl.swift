import Foundation

/// A spinner above the content of a scroll view, which makes room for itself while it spins.
@MainActor
open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    /// What it has added to the inset at the top.
    private var ownInset: CGFloat = 0

    static let height: CGFloat = 60
    /// How far the content is pulled for it.
    static let pull: CGFloat = 120

    private var scrollView: UIScrollView? { parentView as? UIScrollView }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard let scrollView else { return }
        autoresizingMask = .flexibleWidth
        SimulatedEngine.current.performing(as: .uikit) {
            frame = CGRect(x: 0, y: -Self.height, width: scrollView.modelBounds.width, height: Self.height)
        }
    }

    /// The app's own beginning tells no action and scrolls nothing: what it shows is above what is seen.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        makeRoom()
    }

    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        guard ownInset > 0, let scrollView else { return }
        SimulatedEngine.current.performing(as: .uikit) {
            UIView.animate(withDuration: 0.25) {
                scrollView.contentInset.top -= self.ownInset
                self.ownInset = 0
            }
        }
    }

    private func makeRoom() {
        guard ownInset == 0, let scrollView else { return }
        SimulatedEngine.current.performing(as: .uikit) {
            let offset = scrollView.modelBounds.origin
            ownInset = Self.height
            scrollView.contentInset.top += ownInset
            scrollView.simulatedSetOffset(offset)
        }
    }

    // MARK: The finger

    func simulatedFollowPull() {
        guard !isRefreshing, isEnabled, let scrollView else { return }
        guard scrollView.modelBounds.minY <= scrollView.minimumOffset.y - Self.pull else { return }
        isRefreshing = true
        sendActions(for: .valueChanged)
    }

    /// Only then is room made, so that the content springs back below the spinner.
    func simulatedLetGo() {
        if isRefreshing { makeRoom() }
    }
}

extension UIScrollView {
    /// Set as such, or just added, as it was done before there was a property.
    var simulatedRefreshControl: UIRefreshControl? {
        refreshControl ?? childViews.lazy.compactMap { $0 as? UIRefreshControl }.first
    }
}
