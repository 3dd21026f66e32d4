public import Foundation

extension SimulatedBehavior {
    /// Sizes of what UIKit makes, where reports disagree, or where they name some devices alone.
    public struct Sizes: Equatable, Sendable {
        /// A medium detent is half of the screen's height; else half of the largest sheet's.
        public var mediumDetentIsHalfTheScreen = true
        /// The margins at the sides of a cell are 20 points on a screen of 414 points or more; else 16 on every device.
        public var cellMarginsFollowTheScreen = false
        /// The width of a split view's primary column, where the app sets none.
        public var primaryColumn: CGFloat = 320
        /// The row with the items of an upright phone's navigation bar. Liquid Glass: 54.
        public var navigationBar: CGFloat = 44
        /// A toolbar. Liquid Glass: 48, or 58.
        public var toolbar: CGFloat = 44
    }
}
