import Foundation

/// When UIKit moves what is presented over a part of the screen out of the keyboard's way.
public enum SimulatedSheetMovement: CaseIterable, Sendable {
    /// In the keyboard's animation, before the app is told of the keyboard or after.
    case beforeNotices, afterNotices
    /// When the keyboard has come to rest.
    case atTheEnd
    /// Only `SimulatedDevice.place(_:at:)` moves it.
    case byScript
}

extension UIWindow {
    /// Sheets float, and popovers are popovers, where there is room for them: on a large screen, in a window of some width.
    var simulatedIsRegular: Bool { simulatedDevice?.model.hasRegularScreen == true && modelBounds.width >= 600 }

    /// A phone on its side.
    var simulatedHasCompactHeight: Bool {
        !simulatedIsRegular && modelBounds.height <= modelBounds.width
    }

    func simulatedShowsAsPopover(_ presented: UIViewController) -> Bool {
        simulatedIsRegular && presented.modalPresentationStyle == .popover
    }

    /// Where a presentation puts its view at this moment.
    func simulatedPlace(of presented: UIViewController) -> CGRect {
        // The app places what it presents in the container.
        if presented.simulatedPresentation != nil { return modelBounds }
        let style = presented.modalPresentationStyle
        let docked = simulatedDevice?.keyboard.dockedFrame.map { fromScreen($0.origin).y }
        let keyboardTop = simulatedDevice?.sheetMovement == .byScript ? nil : docked
        if simulatedShowsAsPopover(presented), let popover = presented.popoverPresentationController {
            return keyboardTop.map { popover.simulatedPlace(in: self, above: $0) } ?? popover.simulatedRest(in: self)
        }
        var place = simulatedFrame(for: style)
        if style.isSheet, !simulatedIsRegular, let sheet = presented.ownSheetController {
            let expands = keyboardTop != nil && simulatedDevice?.behavior.sheetsExpandForKeyboard == true
            let isExpanded = expands && presented.simulatedHasFocus
            let height = sheet.simulatedHeight(isExpanded: isExpanded, ofLargest: place.height, in: self)
            let top = place.minY
            place = CGRect(x: place.minX, y: place.maxY - height, width: place.width, height: height)
            if let keyboardTop, presented.simulatedHasFocus { clear(keyboardTop, place: &place, highest: top) }
        }
        // A sheet goes up as far as it must and can, and stays as tall as it is.
        if let keyboardTop, simulatedIsRegular, style.isSheet {
            place.origin.y = max(simulatedWindowSafeArea.top, min(place.minY, keyboardTop - place.height))
        }
        return place
    }

    /// What a system does so that the keyboard covers nothing of a sheet on a phone.
    private func clear(_ keyboardTop: CGFloat, place: inout CGRect, highest top: CGFloat) {
        guard let behavior = simulatedDevice?.behavior, keyboardTop < place.maxY else { return }
        let lifted = keyboardTop - place.height
        if behavior.sheetsLiftForKeyboard, lifted >= top {
            place.origin.y = lifted
        } else if behavior.sheetsShrinkForKeyboard {
            place.size.height = max(0, keyboardTop - place.minY)
        }
    }

    private func simulatedFrame(for style: UIModalPresentationStyle) -> CGRect {
        let bounds = modelBounds
        guard style.isSheet || style == .popover else { return bounds }
        if simulatedIsRegular {
            let size = style == .formSheet ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: 900)
            let (width, height) = (min(size.width, bounds.width - 40), min(size.height, bounds.height - 60))
            return CGRect(x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height)
        }
        // A phone on its side has no room for what is below a sheet.
        guard !simulatedHasCompactHeight else { return bounds }
        let top = simulatedWindowSafeArea.top + 10
        return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    }

    /// Puts what is presented, and not on its way out, where it belongs now. The keyboard moves sheets and popovers alone.
    func simulatedPlacePresentations(forKeyboard: Bool = false) {
        var controller = rootViewController?.ownPresented
        while let presented = controller {
            controller = presented.ownPresented
            guard !presented.isDismissalRunning, let view = presented.simulatedPresentationView,
                view.parentView === self
            else { continue }
            (presented as? UIAlertController)?.simulatedPlaceCard()
            if forKeyboard, !presented.modalPresentationStyle.isSheet, presented.simulatedPopover == nil { continue }
            let place = simulatedPlace(of: presented)
            if view.simulatedFrame != place {
                SimulatedEngine.current.performing(as: .uikit) { view.frame = place }
            }
        }
    }

    // MARK: Coming and going

    /// Adds the view of `presented`, in a popover or in the container of a presentation of the app's if that is what it is.
    func simulatedAddPresentation(_ presented: UIViewController) {
        if let presentation = presented.simulatedPresentation { return presentation.simulatedAddPresentedView() }
        let keeps = presented.modalPresentationStyle.keepsPresenter
        presented.view.autoresizingMask = keeps ? [] : [.flexibleWidth, .flexibleHeight]
        if simulatedShowsAsPopover(presented) {
            let popover = _UIPopoverView(frame: simulatedPlace(of: presented))
            presented.simulatedPopover = popover
            presented.view.frame = popover.modelBounds
            presented.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            popover.addSubview(presented.view)
            addSubview(popover)
        } else {
            presented.view.frame = simulatedPlace(of: presented)
            addSubview(presented.view)
        }
    }

    /// Puts the presenter that a full screen has covered back to where it was.
    func simulatedReturn(_ presenter: UIViewController, below presented: UIViewController) {
        guard let view = presenter.simulatedPresentationView else { return }
        if presenter.presentingViewController == nil {
            view.frame = modelBounds
            insertSubview(view, at: 0)
        } else if let above = presented.simulatedPresentationView {
            view.frame = simulatedPlace(of: presenter)
            insertSubview(view, belowSubview: above)
        }
    }

    /// Sheets and presentations of the app's slide between their place and below the window; popovers fade.
    func simulatedAnimatePresentation(
        of presented: UIViewController, isComing: Bool, animated: Bool, completion: @escaping () -> Void
    ) {
        let moved = presented.simulatedPresentation?.presentedView ?? presented.simulatedPresentationView
        guard animated, let view = moved else { return completion() }
        let finish = { (_: Bool) in SimulatedEngine.current.performing(as: .app) { completion() } }
        let rest = view.modelCenter
        let below = CGPoint(x: rest.x, y: rest.y + modelBounds.height)
        let isPopover = presented.simulatedPopover != nil
        SimulatedEngine.current.performing(as: .uikit) {
            let put = { @MainActor (isThere: Bool) in
                if isPopover { view.alpha = isThere ? 1 : 0 } else { view.center = isThere ? rest : below }
            }
            if isComing { UIView.performWithoutAnimation { put(false) } }
            UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseInOut) {
                put(isComing)
            } completion: {
                finish($0)
            }
        }
    }
}

extension UIViewController {
    /// The first responder is in this controller's view.
    var simulatedHasFocus: Bool {
        guard let view = viewIfLoaded, let focus = view.hostWindow?.simulatedFirstResponder as? UIView else {
            return false
        }
        return focus.isDescendantUncounted(of: view)
    }

    /// What is added to the window when this controller is presented.
    var simulatedPresentationView: UIView? { simulatedPresentation?.containerView ?? simulatedPopover ?? viewIfLoaded }

    func simulatedRemovePresentation() {
        if let simulatedPresentation {
            simulatedPresentation.simulatedRemoveContainer()
            self.simulatedPresentation = nil
            return
        }
        viewIfLoaded?.removeFromSuperview()
        simulatedPopover?.removeFromSuperview()
        simulatedPopover = nil
    }

    /// Made when it is first asked for; there is none for any other style.
    public var popoverPresentationController: UIPopoverPresentationController? {
        guard modalPresentationStyle == .popover else { return nil }
        if let ownPopoverController { return ownPopoverController }
        let made = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        ownPopoverController = made
        return made
    }
}
