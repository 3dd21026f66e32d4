import KeyboardHelper
import UIKit

/// A form down to the edge of the screen, and in front of it a button that rides on the keyboard: 50 points high, 12 above the
/// keyboard. At rest it is 12 above the safe area.
@MainActor
final class ContinueButtonScreen: UIViewController, KeyboardAvoiding {
    enum Build: CaseIterable, Sendable { case constraint, guide, window, safeArea, contentInset, closures }

    let build: Build
    let scrollView = UIScrollView()
    let button = UIButton(type: .system)
    /// 44 points high and 60 apart, the first from 40 on.
    let fields = (0..<14).map { UITextField.tall(40 + 60 * CGFloat($0)) }

    init(_ build: Build) {
        self.build = build
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.contentSize = CGSize(width: 320, height: 1400)
        fields.forEach(scrollView.addSubview)
        view.addAcross(scrollView, from: view.topAnchor, to: view.bottomAnchor)
        switch build {
        case .closures:
            view.addSubview(button)
            handleKeyboard(
                onShow: { $0.moveButton(above: $1.overlap(with: $0.view)) },
                onHide: { screen, _ in screen.moveButton(above: 0) })
        case .constraint, .contentInset:
            let pin = view.addButton(button, to: view.safeAreaLayoutGuide.bottomAnchor)
            handleKeyboard(bottomConstraint: pin)
        case .guide, .window, .safeArea: _ = view.addButton(button, to: view.keyboardLayoutGuide.topAnchor)
        }
        if build == .safeArea { additionalSafeAreaInsets.bottom = 74 }
        if build == .contentInset { scrollView.contentInset.bottom = 74 }
        if build != .window { handleKeyboard(scrollView: scrollView) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if build == .closures, button.frame.isEmpty { moveButton(above: 0) }
    }

    private func moveButton(above covered: CGFloat) {
        let free = view.bounds.height - max(covered, view.safeAreaInsets.bottom) - 12
        button.frame = CGRect(x: 20, y: free - 50, width: view.bounds.width - 40, height: 50)
    }
}

extension UIView {
    /// Adds a button 12 points above an edge, and returns the constraint that holds it there.
    func addButton(_ button: UIButton, to edge: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
        let pin = button.bottomAnchor.constraint(equalTo: edge, constant: -12)
        button.translatesAutoresizingMaskIntoConstraints = false
        addSubview(button)
        NSLayoutConstraint.activate([
            pin, button.heightAnchor.constraint(equalToConstant: 50),
            button.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
            button.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
        ])
        return pin
    }
}
