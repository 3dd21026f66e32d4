internal import Foundation

/// The one place that rounds to the screen's pixels.
enum PixelAlignment {
    /// The next pixel away from zero, so that a movement is never shorter than needed.
    static func awayFromZero(_ points: CGFloat, scale: CGFloat) -> CGFloat {
        let pixels = points * scale
        guard pixels.isFinite, scale > 0 else { return points }
        // The rounding error in a sum of thirds of a point must not add a pixel.
        let nearest = pixels.rounded()
        return (abs(pixels - nearest) < 0.001 ? nearest : pixels.rounded(.awayFromZero)) / scale
    }

    /// Whether an offset can change by so much. UIKit rounds offsets, so the end of a range that lies between pixels
    /// would be asked for again and again.
    static func isMovement(_ points: CGFloat, scale: CGFloat) -> Bool { abs(points) >= 0.99 / max(1, scale) }
}

extension CGRect {
    /// Whether all four numbers are finite; `.null` and `.infinite` are not.
    var isFinite: Bool {
        // With one number that is not, the sum is not finite either.
        let sum = origin.x + origin.y + size.width + size.height
        return sum.isFinite && self != .infinite
    }
}

extension BinaryFloatingPoint {
    /// A distance or a duration that somebody has given: a negative or non-finite one counts as 0.
    var asAmount: Self { isFinite && self > 0 ? self : 0 }
}
