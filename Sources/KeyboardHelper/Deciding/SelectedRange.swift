internal import Foundation

/// Which line of a selected range must be visible.
enum SelectedRange {
    /// Any visible part of the range is enough: the first line of that, or, if the range is hidden, the nearest one.
    ///
    /// - Parameters:
    ///   - lineHeight: The height of a line. What is visible of one may be less.
    ///   - bands: What is visible, from the inside out. Content that fills the inner band moves with it in the outer.
    static func line(of range: CGRect, lineHeight: CGFloat, in bands: [(top: CGFloat, bottom: CGFloat)]) -> CGRect {
        var (top, bottom) = (range.minY, range.maxY)
        func line(atEnd: Bool) -> CGRect {
            let height = min(lineHeight, bottom - top)
            return CGRect(x: range.minX, y: atEnd ? bottom - height : top, width: range.width, height: height)
        }
        for band in bands {
            let (first, last) = (max(top, band.top), min(bottom, band.bottom))
            guard last - first >= AvoidancePlanner.negligible else { return line(atEnd: bottom <= band.bottom) }
            (top, bottom) = (first, last)
        }
        return line(atEnd: false)
    }
}
