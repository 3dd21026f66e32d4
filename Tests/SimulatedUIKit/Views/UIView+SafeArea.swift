import Foundation

/// The safe area of a child controller's view, which stays what it was when the view is only moved.
struct FrozenSafeArea {
    let inherited: UIEdgeInsets
    let size: CGSize
    let insets: UIEdgeInsets
}

extension UIView {
    /// What UIKit goes by at this instant.
    var simulatedSafeArea: UIEdgeInsets {
        simulatedStoresSafeArea ? reportedSafeArea : simulatedComputedSafeArea
    }

    private var simulatedStoresSafeArea: Bool {
        !(self is UIWindow) && hostWindow?.simulatedDevice?.engine.behavior.storesSafeArea == true
    }

    /// The rules of UIKit as reported (see the contract tests): a plain view and a window's root view have what their
    /// position leaves of the superview's insets; the view of a child controller keeps its insets while it is moved.
    private var simulatedComputedSafeArea: UIEdgeInsets {
        hostWindow != nil ? computedSafeArea(aboveAreStored: simulatedStoresSafeArea) : .zero
    }

    /// In a window.
    private func computedSafeArea(aboveAreStored: Bool) -> UIEdgeInsets {
        if let window = self as? UIWindow { return window.simulatedWindowSafeArea }
        guard let parent = parentReference else { return .zero }
        return parent._withUnsafeGuaranteedRef { parent in
            let isStored = aboveAreStored && !(parent is UIWindow)
            let insets =
                isStored ? parent.reportedSafeArea : parent.computedSafeArea(aboveAreStored: aboveAreStored)
            return safeArea(in: parent, with: insets)
        }
    }

    private func safeArea(in parentView: UIView, with parentInsets: UIEdgeInsets) -> UIEdgeInsets {
        if let staleSafeArea { return staleSafeArea }
        guard let owner else { return parentInsets == .zero ? .zero : leftOver(of: parentInsets, in: parentView) }
        let additional = owner.additionalSafeAreaInsets
        guard let container = owner.parent else { return leftOver(of: parentInsets, in: parentView) + additional }
        let inherited = parentInsets + container.simulatedBarInsets(for: owner)
        if let frozen = frozenSafeArea, frozen.inherited == inherited, frozen.size == modelBounds.size {
            return frozen.insets + additional
        }
        let insets = leftOver(of: inherited, in: parentView)
        frozenSafeArea = FrozenSafeArea(inherited: inherited, size: modelBounds.size, insets: insets)
        return insets + additional
    }

    private func leftOver(of insets: UIEdgeInsets, in parent: UIView) -> UIEdgeInsets {
        let (frame, bounds) = (simulatedFrame, parent.modelBounds)
        func left(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { min(max(inset - distance, 0), inset) }
        return UIEdgeInsets(
            top: left(insets.top, frame.minY - bounds.minY),
            left: left(insets.left, frame.minX - bounds.minX),
            bottom: left(insets.bottom, bounds.maxY - frame.maxY),
            right: left(insets.right, bounds.maxX - frame.maxX)
        )
    }

    /// The device is about to be turned: what is upside down may keep what it has.
    func simulatedKeepInvertedSafeAreas() {
        if modelTransform.d < 0, staleSafeArea == nil { staleSafeArea = simulatedSafeArea }
        for view in childViews { view.simulatedKeepInvertedSafeAreas() }
    }

    /// Tells every view whose safe area is another one now; superviews first.
    func simulatedUpdateSafeAreas() { updateSafeAreas(to: simulatedComputedSafeArea) }

    private func updateSafeAreas(to insets: UIEdgeInsets) {
        if insets != reportedSafeArea {
            reportedSafeArea = insets
            simulatedSafeAreaDidChange()
            safeAreaInsetsDidChange()
            owner?.viewSafeAreaInsetsDidChange()
            simulatedSetNeedsLayout()
        }
        for view in childViews {
            view.updateSafeAreas(
                to: view is UIWindow ? view.simulatedComputedSafeArea : view.safeArea(in: self, with: insets))
        }
    }

    /// UIKit's moments to bring up to date what it has stored: a change of frame or superview, and a layout.
    func simulatedRefreshSafeArea() {
        if simulatedStoresSafeArea { simulatedUpdateSafeAreas() }
    }

    /// A view is laid out by the safe area that it tells, stored or not.
    func simulatedRefreshSafeAreaForLayout() {
        if simulatedStoresSafeArea || hostWindow?.simulatedDevice?.safeAreasMayHaveChanged == true {
            simulatedUpdateSafeAreas()
        }
    }
}
