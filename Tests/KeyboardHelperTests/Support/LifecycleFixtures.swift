import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// What a screen has moved.
enum LifecycleTarget: String, CaseIterable, Sendable {
    case scrollView, container, root, closures
}

extension FlowSetting {
    /// A screen on a device, and how it looks at rest.
    @MainActor
    func stage(_ target: LifecycleTarget) -> (screen: LifecycleScreen, device: SimulatedDevice, before: PlaceState) {
        let screen = LifecycleScreen(target)
        let device = device(showing: screen)
        return (screen, device, PlaceState(asSeen: screen))
    }
}

// MARK: - A screen

/// A panel with a field near its top and one near its bottom, which every kind of target can move.
///
/// The panel begins 120 points below the view's top; `low` ends 120 points above the view's bottom. On an iPhone 16 it is
/// from 688 to 732, so that it must go up by 226 to be 10 points above the keyboard.
@MainActor
class LifecycleScreen: UIViewController, KeyboardAvoiding {
    let target: LifecycleTarget
    let panel: UIView
    let high = UITextField()
    let low = UITextField()
    var options = KeyboardAvoidance.Options()
    var avoidsOnLoad = true
    private(set) weak var avoidance: KeyboardAvoidance?

    /// The covered heights that the closures were called with, in order; nil for a hide.
    private(set) var told: [CGFloat?] = []
    private var covered: CGFloat = 0

    init(_ target: LifecycleTarget) {
        self.target = target
        panel = target == .scrollView ? UIScrollView() : UIView()
        // Each stay on screen begins with `low` where the keyboard will be.
        options.restoresContentOffset = true
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(panel)
        panel.addSubview(high)
        panel.addSubview(low)
        if avoidsOnLoad { startAvoiding() }
    }

    func startAvoiding() {
        avoidance =
            switch target {
            case .scrollView: (panel as? UIScrollView).map { handleKeyboard(scrollView: $0, options: options) }
            case .container: handleKeyboard(containerView: panel, options: options)
            case .root: handleKeyboard(containerView: view, options: options)
            case .closures:
                handleKeyboard(options: options, onShow: { $0.show($1) }, onHide: { screen, _ in screen.hide() })
            }
    }

    private func show(_ transition: KeyboardTransition) {
        covered = transition.overlap(with: view)
        told.append(covered)
        view.setNeedsLayout()
    }

    private func hide() {
        covered = 0
        told.append(nil)
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = CGSize(width: view.bounds.width, height: view.bounds.height - 120)
        panel.frame = CGRect(origin: CGPoint(x: 0, y: 120 - covered), size: size)
        high.frame = CGRect(x: 20, y: 20, width: size.width - 40, height: 44)
        low.frame = CGRect(x: 20, y: size.height - 164, width: size.width - 40, height: 44)
        (panel as? UIScrollView)?.contentSize = size
    }
}

/// A screen with one field that does not avoid the keyboard.
@MainActor
final class PlainScreen: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 44))
    var takesFocusAsItComes = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if takesFocusAsItComes { field.becomeFirstResponder() }
    }
}

/// Forwards appearance to its children by hand.
final class ManualParent: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

// MARK: - What is seen

/// Expects `low` to be visible above a keyboard, and nothing to have moved further than needed for that.
@MainActor
func expectAvoided(
    _ screen: LifecycleScreen, below top: CGFloat, on device: SimulatedDevice, _ comment: Comment? = nil,
    at location: SourceLocation = #_sourceLocation
) {
    expectVisible(screen.low, below: top, on: device, comment, at: location)
    #expect(device.keyboard.frame.minY < device.screen.bounds.maxY, comment, sourceLocation: location)
    let covered = device.screen.bounds.maxY - device.keyboard.frame.minY
    // The panel ends where the screen does; the field ends 120 points above.
    switch screen.target {
    case .scrollView:
        let inset = (screen.panel as? UIScrollView)?.adjustedContentInset.bottom
        expectEqual(inset, covered, comment, at: location)
        #expect(abs((screen.avoidance?.lift ?? 0) - (covered - 110)) < 0.001, comment, sourceLocation: location)
    case .container, .root:
        expectEqual(screen.avoidance?.lift, covered - 110, comment, at: location)
    case .closures:
        expectEqual(screen.avoidance?.lift, covered, comment, at: location)
        expectEqual(screen.told.last, covered, comment, at: location)
    }
}

extension KeyboardAvoidance {
    /// Its stay on screen.
    var stay: Participant? { participant }
}
