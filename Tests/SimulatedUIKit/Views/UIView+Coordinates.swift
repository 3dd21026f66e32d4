public import Foundation

extension UIView: SimulatedSpace {
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        SimulatedEngine.uncounted.conversions += 1
        return simulatedConvert(point, to: view)
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        SimulatedEngine.uncounted.conversions += 1
        return (view ?? simulatedRoot).simulatedConvert(point, to: self)
    }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        SimulatedEngine.uncounted.conversions += 1
        return rect.boundingBox { simulatedConvert($0, to: view) }
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        SimulatedEngine.uncounted.conversions += 1
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
        var view = Unmanaged.passUnretained(self)
        while let parent = view._withUnsafeGuaranteedRef({ $0.parentReference }) { view = parent }
        return view.takeUnretainedValue()
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
        var view = Unmanaged.passUnretained(self)
        while let parent = view._withUnsafeGuaranteedRef({ $0.parentReference }) {
            here = view._withUnsafeGuaranteedRef { $0.toParent(here) }
            view = parent
        }
        return here
    }

    private func fromRoot(_ point: CGPoint) -> CGPoint {
        guard let parent = parentReference else { return point }
        return fromParent(parent._withUnsafeGuaranteedRef { $0.fromRoot(point) })
    }

    func toScreen(_ point: CGPoint) -> CGPoint {
        let (here, root) = (toRoot(point), simulatedRoot)
        return root is UIWindow ? here + root.modelFrameOrigin : here
    }

    func fromScreen(_ point: CGPoint) -> CGPoint {
        let root = simulatedRoot
        return fromRoot(root is UIWindow ? point - root.modelFrameOrigin : point)
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
}
