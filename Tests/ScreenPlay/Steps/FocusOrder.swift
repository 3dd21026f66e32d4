import KeyboardHelper
import UIKit

/// Where the focus may go next, as far as the app has said so: by its tags, and along a line of two.
@MainActor
struct FocusOrder {
    private let allowed: (UIView) -> Bool

    /// Nil where the app says nothing that anybody but the library could count on.
    init?(
        _ screen: SimulationScreen, _ avoidance: KeyboardAvoidance, from input: UIView?, isForward: Bool,
        _ skips: [Skip], ignored: [UIView]
    ) {
        // What is hidden has no place in an order.
        guard let input, ![.window, .none].contains(screen.plan.target), input.around.allSatisfy({ !$0.isHidden })
        else { return nil }
        let host: UIView = screen.dropInView ?? screen.view
        guard input.isDescendant(of: host) else { return nil }
        let others = screen.inputs.filter { other in
            other !== input && other.isDescendant(of: host) && other.window != nil && !ignored.contains(other)
                && other.around.allSatisfy { !$0.isHidden }
                && !skips.contains { $0.avoidance === avoidance && $0.input === other }
        }
        switch avoidance.options.fieldOrder {
        case .tag:
            let between = { (tag: Int, end: Int) in
                isForward ? input.tag < tag && tag < end : end < tag && tag < input.tag
            }
            allowed = { next in
                let goesOn = isForward ? next.tag >= input.tag : next.tag <= input.tag
                return goesOn && !others.contains { $0 !== next && between($0.tag, next.tag) }
            }
        case .position, .hierarchy:
            guard let node = screen.node(of: input), let other = node.otherHalf(after: isForward),
                others.contains(where: { $0 === other.view })
            else { return nil }
            let line = [input, other.view].map(\.linesInWindow)
            // What overlaps their line may be read before the second. The inputs of a scroll view are read where that is.
            let isAlone = others.allSatisfy { view in
                let places = view.around.filter { $0 === view || $0 is UIScrollView && !input.isDescendant(of: $0) }
                return view === other.view
                    || places.allSatisfy { place in line.allSatisfy { !$0.overlaps(place.linesInWindow) } }
            }
            guard isAlone, line[0].contains(line[1].middle) || line[1].contains(line[0].middle) else { return nil }
            allowed = { $0 === other.view }
        }
    }

    func allows(_ next: UIView) -> Bool { allowed(next) }
}

extension Node {
    /// The input beside this one, if this one is the first of the two; or the second, backwards.
    fileprivate func otherHalf(after isFirst: Bool) -> Node? {
        guard part.isHalf else { return nil }
        let siblings = (parent?.children ?? []).filter(\.part.isHalf)
        guard let index = siblings.firstIndex(where: { $0 === self }) else { return nil }
        let other = isFirst ? index + 1 : index - 1
        // Pairs begin at even places.
        guard index.isMultiple(of: 2) == isFirst, siblings.indices.contains(other) else { return nil }
        return siblings[other]
    }
}

extension UIView {
    fileprivate var linesInWindow: Range<CGFloat> {
        let frame = window?.convert(bounds, from: self) ?? bounds
        return frame.minY..<max(frame.minY, frame.maxY)
    }
}

extension Range<CGFloat> {
    /// A line is read as one if the middle of an input is beside the other.
    fileprivate var middle: CGFloat { (lowerBound + upperBound) / 2 }
}
