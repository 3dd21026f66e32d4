import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper

@MainActor
@Suite
struct KeyboardTransitionTests {
    nonisolated static let frame = CGRect(x: 0, y: 516, width: 393, height: 336)

    // MARK: Reading

    @Test(
        "each of the six notifications has its phase",
        arguments: [
            (UIResponder.keyboardWillShowNotification, .willShow),
            (UIResponder.keyboardDidShowNotification, .didShow),
            (UIResponder.keyboardWillHideNotification, .willHide),
            (UIResponder.keyboardDidHideNotification, .didHide),
            (UIResponder.keyboardWillChangeFrameNotification, .willChangeFrame),
            (UIResponder.keyboardDidChangeFrameNotification, .didChangeFrame),
        ] as [(Notification.Name, KeyboardTransition.Phase)])
    func sixNames(name: Notification.Name, phase: KeyboardTransition.Phase) throws {
        let begin = CGRect(x: 0, y: 852, width: 393, height: 336)
        let transition = try #require(
            KeyboardTransition(
                keyboardNotification(name, begin: begin, end: Self.frame, duration: 0.3, curve: 2, isLocal: false)))
        #expect(transition.phase == phase)
        #expect(transition.beginFrame == begin)
        #expect(transition.endFrame == Self.frame)
        #expect(transition.duration == 0.3)
        #expect(transition.curve == 2)
        #expect(transition.isLocal == false)
    }

    @Test(
        "a notification of another name is none",
        arguments: [
            UITextField.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
            UIScene.didActivateNotification, Notification.Name("UIKeyboardWillShow"), Notification.Name(""),
        ])
    func foreignName(_ name: Notification.Name) {
        #expect(KeyboardTransition(keyboardNotification(name)) == nil)
    }

    @Test("what is absent has its default")
    func absentValues() throws {
        let notification = keyboardNotification(begin: nil, end: Self.frame, duration: nil, curve: nil, isLocal: nil)
        let transition = try #require(KeyboardTransition(notification))
        #expect(transition.beginFrame == Self.frame)
        #expect(transition.duration == 0)
        #expect(transition.curve == 7)
        #expect(transition.isLocal)
    }

    @Test("a notification without any user info tells nothing, unless it is a hide")
    func withoutUserInfo() throws {
        #expect(KeyboardTransition(Notification(name: UIResponder.keyboardWillShowNotification)) == nil)
        #expect(KeyboardTransition(Notification(name: UIResponder.keyboardDidChangeFrameNotification)) == nil)
        let hide = try #require(KeyboardTransition(Notification(name: UIResponder.keyboardWillHideNotification)))
        #expect(hide.endFrame == .zero)
        #expect(hide.beginFrame == .zero)
        #expect(hide.duration == 0)
    }

    nonisolated static let unreadableFrames: [CGRect?] = [
        nil, .null, .infinite,
        CGRect(x: CGFloat.nan, y: 516, width: 393, height: 336),
        CGRect(x: 0, y: CGFloat.infinity, width: 393, height: 336),
        CGRect(x: 0, y: 516, width: -CGFloat.infinity, height: 336),
        CGRect(x: 0, y: 516, width: 393, height: CGFloat.nan),
        CGRect(x: 0, y: 852, width: 393, height: -336),
        CGRect(x: 393, y: 516, width: -393, height: 336),
    ]

    @Test(
        "a show or a change needs an end frame that can be read", arguments: unreadableFrames,
        [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
        ])
    func unreadableShow(_ end: CGRect?, name: Notification.Name) {
        #expect(KeyboardTransition(keyboardNotification(name, end: end)) == nil)
    }

    @Test(
        "a hide always makes sense; an end frame that cannot be read is zero", arguments: unreadableFrames,
        [UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification])
    func unreadableHide(_ end: CGRect?, name: Notification.Name) throws {
        let transition = try #require(KeyboardTransition(keyboardNotification(name, end: end)))
        #expect(transition.endFrame == .zero)
    }

    @Test("an empty end frame can be read: a floating keyboard tells it", arguments: [CGRect.zero, strip(852, 852)])
    func emptyFrame(_ end: CGRect) throws {
        #expect(try #require(KeyboardTransition(keyboardNotification(end: end))).endFrame == end)
    }

    @Test("a begin frame that cannot be read is the end frame", arguments: unreadableFrames)
    func unreadableBegin(_ begin: CGRect?) throws {
        let transition = try #require(KeyboardTransition(keyboardNotification(begin: begin, end: Self.frame)))
        #expect(transition.beginFrame == Self.frame)
    }

    @Test("a duration that is none is 0", arguments: [-0.25, -.infinity, .infinity, .nan, 0] as [TimeInterval])
    func hostileDuration(_ duration: TimeInterval) throws {
        #expect(try #require(KeyboardTransition(keyboardNotification(duration: duration))).duration == 0)
    }

    @Test(
        "curves of four bits are kept, all others are the keyboard's usual one",
        arguments: [(0, 0), (3, 3), (7, 7), (15, 15), (16, 7), (-1, 7), (Int.max, 7), (Int.min, 7)])
    func curve(_ curve: Int, expected: Int) throws {
        #expect(try #require(KeyboardTransition(keyboardNotification(curve: curve))).curve == expected)
    }

    @Test("values of other types count as absent")
    func otherTypes() throws {
        var notification = keyboardNotification(end: Self.frame)
        notification.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] = "nonsense"
        notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] = "0.25"
        notification.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] = [7]
        notification.userInfo?[UIResponder.keyboardIsLocalUserInfoKey] = "false"
        let transition = try #require(KeyboardTransition(notification))
        #expect(transition.beginFrame == Self.frame)
        #expect(transition.duration == 0)
        #expect(transition.curve == 7)
        #expect(transition.isLocal)
        notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] = "{{0, 516}, {393, 336}}"
        #expect(KeyboardTransition(notification) == nil)
    }

    @Test("a curve that is no number is the usual one", arguments: [Double.nan, .infinity, 1e300, -1e300])
    func curveOutOfAllRanges(_ value: Double) throws {
        var notification = keyboardNotification()
        notification.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] = NSNumber(value: value)
        #expect((0...15).contains(try #require(KeyboardTransition(notification)).curve))
    }

    @Test("it can be read on any thread")
    func anyThread() {
        onAnotherThread { #expect(KeyboardTransition(keyboardNotification())?.phase == .willShow) }
    }
}
