public import Foundation

/// A phone or a tablet in memory: a screen, windows, a keyboard, a finger and a clock.
///
/// Every call is one turn of the run loop and ends with a layout pass; `turn` makes several one. Nothing sleeps:
/// time passes in `advance(by:)` and `settle()`.
@MainActor
public final class SimulatedDevice {
    /// The measures of the screen in use.
    public internal(set) var model: SimulatedModel
    /// The system that it was made with.
    public let system: SimulatedSystem?
    /// The screen in use.
    public internal(set) var screen: UIScreen
    /// The one that it was made with, and that on the other side of a phone that unfolds, once it was in use.
    public internal(set) var screens: [UIScreen]
    /// The scene that is there from the beginning.
    public let scene: UIWindowScene
    public internal(set) var scenes: [UIWindowScene]
    public private(set) var orientation: UIInterfaceOrientation
    public internal(set) var windows: [UIWindow] = []
    /// The key window.
    public internal(set) var window: UIWindow
    public private(set) lazy var keyboard = SimulatedKeyboard(device: self)

    /// What this device does differently from others. The default is the kindest position of every switch.
    public var behavior: SimulatedBehavior {
        get { engine.behavior }
        set { engine.behavior = newValue }
    }

    // MARK: What UIKit does, or may do, to help

    /// UIKit scrolls a new first responder into the visible part of its scroll view. True by default.
    public var scrollsFirstResponderIntoView = true
    /// The offset of a scroll view whose range shrinks is brought back into it. True by default.
    public var clampsOffsetWhenInsetShrinks = true

    /// Reduce Motion with Prefer Cross-Fade Transitions: a hide tells an end frame of zeros. False by default.
    public var prefersCrossFadeTransitions = false
    /// The app's windows are in Stage Manager. False by default.
    public var isInStageManager = false
    /// The direction of the device's language. Left to right by default; to be set before anything is shown.
    public var layoutDirection: UIUserInterfaceLayoutDirection {
        get { engine.layoutDirection }
        set { engine.layoutDirection = newValue }
    }

    /// When sheets and popovers are moved for the keyboard. After the app was told by default, so that what was measured
    /// at the notification is stale.
    public var sheetMovement = SimulatedSheetMovement.afterNotices

    let engine = SimulatedEngine()
    /// For references that do not keep the device alive.
    nonisolated let tie = SimulatedTie<SimulatedDevice>()
    /// What the edges of the screen keep free.
    var safeArea: UIEdgeInsets { sideStrip ?? model.safeArea(orientation) }
    var safeAreasMayHaveChanged = true
    @SimulatedUnretained var focusWindow: UIWindow?
    /// What had the focus before a controller was presented.
    var takenFocus: [ObjectIdentifier: SimulatedTakenFocus] = [:]
    /// Kept alive as UIKit does it.
    var sceneDelegate: (any UIWindowSceneDelegate)?
    @SimulatedUnretained var draggedView: UIScrollView?
    private var turnDepth = 0
    private var isLayingOut = false

    // MARK: Life

    /// Without a system, and without one in the environment, every switch of the behavior is in its kindest position.
    public init(
        _ model: SimulatedModel, orientation: UIInterfaceOrientation = .portrait, system: SimulatedSystem? = nil
    ) {
        self.model = model
        self.system = system ?? .ofEnvironment
        self.orientation = orientation
        screen = UIScreen(size: model.screen(orientation), scale: model.scale)
        screens = [screen]
        scene = UIWindowScene()
        scenes = [scene]
        SimulatedEngine.current = engine
        window = UIWindow(frame: screen.bounds)
        tie.bind(self)
        engine.behavior = self.system?.behavior ?? SimulatedBehavior()
        engine.deviceTie = tie
        scene.simulatedDevice = self
        makeKey(window)
    }

    deinit { tie.cut() }

    public convenience init(screen: CGSize, safeArea: UIEdgeInsets, scale: CGFloat = 3, keyboardHeight: CGFloat) {
        let heights = SimulatedModel.KeyboardHeights(plain: keyboardHeight, predictive: keyboardHeight)
        let isPad = min(screen.width, screen.height) >= 700
        self.init(
            SimulatedModel(
                name: "\(Int(screen.width))x\(Int(screen.height))",
                idiom: isPad ? .pad : .phone,
                hasRegularScreen: isPad,
                screen: screen,
                scale: scale,
                portraitSafeArea: safeArea,
                landscapeSafeArea: safeArea,
                portraitKeyboard: heights,
                landscapeKeyboard: heights
            ))
    }

    func setOrientation(_ orientation: UIInterfaceOrientation) {
        self.orientation = orientation
        safeAreasMayHaveChanged = true
    }

    /// Makes `controller` the root view controller of the key window: laid out and appeared.
    public func show(_ controller: UIViewController) {
        turn { window.rootViewController = controller }
    }

    // MARK: Time

    /// Seconds since the device was made.
    public var now: TimeInterval { engine.now }

    /// One turn of the run loop: `body`, then a layout pass.
    public func turn(_ body: () throws -> Void) rethrows {
        SimulatedEngine.current = engine
        turnDepth += 1
        defer {
            turnDepth -= 1
            if turnDepth == 0 { layOut() }
        }
        try body()
    }

    public func advance(by seconds: TimeInterval) {
        SimulatedEngine.current = engine
        let end = engine.now + seconds
        while engine.step(notBeyond: end, turn: { turn($0) }) {}
    }

    /// Whether anything animates or is due.
    public var isBusy: Bool { !engine.isIdle }

    /// Until nothing animates and nothing is due any more; a minute at the most.
    public func settle() {
        SimulatedEngine.current = engine
        turn {}
        let end = engine.now + 60
        while !engine.isIdle, engine.step(notBeyond: end, turn: { turn($0) }) {}
    }

    /// The keyboard's too, which is none of the app's.
    private var windowsOnScreen: [UIWindow] { windows + [keyboard.accessoryWindow].compactMap { $0 } }

    func layOut() {
        guard !isLayingOut else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        var passes = 0
        while passes < 50 {
            passes += 1
            if safeAreasMayHaveChanged {
                safeAreasMayHaveChanged = false
                engine.performing(as: .uikit) { windowsOnScreen.forEach { $0.simulatedUpdateSafeAreas() } }
            }
            let dirty = windowsOnScreen.filter { $0.needsLayout || $0.hasDirtyDescendant }
            if dirty.isEmpty, !safeAreasMayHaveChanged { return }
            engine.didLayOut(passes: passes)
            dirty.forEach { $0.simulatedLayoutIfNeeded() }
        }
    }

    // MARK: Looking

    /// Where the screen shows `view` at this instant, in screen coordinates.
    public func presentationFrame(of view: UIView) -> CGRect {
        view.shownOnScreen(view.shownBounds)
    }

    /// The points of the view's visible (unclipped) height that are under the keyboard at this instant.
    public func covered(_ view: UIView) -> CGFloat {
        covered(view.shownBounds, in: view)
    }

    /// The same for a part of a view, in the view's coordinates.
    public func covered(_ rect: CGRect, in view: UIView) -> CGFloat {
        if let window = view.hostWindow, window === keyboard.accessoryWindow { return 0 }
        let visible = view.visiblePart(of: rect)
        let hidden = visible.intersection(keyboard.frame)
        return visible.isNull || hidden.isNull ? 0 : hidden.height
    }

    /// The writes to properties of `view` and the views in it, as long as values differ.
    public func writes(in view: UIView, _ body: () throws -> Void) rethrows -> [SimulatedWrite] {
        SimulatedEngine.current = engine
        return try engine.recording(body).filter { $0.view.isDescendantUncounted(of: view) }
    }

    public var costs: SimulatedCosts { engine.costs }
}
