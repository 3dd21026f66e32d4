import Foundation
import UIKit

@testable import KeyboardHelper

/// A bar at the bottom that the app itself lays out above the keyboard, and two fields at the top.
@MainActor
final class ClosureScreen: UIViewController, KeyboardAvoiding {
    /// A call of a closure; without a height it was a hide.
    struct Call {
        let height: CGFloat?
        let transition: KeyboardTransition
        /// The duration of the animation that it ran in.
        let inherited: TimeInterval
    }

    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 44))
    let other = UITextField(frame: CGRect(x: 20, y: 180, width: 300, height: 44))
    let bar = UIView()
    var takesFocusAsItComes = false
    private(set) var calls: [Call] = []
    private(set) weak var avoidance: KeyboardAvoidance?
    private var covered: CGFloat = 0
    private let hasOneClosure: Bool

    /// With one closure for all changes, a hide is a height of 0.
    init(hasOneClosure: Bool = false) {
        self.hasOneClosure = hasOneClosure
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    var heights: [CGFloat?] { calls.map(\.height) }

    override func viewDidLoad() {
        super.viewDidLoad()
        for subview in [field, other, bar] { view.addSubview(subview) }
        let show: (ClosureScreen, KeyboardTransition) -> Void = { $0.follow($1, to: $1.overlap(with: $0.view)) }
        avoidance =
            hasOneClosure
            ? handleKeyboard(onChange: show) : handleKeyboard(onShow: show, onHide: { $0.follow($1, to: nil) })
    }

    private func follow(_ transition: KeyboardTransition, to height: CGFloat?) {
        calls.append(Call(height: height, transition: transition, inherited: UIView.inheritedAnimationDuration))
        covered = height ?? 0
        view.setNeedsLayout()
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if takesFocusAsItComes { field.becomeFirstResponder() }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        bar.frame = CGRect(
            x: 0, y: view.bounds.maxY - covered - 50, width: view.bounds.width, height: 50)
    }
}
