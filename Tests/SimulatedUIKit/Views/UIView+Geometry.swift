public import Foundation

@MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
    var bounds: CGRect { get }
}

/// What every coordinate space of the simulation can tell: where its points are on the screen.
@MainActor
protocol SimulatedSpace: UICoordinateSpace {
    func toScreen(_ point: CGPoint) -> CGPoint
    func fromScreen(_ point: CGPoint) -> CGPoint
}

extension SimulatedSpace {
    func map(_ point: CGPoint, to other: any UICoordinateSpace) -> CGPoint {
        SimulatedEngine.current.costs.conversions += 1
        guard let other = other as? any SimulatedSpace else { return point }
        return other.fromScreen(toScreen(point))
    }

    func map(_ rect: CGRect, to other: any UICoordinateSpace) -> CGRect {
        SimulatedEngine.current.costs.conversions += 1
        guard let other = other as? any SimulatedSpace else { return rect }
        return rect.boundingBox { other.fromScreen(toScreen($0)) }
    }
}

extension UIView: SimulatedSpace {
    // MARK: Conversion

    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        SimulatedEngine.current.costs.conversions += 1
        return simulatedConvert(point, to: view)
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        SimulatedEngine.current.costs.conversions += 1
        return (view ?? simulatedRoot).simulatedConvert(point, to: self)
    }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        SimulatedEngine.current.costs.conversions += 1
        return rect.boundingBox { simulatedConvert($0, to: view) }
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        SimulatedEngine.current.costs.conversions += 1
        let view = view ?? simulatedRoot
        return rect.boundingBox { view.simulatedConvert($0, to: self) }
    }

    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        map(point, to: coordinateSpace)
    }

    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? any SimulatedSpace)?.map(point, to: self) ?? point
    }

    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        map(rect, to: coordinateSpace)
    }

    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? any SimulatedSpace)?.map(rect, to: self) ?? rect
    }

    /// The top of the tree: the window, or what stands for it where there is none.
    var simulatedRoot: UIView {
        var view = self
        while let parent = view.parentView { view = parent }
        return view
    }

    /// `nil` means the window's base coordinates; in another window, the way leads over the screen.
    func simulatedConvert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let (mine, theirs) = (simulatedRoot, view?.simulatedRoot ?? simulatedRoot)
        var here = toRoot(point)
        if mine !== theirs { here = here + mine.modelFrameOrigin - theirs.modelFrameOrigin }
        return view?.fromRoot(here) ?? here
    }

    private var modelFrameOrigin: CGPoint { simulatedFrame.origin }

    private func toRoot(_ point: CGPoint) -> CGPoint {
        var here = point
        var view = self
        while let parent = view.parentView {
            here = view.toParent(here)
            view = parent
        }
        return here
    }

    private func fromRoot(_ point: CGPoint) -> CGPoint {
        guard let parentView else { return point }
        return fromParent(parentView.fromRoot(point))
    }

    func toScreen(_ point: CGPoint) -> CGPoint {
        let here = toRoot(point)
        return simulatedRoot is UIWindow ? here + simulatedRoot.modelFrameOrigin : here
    }

    func fromScreen(_ point: CGPoint) -> CGPoint {
        fromRoot(simulatedRoot is UIWindow ? point - simulatedRoot.modelFrameOrigin : point)
    }

    private func toParent(_ point: CGPoint) -> CGPoint {
        let local = point - modelBounds.center
        // Kept apart, since adding and subtracting a large center costs the last bits.
        return (modelTransform.isIdentity ? local : local.applying(modelTransform)) + modelCenter
    }

    private func fromParent(_ point: CGPoint) -> CGPoint {
        let local = point - modelCenter
        return (modelTransform.isIdentity ? local : local.applying(modelTransform.inverted())) + modelBounds.center
    }

    // MARK: Frame, bounds, center, transform

    var simulatedFrame: CGRect {
        let size = modelBounds.size
        if modelTransform.isIdentity {
            return CGRect(x: modelCenter.x - size.width / 2, y: modelCenter.y - size.height / 2, size: size)
        }
        return CGRect(x: -size.width / 2, y: -size.height / 2, size: size)
            .applying(modelTransform)
            .offsetBy(dx: modelCenter.x, dy: modelCenter.y)
    }

    /// Under a transform, UIKit calls the result undefined; Core Animation sets the position and the untransformed size.
    func simulatedSetFrame(_ frame: CGRect) {
        var size = frame.standardized.size
        if !modelTransform.isIdentity {
            size = CGRect(origin: .zero, size: size).applying(modelTransform.inverted()).size
        }
        let (oldCenter, oldSize) = (modelCenter, modelBounds.size)
        simulatedSetCenter(frame.standardized.center)
        simulatedSetBounds(CGRect(origin: modelBounds.origin, size: size))
        if oldSize == modelBounds.size, oldCenter != modelCenter { simulatedRefreshSafeArea() }
    }

    func simulatedSetCenter(_ center: CGPoint) {
        let old = modelCenter
        guard old != center else { return }
        modelCenter = center
        simulatedDidSet("center", from: old, to: center)
        animate(.center, [old.x, old.y], [center.x, center.y])
        geometryDidChange()
    }

    func simulatedSetBounds(_ bounds: CGRect, movingCenter: Bool = false) {
        let old = modelBounds
        guard old != bounds else { return }
        if movingCenter {
            let origin = simulatedFrame.origin
            simulatedSetCenter(CGPoint(x: origin.x + bounds.width / 2, y: origin.y + bounds.height / 2))
        }
        modelBounds = bounds
        simulatedDidSet("bounds", from: old, to: bounds)
        animate(.boundsOrigin, [old.minX, old.minY], [bounds.minX, bounds.minY])
        animate(.boundsSize, [old.width, old.height], [bounds.width, bounds.height])
        if old.size != bounds.size, autoresizesSubviews { autoresizeSubviews(from: old.size) }
        simulatedSetNeedsLayout()
        geometryDidChange(byScrolling: old.size == bounds.size)
        if old.size != bounds.size { simulatedRefreshSafeArea() }
        simulatedBoundsDidChange(from: old)
    }

    func simulatedSetTransform(_ transform: CGAffineTransform) {
        let old = modelTransform
        guard old != transform else { return }
        modelTransform = transform
        simulatedDidSet("transform", from: old, to: transform)
        animate(.transform, old.components, transform.components)
        geometryDidChange()
    }

    private func geometryDidChange(byScrolling: Bool = false) {
        simulatedPlaceDidChange(byScrolling: byScrolling)
        hostWindow?.simulatedDevice?.safeAreasMayHaveChanged = true
    }

    /// Springs and struts: what is flexible shares the difference in proportion to its size.
    private func autoresizeSubviews(from old: CGSize) {
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

extension CGRect {
    init(x: CGFloat, y: CGFloat, size: CGSize) {
        self.init(origin: CGPoint(x: x, y: y), size: size)
    }
}

extension CGAffineTransform {
    var components: [CGFloat] { [a, b, c, d, tx, ty] }
}
