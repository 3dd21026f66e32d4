import Foundation
import Testing

@testable import KeyboardHelper

/// An area that is 300 points high, of which the keyboard covers the lower 200.
@Suite struct ScrollAreaTests {
    private func inset(isInput: Bool, leavesRoom: Bool) -> CGFloat {
        var area = area(0, 300, content: 1000)
        area.isInput = isInput
        return area.ownInset(
            roomBottom: 100, reserve: 0, showing: CGRect(x: 0, y: 40, width: 300, height: 150), spacing: 10,
            leavesRoom: leavesRoom)
    }

    @Test("the inset leaves room for a focus of 150 points, where what is around brings both up")
    func leavesRoom() {
        #expect(inset(isInput: false, leavesRoom: false) == 200)
        #expect(inset(isInput: true, leavesRoom: false) == 150)
        #expect(inset(isInput: false, leavesRoom: true) == 150)
    }
}
