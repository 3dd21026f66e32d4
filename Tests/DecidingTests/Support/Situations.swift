import Foundation

@testable import KeyboardHelper

/// A scroll view 400 points wide that shows the window's points from `top` to `bottom`; nothing at all is inset.
func area(
    _ top: CGFloat, _ bottom: CGFloat, content: CGFloat, contentWidth: CGFloat = 400, offset: CGFloat = 0,
    takesInset: Bool = true, mayScroll: Bool = true
) -> Mover {
    Mover(
        viewport: CGRect(x: 0, y: top, width: 400, height: bottom - top),
        contentSize: CGSize(width: contentWidth, height: content),
        offset: offset,
        takesInset: takesInset,
        mayScroll: mayScroll
    )
}

/// A window of 400 x 800 with a keyboard of 300, nothing of it under bars. Scale 2.
func situation(
    _ areas: Mover..., focus: CGRect?, keyboardTop: CGFloat = 500, top: CGFloat = 0
) -> LayoutSnapshot {
    LayoutSnapshot(scale: 2, keyboardTop: keyboardTop, visibleTop: top, focus: focus, movers: areas)
}

extension LayoutSnapshot {
    init(scale: CGFloat, keyboardTop: CGFloat, visibleTop: CGFloat, focus: CGRect?, movers: [Mover]) {
        self.init(scale: scale, keyboardTop: keyboardTop)
        (self.visibleTop, self.focus, self.movers) = (visibleTop, focus, movers)
    }

    /// What the next measurement finds when `plan` has been carried out.
    func after(_ plan: AvoidancePlan) -> LayoutSnapshot {
        var next = self
        for (index, scroll) in plan.moves.enumerated() {
            let movement = scroll.offset - movers[index].offset
            next.movers[index].offset = scroll.offset
            next.movers[index].insets.ownBottom = scroll.ownInset(in: movers[index])
            for inner in 0..<index { next.movers[inner].viewport.origin.y -= movement }
            next.focus = next.focus?.offsetBy(dx: 0, dy: -movement)
        }
        return next
    }
}

extension MoverPlan {
    /// What the adjuster adds to the content inset.
    func ownInset(in area: Mover) -> CGFloat {
        max(0, coveredInset - area.insets.systemBottom)
    }
}
