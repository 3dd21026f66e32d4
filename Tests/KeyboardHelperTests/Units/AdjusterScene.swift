import Foundation
import UIKit

@testable import KeyboardHelper

/// A scroll view whose content is 2000 points high, and what an avoidance does with it.
@MainActor
protocol AdjusterScene {
    associatedtype View: UIScrollView
    var device: SimulatedDevice { get }
    var scrollView: View { get }
}

extension AdjusterScene {
    func putOnScreen() {
        scrollView.contentSize = CGSize(width: 393, height: 2000)
        device.window.addSubview(scrollView)
        device.settle()
    }

    func makeAdjuster() -> ScrollViewAdjuster { ScrollViewAdjuster(scrollView) }

    /// A session looks before it acts.
    func apply(_ adjuster: ScrollViewAdjuster, inset: CGFloat, overlap: CGFloat? = nil, offset: CGFloat) {
        device.turn {
            adjuster.reconcile()
            adjuster.apply(MoverPlan(coveredInset: inset, overlap: overlap ?? inset, offset: offset))
        }
    }

    func restore(_ adjuster: ScrollViewAdjuster, offset: Bool = false) {
        device.turn { adjuster.restore(scrollsBack: offset, mayWait: true) }
    }
}
