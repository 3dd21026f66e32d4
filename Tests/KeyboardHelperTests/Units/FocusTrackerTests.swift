import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

@MainActor @Suite struct FocusTrackerTests {
    private let scene = FocusScene()

    private func place(_ view: UIView, in superview: UIView? = nil) {
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        (superview ?? scene.device.window).addSubview(view)
    }

    // MARK: Inputs that say so

    @Test("a text field and a text view say that they have the focus: no view is looked at")
    func named() {
        for input in [scene.field, scene.textView] {
            scene.focus(input)
            #expect(scene.find() == (input, 0))
        }
        #expect(scene.events == [.moved, .moved])
    }

    @Test("the focus moves on under a standing keyboard, and when editing has ended, nothing has it")
    func movesOnAndEnds() {
        for (input, name) in [
            (scene.field, UITextField.textDidEndEditingNotification),
            (scene.textView, UITextView.textDidEndEditingNotification),
        ] {
            scene.focus(input)
            #expect(scene.find().input === input)
            scene.device.focus(nil)
            scene.post(name, input)
            #expect(scene.find().input == nil)
        }
        #expect(scene.events == [.moved, .moved, .moved, .moved])
    }

    @Test("typing into the focused text view is told, into a field or another text view is not; larger text is")
    func typing() {
        let other = UITextView(frame: .zero)
        scene.host.addSubview(other)
        scene.focus(scene.textView)
        scene.post(UITextView.textDidChangeNotification, scene.textView)
        #expect(scene.events == [.moved, .edited])
        scene.post(UITextView.textDidChangeNotification, other)
        scene.post(UITextField.textDidChangeNotification, scene.field)
        #expect(scene.events == [.moved, .edited])
        scene.post(UIContentSizeCategory.didChangeNotification, nil)
        #expect(scene.events == [.moved, .edited, .resized])
    }

    @Test("an input that was named but has lost the focus silently is not the focus")
    func lostSilently() {
        scene.focus(scene.field)
        scene.device.focus(nil)
        #expect(scene.find().input == nil)
    }

    @Test("a named input outside of the host is the focus in its own window, and not in another one")
    func elsewhere() {
        let (near, far) = (UITextField(), UITextField())
        place(near)
        scene.focus(near)
        #expect(scene.find().input === near)
        let other = scene.device.makeWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
        place(far, in: other)
        let tracker = FocusTracker(in: other, center: scene.center) { _ in }
        scene.focus(far)
        #expect(tracker.input() === far && scene.tracker.input() == nil)
    }

    @Test("the input is not kept alive")
    func weakInput() {
        weak var gone: UITextField?
        do {
            let field = UITextField()
            gone = field
            place(field, in: scene.host)
            scene.focus(field)
            #expect(scene.find().input === field)
            scene.device.turn { field.removeFromSuperview() }
        }
        scene.device.settle()
        #expect(gone == nil && scene.find().input == nil)
    }

    @Test("a tracker that is released hears nothing")
    func released() {
        var count = 0
        var other: FocusTracker? = FocusTracker(in: scene.device.window, center: scene.center) { _ in count += 1 }
        scene.focus(scene.field)
        #expect(count == 1 && other != nil)
        other = nil
        scene.focus(scene.textView)
        #expect(count == 1)
    }

    @Test("a notification without an input names nobody, and does no harm")
    func withoutObject() {
        scene.focus(scene.field)
        scene.post(UITextField.textDidBeginEditingNotification, nil)
        scene.post(UITextView.textDidChangeNotification, nil)
        #expect(scene.events == [.moved, .moved])
        scene.tracker.setNeedsSearch()
        #expect(scene.find().input === scene.field)
    }

    // MARK: Inputs that say nothing

    /// Three inputs are in the host.
    @Test("one search looks at every view once, however deep the input is", arguments: [0, 24])
    func searched(depth: Int) {
        let parent = (0..<depth).reduce(scene.host) { parent, _ in
            let child = UIView(frame: scene.host.bounds)
            parent.addSubview(child)
            return child
        }
        parent.addSubview(scene.custom)
        scene.device.focus(scene.custom)
        #expect(scene.find() == (scene.custom, 4 + depth))
        #expect(scene.find() == (scene.custom, 0))
        #expect(scene.events.isEmpty)
    }

    @Test("a search that finds nothing is not repeated until the focus may have moved")
    func searchedInVain() {
        #expect(scene.find().input == nil)
        scene.device.focus(scene.custom)
        #expect(scene.find() == (nil, 0))
        scene.tracker.setNeedsSearch()
        #expect(scene.find().input === scene.custom)
    }

    @Test("when a field ends editing, the focus may have gone to an input that says nothing")
    func searchedAfterTheEnd() {
        scene.focus(scene.field)
        #expect(scene.find().input === scene.field)
        scene.device.focus(scene.custom)
        scene.post(UITextField.textDidEndEditingNotification, scene.field)
        #expect(scene.events == [.moved, .moved])
        #expect(scene.find().input === scene.custom)
    }

    @Test("hidden subtrees are not looked into: an input in one is not found, nor does it cost to pass one")
    func hiddenSubtrees() {
        let hidden = UIView(frame: scene.host.bounds)
        hidden.isHidden = true
        for _ in 0..<100 { hidden.addSubview(UIView()) }
        let other = FocusScene()
        other.host.insertSubview(hidden, at: 0)
        other.device.focus(other.custom)
        let (input, visits) = other.find()
        #expect(input === other.custom && visits < 100)
        scene.host.insertSubview(hidden, at: 0)
        hidden.addSubview(scene.custom)
        scene.device.focus(scene.custom)
        #expect(scene.find().input == nil)
        hidden.isHidden = false
        scene.tracker.setNeedsSearch()
        #expect(scene.find().input === scene.custom)
    }

    @Test("an input elsewhere in the window is found as well")
    func searchInWindow() {
        let elsewhere = scene.makeCustom()
        place(elsewhere)
        scene.device.focus(elsewhere)
        #expect(scene.find().input === elsewhere)
    }

    @Test("an input that the app has hidden keeps the focus, but is not found")
    func hidden() {
        scene.device.focus(scene.custom)
        scene.custom.isHidden = true
        #expect(scene.device.window.holdsFocus && scene.device.window.firstResponder == nil)
    }
}
