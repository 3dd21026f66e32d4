import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

/// What anybody may ask and call, on a phone, on a tablet, in a sheet that UIKit moves, and in the second of two scenes. What must be is
/// computed from where the keyboard and the views are on screen.
@MainActor @Suite struct EverywhereTests {
    enum Place: CaseIterable, Sendable { case phone, tablet, sheet, secondScene }

    nonisolated static let places = Place.allCases.flatMap { place in
        (place == .phone ? FlowSetting.phone : FlowSetting.pad).map { (place, $0) }
    }

    /// A field at the top; at the bottom a tab bar of the app's own, and on it a bar; a label at the end of the safe area.
    private final class Screen: UIViewController, KeyboardAvoiding {
        let field = UITextField.at(60)
        let (tabBar, bar, label) = (UIView(), UIView(), UIView())
        private(set) lazy var pin = bar.bottomAnchor.constraint(equalTo: tabBar.topAnchor)

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
            view.addAcross([tabBar, bar, label])
            let heights = [tabBar, bar, label].map { $0.heightAnchor.constraint(equalToConstant: 50) }
            NSLayoutConstraint.activate(
                heights + [
                    tabBar.bottomAnchor.constraint(equalTo: view.bottomAnchor), pin,
                    label.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
                ])
        }
    }

    private let screen = Screen()

    private func device(_ place: Place, _ setting: FlowSetting) -> SimulatedDevice {
        guard place != .phone, place != .tablet else { return setting.device(showing: screen) }
        let device = setting.device(showing: UIViewController())
        if place == .sheet {
            device.sheetMovement = .atTheEnd
            screen.modalPresentationStyle = .formSheet
            device.turn { device.window.rootViewController?.present(screen, animated: false) }
        } else {
            device.resizeWindow(to: CGRect(x: 0, y: 0, width: 412, height: 1194))
            device.makeScene(frame: CGRect(x: 422, y: 0, width: 412, height: 1194))
            device.show(screen)
        }
        device.settle()
        return device
    }

    @Test("where the keyboard is, and was, and what a closure knows is covered at the end", arguments: places)
    func state(_ place: Place, _ setting: FlowSetting) {
        let device = device(place, setting)
        var told: CGFloat = -1
        device.turn { screen.handleKeyboard(onChange: { told = $1.overlap(with: $0.view) }) }
        #expect(KeyboardTransition.current(in: screen.view) == nil)
        device.focusAndSettle(on: screen.field)
        let top = device.keyboard.frame.minY
        func covered() -> CGFloat { max(0, device.maxY(of: screen.view) - top) }
        expectEqual(told, covered())
        expectEqual(KeyboardTransition.current(in: screen.bar)?.overlap(with: screen.view), covered())
        device.dismissKeyboard()
        #expect(told == 0 && KeyboardTransition.current(in: screen.bar) == nil)
        expectEqual(KeyboardTransition.lastShown(in: screen.bar)?.overlap(with: screen.view), covered())
    }

    @Test("a bar on a tab bar stands on the keyboard, and a safe area ends there", arguments: places)
    func bar(_ place: Place, _ setting: FlowSetting) {
        let device = device(place, setting)
        let rest = PlaceState(asSeen: screen)
        device.turn {
            screen.handleKeyboard(bottomConstraint: screen.pin)
            screen.handleKeyboard(safeAreaOf: screen)
        }
        device.focusAndSettle(on: screen.field)
        let top = device.keyboard.frame.minY
        expectEqual(device.maxY(of: screen.bar), min(top, device.minY(of: screen.tabBar)))
        #expect(device.maxY(of: screen.label) <= top && screen.additionalSafeAreaInsets.bottom >= 0)
        device.dismissKeyboard()
        expectEqual(PlaceState(asSeen: screen), rest)
    }
}
