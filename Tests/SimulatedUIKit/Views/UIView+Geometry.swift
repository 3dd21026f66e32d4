import Foundation

extension UIView {
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
        animate(.center, SimulatedNumbers(old), SimulatedNumbers(center))
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
        animate(.boundsOrigin, SimulatedNumbers(old.origin), SimulatedNumbers(bounds.origin))
        animate(.boundsSize, SimulatedNumbers(old.size), SimulatedNumbers(bounds.size))
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
        animate(.transform, SimulatedNumbers(old), SimulatedNumbers(transform))
        geometryDidChange()
    }

    private func geometryDidChange(byScrolling: Bool = false) {
        simulatedPlaceDidChange(byScrolling: byScrolling)
        hostWindow?.simulatedDevice?.safeAreasMayHaveChanged = true
    }
}

extension CGRect {
    init(x: CGFloat, y: CGFloat, size: CGSize) {
        self.init(origin: CGPoint(x: x, y: y), size: size)
    }
}
