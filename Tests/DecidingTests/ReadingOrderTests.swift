import Foundation
import Testing

@testable import KeyboardHelper

@Suite
struct ReadingOrderTests {
    private func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 100, _ height: CGFloat = 40) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    private func order(_ frames: [CGRect], isRightToLeft: Bool = false) -> [Int] {
        ReadingOrder.indices(of: frames, isRightToLeft: isRightToLeft)
    }

    @Test("nothing and one thing are in order")
    func few() {
        #expect(order([]) == [])
        #expect(order([frame(10, 10)]) == [0])
    }

    @Test("lines go from top to bottom, each along the reading direction", arguments: [false, true])
    func lines(isRightToLeft: Bool) {
        // Two columns, three lines, mixed up.
        let frames = [
            frame(120, 100), frame(0, 0), frame(0, 50), frame(120, 0), frame(0, 100), frame(120, 50),
        ]
        let expected = isRightToLeft ? [3, 1, 5, 2, 0, 4] : [1, 3, 2, 5, 4, 0]
        #expect(order(frames, isRightToLeft: isRightToLeft) == expected)
    }

    @Test("a pixel more or less at the top makes no other line")
    func unevenTops() {
        #expect(order([frame(120, 0), frame(0, 0.5)]) == [1, 0])
        #expect(order([frame(120, 19), frame(0, 0), frame(240, 10)]) == [1, 0, 2])
    }

    @Test("what begins at the lower half of another is a line below it")
    func staggered() {
        #expect(order([frame(0, 30), frame(120, 0)]) == [1, 0])
    }

    @Test("what is stacked beside a tall one is read from top to bottom, whichever was added first")
    func stackBesideATallOne() {
        let tall = frame(0, 0, 100, 300)
        #expect(order([tall, frame(120, 200), frame(120, 0), frame(120, 100), frame(0, 320)]) == [0, 2, 3, 1, 4])
    }

    @Test("the same, mirrored")
    func stackBesideATallOneFromTheRight() {
        let tall = frame(120, 0, 100, 300)
        #expect(order([tall, frame(0, 200), frame(0, 0), frame(0, 100)], isRightToLeft: true) == [0, 2, 3, 1])
    }

    @Test("equal and overlapping frames keep the order in which they were added")
    func equal() {
        #expect(order([frame(0, 0), frame(0, 0), frame(0, 0)]) == [0, 1, 2])
        #expect(order([frame(0, 0), frame(0, 0), frame(0, 0)], isRightToLeft: true) == [0, 1, 2])
        #expect(order([frame(5, 5), frame(0, 0), frame(10, 10)]) == [1, 0, 2])
    }

    @Test("lines that are nearer than their heights are lines nevertheless")
    func overlappingLines() {
        let frames = (0..<5).map { frame(0, 30 * CGFloat(4 - $0)) }
        #expect(order(frames) == [4, 3, 2, 1, 0])
    }

    @Test("frames without a size have their places too")
    func empty() {
        #expect(order([frame(0, 100, 0, 0), frame(0, 50, 0, 0), frame(0, 0, 0, 0)]) == [2, 1, 0])
    }

    @Test("every index comes once, whatever the numbers are")
    func hostile() {
        let values: [CGFloat] = [0, -50, 1e9, .infinity, -.infinity, .nan]
        var frames: [CGRect] = [.null, .infinite, .zero]
        for x in values {
            for height in values { frames.append(CGRect(x: x, y: height, width: 10, height: height)) }
        }
        for isRightToLeft in [false, true] {
            #expect(order(frames, isRightToLeft: isRightToLeft).sorted() == Array(frames.indices))
        }
    }
}
