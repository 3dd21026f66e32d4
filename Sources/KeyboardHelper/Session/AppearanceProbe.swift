internal import UIKit

/// An empty view that notices from inside when its superview, the host, arrives, leaves and is laid out.
///
/// Nothing of the host's controller has to be overridden or swizzled. A push, a tab, a sheet and a container made by
/// hand all look the same. The probe owns its clients: they live and die with the host.
final class AppearanceProbe: UIView, UnseenView {
    private(set) weak var host: UIView?
    private(set) var clients: [KeyboardAvoidance] = []
    /// The participants of the avoidances among the clients, while the host is on screen and they are enabled. They hold
    /// their avoidances.
    var participants: [Participant] = []
    private var hasArrived = false
    private var isMoving = false
    private let watch = LayoutWatch()
    private var mayBeFirst = true
    private var laidOutSize: CGSize?

    // MARK: Finding and making it

    /// The probe of `host`, if it has one.
    static func existing(in host: UIView) -> AppearanceProbe? {
        superview(in: host).subviews.reversed().firstFound { $0 as? AppearanceProbe }
    }

    /// The probe of `host`; a new one is added above the other subviews.
    static func of(_ host: UIView) -> AppearanceProbe {
        if let probe = existing(in: host) { return probe }
        let superview = superview(in: host)
        let probe = AppearanceProbe(frame: superview.bounds)
        probe.host = host
        // In a scroll view the probe must not reach into the content; elsewhere it resizes with the host.
        if superview is UIScrollView {
            probe.frame = .zero
        } else {
            probe.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        // A SwiftUI hosting view supports no foreign subview. Without a superview the probe never arrives.
        guard !SystemAvoidance.isHosting(superview) else { return probe }
        superview.addSubview(probe)
        // A scroll view is laid out with each scroll, and by what is put back in it.
        if !(superview is UIScrollView) { probe.watch.watch(beside: probe) }
        return probe
    }

    /// A direct subview of a visual effect view raises an exception.
    static func superview(in host: UIView) -> UIView { (host as? UIVisualEffectView)?.contentView ?? host }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        isOpaque = false
        watch.onBegin = { [weak self] in self?.layoutWillBegin() ?? false }
        watch.onEnd = { [weak self] in self?.layoutDidEnd() }
    }

    /// Only the library makes probes. An archive that contains one does not bring it back.
    required init?(coder: NSCoder) { nil }

    // MARK: Clients

    func add(_ client: KeyboardAvoidance) {
        clients.append(client)
        begin(client)
    }

    /// Tells a client that its host is on screen, if it is.
    func begin(_ client: KeyboardAvoidance) {
        if hasArrived, window != nil { client.hostDidArrive() }
    }

    /// Removes a client, and the probe with its last client.
    func remove(_ client: KeyboardAvoidance) {
        clients.removeAll { $0 === client }
        // No subview may leave while UIKit walks through the subviews for a change of window.
        if clients.isEmpty, !isMoving { removeFromSuperview() }
    }

    override func removeFromSuperview() {
        watch.removeFromSuperview()
        super.removeFromSuperview()
    }

    // MARK: Arriving and leaving

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        isMoving = true
        // While the host is still in its window, its insets and ranges are what they were.
        guard hasArrived, newWindow == nil || newWindow !== window else { return }
        hasArrived = false
        for client in clients { client.hostWillLeave() }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        isMoving = false
        if window == nil, clients.isEmpty { removeFromSuperview() }
        guard window != nil, !hasArrived else { return }
        hasArrived = true
        leaveFirstPlace()
        for client in clients { client.hostDidArrive() }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        guard hasArrived, !PendingLayout.postponeIfLayingOut(self) else { return }
        checkWatch()
        leaveFirstPlace()
        if let host, let window { Stage.existing(in: window)?.layOut(host) }
    }

    /// A host that has another size was laid out, of which its watch must have heard. Debug builds say it if not: then
    /// what a layout undoes is put back by the next recheck or event alone.
    private func checkWatch() {
        #if DEBUG
            guard let host, bounds.size != laidOutSize else { return }
            let mayHear = laidOutSize != nil && watch.superview != nil
            laidOutSize = bounds.size
            if !watch.takeHearing(), mayHear { AvoidanceHandlers.printDeafness(of: host) }
        #endif
    }

    /// Returns whether the app may undo something in the layout that begins.
    private func layoutWillBegin() -> Bool { participants.map { $0.repair.layoutWillBegin() }.contains(true) }

    private func layoutDidEnd() {
        for one in participants where one.repair.layoutDidEnd() { setNeedsLayout() }
    }

    /// In a scroll view, the probe's safe area changes with each scroll, and its size with nothing. A drop-in reports
    /// its layouts itself; what ends one begins the next.
    func dropInDidLayOut() {
        layoutDidEnd()
        _ = layoutWillBegin()
        if let window, Stage.existing(in: window)?.knowsSize == false { setNeedsLayout() }
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        // In a scroll view the insets change with every scroll.
        if !(superview is UIScrollView) { setNeedsLayout() }
    }

    /// Bars look at subview 0 for the scroll view that runs under them. Once another view is there, it stays there.
    private func leaveFirstPlace() {
        let own = [watch, self]
        guard mayBeFirst, let superview else { return }
        let siblings = superview.subviews
        let first = siblings.prefix(while: own.contains)
        guard first.count < siblings.count else { return }
        mayBeFirst = false
        for view in first { superview.bringSubviewToFront(view) }
    }
}
