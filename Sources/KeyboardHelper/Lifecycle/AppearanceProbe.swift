internal import UIKit

/// What hangs on a host view through its probe.
@MainActor
protocol AppearanceProbeClient: AnyObject {
    /// Whether it moves things so that an input in `view` is seen.
    func serves(_ view: UIView) -> Bool
    /// Whether it leaves everything to a host around it.
    var givesWay: Bool { get }
    /// The host has come into a window.
    func hostDidArrive(in window: UIWindow)
    /// The host is about to leave its window.
    func hostWillLeave()
    /// The time of this turn to let the app's own closures move what they move; all of them before anything is measured.
    func hostWillBeMeasured()
    /// The time of this turn to look at the view tree: after the layout, before the screen shows it.
    func hostDidLayOut()
    /// The host, or something in it or around it, is being moved: what must keep its place follows in the same animation.
    func hostIsMoved()
}

/// An empty view that tells its superview, the host, from inside when it comes, goes and is laid out.
///
/// So nothing of the host's controller need be overridden or swizzled, and whatever brings the host on screen (a push,
/// a tab, a sheet, a child, a hand-made container) is seen alike. It owns its clients: they live and die with the host.
@MainActor
final class AppearanceProbe: UIView {
    /// The view that it hangs in.
    private(set) weak var host: UIView?
    private(set) var clients: [any AppearanceProbeClient] = []
    private weak var arrivedWindow: UIWindow?
    private var hasArrived = false
    private var isMoving = false
    private var mayBeFirst = true

    // MARK: Finding and making it

    /// The probe of `host`, if it has one.
    static func existing(in host: UIView) -> AppearanceProbe? {
        place(in: host).subviews.lazy.compactMap { $0 as? AppearanceProbe }.last
    }

    /// The probe of `host`; a new one is added above what is there.
    static func of(_ host: UIView) -> AppearanceProbe {
        if let probe = existing(in: host) { return probe }
        let place = place(in: host)
        let probe = AppearanceProbe(frame: place is UIScrollView ? .zero : place.bounds)
        probe.host = host
        // In a scroll view it must not reach into the content area; elsewhere it grows and turns with the host.
        probe.autoresizingMask = place is UIScrollView ? [] : [.flexibleWidth, .flexibleHeight]
        // Without a place in the tree it never comes on screen, and so nothing happens.
        if !SystemAvoidance.isHosting(place) { place.addSubview(probe) }
        return probe
    }

    /// A direct subview of a visual effect view raises an exception.
    private static func place(in host: UIView) -> UIView {
        (host as? UIVisualEffectView)?.contentView ?? host
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isAccessibilityElement = false
        accessibilityElementsHidden = true
        backgroundColor = nil
        isOpaque = false
    }

    /// A probe is made by the library alone; an archive that holds one gets none back.
    required init?(coder: NSCoder) { nil }

    // MARK: Hosts on screen

    /// The probes that are in a window, held weakly.
    private static var onScreen: [Weak<AppearanceProbe>] = []

    /// The innermost host on screen that `input` is in and that has a client which moves things for it.
    static func movingHost(around input: UIView) -> UIView? {
        innermostHost(around: input) { $0.clients.contains { $0.serves(input) } }
    }

    /// Whether a host around `host` has a client that moves things for what is in it.
    static func isServedFromAround(_ host: UIView) -> Bool {
        innermostHost(around: host) { $0.host !== host && $0.clients.contains { $0.serves(host) } } != nil
    }

    /// The innermost host on screen that `view` is in, or is, and that counts.
    static func innermostHost(around view: UIView, where counts: (AppearanceProbe) -> Bool) -> UIView? {
        let around = onScreen.compactMap(\.object).filter { probe in
            guard probe.window === view.window, let host = probe.host else { return false }
            return view.isDescendant(of: host) && counts(probe)
        }
        let hosts = around.compactMap(\.host)
        return hosts.first { host in hosts.allSatisfy { $0 === host || host.isDescendant(of: $0) } }
    }

    private func noteArrival(in window: UIWindow?) {
        arrivedWindow = window
        hasArrived = window != nil
        Self.onScreen.removeAll { $0.object == nil || $0.object === self }
        if window != nil { Self.onScreen.append(Weak(self)) }
    }

    // MARK: Clients

    func add(_ client: any AppearanceProbeClient) {
        clients.append(client)
        if let arrivedWindow { client.hostDidArrive(in: arrivedWindow) }
    }

    /// The last client takes the probe with it.
    func remove(_ client: any AppearanceProbeClient) {
        clients.removeAll { $0 === client }
        // While UIKit walks the subviews to tell them of another window, none may leave.
        if clients.isEmpty, !isMoving { removeFromSuperview() }
    }

    // MARK: What it sees

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        isMoving = true
        // While the host is still in its window, its insets and ranges are what they were.
        guard hasArrived, newWindow == nil || newWindow !== arrivedWindow else { return }
        noteArrival(in: nil)
        for client in clients { client.hostWillLeave() }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        isMoving = false
        if window == nil, clients.isEmpty { removeFromSuperview() }
        guard let window, window !== arrivedWindow else { return }
        noteArrival(in: window)
        leaveFirstPlace()
        for client in clients { client.hostDidArrive(in: window) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard arrivedWindow != nil else { return }
        guard !Self.isFlushing else {
            Self.postponed.append(self)
            return
        }
        leaveFirstPlace()
        for client in clients { client.hostWillBeMeasured() }
        for client in clients { client.hostDidLayOut() }
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        // In a scroll view they change as it scrolls.
        if !(superview is UIScrollView) { setNeedsLayout() }
    }

    /// Tells its clients, and those of the hosts in its host, of a movement; to be called inside the animation.
    func tellOfMovement() {
        guard let host else { return }
        let inside = Self.onScreen.compactMap(\.object).filter { $0.isDescendant(of: host) }
        for client in inside.flatMap(\.clients) { client.hostIsMoved() }
    }

    // MARK: Pending layout

    private static var isFlushing = false
    private static var postponed: [AppearanceProbe] = []

    /// Lays out what the app has pending, without animation. Other hosts that are laid out with it make their plans
    /// afterwards, since those are to be animated.
    static func flushLayout(of views: [UIView]) {
        guard !isFlushing else { return }
        isFlushing = true
        UIView.performWithoutAnimation { for view in views { view.layoutIfNeeded() } }
        isFlushing = false
        let waiting = postponed
        postponed = []
        for probe in waiting { probe.setNeedsLayout() }
    }

    /// Bars look at subview 0 for the scroll view that runs under them. Once another view is there, it stays so.
    private func leaveFirstPlace() {
        guard mayBeFirst, let superview else { return }
        let subviews = superview.subviews
        guard subviews.count > 1 else { return }
        mayBeFirst = false
        if subviews.first === self { superview.bringSubviewToFront(self) }
    }
}
