import KeyboardHelper
import UIKit

/// How far the focus is from where it would be if it moved as the keyboard does, at 120 frames a second.
@MainActor
enum Motion {
    static func report() {
        print("\nmotion, the greatest distance between the focus and the keyboard's own way, in points")
        for (name, make) in screens {
            let (field, device) = make()
            let shows = distance(of: field, on: device) { _ = field.becomeFirstResponder() }
            let hides = distance(of: field, on: device) { _ = field.resignFirstResponder() }
            print("  \(name): \(number(shows)) as it comes, \(number(hides)) as it goes")
        }
    }

    private static func number(_ value: CGFloat) -> String { "\((value * 10).rounded() / 10)" }

    private static var screens: [(String, () -> (UIView, SimulatedDevice))] {
        let restoring = KeyboardAvoidance.Options(restoresContentOffset: true)
        func form(_ start: @escaping (Screen, UIScrollView) -> Void) -> () -> (UIView, SimulatedDevice) {
            {
                let screen = Screen()
                let scrollView = screen.addScrollView()
                screen.addFields(12, in: scrollView)
                start(screen, scrollView)
                return (screen.fields[11], Bench.device(showing: screen))
            }
        }
        return [
            ("scroll view", form { $0.handleKeyboard(scrollView: $1, options: restoring) }),
            ("container", form { screen, scrollView in screen.handleKeyboard(containerView: scrollView) }),
            ("automatic", form { screen, _ in screen.handleKeyboard(options: restoring) }),
            (
                "table",
                {
                    let screen = ListScreen(rows: 16, fieldRow: 13)
                    screen.loadViewIfNeeded()
                    screen.handleKeyboard(scrollView: screen.tableView, options: restoring)
                    let device = Bench.device(showing: screen)
                    return (screen.fields[0], device)
                }
            ),
        ]
    }

    /// From rest to rest, while `action` makes the keyboard move.
    private static func distance(of view: UIView, on device: SimulatedDevice, _ action: () -> Void) -> CGFloat {
        func places() -> (view: CGFloat, keyboard: CGFloat) {
            (device.presentationFrame(of: view).minY, device.keyboard.frame.minY)
        }
        let start = places()
        device.turn(action)
        var all = [places()]
        for _ in 0..<60 {
            device.advance(by: 1.0 / 120)
            all.append(places())
        }
        device.settle()
        let end = places()
        return all.map { place in
            let share = (place.keyboard - start.keyboard) / (end.keyboard - start.keyboard)
            return abs(place.view - start.view - share * (end.view - start.view))
        }.max() ?? 0
    }
}
