public import Foundation

/// The part of a view that the docked keyboard covers; without one, a line at the bottom of the safe area. One that
/// follows undocked keyboards is where such a keyboard is.
@MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
    open var followsUndockedKeyboard: Bool {
        get { options.followsUndockedKeyboard ?? false }
        set { set(\.followsUndockedKeyboard, newValue) }
    }
    open var usesBottomSafeArea: Bool {
        get { options.usesBottomSafeArea ?? true }
        set { set(\.usesBottomSafeArea, newValue) }
    }
    open var keyboardDismissPadding: CGFloat {
        get { options.keyboardDismissPadding ?? 0 }
        set { set(\.keyboardDismissPadding, newValue) }
    }

    /// What the app has set on this guide.
    private var ownOptions = SimulatedGuideOptions()
    /// The keyboard's last movement before the view left the window.
    private var simulatedSeen = 0
    /// It was asked for too early to be attached to the keyboard.
    private var simulatedIsUnattached = false
    /// The height that the guide keeps although the keyboard has moved since.
    var simulatedStayed: CGFloat?

    static func simulatedKeyboard(of view: UIView) -> UIKeyboardLayoutGuide {
        let guide = UIKeyboardLayoutGuide()
        guide.owningView = view
        let engine = SimulatedEngine.current
        guide.simulatedIsUnattached =
            engine.behavior.guidesNeedActiveApp && engine.device?.scene.activationState != .foregroundActive
        return guide
    }

    open override var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        if let undocked = simulatedUndockedFrame { return undocked }
        let bounds = view.modelBounds
        var top = bounds.maxY - (usesBottomSafeArea && !simulatedRestsLow ? view.simulatedSafeArea.bottom : 0)
        if let simulatedStayed {
            top = min(top, bounds.maxY - simulatedStayed)
        } else if !simulatedIsUnattached, let keyboard = view.hostWindow?.simulatedDevice?.keyboard.guideOrigin {
            top = min(top, view.fromScreen(keyboard).y)
        }
        top = max(top, bounds.minY)
        return CGRect(x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top)
    }

    /// A keyboard has come and gone.
    private var simulatedRestsLow: Bool {
        guard let device = owningView?.hostWindow?.simulatedDevice, device.behavior.guidesRestAtTheBottom else {
            return false
        }
        return device.keyboard.cycle > 0 && !device.keyboard.isShown
    }

    override var simulatedIsPlain: Bool { false }

    /// As high as it would be where its view is now; when that has moved, it is measured again.
    override func simulatedSpan(in bounds: SimulatedLayoutSpan) -> SimulatedLayoutSpan {
        simulatedUndockedFrame.map { SimulatedLayoutSpan($0, bounds.axis) } ?? bounds.bottom(layoutFrame.height)
    }

    /// The part of the view under an undocked keyboard, if this guide follows it there.
    private var simulatedUndockedFrame: CGRect? {
        guard followsUndockedKeyboard, simulatedStayed == nil, let view = owningView,
            let keyboard = view.hostWindow?.simulatedDevice?.keyboard.undockedFrame
        else { return nil }
        let frame = CGRect(origin: view.fromScreen(keyboard.origin), size: keyboard.size)
            .intersection(view.modelBounds)
        return frame.isEmpty ? nil : frame
    }

    // MARK: Options

    /// The window, if the guides in it have their options in common.
    private var sharingWindow: UIWindow? {
        guard let window = owningView?.hostWindow,
            window.simulatedDevice?.engine.behavior.sharesGuideOptions == true
        else { return nil }
        return window
    }

    private var options: SimulatedGuideOptions { sharingWindow?.simulatedGuideOptions ?? ownOptions }

    private func set<T: Equatable>(_ option: WritableKeyPath<SimulatedGuideOptions, T?>, _ value: T) {
        let old = (usesBottomSafeArea, followsUndockedKeyboard)
        ownOptions[keyPath: option] = value
        sharingWindow?.simulatedGuideOptions[keyPath: option] = value
        guard old != (usesBottomSafeArea, followsUndockedKeyboard), let owningView else { return }
        for view in sharingWindow?.simulatedGuideOwners ?? [owningView] { view.simulatedLayoutInputDidChange() }
    }

    // MARK: Coming and going

    /// What the app has set before the view came into the window counts there from now on.
    func simulatedDidEnterWindow() {
        sharingWindow?.simulatedGuideOptions.take(ownOptions)
        guard let device = owningView?.hostWindow?.simulatedDevice,
            device.engine.behavior.guideFrame == .missesWhatMovesMeanwhile, simulatedSeen != device.keyboard.cycle
        else { return }
        simulatedStayed = 0
    }

    /// The keyboard that is on screen at this instant may leave before the view comes back.
    func simulatedWillLeaveWindow() {
        guard let view = owningView, let keyboard = view.hostWindow?.simulatedDevice?.keyboard else { return }
        simulatedSeen = keyboard.cycle
        simulatedStay(at: view.modelBounds.maxY - view.fromScreen(keyboard.frame.origin).y)
    }

    /// Keeps its height, or another one, if that is more than without a keyboard and the device leaves guides behind.
    func simulatedStay(at height: CGFloat? = nil) {
        guard simulatedStayed == nil, let view = owningView,
            view.hostWindow?.simulatedDevice?.engine.behavior.guideFrame.isStale == true
        else { return }
        let height = height ?? layoutFrame.height
        if height > view.simulatedSafeArea.bottom { simulatedStayed = height }
    }
}

/// What apps can set on the layout guides of a keyboard; nil where they have not.
struct SimulatedGuideOptions {
    var followsUndockedKeyboard: Bool?
    var usesBottomSafeArea: Bool?
    var keyboardDismissPadding: CGFloat?

    mutating func take(_ other: SimulatedGuideOptions) {
        followsUndockedKeyboard = other.followsUndockedKeyboard ?? followsUndockedKeyboard
        usesBottomSafeArea = other.usesBottomSafeArea ?? usesBottomSafeArea
        keyboardDismissPadding = other.keyboardDismissPadding ?? keyboardDismissPadding
    }
}

extension UIView {
    /// Made when somebody asks for it first.
    var simulatedKeyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let keyboardGuide { return keyboardGuide }
        let guide = UIKeyboardLayoutGuide.simulatedKeyboard(of: self)
        keyboardGuide = guide
        return guide
    }
}
