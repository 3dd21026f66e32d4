import UIKit

/// Tells UI tests what only the app knows: where UIKit announced the keyboard, and where the first responder has been.
///
/// The scene delegate adds it to the window if the app was launched with `-reportsKeyboardFrame YES`. UI tests read the
/// accessibility values of its three elements, as nothing on the screen shows them.
final class KeyboardFrameReport: UIView {
    static let launchArgument = "reportsKeyboardFrame"

    /// The end frame of the last `keyboardWillShow` in points of the screen: "x y width height". After a hide "none".
    private let lastShow = KeyboardFrameReport.makeElement("keyboard.lastShow", value: "none")
    /// The lower edge of the first responder in the window, since the keyboard has come: one line "milliseconds y" for each
    /// place. UI tests cannot look at the screen during their own gestures.
    private let focusPath = KeyboardFrameReport.makeElement("focus.path", value: "")
    /// Every notification of the keyboard since the launch, a line each: "milliseconds name x y width height", its end frame.
    private let notices = KeyboardFrameReport.makeElement("keyboard.notices", value: "")
    private var lastEdge: CGFloat?
    private var clock: Timer?
    private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []

    init() {
        // Visible to the accessibility system, and too small for anybody else.
        super.init(frame: CGRect(x: 0, y: 0, width: 3, height: 1))
        isUserInteractionEnabled = false
        for (x, element) in [lastShow, focusPath, notices].enumerated() {
            element.frame = CGRect(x: x, y: 0, width: 1, height: 1)
            addSubview(element)
        }
        for (name, _) in KeyboardNotices.all { observe(name) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    deinit {
        observers.forEach(NotificationCenter.default.removeObserver)
    }

    private static func makeElement(_ identifier: String, value: String) -> UIView {
        let view = UIView()
        view.isAccessibilityElement = true
        view.accessibilityIdentifier = identifier
        view.accessibilityValue = value
        return view
    }

    private func observe(_ name: Notification.Name) {
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
                let frame = notification.keyboardEndFrame ?? .null
                MainActor.assumeIsolated { self?.receive(name, frame) }
            })
    }

    private func receive(_ name: Notification.Name, _ frame: CGRect) {
        let numbers = [frame.origin.x, frame.origin.y, frame.width, frame.height].map { "\($0)" }.joined(separator: " ")
        addLine("\(name.rawValue) \(numbers)", to: notices)
        switch name {
        case UIResponder.keyboardWillShowNotification:
            lastShow.accessibilityValue = numbers
            if clock == nil { startClock() }
        case UIResponder.keyboardWillHideNotification: lastShow.accessibilityValue = "none"
        case UIResponder.keyboardDidHideNotification: stopClock()
        default: break
        }
    }

    private func addLine(_ line: String, to element: UIView) {
        let lines = [element.accessibilityValue ?? "", "\(Int(CACurrentMediaTime() * 1000)) \(line)"]
        element.accessibilityValue = lines.filter { !$0.isEmpty }.joined(separator: "\n")
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
        addLine("\(edge)", to: focusPath)
    }
}
