import Foundation

extension UIView {
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }
}

extension UIView {
    /// Springs and struts: what is flexible shares the difference in proportion to its size.
    func autoresizeSubviews(from old: CGSize) {
        for view in childViews where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
            let mask = view.autoresizingMask
            let frame = view.simulatedFrame
            let horizontal = autoresize(
                (frame.minX, frame.width, old.width - frame.maxX),
                flexible: (
                    mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                    mask.contains(.flexibleRightMargin)
                ),
                by: modelBounds.width - old.width
            )
            let vertical = autoresize(
                (frame.minY, frame.height, old.height - frame.maxY),
                flexible: (
                    mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                    mask.contains(.flexibleBottomMargin)
                ),
                by: modelBounds.height - old.height
            )
            view.simulatedSetFrame(
                CGRect(x: horizontal.0, y: vertical.0, size: CGSize(width: horizontal.1, height: vertical.1))
            )
        }
    }

    private func autoresize(
        _ parts: (CGFloat, CGFloat, CGFloat), flexible: (Bool, Bool, Bool), by change: CGFloat
    ) -> (CGFloat, CGFloat) {
        let total = (flexible.0 ? parts.0 : 0) + (flexible.1 ? parts.1 : 0) + (flexible.2 ? parts.2 : 0)
        let count = CGFloat([flexible.0, flexible.1, flexible.2].filter { $0 }.count)
        guard count > 0 else { return (parts.0, parts.1) }
        func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
            guard isFlexible else { return part }
            return part + (total > 0 ? change * part / total : change / count)
        }
        return (share(parts.0, flexible.0), max(0, share(parts.1, flexible.1)))
    }
}
