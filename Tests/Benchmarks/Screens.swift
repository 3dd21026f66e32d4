import KeyboardHelper
import UIKit

/// A screen of the library's users.
@MainActor
class Screen: UIViewController, KeyboardAvoiding {
    var fields: [UITextField] = []

    /// Adds fields below each other, in what scrolls or in the root view.
    func addFields(_ count: Int, in view: UIView) {
        for index in 0..<count {
            let field = UITextField(frame: CGRect(x: 20, y: CGFloat(index) * 60 + 8, width: 300, height: 44))
            fields.append(field)
            view.addSubview(field)
        }
        (view as? UIScrollView)?.contentSize = CGSize(width: 390, height: CGFloat(count) * 60)
    }

    /// Views in each other, `depth` of them; returns the innermost.
    func nest(_ depth: Int, in view: UIView) -> UIView {
        (0..<depth).reduce(view) { outer, _ in
            let inner = UIView(frame: outer.bounds)
            outer.addSubview(inner)
            return inner
        }
    }

    /// A scroll view that fills the root view.
    func addScrollView() -> UIScrollView {
        let scrollView = UIScrollView(frame: view.bounds)
        view.addSubview(scrollView)
        return scrollView
    }
}

extension Bench {
    /// The focus goes from one input to another and back, while the keyboard stands.
    static func focusMoves(from one: UIView, to other: UIView, on device: SimulatedDevice) -> Bench {
        device.turn { _ = one.becomeFirstResponder() }
        device.settle()
        return Bench(device: device) {
            for input in [other, one] {
                device.turn { _ = input.becomeFirstResponder() }
                device.settle()
            }
        }
    }

    /// The keyboard comes for an input, and goes.
    static func keyboardComes(for input: UIView, on device: SimulatedDevice) -> Bench {
        Bench(device: device) {
            device.turn { _ = input.becomeFirstResponder() }
            device.settle()
            device.turn { _ = input.resignFirstResponder() }
            device.settle()
        }
    }

    static func device(showing controller: UIViewController) -> SimulatedDevice {
        let device = SimulatedDevice(.iPhone16)
        // UIKit's own help costs too.
        device.scrollsFirstResponderIntoView = false
        device.show(controller)
        device.settle()
        return device
    }
}
