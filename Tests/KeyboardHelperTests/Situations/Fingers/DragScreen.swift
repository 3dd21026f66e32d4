import Testing
import UIKit

@testable import KeyboardHelper

/// A conversation in which a finger can drag the keyboard down: a list, and below it a bar with a field on the keyboard.
@MainActor
final class DragScreen: UIViewController, KeyboardAvoiding, UITableViewDataSource {
    /// What stands on the keyboard.
    enum Accessory: CaseIterable, Sendable { case none, ofField, ofController }

    let list = UITableView(frame: .zero, style: .plain)
    let field = UITextField(frame: CGRect(x: 8, y: 5, width: 200, height: 40))
    let bar = UIView()
    /// Where closures put it: its top is the keyboard's.
    let panel = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    private let (accessory, rows): (Accessory, Int)
    private let accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    private(set) var transitions: [(name: String, transition: KeyboardTransition)] = []

    init(
        accessory: Accessory = .none, mode: UIScrollView.KeyboardDismissMode = .interactive, rows: Int = 40,
        isUpsideDown: Bool = false
    ) {
        (self.accessory, self.rows) = (accessory, rows)
        list.keyboardDismissMode = mode
        if isUpsideDown { list.transform = CGAffineTransform(scaleX: 1, y: -1) }
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var inputAccessoryView: UIView? { accessory == .ofController ? accessoryView : nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.alwaysBounceVertical = true
        list.dataSource = self
        list.rowHeight = 44
        if accessory == .ofField { field.inputAccessoryView = accessoryView }
        bar.addSubview(field)
        let bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        view.addAcross(bar, height: 50, bottom)
        view.addAcross(list, from: view.topAnchor, to: bar.topAnchor)
        view.addSubview(panel)
        handleKeyboard(bottomConstraint: bottom)
        handleKeyboard(scrollView: list)
        handleKeyboard(
            onShow: { $0.note("show", $1) }, onHide: { $0.note("hide", $1) },
            onInteractiveDismissal: { $0.note("drag", $1) })
    }

    /// The lower end of the bar on the screen, at this instant.
    func end(on device: SimulatedDevice) -> CGFloat { device.maxY(of: bar) }

    private func note(_ name: String, _ transition: KeyboardTransition) {
        transitions.append((name, transition))
        panel.frame.origin.y = view.bounds.maxY - transition.overlap(with: view)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

extension UIView {
    /// Those in it, at any depth.
    var keyboardFollowers: [KeyboardFollower] {
        (self as? KeyboardFollower).map { [$0] } ?? subviews.flatMap(\.keyboardFollowers)
    }

    /// Adds a bar that the app keeps on the keyboard by the layout guide.
    func addOnKeyboardGuide(_ bar: UIView, height: CGFloat) {
        addAcross(bar, height: height)
        bar.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor).isActive = true
    }
}

extension FlowSetting {
    /// A conversation on a device, whose field has the focus.
    @MainActor
    func conversation(_ screen: DragScreen = DragScreen()) -> (DragScreen, SimulatedDevice) {
        let device = device(showing: screen)
        device.focusAndSettle(on: screen.field)
        return (screen, device)
    }
}

/// A finger on a list.
@MainActor
extension SimulatedDevice {
    func beginDrag(in scrollView: UIScrollView, from y: CGFloat = 300) {
        beginDrag(in: scrollView, at: CGPoint(x: 100, y: y))
    }

    /// Moves the finger that drags to `y` by steps of a 120th of a second, and calls `look` after each.
    func drag(to y: CGFloat, from start: CGFloat = 300, in seconds: Double, look: () -> Void = {}) {
        let count = max(1, Int((seconds * 120).rounded()))
        for step in 1...count {
            advance(by: 1.0 / 120)
            drag(to: CGPoint(x: 100, y: start + (y - start) * CGFloat(step) / CGFloat(count)))
            look()
        }
    }

    /// Puts a finger on a list, and moves it to `y`.
    func pull(
        _ scrollView: UIScrollView, to y: CGFloat, from start: CGFloat = 300, in seconds: Double,
        look: () -> Void = {}
    ) {
        beginDrag(in: scrollView, from: start)
        drag(to: y, from: start, in: seconds, look: look)
    }

    /// Lets go, and calls `look` at each frame until nothing moves.
    func letGo(look: () -> Void = {}) {
        endDrag()
        look()
        let end = now + 3
        while isBusy, now < end {
            advance(by: 1.0 / 120)
            look()
        }
    }

    /// What is known of a keyboard under a finger.
    var draggedTop: CGFloat? { KeyboardMonitor.shared[screen].dragged?.endFrame.minY }
}
