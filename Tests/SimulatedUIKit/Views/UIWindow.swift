public import Foundation

@MainActor
open class UIWindow: UIView {
    private var deviceTie: SimulatedTie<SimulatedDevice>?
    var simulatedGuideOptions = SimulatedGuideOptions()

    final var simulatedDevice: SimulatedDevice? {
        get { deviceTie?.object }
        set { deviceTie = newValue?.tie }
    }

    @SimulatedUnretained public private(set) final var simulatedFirstResponder: UIResponder?

    /// Nobody gets the focus that is given up at this instant.
    final var simulatedLeavesNoHeir = false
    /// The input that gets the focus back at the next reload of input views.
    @SimulatedUnretained final var simulatedReturningInput: UIView?

    @SimulatedUnretained open internal(set) var windowScene: UIWindowScene?

    open var screen: UIScreen { simulatedDevice?.screen ?? UIScreen.simulatedNone }
    open var isKeyWindow: Bool { simulatedDevice?.window === self }

    open var rootViewController: UIViewController? {
        didSet {
            guard oldValue !== rootViewController else { return }
            simulatedShowRoot(replacing: oldValue)
        }
    }

    final func simulatedHasFocus(_ responder: UIResponder) -> Bool { _simulatedFirstResponder.refers(to: responder) }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        hostWindow = self
        clipsToBounds = true
    }

    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: windowScene.simulatedFrame ?? windowScene.simulatedDevice?.screen.bounds ?? .zero)
        self.windowScene = windowScene
        windowScene.simulatedDevice?.adopt(self)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    deinit {
        simulatedTie.cut()
        for view in childViews { view.simulatedLoseWindow() }
    }

    open override var next: UIResponder? { windowScene }
    open func makeKeyAndVisible() { simulatedDevice?.makeKey(self) }
    open func makeKey() { simulatedDevice?.makeKey(self) }

    private func simulatedShowRoot(replacing old: UIViewController?) {
        if let old, old.viewIfLoaded?.hostWindow === self {
            old.simulatedDisappear(animated: false) { old.viewIfLoaded?.removeFromSuperview() }
        }
        guard let rootViewController, let view = rootViewController.view else { return }
        rootViewController.simulatedAppear(animated: false) {
            view.frame = modelBounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }

    /// What the device's screen edges leave for a window of this frame.
    var simulatedWindowSafeArea: UIEdgeInsets {
        guard let simulatedDevice else { return .zero }
        let (insets, screen) = (simulatedDevice.safeArea, simulatedDevice.screen.bounds)
        let frame = simulatedFrame
        return UIEdgeInsets(
            top: max(0, insets.top - max(0, frame.minY)),
            left: max(0, insets.left - max(0, frame.minX)),
            bottom: max(0, insets.bottom - max(0, screen.maxY - frame.maxY)),
            right: max(0, insets.right - max(0, screen.maxX - frame.maxX))
        )
    }

    // MARK: First responder

    /// Moves the focus to `view`, which may be a controller, in the order in which UIKit tells of it: an input begins editing before the keyboard is
    /// announced, or after, as the device's behavior says.
    func simulatedFocus(_ view: UIResponder) -> Bool {
        if simulatedFirstResponder === view {
            simulatedTakeKeyboardBack()
            return true
        }
        let holder = simulatedFocusHolder
        let old = holder.simulatedFirstResponder
        if let old, !old.simulatedMayEndEditing { return false }
        guard view.simulatedMayBeginEditing else { return false }
        holder.simulatedFirstResponder = nil
        simulatedReturningInput = nil
        simulatedFirstResponder = view
        simulatedDevice?.focusWindow = self
        if let old {
            old.simulatedDidChangeFocus()
            old.simulatedDidEndEditing()
        }
        view.simulatedDidChangeFocus()
        let keyboard = simulatedDevice?.keyboard
        let scrollsLast = simulatedBehavior.scrollsFirstResponderLast
        if !scrollsLast { view.simulatedScrollIntoView() }
        if view.simulatedBeginsEditingBeforeKeyboard {
            view.simulatedDidBeginEditing()
            keyboard?.focusDidChange(to: view)
        } else {
            keyboard?.focusDidChange(to: view)
            view.simulatedDidBeginEditing()
        }
        // A handler of the notices may have moved the focus.
        if scrollsLast, simulatedFirstResponder === view { view.simulatedScrollIntoView() }
        return true
    }

    /// An input that stands on the keyboard takes the focus from the one below it, and the other way round. Whether the
    /// focus in another scene ends is a switch.
    private var simulatedFocusHolder: UIWindow {
        guard let simulatedDevice, let other = simulatedDevice.focusWindow, other !== self else { return self }
        if other.windowScene !== windowScene, simulatedBehavior.focusEndsInOtherScenes { return other }
        let keyboards = simulatedDevice.keyboard.accessoryWindow
        return self === keyboards || other === keyboards ? other : self
    }

    func simulatedResign() -> Bool {
        guard let old = simulatedFirstResponder, old.simulatedMayEndEditing else { return false }
        if let heir = simulatedHeir(of: old), let window = heir.simulatedFocusView?.hostWindow {
            return window.simulatedFocus(heir)
        }
        simulatedEndFocus(of: old)
        return true
    }

    /// The first responder goes, whether it likes it or not.
    func simulatedAbandonFocus() {
        guard let old = simulatedFirstResponder else { return }
        simulatedEndFocus(of: old)
    }

    /// At the end of editing the keyboard's hiding is announced first, if the keyboard is this window's.
    private func simulatedEndFocus(of old: UIResponder) {
        simulatedFirstResponder = nil
        old.simulatedDidChangeFocus()
        if simulatedHasKeyboard, let keyboard = simulatedDevice?.keyboard, !keyboard.isScripted {
            if old.simulatedLeavesSilently { keyboard.disappearSilently() } else { keyboard.focusDidChange(to: nil) }
        }
        old.simulatedDidEndEditing()
    }

    /// The end of editing alone, for a keyboard that has gone without a notice.
    func simulatedEndEditingInBackground() {
        guard let old = simulatedFirstResponder else { return }
        simulatedFirstResponder = nil
        old.simulatedDidChangeFocus()
        old.simulatedDidEndEditing()
    }

    /// The focus alone, without any notice.
    func simulatedSetFocusSilently(_ view: UIView?) {
        simulatedFirstResponder = view
        if view != nil { simulatedDevice?.focusWindow = self }
    }
}
