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
    let fields = (0..<14).map { UITextField(frame: CGRect(x: 20, y: 40 + 60 * CGFloat($0), width: 300, height: 44)) }
    private var bottom: NSLayoutConstraint?

    init(_ build: Build) {
        self.build = build
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.contentSize = CGSize(width: 320, height: 1400)
        fields.forEach(scrollView.addSubview)
        for subview in [scrollView, button] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        if build == .closures { button.translatesAutoresizingMaskIntoConstraints = true }
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        placeButton()
        switch build {
        case .constraint:
            if let bottom { handleKeyboard(bottomConstraint: bottom) }
            handleKeyboard(scrollView: scrollView)
        case .guide: handleKeyboard(scrollView: scrollView)
        case .window: break
        case .safeArea:
            additionalSafeAreaInsets.bottom = 74
            handleKeyboard(scrollView: scrollView)
        case .contentInset:
            scrollView.contentInset.bottom = 74
            if let bottom { handleKeyboard(bottomConstraint: bottom) }
            handleKeyboard(scrollView: scrollView)
        case .closures:
            handleKeyboard(
                onShow: { $0.moveButton(above: $1.overlap(with: $0.view)) },
                onHide: { screen, _ in screen.moveButton(above: 0) })
            handleKeyboard(scrollView: scrollView)
        }
    }

    private func placeButton() {
        guard build != .closures else { return }
        let isOnGuide = [.guide, .window, .safeArea].contains(build)
        let edge = isOnGuide ? view.keyboardLayoutGuide.topAnchor : view.safeAreaLayoutGuide.bottomAnchor
        let pin = button.bottomAnchor.constraint(equalTo: edge, constant: -12)
        bottom = pin
        NSLayoutConstraint.activate([
            pin, button.heightAnchor.constraint(equalToConstant: 50),
            button.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            button.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
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
