internal import UIKit

/// Watches the content of the scroll views that a plan has moved for an input, while that has the focus and the keyboard is up.
@MainActor final class ContentWatches {
    private var inside: [ContentWatch] = []
    private var around: [LayoutWatch] = []
    /// The input and the scroll views that are watched.
    private var watched: [ObjectIdentifier] = []

    /// Watches `input` in those of `scrollViews` that are around it, and the components around all of these; after the end nothing.
    func follow(_ input: UIView?, in scrollViews: [UIScrollView], for participant: Participant) {
        let planned = participant.hasEnded ? [] : scrollViews
        let wanted = (planned.isEmpty ? [] : [input].compactMap(\.self) + planned).map(ObjectIdentifier.init)
        guard wanted != watched || !inside.allSatisfy(\.isPinned) else { return }
        watched = wanted
        for watch in inside + around { watch.removeFromSuperview() }
        // Of a scroll view in another one, all of it is what moves in there.
        inside = planned.filter { $0 !== input && input?.isDescendant(of: $0) == true }.compactMap { scrollView in
            let inner = input?.outwards.prefix { $0 !== scrollView }.last { $0 is UIScrollView }
            return (inner ?? input).map { view in
                ContentWatch(view, in: scrollView) { [weak participant] in participant?.contentDidMove() }
            }
        }
        around = components(around: planned, of: participant).map { component in
            let watch = LayoutWatch()
            watch.onBegin = { [weak participant] in participant?.repair.layoutWillBegin() ?? false }
            watch.onEnd = { [weak participant] in
                if participant?.repair.layoutDidEnd() == true { participant?.probe?.setNeedsLayout() }
            }
            watch.watch(component)
            return watch
        }
    }

    /// The views between the host and `scrollViews`. Data that come late make a component assign the inset of its list in a layout
    /// that the host knows nothing of. A drop-in notices its own layouts.
    ///
    /// Source: <https://github.com/square/Listable>
    private func components(around scrollViews: [UIScrollView], of participant: Participant) -> [UIView] {
        guard let host = participant.host, !participant.hasEnded, !participant.avoidance.isDropIn else { return [] }
        return scrollViews.compactMap(\.superview).filter { view in
            view !== host && view.isDescendant(of: host) && !(view is UIScrollView) && !SystemAvoidance.isHosting(view)
        }
    }
}

/// Notices that a view ends elsewhere in the content of a scroll view: a message came above it, or it has grown. A scroll moves
/// nothing in there.
private final class ContentWatch: UIView, UnseenView {
    private let onMove: () -> Void
    private var lastFrame: CGRect?
    private weak var pin: NSLayoutConstraint?

    /// It ends where `view` does, and has no width. It begins above the content, at the top of what is visible there: a view whose
    /// edge goes through the safe area is laid out at each scroll. The scroll view holds the constraints for that.
    init(_ view: UIView, in scrollView: UIScrollView, onMove: @escaping () -> Void) {
        self.onMove = onMove
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(self)
        let pin = bottomAnchor.constraint(equalTo: view.bottomAnchor)
        let height = scrollView.convert(view.bounds, from: view).maxY + scrollView.safeAreaInsets.top
        NSLayoutConstraint.activate([
            leftAnchor.constraint(equalTo: view.leftAnchor), widthAnchor.constraint(equalToConstant: 0), pin,
            heightAnchor.constraint(equalToConstant: height.isFinite ? max(0, height) : 0),
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
