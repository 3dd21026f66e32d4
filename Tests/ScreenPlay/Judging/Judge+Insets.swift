import Foundation
import KeyboardHelper
import UIKit

extension Judge {
    /// What is wrong with the inset of a target, if so much of it is the app's.
    func inset(
        of scrollView: UIScrollView, app: CGFloat, _ screen: SimulationScreen, below edge: CGFloat, in window: UIWindow
    ) -> String? {
        let frame = window.convert(scrollView.bounds, from: scrollView)
        let (isFlipped, adjusted, inset) = (
            scrollView.isUpsideDown, scrollView.adjustedContentInset, scrollView.contentInset
        )
        let system = isFlipped ? adjusted.top - inset.top : adjusted.bottom - inset.bottom
        let other = isFlipped ? inset.bottom - app : scrollView.appsTopInset
        if other != 0 { return "\(other) at the other end" }
        let own = isFlipped ? inset.top : inset.bottom - app
        func covered(below edge: CGFloat, besides: CGFloat) -> CGFloat {
            max(0, min(frame.maxY - edge, frame.height) - system - besides)
        }
        // Upside down, it is at the other end.
        let atBottom = isFlipped ? 0 : app
        // What a controller vends, and what is below the screen.
        let reserved = min(atBottom, screen.vendedHeight + max(0, frame.maxY - window.bounds.maxY))
        // A bar takes as much of it as on the keyboard, or all if the app itself has made it reach that far.
        func forBar(_ top: CGFloat) -> CGFloat {
            atBottom >= covered(below: top, besides: 0) ? atBottom : min(atBottom, reserved + edge - top)
        }
        let expected: (least: CGFloat, most: CGFloat) =
            switch bar(inFrontOf: scrollView, height: screen.view.firstResponder?.bounds.height ?? 0, in: screen) {
            case .none: (covered(below: edge, besides: reserved), covered(below: edge, besides: reserved))
            case .counts(let top):
                (covered(below: top, besides: forBar(top)), covered(below: top, besides: forBar(top)))
            case .mayCount(let top):
                (
                    covered(below: edge, besides: atBottom),
                    max(covered(below: top, besides: forBar(top)), covered(below: edge, besides: 0))
                )
            }
        let spacing = screen.live.map(\.options.spacing).max() ?? 0
        // What a host around it brings up leaves room for the input, and a drop-in leaves all to that host.
        // It waits until a list has come to rest; while animations are disabled, for the next event.
        // A text view that is typed in keeps room for its caret.
        // What scrolls along its width only needs none. For an input that is hidden meanwhile, what is around it counts, beside
        // which a bar may have no room.
        let (content, size) = (scrollView.contentSize, scrollView.bounds.size)
        let isPager = content.width > 1.5 * size.width && content.height <= size.height
        let isHidden = screen.view.firstResponder?.isHidden ?? false
        let certain = scrollView.isFirstResponder || isPager || isHidden ? 0 : expected.least
        let isAlone = player.stage.outerScrollView == nil && screen.windowMover == nil
        let least = isAlone && !player.isStuck ? certain : 0
        // A list of completions that begins farther below than the spacing counts as a bar, until the next event after it has gone.
        let most = screen.completions != nil ? .infinity : expected.most + max(33, spacing)
        if own < least - 0.51 || own > most + 0.51 {
            return "our part of the inset is \(own), and \(expected) is covered"
        }
        return nil
    }
}

extension SimulationScreen {
    /// The height of the bar that the controller vends, while it is on screen. As much of an own inset stands for it.
    var vendedHeight: CGFloat { inputAccessoryView.flatMap { $0.window == nil ? nil : $0.bounds.height } ?? 0 }
}

extension UIScrollView {
    /// The inset at the top, without the room for the spinner of a list that is refreshed.
    var appsTopInset: CGFloat { contentInset.top - (refreshControl?.isRefreshing == true ? 60 : 0) }
}
