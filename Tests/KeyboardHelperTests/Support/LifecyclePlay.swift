import Foundation
import KeyboardHelper
import Testing
import UIKit

// MARK: Of screens that are made by hand

extension SimulatedDevice {
    /// Focuses the view, lets everything come to rest, and expects where it ends.
    @MainActor
    func focus(on view: UIView, endsAt end: CGFloat, at location: SourceLocation = #_sourceLocation) {
        focusAndSettle(on: view, at: location)
        #expect(abs(self.maxY(of: view) - end) <= 0.001, sourceLocation: location)
    }

    /// Focuses an input of the screen, which is visible then.
    @MainActor
    func focus(
        on view: UIView, visibleIn screen: UIViewController, _ comment: Comment? = nil,
        at location: SourceLocation = #_sourceLocation
    ) {
        focusAndSettle(on: view, at: location)
        expectVisible(view, of: screen, on: self, comment, at: location)
    }

    /// Presents it, and waits until it stands.
    @MainActor
    func present(
        _ presented: UIViewController, over presenter: UIViewController, as style: UIModalPresentationStyle? = nil,
        animated: Bool = true, at location: SourceLocation = #_sourceLocation
    ) {
        if let style { presented.modalPresentationStyle = style }
        turnAndSettle(at: location) { presenter.present(presented, animated: animated) }
    }

    /// Expects the steps to write nothing to the views of the app.
    @MainActor
    func expectNoWrites(
        in view: UIView? = nil, at location: SourceLocation = #_sourceLocation, during steps: () -> Void
    ) {
        let writes = writes(in: view ?? window) { steps() }
        #expect(writes.notByUIKit.isEmpty, sourceLocation: location)
    }

    /// Expects the controllers to be as before the steps when the keyboard has gone.
    @MainActor
    func expectGivenBack(
        _ controllers: UIViewController..., at location: SourceLocation = #_sourceLocation, after steps: () -> Void
    ) {
        let rest = controllers.map { PlaceState($0) }
        steps()
        dismissKeyboard(at: location)
        expectEqual(controllers.map { PlaceState($0) }, rest, at: location)
    }
}

extension UIViewController {
    /// The controller around it.
    var inNavigation: UINavigationController { UINavigationController(rootViewController: self) }
    var inTabs: UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = [self]
        return tabs
    }
}

extension UIView {
    /// An accessory view, or what takes the keyboard's place. The keyboard makes it as wide as itself.
    static func high(_ height: CGFloat) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: height)) }
}

// MARK: Of every kind of target

/// A `LifecycleScreen` on a device, which the keyboard leaves as it was.
@MainActor struct LifecyclePlay {
    struct Place: Sendable, CustomTestStringConvertible {
        let target: LifecycleTarget
        let setting: FlowSetting
        var testDescription: String { "\(target), \(setting.testDescription)" }
    }

    /// Each kind of target on each of the settings.
    nonisolated static let phones = places(FlowSetting.phone)
    nonisolated static let pads = places(FlowSetting.pad)

    nonisolated static func places(_ settings: [FlowSetting]) -> [Place] {
        LifecycleTarget.allCases.flatMap { target in settings.map { Place(target: target, setting: $0) } }
    }

    let screen: LifecycleScreen
    let device: SimulatedDevice
    let rest: PlaceState
    /// Where the part begins that no bar covers.
    private let top: CGFloat

    /// `around` makes the root controller. Of a scripted keyboard only what the test posts is heard, and `low` has the focus.
    init(_ place: Place, isScripted: Bool = false, around: (UIViewController) -> UIViewController = { $0 }) {
        let screen = LifecycleScreen(place.target)
        self.init(screen, on: place.setting.device(showing: around(screen)))
        if isScripted { device.script(focusing: screen.low) }
    }

    /// The device shows it already.
    init(_ screen: LifecycleScreen, on device: SimulatedDevice) {
        (self.screen, self.device) = (screen, device)
        (rest, top) = (PlaceState(asSeen: screen), screen.view.safeAreaInsets.top)
    }

    /// After the steps, or with the focus, `low` is visible, and nothing has moved further than needed for that.
    func avoids(_ comment: Comment? = nil, at location: SourceLocation = #_sourceLocation, _ steps: (() -> Void)? = nil)
    {
        device.expectNoFaults(at: location) {
            if let steps { steps() } else { device.focus(on: screen.low) }
            device.settle()
        }
        expectAvoided(screen, below: top, on: device, comment, at: location)
    }

    /// After the steps, or without the keyboard, everything is as it was.
    func rests(_ comment: Comment? = nil, at location: SourceLocation = #_sourceLocation, _ steps: (() -> Void)? = nil)
    {
        device.expectNoFaults(at: location) {
            if let steps { steps() } else { device.keyboard.dismiss() }
            device.settle()
        }
        expectEqual(PlaceState(asSeen: screen), rest, comment, at: location)
        expectEqual(screen.avoidance?.lift ?? 0, 0, comment, at: location)
    }

    func writesNothing(at location: SourceLocation = #_sourceLocation, during steps: () -> Void) {
        device.expectNoWrites(in: screen.view, at: location, during: steps)
    }

    /// Posts an event of the keyboard whose frame is `end`.
    func post(_ event: SimulatedKeyboard.Event, _ end: CGRect?) { device.keyboard.post(event, begin: nil, end: end) }
}
