import UIKit

/// Tells UI tests what only the app knows: where UIKit announced the keyboard, and where the first responder has been.
///
/// The scene delegate adds it to the window if the app was launched with `-reportsKeyboardFrame YES`. UI tests read the
/// accessibility values of its two elements, as nothing on the screen shows them.
final class KeyboardFrameReport: UIView {
    static let launchArgument = "reportsKeyboardFrame"

    /// The end frame of the last `keyboardWillShow` in points of the screen: "x y width height". After a hide "none".
    private let lastShow = KeyboardFrameReport.makeElement("keyboard.lastShow", value: "none")
    /// The lower edge of the first responder in the window, since the keyboard has come: one line "milliseconds y" for each
    /// place. UI tests cannot look at the screen during their own gestures.
    private let focusPath = KeyboardFrameReport.makeElement("focus.path", value: "")
    private var lastEdge: CGFloat?
    private var clock: Timer?

    init() {
        // Visible to the accessibility system, and too small for anybody else.
        super.init(frame: CGRect(x: 0, y: 0, width: 2, height: 1))
        isUserInteractionEnabled = false
        lastShow.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
        focusPath.frame = CGRect(x: 1, y: 0, width: 1, height: 1)
        addSubview(lastShow)
        addSubview(focusPath)
        // The report stays as long as the app runs, so nothing ends these observations.
        observe(UIResponder.keyboardWillShowNotification) { $0.keyboardWillShow(to: $1) }
        observe(UIResponder.keyboardWillHideNotification) { report, _ in report.lastShow.accessibilityValue = "none" }
        observe(UIResponder.keyboardDidHideNotification) { report, _ in report.stopClock() }
    }

    required init?(coder: NSCoder) {
        nil
    }

    private static func makeElement(_ identifier: String, value: String) -> UIView {
        let view = UIView()
        view.isAccessibilityElement = true
        view.accessibilityIdentifier = identifier
        view.accessibilityValue = value
        return view
    }

    private func observe(
        _ name: Notification.Name, handler: @escaping @MainActor (KeyboardFrameReport, CGRect) -> Void
    ) {
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
            let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
            let frame = value?.cgRectValue ?? .null
            MainActor.assumeIsolated {
                if let self { handler(self, frame) }
            }
        }
    }

    private func keyboardWillShow(to frame: CGRect) {
        lastShow.accessibilityValue = [frame.minX, frame.minY, frame.width, frame.height].map { "\($0)" }
            .joined(separator: " ")
        if clock == nil { startClock() }
    }

    // MARK: The path of the focus

    /// A drag of the keyboard posts nothing, so the report looks at every frame.
    private func startClock() {
        focusPath.accessibilityValue = ""
        lastEdge = nil
        let clock = Timer(timeInterval: 1 / 60, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.recordFocus() }
        }
        // While a finger scrolls, the run loop is in another mode than the default one.
        RunLoop.main.add(clock, forMode: .common)
        self.clock = clock
    }

    private func stopClock() {
        clock?.invalidate()
        clock = nil
    }

    /// Adds a line to the path if the first responder is elsewhere than at the last look.
    func recordFocus() {
        guard let input = window?.focusedDescendant else { return }
        let edge = (input.convert(input.bounds, to: nil).maxY * 100).rounded() / 100
        guard edge != lastEdge else { return }
        lastEdge = edge
        let lines = [focusPath.accessibilityValue ?? "", "\(Int(CACurrentMediaTime() * 1000)) \(edge)"]
        focusPath.accessibilityValue = lines.filter { !$0.isEmpty }.joined(separator: "\n")
    }
}

extension UIView {
    fileprivate var focusedDescendant: UIView? {
        if isFirstResponder { return self }
        for subview in subviews {
            if let found = subview.focusedDescendant { return found }
        }
        return nil
    }
}
