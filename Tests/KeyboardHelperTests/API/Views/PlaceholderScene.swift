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
        _ placeholder: String? = "Your message", frame: CGRect = CGRect(x: 20, y: 80, width: 200, height: 160),
        style: UIFont.TextStyle? = nil
    ) -> PlaceholderTextView {
        let view = PlaceholderTextView(frame: frame)
        view.font = style.map { .preferredFont(forTextStyle: $0) } ?? .systemFont(ofSize: 17)
        view.adjustsFontForContentSizeCategory = style != nil
        view.placeholder = placeholder
        return view
    }

    /// The text view on screen.
    func shownTextView(_ placeholder: String? = "Your message") -> PlaceholderTextView {
        let view = textView(placeholder)
        show(view)
        return view
    }

    func show(_ view: UIView) {
        device.show(MadeScreen { $0.view.addSubview(view) })
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
