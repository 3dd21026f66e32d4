import Foundation
import KeyboardHelperTestSupport
import Testing

@testable import KeyboardHelper

@Suite
struct PixelAlignmentTests {
    static let scales: [CGFloat] = [1, 2, 3]

    @Test(
        "goes to the next pixel away from zero",
        arguments: [
            (10.1, [11, 10.5, 31.0 / 3]),
            (10.34, [11, 10.5, 32.0 / 3]),
            (10.5, [11, 10.5, 32.0 / 3]),
            (10.51, [11, 11, 32.0 / 3]),
            (10.9, [11, 11, 11]),
            (0.2, [1, 0.5, 1.0 / 3]),
            (1.0 / 3, [1, 0.5, 1.0 / 3]),
            (2.0 / 3, [1, 1, 2.0 / 3]),
            (154, [154, 154, 154]),
            (0, [0, 0, 0]),
        ] as [(CGFloat, [CGFloat])])
    func awayFromZero(points: CGFloat, expected: [CGFloat]) {
        for (scale, expected) in zip(Self.scales, expected) {
            #expect(PixelAlignment.awayFromZero(points, scale: scale) == expected)
            #expect(PixelAlignment.awayFromZero(-points, scale: scale) == -expected)
        }
    }

    @Test("a sum of pixels is no pixel more than it is", arguments: scales)
    func sumsOfPixels(scale: CGFloat) {
        for count in 1...500 {
            let sum = (0..<count).reduce(CGFloat(0)) { sum, _ in sum + 1 / scale }
            let aligned = PixelAlignment.awayFromZero(sum, scale: scale)
            #expect(abs(aligned - CGFloat(count) / scale) < 1e-9)
        }
    }

    @Test("gives at least what was asked, and less than a pixel more", arguments: scales)
    func bounds(scale: CGFloat) {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<1000 {
            let points = CGFloat.random(in: 0...3000, using: &random)
            let aligned = PixelAlignment.awayFromZero(points, scale: scale)
            #expect(aligned > points - 0.001)
            #expect(aligned < points + 1 / scale)
            #expect(abs(aligned * scale - (aligned * scale).rounded()) < 1e-9)
        }
    }

    @Test("without a usable scale the number is left alone", arguments: [0, -2, .nan, .infinity] as [CGFloat])
    func hostileScale(scale: CGFloat) {
        #expect(PixelAlignment.awayFromZero(10.1, scale: scale) == 10.1)
    }

    @Test("a finite number stays finite", arguments: scales)
    func largest(scale: CGFloat) {
        #expect(PixelAlignment.awayFromZero(.greatestFiniteMagnitude, scale: scale).isFinite)
        #expect(PixelAlignment.awayFromZero(-.greatestFiniteMagnitude, scale: scale).isFinite)
    }
}
