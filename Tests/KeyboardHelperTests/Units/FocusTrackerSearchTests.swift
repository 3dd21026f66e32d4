import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

@MainActor
@Suite
struct FocusTrackerSearchTests {
    private let scene = FocusScene()

    @Test("an input that says nothing is found by one search")
    func searched() {
        scene.device.focus(scene.custom)
        let first = scene.find()
        #expect(first.input === scene.custom)
        #expect(first.visits > 0)
        let second = scene.find()
        #expect(second.input === scene.custom)
        #expect(second.visits == 0)
        #expect(scene.events.isEmpty)
    }

    @Test("a search that finds nothing is not repeated until the focus may have moved")
    func searchedInVain() {
        #expect(scene.find().input == nil)
        scene.device.focus(scene.custom)
        let (input, visits) = scene.find()
        #expect(input == nil)
        #expect(visits == 0)
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

    @Test("a search looks at every view once, however deep the input is")
    func searchedOnce() {
        var parent = scene.host
        for _ in 0..<24 {
            let child = UIView(frame: scene.host.bounds)
            parent.addSubview(child)
            parent = child
        }
        parent.addSubview(scene.custom)
        scene.device.focus(scene.custom)
        let (input, visits) = scene.find()
        #expect(input === scene.custom)
        // The two other inputs, 24 views and the input.
        #expect(visits == 28)
    }

    @Test("a deep input is found, and hidden subtrees are not looked into")
    func hiddenSubtrees() {
        let hidden = UIView(frame: scene.host.bounds)
        hidden.isHidden = true
        for _ in 0..<100 { hidden.addSubview(UIView()) }
        scene.host.insertSubview(hidden, at: 0)
        let outer = UIView(frame: scene.host.bounds)
        let inner = UIView(frame: scene.host.bounds)
        outer.addSubview(inner)
        scene.host.addSubview(outer)
        inner.addSubview(scene.custom)
        scene.device.focus(scene.custom)
        let (input, visits) = scene.find()
        #expect(input === scene.custom)
        #expect(visits < 100)
    }

    @Test("an input in a hidden subtree is not found")
    func hiddenInput() {
        let hidden = UIView(frame: scene.host.bounds)
        hidden.isHidden = true
        scene.host.addSubview(hidden)
        hidden.addSubview(scene.custom)
        scene.device.focus(scene.custom)
        #expect(scene.find().input == nil)
        hidden.isHidden = false
        scene.tracker.setNeedsSearch()
        #expect(scene.find().input === scene.custom)
    }

    @Test("an input elsewhere in the window is found as well")
    func searchInWindow() {
        let elsewhere = KeyInputView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        scene.device.window.addSubview(elsewhere)
        scene.device.focus(elsewhere)
        #expect(scene.find().input === elsewhere)
    }

    @Test("the host itself can have the focus")
    func hostHasFocus() {
        let keyHost = KeyInputView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        scene.device.window.addSubview(keyHost)
        scene.device.focus(keyHost)
        #expect(scene.tracker.input() === keyHost)
    }

    @Test("an input that the app has hidden keeps the focus, but is not found")
    func hidden() {
        scene.device.focus(scene.custom)
        scene.custom.isHidden = true
        #expect(scene.device.window.holdsFocus && scene.device.window.firstResponder == nil)
    }
}
