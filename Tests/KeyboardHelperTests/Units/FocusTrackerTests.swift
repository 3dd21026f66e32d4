import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

@MainActor
@Suite
struct FocusTrackerTests {
    private let scene = FocusScene()

    // MARK: Named

    @Test(
        "a text field and a text view say that they have the focus: no view is looked at", arguments: [true, false])
    func named(isField: Bool) {
        let input = isField ? scene.field : scene.textView
        scene.focus(input)
        #expect(scene.events == [.moved])
        let (found, visits) = scene.find()
        #expect(found === input)
        #expect(visits == 0)
    }

    @Test("the focus moves on under a standing keyboard")
    func movesOn() {
        scene.focus(scene.field)
        #expect(scene.find().input === scene.field)
        scene.post(UITextField.textDidEndEditingNotification, scene.field)
        scene.focus(scene.textView)
        #expect(scene.find().input === scene.textView)
        #expect(scene.events == [.moved, .moved, .moved])
    }

    @Test("typing into the focused text view is told, into a field or another text view is not")
    func typing() {
        let other = UITextView(frame: .zero)
        scene.host.addSubview(other)
        scene.focus(scene.textView)
        scene.post(UITextView.textDidChangeNotification, scene.textView)
        #expect(scene.events == [.moved, .edited])
        scene.post(UITextView.textDidChangeNotification, other)
        scene.post(UITextField.textDidChangeNotification, scene.field)
        #expect(scene.events == [.moved, .edited])
    }

    @Test("an input that was named but has lost the focus silently is not the focus")
    func lostSilently() {
        scene.focus(scene.field)
        scene.device.focus(nil)
        #expect(scene.find().input == nil)
    }

    @Test("a named input in another window is not the focus in this one")
    func otherWindow() {
        let other = scene.device.makeWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
        let elsewhere = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        other.addSubview(elsewhere)
        let tracker = FocusTracker(in: other, center: scene.center) { _ in }
        scene.device.focus(elsewhere)
        scene.post(UITextField.textDidBeginEditingNotification, elsewhere)
        #expect(tracker.input() === elsewhere)
        #expect(scene.host.window !== other)
        #expect(scene.tracker.input() == nil)
    }

    @Test("a named input outside the host, in the same window, is the focus")
    func outsideHost() {
        let elsewhere = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        scene.device.window.addSubview(elsewhere)
        scene.focus(elsewhere)
        #expect(scene.find().input === elsewhere)
    }

    // MARK: Gone

    @Test("when editing has ended, nothing has the focus")
    func ended() {
        for input in [scene.field, scene.textView] {
            let isField = input === scene.field
            let name = isField ? UITextField.textDidEndEditingNotification : UITextView.textDidEndEditingNotification
            scene.focus(input)
            scene.device.focus(nil)
            scene.post(name, input)
            #expect(scene.find().input == nil)
        }
        #expect(scene.events == [.moved, .moved, .moved, .moved])
    }

    @Test("the input is not kept alive")
    func weakInput() {
        weak var gone: UITextField?
        do {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
            gone = field
            scene.host.addSubview(field)
            scene.focus(field)
            #expect(scene.find().input === field)
            scene.device.turn { field.removeFromSuperview() }
        }
        scene.device.settle()
        #expect(gone == nil)
        #expect(scene.find().input == nil)
    }

    @Test("a tracker that is released hears nothing")
    func released() {
        var count = 0
        var other: FocusTracker? = FocusTracker(in: scene.device.window, center: scene.center) { _ in count += 1 }
        scene.focus(scene.field)
        #expect(count == 1)
        #expect(other != nil)
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
}
