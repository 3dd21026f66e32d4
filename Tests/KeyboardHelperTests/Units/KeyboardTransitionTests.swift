import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper

@MainActor @Suite struct KeyboardTransitionTests {
    private nonisolated static let frame = CGRect(x: 0, y: 516, width: 393, height: 336)
    private nonisolated static let unreadable: [CGRect?] = [nil] + CGRect.unreadableFrames

    private nonisolated static let names: [(Notification.Name, KeyboardTransition.Phase)] = [
        (UIResponder.keyboardWillShowNotification, .willShow), (UIResponder.keyboardDidShowNotification, .didShow),
        (UIResponder.keyboardWillHideNotification, .willHide), (UIResponder.keyboardDidHideNotification, .didHide),
        (UIResponder.keyboardWillChangeFrameNotification, .willChangeFrame),
        (UIResponder.keyboardDidChangeFrameNotification, .didChangeFrame),
    ]

    @Test("each of the six notifications has its phase", arguments: names)
    func sixNames(name: Notification.Name, phase: KeyboardTransition.Phase) throws {
        let begin = CGRect(x: 0, y: 852, width: 393, height: 336)
        let transition = try #require(
            KeyboardTransition(
                keyboardNotification(name, begin: begin, end: Self.frame, duration: 0.3, curve: 2, isLocal: false)))
        expectEqual(transition.phase, phase)
        #expect(transition.beginFrame == begin && transition.endFrame == Self.frame)
        #expect(transition.duration == 0.3 && transition.curve == 2 && !transition.isLocal)
    }

    @Test("a notification of another name is none")
    func foreignName() {
        for name in [UITextField.textDidBeginEditingNotification, Notification.Name("UIKeyboardWillShow")] {
            #expect(KeyboardTransition(keyboardNotification(name)) == nil)
        }
    }

    @Test("what is absent, or of another type, has its default", arguments: [true, false])
    func absent(isOfAnotherType: Bool) throws {
        var notification = keyboardNotification(begin: nil, end: Self.frame, duration: nil, curve: nil, isLocal: nil)
        if isOfAnotherType {
            notification.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] = "nonsense"
            notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] = "0.25"
            notification.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] = [7]
            notification.userInfo?[UIResponder.keyboardIsLocalUserInfoKey] = "false"
        }
        let transition = try #require(KeyboardTransition(notification))
        expectEqual(transition.beginFrame, Self.frame)
        #expect(transition.duration == 0 && transition.curve == 7 && transition.isLocal)
        notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] = "{{0, 516}, {393, 336}}"
        #expect(KeyboardTransition(notification) == nil)
    }

    @Test("a show or a change needs an end frame that can be read, and a hide none", arguments: unreadable, names)
    func unreadableEnd(_ end: CGRect?, _ name: (Notification.Name, phase: KeyboardTransition.Phase)) {
        for notification in [keyboardNotification(name.0, end: end), Notification(name: name.0)] {
            expectEqual(KeyboardTransition(notification)?.endFrame, name.phase.isHide ? .zero : nil)
        }
    }

    @Test("an empty end frame can be read: a floating keyboard tells it", arguments: [CGRect.zero, strip(852, 852)])
    func emptyFrame(_ end: CGRect) {
        expectEqual(KeyboardTransition(keyboardNotification(end: end))?.endFrame, end)
    }

    @Test("a begin frame that cannot be read is the end frame", arguments: unreadable)
    func unreadableBegin(_ begin: CGRect?) {
        expectEqual(KeyboardTransition(keyboardNotification(begin: begin, end: Self.frame))?.beginFrame, Self.frame)
    }

    @Test(
        "a duration that is none is 0, and a curve of more than four bits the keyboard's usual one",
        arguments: [
            (-0.25, 0, 0), (-.infinity, 3, 3), (.infinity, 15, 15), (.nan, 16, 7), (0, -1, 7), (-1, .max, 7),
            (-1, .min, 7),
        ] as [(TimeInterval, Int, Int)])
    func hostileMotion(_ duration: TimeInterval, _ curve: Int, expected: Int) {
        let transition = KeyboardTransition(keyboardNotification(duration: duration, curve: curve))
        #expect(transition?.duration == 0 && transition?.curve == expected)
    }

    @Test("a curve that is no number is one of them", arguments: [Double.nan, .infinity, 1e300, -1e300])
    func curveOutOfAllRanges(_ value: Double) throws {
        var notification = keyboardNotification()
        notification.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] = NSNumber(value: value)
        #expect((0...15).contains(try #require(KeyboardTransition(notification)).curve))
    }

    @Test("it can be read on any thread")
    func anyThread() {
        onAnotherThread { expectEqual(KeyboardTransition(keyboardNotification())?.phase, .willShow) }
    }
}
