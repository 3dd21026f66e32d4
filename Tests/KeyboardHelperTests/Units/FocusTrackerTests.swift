import Foundation
import Testing
import UIKit

@testable import KeyboardHelper
@testable import ScreenPlay

/// A view with one input of each kind, on a device whose keyboard does nothing.
@MainActor @Suite struct FocusTrackerTests {
    @MainActor private final class Told {
        var events: [FocusTracker.Event] = []
    }
    private let device = SimulatedDevice(.iPhone16)
    private let center = NotificationCenter()
    private let host = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    private let field = UITextField.at(100)
    private let textView = UITextView()
    private let custom = KeyInput()
    private let told = Told()
    private let tracker: FocusTracker

    init() {
        tracker = FocusTracker(in: device.window, center: center) { [told] in told.events.append($0) }
        device.keyboard.isScripted = true
        for view in [field, textView, custom] { host.addSubview(view) }
        device.turn { device.window.addSubview(host) }
    }

    /// What the tracker finds, and how many views had to be looked at.
    private func find() -> (input: UIView?, visits: Int) {
        var found: UIView?
        let before = device.costs
        device.turn { found = tracker.input() }
        return (found, (device.costs - before).viewsVisited)
    }

    private func post(_ name: Notification.Name, _ view: UIView?) { center.post(name: name, object: view) }

    /// The focus goes to an input that says so.
    private func begin(_ view: UIView) {
        device.focus(view)
        let isField = view is UITextField
        post(isField ? UITextField.textDidBeginEditingNotification : UITextView.textDidBeginEditingNotification, view)
    }

    // MARK: Inputs that say so

    @Test("a text field and a text view say that they have the focus: no view is looked at")
    func named() {
        for input in [field, textView] {
            begin(input)
            #expect(find() == (input, 0))
        }
        expectEqual(told.events, [.moved, .moved])
        // Lost without a word.
        device.focus(nil)
        #expect(find().input == nil)
    }

    @Test("typing into the focused text view is told, into a field or another text view is not; larger text is")
    func typing() {
        begin(textView)
        post(UITextView.textDidChangeNotification, textView)
        post(UITextView.textDidChangeNotification, UITextView())
        post(UITextField.textDidChangeNotification, field)
        post(UITextView.textDidChangeNotification, nil)
        expectEqual(told.events, [.moved, .edited])
        post(UIContentSizeCategory.didChangeNotification, nil)
        expectEqual(told.events, [.moved, .edited, .resized])
    }

    @Test("a named input in another window is the focus there, and not here")
    func elsewhere() {
        let (other, far) = (device.makeWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 400)), UITextField.at(0))
        device.turn { other.addSubview(far) }
        let there = FocusTracker(in: other, center: center) { _ in }
        begin(far)
        #expect(there.input() === far && tracker.input() == nil)
    }

    @Test("a beginning that names no input does no harm")
    func nameless() {
        begin(field)
        post(UITextField.textDidBeginEditingNotification, nil)
        tracker.setNeedsSearch()
        #expect(find().input === field)
    }

    // MARK: Inputs that say nothing

    /// Three inputs are in the host.
    @Test("one search looks at every view once, however deep the input is", arguments: [0, 24])
    func searched(depth: Int) {
        let parent = (0..<depth).reduce(host) { parent, _ in
            let child = UIView(frame: host.bounds)
            parent.addSubview(child)
            return child
        }
        parent.addSubview(custom)
        device.focus(custom)
        #expect(find() == (custom, 4 + depth))
        #expect(find() == (custom, 0))
        #expect(told.events.isEmpty)
    }

    @Test("a search that finds nothing is not repeated until the focus may have moved")
    func searchedInVain() {
        #expect(find().input == nil)
        device.focus(custom)
        #expect(find() == (nil, 0))
        tracker.setNeedsSearch()
        #expect(find().input === custom)
    }

    @Test("when editing has ended, the focus may have gone to an input that says nothing")
    func searchedAfterTheEnd() {
        for (input, end) in [
            (field, UITextField.textDidEndEditingNotification), (textView, UITextView.textDidEndEditingNotification),
        ] {
            begin(input)
            #expect(find().input === input)
            device.focus(custom)
            post(end, input)
            #expect(find().input === custom)
        }
        expectEqual(told.events, [.moved, .moved, .moved, .moved])
    }

    @Test("what is hidden keeps the focus, but is not found, nor does it cost to pass what is in it")
    func hidden() {
        let hidden = UIView(frame: host.bounds)
        hidden.isHidden = true
        for _ in 0..<100 { hidden.addSubview(UIView()) }
        host.insertSubview(hidden, at: 0)
        hidden.addSubview(custom)
        device.focus(custom)
        let found = find()
        #expect(found.input == nil && found.visits < 100 && device.window.holdsFocus)
        hidden.isHidden = false
        tracker.setNeedsSearch()
        #expect(find().input === custom)
    }
}
