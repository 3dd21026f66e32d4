import Foundation

/// A stand-in for SwiftUI's view, which is known by the beginning of its class's name alone.
public enum SimulatedSwiftUI {
    /// It moves its content above the keyboard, as far as the input in it that has the focus needs it. In the cell of a list it has not
    /// done so since iOS 14.2 (a switch).
    ///
    /// Source: <https://github.com/apptekstudios/ASCollectionView/issues/169>
    // swift-format-ignore: NoLeadingUnderscores
    public class _UIHostingView<Content>: UIView {
        /// The content has the modifier `ignoresSafeArea(.keyboard)`: it stays where it is, also under the keyboard.
        public var simulatedIgnoresKeyboard = false
        private var keyboard: CGRect?
        private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []

        deinit {
            tokens.forEach(NotificationCenter.default.removeObserver)
        }

        /// Source: <https://developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:)>
        public override func didMoveToWindow() {
            super.didMoveToWindow()
            tokens.forEach(NotificationCenter.default.removeObserver)
            tokens = []
            guard hostWindow != nil else { return }
            listen(to: UIResponder.keyboardWillShowNotification) { $0.keyboard = $1 }
            listen(to: UIResponder.keyboardWillHideNotification) { view, _ in view.keyboard = nil }
            listen(to: UITextField.textDidBeginEditingNotification) { _, _ in }
            listen(to: UITextView.textDidBeginEditingNotification) { _, _ in }
        }

        private func listen(
            to name: Notification.Name, _ change: @escaping @MainActor @Sendable (_UIHostingView, CGRect?) -> Void
        ) {
            let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                [weak self] in
                let frame = ($0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
                MainActor.assumeIsolated {
                    guard let self else { return }
                    change(self, frame)
                    self.makeRoom()
                }
            }
            tokens.append(token)
        }

        private func makeRoom() {
            var lift: CGFloat = 0
            let avoidsInCells = simulatedBehavior.swiftUIAvoidsInCells
            let isInCell =
                !avoidsInCells
                && sequence(first: self as UIView, next: \.parentView)
                    .contains { $0 is UITableViewCell || $0 is UICollectionViewCell }
            if let keyboard, keyboard.height > 0, !simulatedIgnoresKeyboard, !isInCell,
                let input = hostWindow?.simulatedFirstResponder as? UIView, input.isDescendantUncounted(of: self)
            {
                let bottom = input.toScreen(CGPoint(x: 0, y: input.modelBounds.maxY)).y + modelBounds.minY
                lift = max(0, bottom - keyboard.minY)
            }
            guard lift != modelBounds.minY else { return }
            SimulatedEngine.current.performing(as: .uikit) { bounds.origin.y = lift }
        }
    }

    /// A controller like SwiftUI's hosting controller, whose content is a controller of UIKit that fills it, in a
    /// `UIViewControllerRepresentable`.
    ///
    /// Source: <https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable>; that the content is a child of
    /// the hosting controller is assumed.
    public final class HostingController: UIViewController {
        public let hosting = _UIHostingView<UIViewController>()
        private let content: UIViewController

        public init(_ content: UIViewController, ignoresKeyboard: Bool) {
            self.content = content
            super.init(nibName: nil, bundle: nil)
            hosting.simulatedIgnoresKeyboard = ignoresKeyboard
        }

        public required init?(coder: NSCoder) { nil }

        public override func loadView() { view = hosting }

        public override func viewDidLoad() {
            super.viewDidLoad()
            addChild(content)
            view.addSubview(content.view)
            content.didMove(toParent: self)
        }

        public override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            SimulatedEngine.current.performing(as: .uikit) {
                content.view.frame = CGRect(origin: .zero, size: view.bounds.size)
            }
        }
    }
}
