import Foundation
import UIKit

/// What of a trace's screen the library may change, at one instant. Positions count how far the content is up.
struct TraceLook {
    /// The container's lift, the scroll view's offset, or how far the app's closure has moved its bar up.
    let position: CGFloat
    /// The same as the screen shows it at this instant, in the middle of an animation.
    let shown: CGFloat
    let inset: CGFloat
    let indicator: CGFloat

    /// A screen that the library has not touched.
    init(atRest layout: TraceLayout) {
        position = layout.target.isScrollView ? -layout.safeArea.top : 0
        (shown, inset, indicator) = (position, 0, 0)
    }

    @MainActor
    init(_ controller: TraceController, target: TraceTarget, on device: SimulatedDevice) {
        let scrollView = controller.scrollView
        inset = scrollView.contentInset.bottom
        indicator = scrollView.verticalScrollIndicatorInsets.bottom
        func top(_ view: UIView, in host: UIView) -> CGFloat {
            device.presentationFrame(of: view).minY - device.presentationFrame(of: host).minY
        }
        switch target {
        case .scrollView, .fullScrollView:
            position = scrollView.contentOffset.y
            shown = controller.inputs.values.first.map { $0.frame.minY - top($0, in: scrollView) } ?? 0
        case .container:
            position = controller.cardFrame.midY - controller.card.center.y
            shown = controller.cardFrame.minY - top(controller.card, in: controller.view)
        case .closures:
            position = controller.barFrame.midY - controller.bar.center.y
            shown = controller.barFrame.minY - top(controller.bar, in: controller.view)
        }
    }
}

/// What must be as it was once the keyboard has gone.
struct TraceRest: Equatable {
    private let insets: [UIEdgeInsets]
    private let transforms: [CGAffineTransform]
    private let offsets: [CGPoint]
    private let places: [CGPoint]
    private let isPaged: Bool

    @MainActor
    init(_ controller: TraceController) {
        let scrollViews = [controller.scrollView] + controller.inputs.values.compactMap { $0 as? UITextView }
        insets =
            scrollViews.flatMap { [$0.contentInset, $0.verticalScrollIndicatorInsets] }
            + [controller.additionalSafeAreaInsets]
        transforms = [controller.view.transform, controller.card.transform]
        // The content of the target stays where it is as far as that is legal.
        offsets = scrollViews.dropFirst().map(\.contentOffset)
        let card = CGPoint(x: controller.card.center.x, y: controller.card.center.y)
        let place = CGPoint(x: controller.cardFrame.midX, y: controller.cardFrame.midY)
        places = card == place ? [] : [card, place]
        isPaged = controller.scrollView.isPagingEnabled
    }
}
