import Foundation
import UIKit

/// The app gives numbers to what the library adjusts.
extension Player {
    func changeNumbers(_ step: Step) {
        // Two values one after the other, and nobody could tell what the app has changed.
        if isUnseen { return }
        switch step {
        case .inset(let index, let value):
            set(.inset, index, laysOut: false) { number(min(value, $0.room), $0.app, $0.present) }
        case .indicatorInset(let index, let value):
            set(.indicatorInset, index, laysOut: false) { number(value, $0.app, $0.present) }
        case .constant(let value): set(.constant, 0, laysOut: false) { number(value, $0.app, $0.present) }
        case .assign(let kind, let index, let value, let laysOut): set(kind, index, laysOut: laysOut) { _ in value }
        case .change(let kind, let index, let points, let laysOut):
            set(kind, index, laysOut: laysOut) { $0.present + points }
        case .safeArea(let value):
            guard let screen = reachable.first ?? stage.screen, screen.isViewLoaded else { return }
            device.turn { screen.set(safeArea: min(value, screen.view.bounds.height / 4)) }
            disturb(asksToShow: screen.view.window == nil ? false : nil)
        default: return
        }
    }

    /// A number that the library can tell from its own: set anew if it is nearer to the app's value than to the present
    /// one, else a change of the present one by little.
    private func number(_ value: CGFloat, _ app: CGFloat, _ present: CGFloat) -> CGFloat {
        let own = present - app
        if abs(value - app) < abs(value - present) - 0.5 || own == 0 { return value }
        return present + min(max(value - app, -abs(own) / 4), abs(own) / 4)
    }

    /// Where the app writes a number: its own value, the present one, and how much leaves room for what scrolls.
    private struct Place {
        let app: CGFloat
        let present: CGFloat
        let room: CGFloat

        init(_ app: AppNumber, _ present: CGFloat, room: CGFloat = .infinity) {
            (self.app, self.present, self.room) = (app.value, present, room)
        }
    }

    private func screen(of node: Node) -> SimulationScreen? {
        stage.screens.first { $0.all.contains { $0 === node } }
    }

    private func set(
        _ kind: Step.Value, _ index: Int, laysOut: Bool, _ new: (Place) -> CGFloat
    ) {
        var (isAtOtherEnd, isBesideDropIn) = (false, false)
        switch kind {
        case .inset:
            guard let node = scrollNode(index), let scrollView = node.scrollView else { return }
            let value = new(Place(node.inset, scrollView.contentInset.bottom, room: scrollView.bounds.height / 4))
            isAtOtherEnd = scrollView.isUpsideDown
            // Some room is left for what scrolls.
            let most = max(scrollView.bounds.height / 2, scrollView.contentInset.bottom + 34)
            device.turn {
                node.set(inset: value.isNaN ? value : min(max(0, value), most))
                if laysOut { screen(of: node)?.setNeedsLayout() }
            }
        case .indicatorInset:
            guard let node = scrollNode(index), let scrollView = node.scrollView else { return }
            let value = new(Place(node.indicatorInset, scrollView.verticalScrollIndicatorInsets.bottom))
            device.turn {
                node.set(indicatorInset: max(0, value))
                if laysOut { screen(of: node)?.setNeedsLayout() }
            }
        case .constant:
            guard let screen = stage.screens.first(where: \.plan.hasBar), screen.isViewLoaded else { return }
            let value = new(Place(screen.constant, screen.pin.constant))
            isBesideDropIn = screen.plan.target == .dropIn
            device.turn { screen.set(constant: value) }
        }
        // The library hears of a layout, in which it is to mend at once whatever the app has undone: an indicator, and the end
        // of a list that is upside down, only at the next event.
        // A drop-in is not laid out when a bar beside it moves. While the app is away, nothing is planned.
        let isHeard = laysOut && kind != .indicatorInset && !isAtOtherEnd && !isBesideDropIn && !isAway
        disturb(asksToShow: isHeard ? nil : false)
        isUnseen = !isHeard
    }
}
