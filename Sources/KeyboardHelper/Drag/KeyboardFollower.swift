internal import UIKit

/// An empty view that follows a keyboard under a finger. UIKit posts nothing of that, but it moves the layout guides.
///
/// The guide is the follower's own: UIKit lays out every view whose guide was touched inside the keyboard's animation.
/// A child is pinned to it, so that each movement of the guide lays out the follower.
final class KeyboardFollower: UIView, UnseenView {
    private let edge = UIView()
    private let monitor: KeyboardMonitor
    private var clients: [Weak<KeyboardDragWatch>] = []
    private var drag = KeyboardDrag()
    private var isMoving = false

    // MARK: Clients

    /// Adds `client` to the follower in `place`.
    static func follow(
        for client: KeyboardDragWatch, in place: UIView, monitor: KeyboardMonitor
    ) -> KeyboardFollower {
        let existing = place.subviews.firstFound { $0 as? KeyboardFollower }
        let follower = existing ?? KeyboardFollower(monitor: monitor)
        follower.clients.append(Weak(client))
        if existing == nil {
            // A controller's view may be lifted, and a guide ends with its view.
            follower.frame = CGRect(x: 0, y: 0, width: place.bounds.width, height: 2 * place.bounds.height)
            // Bars look at subview 0 for the scroll view that runs under them.
            place.insertSubview(follower, at: min(1, place.subviews.count))
        }
        return follower
    }

    /// Removes a client, and the follower with its last one.
    func remove(_ client: KeyboardDragWatch) {
        clients.removeAll { $0.object == nil || $0.object === client }
        leaveIfUnused()
    }

    private init(monitor: KeyboardMonitor) {
        self.monitor = monitor
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        isOpaque = false
        edge.isHidden = true
        edge.translatesAutoresizingMaskIntoConstraints = false
        addSubview(edge)
        let guide = keyboardLayoutGuide
        NSLayoutConstraint.activate([
            edge.leadingAnchor.constraint(equalTo: leadingAnchor), edge.widthAnchor.constraint(equalTo: widthAnchor),
            edge.heightAnchor.constraint(equalToConstant: 0), edge.bottomAnchor.constraint(equalTo: guide.topAnchor),
        ])
    }

    /// Only the library makes one. An archive that contains one does not bring it back.
    required init?(coder: NSCoder) { nil }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        isMoving = true
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        isMoving = false
        // A window stays where a controller of it leaves.
        if window == nil { clients = [] }
        leaveIfUnused()
    }

    private func leaveIfUnused() {
        guard clients.isEmpty else { return }
        if drag.isUnderWay { monitor.endDrag() }
        drag = KeyboardDrag()
        // No subview may leave while UIKit walks through the subviews for a change of window.
        if !isMoving { removeFromSuperview() }
    }

    // MARK: Following

    override func layoutSubviews() {
        super.layoutSubviews()
        guard !clients.isEmpty else { return leaveIfUnused() }
        guard let window, let shown = monitor[window.screen].announced else { return }
        let clients = clients.compactMap(\.object)
        let bottom = window.bounds.maxY
        let announced = shown.coveredHeight(of: window)
        let isUnderFinger = UIView.inheritedAnimationDuration == 0 && clients.contains(where: \.isDraggingKeyboard)
        let change = drag.follow(
            bottom - window.convert(keyboardLayoutGuide.layoutFrame, from: self).minY, announced: announced,
            isUnderFinger: isUnderFinger,
            accessory: clients.firstFound(\.accessoryFrame).map { (bottom - $0.minY, $0.height) })
        switch change {
        case .dragged(let height):
            monitor.drag(
                to: shown.dragged(by: announced - height), on: window.screen, isUnderFinger: isUnderFinger)
        case .returned: monitor.endDrag(isUnderFinger: isUnderFinger)
        case nil: break
        }
    }
}
