import Foundation

extension UIScrollView {
    /// Gives the view that the delegate names another scale, and the content with it. The middle of what is visible stays
    /// in the middle, as far as the range lets it.
    func simulatedZoom(to scale: CGFloat, animated: Bool) {
        let wanted = min(max(scale, minimumZoomScale), maximumZoomScale)
        guard let view = delegate?.viewForZooming(in: self), wanted > 0, wanted.isFinite, wanted != zoomScale else {
            return
        }
        let center = CGPoint(x: modelBounds.midX, y: modelBounds.midY)
        let ratio = wanted / zoomScale
        simulatedZoom(view, to: wanted, showing: CGPoint(x: center.x * ratio, y: center.y * ratio), animated: animated)
    }

    /// The largest scale at which all of a rectangle of the zoomed view is visible.
    func simulatedZoom(toShow rect: CGRect, animated: Bool) {
        guard let view = delegate?.viewForZooming(in: self), rect.width > 0, rect.height > 0 else { return }
        let fitting = min(modelBounds.width / rect.width, modelBounds.height / rect.height)
        let scale = min(max(fitting, minimumZoomScale), maximumZoomScale)
        simulatedZoom(view, to: scale, showing: CGPoint(x: rect.midX * scale, y: rect.midY * scale), animated: animated)
    }

    private func simulatedZoom(_ view: UIView, to scale: CGFloat, showing center: CGPoint, animated: Bool) {
        let engine = SimulatedEngine.current
        engine.removeDisplayLink(for: self)
        scrollTarget = nil
        guard animated, hostWindow != nil else { return simulatedApplyZoom(scale, to: view, showing: center) }
        engine.performing(as: .app) { delegate?.scrollViewWillBeginZooming(self, with: view) }
        UIView.animate(withDuration: 0.3) {
            self.simulatedApplyZoom(scale, to: view, showing: center)
        } completion: { [weak self] _ in
            guard let self else { return }
            engine.performing(as: .app) { self.delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale) }
        }
    }

    private func simulatedApplyZoom(_ scale: CGFloat, to view: UIView, showing center: CGPoint) {
        let ratio = scale / zoomScale
        let (origin, size) = (view.simulatedFrame.origin, modelBounds.size)
        simulatedZoomScale = scale
        simulatedZoomedView = view
        SimulatedEngine.current.performing(as: .uikit) {
            view.transform = CGAffineTransform(scaleX: scale, y: scale)
            let scaled = view.simulatedFrame.size
            view.center = CGPoint(x: origin.x * ratio + scaled.width / 2, y: origin.y * ratio + scaled.height / 2)
            contentSize = CGSize(width: contentSize.width * ratio, height: contentSize.height * ratio)
            simulatedSetOffset(clamped(CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)))
        }
        SimulatedEngine.current.performing(as: .app) { delegate?.scrollViewDidZoom(self) }
    }

    /// What a place that constraints give to `view` is multiplied by.
    func simulatedScale(of view: UIView) -> CGFloat { simulatedZoomedView === view ? zoomScale : 1 }
}
