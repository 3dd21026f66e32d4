import Foundation
import KeyboardHelper
import Testing
import UIKit

/// A phone that is unfolded or folded, so that the window changes its screen.
///
/// iPhone Duo, folded: 466 x 678, keyboard from 332 on. Unfolded: 669 x 951, keyboard from 618 on. The field of a screen ends 20
/// points above its bottom.
@MainActor
@Suite struct FoldSituations {
    /// A field at the bottom of what the library is told to move.
    private final class Screen: UIViewController, KeyboardAvoiding {
        let target: LifecycleTarget
        let field = UITextField()
        private let panel: UIView
        private(set) var avoidance: KeyboardAvoidance?
        private(set) var covered: CGFloat?

        init(_ target: LifecycleTarget) {
            self.target = target
            panel = target == .scrollView ? UIScrollView() : UIView()
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            panel.frame = view.bounds
            panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            panel.addSubview(field)
            view.addSubview(panel)
            switch target {
            case .scrollView: avoidance = (panel as? UIScrollView).map { handleKeyboard(scrollView: $0) }
            case .container, .root: avoidance = handleKeyboard(containerView: panel)
            case .closures:
                avoidance = handleKeyboard(
                    onShow: { $0.covered = $1.overlap(with: $0.view) }, onHide: { screen, _ in screen.covered = nil })
            }
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let size = view.bounds.size
            guard field.frame.maxY != size.height - 20 else { return }
            field.frame = CGRect(x: 100, y: size.height - 64, width: size.width - 200, height: 44)
            (panel as? UIScrollView)?.contentSize = size
        }
    }

    private func expectAvoided(
        _ screen: Screen, on device: SimulatedDevice, at location: SourceLocation = #_sourceLocation
    ) {
        let top = device.keyboard.frame.minY
        #expect(top < device.screen.bounds.maxY, sourceLocation: location)
        guard screen.target != .closures else {
            #expect(screen.covered == device.screen.bounds.maxY - top, sourceLocation: location)
            return
        }
        let frame = device.presentationFrame(of: screen.field)
        #expect(frame.maxY <= top && frame.minY >= 0, sourceLocation: location)
    }

    private func expectAtRest(
        _ screen: Screen, on device: SimulatedDevice, at location: SourceLocation = #_sourceLocation
    ) {
        #expect(screen.covered == nil, sourceLocation: location)
        if screen.target == .container { #expect(screen.avoidance?.lift == 0, sourceLocation: location) }
        guard let scrollView = screen.field.superview as? UIScrollView else { return }
        #expect(scrollView.contentInset.bottom == 0, sourceLocation: location)
    }

    private func turnOver(_ device: SimulatedDevice) {
        device.model.fold == .outer ? device.unfold() : device.fold()
        device.settle()
    }

    nonisolated static let targets: [LifecycleTarget] = [.scrollView, .container, .closures]
    nonisolated static let positions = SimulatedBehavior.FoldNotices.allCases

    /// Where no guide shows a keyboard that nothing has told of, nobody knows how high it is now.
    private func isTold(_ position: SimulatedBehavior.FoldNotices, _ setting: FlowSetting) -> Bool {
        position != .nothing || setting.guideTells
    }

    @Test("S61 a phone that is unfolded under the keyboard keeps its input visible", arguments: targets, positions)
    func s61(_ target: LifecycleTarget, _ position: SimulatedBehavior.FoldNotices) {
        for setting in FlowSetting.duo where isTold(position, setting) {
            let screen = Screen(target)
            let device = setting.device(showing: screen)
            device.behavior.foldNotices = position
            device.focusAndSettle(on: screen.field)
            expectAvoided(screen, on: device)
            for _ in 0..<3 {
                turnOver(device)
                expectAvoided(screen, on: device)
            }
            device.dismissKeyboard()
            expectAtRest(screen, on: device)
        }
    }

    @Test(
        "S61 a keyboard that has gone on the one screen is not believed in on the other", arguments: targets, positions)
    func s61Stale(_ target: LifecycleTarget, _ position: SimulatedBehavior.FoldNotices) {
        for setting in FlowSetting.duo where isTold(position, setting) {
            let screen = Screen(target)
            let device = setting.device(showing: screen)
            device.behavior.foldNotices = position
            device.focusAndSettle(on: screen.field)
            turnOver(device)
            device.dismissKeyboard()
            turnOver(device)
            expectAtRest(screen, on: device)
            device.focusAndSettle(on: screen.field)
            expectAvoided(screen, on: device)
        }
    }

    @Test("S61 a keyboard that came on the one screen is known to hosts that come on the other", arguments: positions)
    func s61Arrival(_ position: SimulatedBehavior.FoldNotices) {
        for setting in FlowSetting.duo where isTold(position, setting) {
            let (first, second) = (Screen(.container), Screen(.container))
            let navigation = UINavigationController(rootViewController: first)
            let device = setting.device(showing: navigation)
            device.behavior.foldNotices = position
            device.focusAndSettle(on: first.field)
            turnOver(device)
            device.turn {
                navigation.pushViewController(second, animated: false)
                _ = second.field.becomeFirstResponder()
            }
            device.settle()
            expectAvoided(second, on: device)
        }
    }

    @Test("S61 where only the height that was is known, that stays", arguments: targets)
    func s61Untold(_ target: LifecycleTarget) {
        for setting in FlowSetting.duo {
            let screen = Screen(target)
            let device = setting.device(showing: screen)
            device.behavior.foldNotices = .nothing
            device.behavior.guideFrame = .atTheBottom
            device.focusAndSettle(on: screen.field)
            let height = device.screen.bounds.maxY - device.keyboard.frame.minY
            turnOver(device)
            let top = device.screen.bounds.maxY - height
            if target == .closures { #expect(screen.covered == height) }
            if target != .closures { #expect(device.presentationFrame(of: screen.field).maxY <= top) }
            device.dismissKeyboard()
            expectAtRest(screen, on: device)
        }
    }
}
