internal import Foundation

/// The one place that rounds to the screen's pixels.
enum PixelAlignment {
    /// The next pixel away from zero, so that what needs a movement gets at least that much.
    static func awayFromZero(_ points: CGFloat, scale: CGFloat) -> CGFloat {
        guard points.isFinite, scale.isFinite, scale > 0 else { return points }
        // A sum of thirds of points must not count as one pixel more than it is.
        let pixels = points * scale
        guard pixels.isFinite else { return points }
        let nearest = pixels.rounded()
        return (abs(pixels - nearest) < 0.001 ? nearest : pixels.rounded(.awayFromZero)) / scale
    }
}
