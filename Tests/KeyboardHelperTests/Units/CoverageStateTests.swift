import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

@Suite
struct CoverageStateTests {
    private let portrait = CGRect(x: 0, y: 0, width: 393, height: 852)
    private let landscape = CGRect(x: 0, y: 0, width: 852, height: 393)
    private let show = KeyboardTransition(keyboardNotification())
    private let hide = KeyboardTransition(keyboardNotification(UIResponder.keyboardWillHideNotification, duration: 0.3))

    private func shown() -> CoverageState {
        var state = CoverageState()
        _ = state.update(height: 336, place: portrait, transition: show, duration: 0.25)
        return state
    }

    @Test("a change is told with the movement's duration")
    func change() {
        var state = CoverageState()
        let told = state.update(height: 336, place: portrait, transition: show, duration: 0.1)
        #expect(state.height == 336)
        #expect(told?.phase == .willShow)
        #expect(told?.duration == 0.1)
        #expect(told?.endFrame == show?.endFrame)
    }

    @Test("an equal height, or one that rounding changed, is told once", arguments: [336, 336.05, 335.95] as [CGFloat])
    func equal(height: CGFloat) {
        var state = shown()
        #expect(state.update(height: height, place: portrait, transition: show, duration: 0.25) == nil)
        #expect(state.height == 336)
    }

    @Test("an equal height in a window of another size is told again")
    func rotated() {
        var state = shown()
        #expect(state.update(height: 336, place: landscape, transition: show, duration: 0) != nil)
    }

    @Test("a window of another size without a keyboard is not told")
    func rotatedWithoutKeyboard() {
        var state = CoverageState()
        #expect(state.update(height: 0, place: portrait, transition: nil, duration: 0) == nil)
        #expect(state.update(height: 0, place: landscape, transition: hide, duration: 0) == nil)
    }

    @Test("a hide is told as the keyboard posted it")
    func hidden() {
        var state = shown()
        let told = state.update(height: 0, place: portrait, transition: hide, duration: 0.25)
        #expect(told == hide)
        #expect(state.height == 0)
        #expect(state.end() == nil)
    }

    @Test("without a posted hide, the last show is ended at once", arguments: [true, false])
    func endedWithoutHide(_ isUpdate: Bool) {
        var state = shown()
        let told =
            isUpdate ? state.update(height: 0, place: portrait, transition: nil, duration: 0.25) : state.end()
        #expect(told?.phase == .willHide)
        #expect(told?.duration == 0)
        #expect(told?.endFrame == show?.endFrame)
        #expect(state.height == 0)
    }

    @Test("a host that leaves without a keyboard tells nothing")
    func leavesUncovered() {
        var state = CoverageState()
        #expect(state.end() == nil)
    }
}
