import Foundation
import UIKit

@testable import KeyboardHelper
@testable import ScreenPlay

/// A host with one input of each kind, on a device whose keyboard does nothing, and a tracker that listens to a
/// notification center of its own.
@MainActor
final class FocusScene {
    let device = SimulatedDevice(.iPhone16)
    let center = NotificationCenter()
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 353, height: 44))
    let textView = UITextView(frame: CGRect(x: 20, y: 200, width: 353, height: 100))
    let custom = KeyInput(frame: CGRect(x: 20, y: 320, width: 353, height: 44))
    private(set) var events: [FocusTracker.Event] = []
    private(set) lazy var tracker = FocusTracker(in: device.window, center: center) { [unowned self] in
        events.append($0)
    }

    init() {
        device.keyboard.isScripted = true
        for view in [field, textView, custom] { host.addSubview(view) }
        device.window.addSubview(host)
        _ = tracker
        device.settle()
    }

    /// What the tracker finds, and how many views had to be looked at.
    func find() -> (input: UIView?, visits: Int) {
        var found: UIView?
        var visits = 0
        device.turn {
            let before = device.costs
            found = tracker.input()
            visits = (device.costs - before).viewsVisited
        }
        return (found, visits)
    }

    /// Another input that posts nothing.
    func makeCustom() -> UIView { KeyInput() }

    /// The focus goes to `view`, which says so.
    func focus(_ view: UIView) {
        device.focus(view)
        let isTextView = view is UITextView
        post(
            isTextView ? UITextView.textDidBeginEditingNotification : UITextField.textDidBeginEditingNotification, view)
    }

    func post(_ name: Notification.Name, _ view: UIView?) {
        center.post(name: name, object: view)
    }
}
