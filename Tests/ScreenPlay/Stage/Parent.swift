import KeyboardHelper
import UIKit

/// A controller with a child in a part of its height.
class Parent: UIViewController {
    private let child: UIViewController
    private let part: (from: CGFloat, to: CGFloat)
    /// How far the app has moved the child down.
    private var shift: CGFloat = 0

    init(_ child: UIViewController, from: CGFloat, to: CGFloat) {
        (self.child, part) = (child, (from, to))
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(child)
        placeForChild.addSubview(child.view)
        child.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard child.view.bounds.size != placeOfChild.size else { return }
        child.view.frame = placeOfChild
    }

    func shift(by points: CGFloat) {
        shift += points
        child.view.frame = placeOfChild
    }

    /// The view in which the child's is.
    var placeForChild: UIView { view }

    var placeOfChild: CGRect {
        let bounds = view.bounds
        return CGRect(
            x: 0, y: bounds.height * part.from + shift, width: bounds.width,
            height: bounds.height * (part.to - part.from))
    }
}

/// One whose view scrolls a little, and that avoids the keyboard itself.
final class ScrollingParent: Parent, KeyboardAvoiding {
    let scrollView = UIScrollView()
    /// A bar that stands on the keyboard, if there is one.
    var bar: UIView?
    private(set) var pin: NSLayoutConstraint?
    override var placeForChild: UIView { scrollView }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        if let pin = bar.map({ $0.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor) }), let bar {
            self.pin = pin
            view.addAtTheBottom(bar, pin)
            handleKeyboard(bottomConstraint: pin)
        }
        handleKeyboard(scrollView: scrollView)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds
        scrollView.contentSize = CGSize(width: view.bounds.width, height: view.bounds.height + 60)
    }
}
