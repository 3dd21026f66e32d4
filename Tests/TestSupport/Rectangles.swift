public import Foundation

/// A rectangle 300 points wide that reaches from one height to another.
public func strip(_ minY: CGFloat, _ maxY: CGFloat) -> CGRect {
    CGRect(x: 0, y: minY, width: 300, height: maxY - minY)
}

extension CGRect {
    /// Frames that are no place on a screen of 393 x 852 points: not a number, infinite, or of negative size.
    public static let unreadableFrames: [CGRect] = [
        .null, .infinite,
        CGRect(x: CGFloat.nan, y: 516, width: 393, height: 336),
        CGRect(x: 0, y: CGFloat.nan, width: 393, height: 336),
        CGRect(x: 0, y: 516, width: CGFloat.nan, height: 336),
        CGRect(x: 0, y: 516, width: 393, height: CGFloat.nan),
        CGRect(x: 0, y: -CGFloat.infinity, width: 393, height: 336),
        CGRect(x: 0, y: 516, width: 393, height: CGFloat.infinity),
        CGRect(x: 0, y: 852, width: 393, height: -336),
        CGRect(x: 393, y: 516, width: -393, height: 336),
    ]
}
