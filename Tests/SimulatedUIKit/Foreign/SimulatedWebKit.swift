public import Foundation

/// Stand-ins for WebKit's views. Whoever does not link WebKit knows them by the names of their classes alone.
public enum SimulatedWebKit {
    /// A page that is longer than the view, with one place to type in.
    @MainActor
    open class WKWebView: UIView {
        public let scrollView = UIScrollView()
        public let content = WKContentView()
        private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []

        public override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(scrollView)
            scrollView.addSubview(content)
        }

        public required init?(coder: NSCoder) { nil }

        deinit {
            tokens.forEach(NotificationCenter.default.removeObserver)
        }

        public override func layoutSubviews() {
            super.layoutSubviews()
            SimulatedEngine.current.performing(as: .uikit) {
                scrollView.frame = modelBounds
                scrollView.contentSize = CGSize(width: modelBounds.width, height: 2000)
                content.frame = CGRect(x: 0, y: 0, width: modelBounds.width, height: 2000)
            }
        }

        /// It makes room for the keyboard by itself, in the adjusted inset alone.
        ///
        /// Source: <https://github.com/WebKit/WebKit/blob/main/Source/WebKit/UIProcess/API/ios/WKWebViewIOS.mm>
        public override func didMoveToWindow() {
            super.didMoveToWindow()
            tokens.forEach(NotificationCenter.default.removeObserver)
            tokens = []
            guard hostWindow != nil else { return }
            for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
                tokens.append(
                    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] in
                        let end = $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                        let frame = name == UIResponder.keyboardWillShowNotification ? end?.cgRectValue : nil
                        MainActor.assumeIsolated { self?.makeRoom(for: frame) }
                    })
            }
        }

        private func makeRoom(for keyboard: CGRect?) {
            let bottom = toScreen(CGPoint(x: 0, y: modelBounds.maxY)).y
            SimulatedEngine.current.performing(as: .uikit) {
                scrollView.simulatedKeyboardInset = keyboard.map { max(0, bottom - $0.minY) } ?? 0
            }
        }
    }

    /// Takes the focus for what is typed into the page, and posts nothing.
    @MainActor
    public final class WKContentView: UIView, UIKeyInput {
        public let hasText = false
        public override var canBecomeFirstResponder: Bool { true }
        public func insertText(_ text: String) {}
        public func deleteBackward() {}
    }
}
