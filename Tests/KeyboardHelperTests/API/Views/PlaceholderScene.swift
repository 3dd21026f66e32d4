import Foundation
import KeyboardHelper
import Testing
import UIKit

/// A text view with a placeholder on an iPhone 16.
@MainActor
protocol PlaceholderScene {
    var device: SimulatedDevice { get }
}

extension PlaceholderScene {
    /// A placeholder of several lines.
    var long: String { "Tell us what happened, where it happened, and who was there with you when it did." }

    func textView(
        _ placeholder: String? = "Your message", frame: CGRect = CGRect(x: 20, y: 80, width: 200, height: 160)
    ) -> PlaceholderTextView {
        let view = PlaceholderTextView(frame: frame)
        view.font = .systemFont(ofSize: 17)
        view.placeholder = placeholder
        return view
    }

    func show(_ view: UIView) {
        let controller = UIViewController()
        controller.view.addSubview(view)
        device.show(controller)
        device.settle()
    }

    func label(_ view: UIView) throws -> UILabel {
        try #require(view.subviews.compactMap { $0 as? UILabel }.first)
    }

    /// The placeholder as a person sees it: nil while it is hidden.
    func shown(_ view: UIView) -> String? {
        view.subviews.compactMap { $0 as? UILabel }.first { !$0.isHidden && $0.alpha > 0 }?.text
    }
}
