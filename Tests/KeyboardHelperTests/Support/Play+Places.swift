import UIKit

@testable import KeyboardHelper
@testable import ScreenPlay

extension Play.Place {
    /// Every kind of phone and a tablet, and an iPhone 16 of every system.
    static let everywhere =
        phones
        + [World.Model.iPhoneSE, .iPad11, .iPhoneDuo, .iPhoneDuoUnfolded].flatMap { model in
            [true, false].map { Play.Place(model: model, helps: $0) }
        }

    /// Whether a layout guide shows where the keyboard is.
    var guideTells: Bool { (system?.behavior ?? SimulatedBehavior()).guideFrame != .atTheBottom }
}

/// What is waited for, and where a view is then.
@MainActor
extension SimulatedDevice {
    func changeHeightAndSettle(to height: CGFloat) {
        keyboard.changeHeight(to: height)
        settle()
    }

    func rotateAndSettle(to orientation: UIInterfaceOrientation) {
        rotate(to: orientation)
        settle()
    }

    /// The focus goes to `field`, and a little later the app moves something.
    func focus(on field: UIView, after delay: TimeInterval, isAnimated: Bool = true, move: @escaping () -> Void) {
        focus(on: field)
        advance(by: delay)
        turn { isAnimated ? UIView.animate(withDuration: 0.25, animations: move) : move() }
        settle()
        advance(by: 1)
    }
}

extension UIView {
    /// Adds a view from side to side, between these two edges, or of this height at the second.
    func addAcross(_ view: UIView, from top: NSLayoutYAxisAnchor, to bottom: NSLayoutYAxisAnchor) {
        addAcross([view])
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: top), view.bottomAnchor.constraint(equalTo: bottom),
        ])
    }

    func addAcross(_ view: UIView, height: CGFloat, _ constraints: NSLayoutConstraint...) {
        addAcross([view])
        NSLayoutConstraint.activate(constraints + [view.heightAnchor.constraint(equalToConstant: height)])
    }
}

extension UITextField {
    /// 44 points high and 300 wide, from 20 on.
    static func tall(_ y: CGFloat) -> UITextField { UITextField(frame: CGRect(x: 20, y: y, width: 300, height: 44)) }
}
