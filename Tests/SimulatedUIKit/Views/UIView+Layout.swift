import Foundation

extension UIView {
    func simulatedSetNeedsLayout() {
        needsLayout = true
        var view = parentView
        while let here = view, !here.hasDirtyDescendant {
            here.hasDirtyDescendant = true
            view = here.parentView
        }
    }

    /// As Core Animation does it: from the highest ancestor in an unbroken line of views that need layout.
    func simulatedLayoutIfNeeded() {
        simulatedUpdateLayoutEngine()
        var top = self
        while let parent = top.parentView, parent.needsLayout { top = parent }
        var passes = 0
        while top.needsLayout || top.hasDirtyDescendant, passes < 50 {
            top.layoutTree()
            simulatedUpdateLayoutEngine()
            passes += 1
            SimulatedEngine.current.didLayOut(passes: passes)
        }
    }

    func simulatedSizeToFit() {
        let size = sizeThatFits(modelBounds.size)
        simulatedSetBounds(CGRect(origin: modelBounds.origin, size: size), movingCenter: true)
    }

    private func layoutTree() {
        if needsLayout {
            simulatedRefreshSafeAreaForLayout()
            needsLayout = false
            SimulatedEngine.current.performLayout {
                owner?.viewWillLayoutSubviews()
                layoutSubviews()
                owner?.viewDidLayoutSubviews()
                simulatedDidLayOut()
            }
        }
        guard hasDirtyDescendant else { return }
        hasDirtyDescendant = false
        for view in childViews where view.needsLayout || view.hasDirtyDescendant {
            view.layoutTree()
            // One that could not be finished keeps its ancestors dirty.
            if view.needsLayout || view.hasDirtyDescendant { hasDirtyDescendant = true }
        }
    }
}
