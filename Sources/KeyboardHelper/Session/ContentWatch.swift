internal import UIKit

/// Watches the content of the scroll views that a plan has moved for an input, while that has the focus and the
/// keyboard is up, and the components around them.
@MainActor final class ContentWatches {
    private var inside: [ContentWatch] = []
    private var around: [LayoutWatch] = []
    /// The input and the scroll views whose content is watched, and the avoidances and their scroll views with components.
    private var (watchedInside, watchedAround): ([ObjectIdentifier], [ObjectIdentifier]) = ([], [])

    /// Watches the place of `input` in the scroll views of `entries` that are around it.
    func follow(_ input: UIView, in entries: [Ledger.Entry], on stage: Stage) {
        let planned = entries.scrollViews.compactMap(\.scrollView)
        let wanted = ([input] + planned).map(ObjectIdentifier.init)
        guard wanted != watchedInside || !inside.allSatisfy(\.isPinned) else { return }
        endFollowing()
        watchedInside = wanted
        // A scroll view inside of another one moves as a whole in there.
        inside = planned.filter { $0 !== input && input.isDescendant(of: $0) }.map { scrollView in
            let content = input.outwards.prefix { $0 !== scrollView }.last { $0 is UIScrollView } ?? input
            return ContentWatch(content, in: scrollView) { [weak stage] in stage?.contentDidMove() }
        }
    }

    /// Watches the components around the scroll views of `entries`.
    func followComponents(of entries: [Ledger.Entry], on stage: Stage) {
        let objects = entries.scrollViews.compactMap(\.scrollView) + entries.compactMap(\.owner)
        let wanted = objects.map { ObjectIdentifier($0) }
        guard wanted != watchedAround else { return }
        endFollowingComponents()
        watchedAround = wanted
        around = entries.compactMap { entry in
            guard let participant = entry.owner as? Participant,
                let scrollView = entry.scrollAdjuster?.scrollView,
                let component = component(around: scrollView, of: participant)
            else { return nil }
            return participant.watch(component)
        }
    }

    /// There is no input to watch.
    func endFollowing() {
        for watch in inside { watch.removeFromSuperview() }
        (inside, watchedInside) = ([], [])
    }

    private func endFollowingComponents() {
        for watch in around { watch.end() }
        (around, watchedAround) = ([], [])
    }

    /// Ends everything. The next plan follows anew.
    func end() {
        endFollowing()
        endFollowingComponents()
    }

    /// The view between the host and `scrollView`. Data that come late make a component assign the inset of its list in
    /// a layout that the host knows nothing of. A drop-in notices its own layouts.
    ///
    /// Source: <https://github.com/square/Listable>
    private func component(around scrollView: UIScrollView, of participant: Participant) -> UIView? {
        guard let host = participant.host, !participant.hasEnded, !participant.call.isDropIn,
            let view = scrollView.superview, view !== host, view.isDescendant(of: host)
        else { return nil }
        return view is UIScrollView || SystemAvoidance.isHosting(view) ? nil : view
    }
}

/// Notices that a view ends elsewhere in the coordinates of another one. In the content of a scroll view a message came
/// above it, or it has grown; a scroll moves nothing in there. In a host the window does, where the host is moved.
final class ContentWatch: UIView, UnseenView {
    private let onMove: () -> Void
    private var lastFrame: CGRect?
    private weak var pin: NSLayoutConstraint?

    /// It ends where `view` does, and has no width. It begins above the content, at the top of what is visible there: a
    /// view whose edge goes through the safe area is laid out at each scroll. The superview holds the constraints for
    /// that.
    init(_ view: UIView, in superview: UIView, onMove: @escaping () -> Void) {
        self.onMove = onMove
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(self)
        let pin = bottomAnchor.constraint(equalTo: view.bottomAnchor)
        let height = superview.convert(view.bounds, from: view).maxY + superview.safeAreaInsets.top
        NSLayoutConstraint.activate([
            leftAnchor.constraint(equalTo: view.leftAnchor), widthAnchor.constraint(equalToConstant: 0), pin,
            heightAnchor.constraint(equalToConstant: height.asAmount),
        ])
        self.pin = pin
    }

    /// Only the library makes one. An archive that contains one does not bring it back.
    required init?(coder: NSCoder) { nil }

    /// Whether its constraints hold. They end where a cell with the view is taken out and put back.
    var isPinned: Bool { pin?.isActive ?? false }

    /// No subview may leave while UIKit walks through the subviews for a change of window; this comes after that.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { removeFromSuperview() }
    }

    override var center: CGPoint {
        didSet { if center != oldValue { setNeedsLayout() } }
    }

    /// Subviews are laid out after their superview, and the last one after the others.
    override func layoutSubviews() {
        super.layoutSubviews()
        guard lastFrame != frame else { return }
        if lastFrame != nil { onMove() }
        lastFrame = frame
    }
}
