import KeyboardHelper
import UIKit

/// A controller that a test makes of closures.
@MainActor
final class MadeScreen: UIViewController, KeyboardAvoiding {
    private let load: (MadeScreen) -> Void
    private let layout: (MadeScreen) -> Void

    init(load: @escaping (MadeScreen) -> Void = { _ in }, layout: @escaping (MadeScreen) -> Void = { _ in }) {
        (self.load, self.layout) = (load, layout)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        load(self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layout(self)
    }

    /// Shows `child` in `frame` of `superview`, which is in its view.
    func embed(_ child: UIViewController, in superview: UIView, _ frame: CGRect) {
        addChild(child)
        child.view.frame = frame
        superview.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

extension UITextField {
    /// 40 points high and 200 wide, from 20 on.
    static func at(_ y: CGFloat) -> UITextField { UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 40)) }
}
