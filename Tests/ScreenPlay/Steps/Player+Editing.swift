import Foundation
import KeyboardHelper
import UIKit

extension Player {
    /// What a person does with inputs.
    func edit(_ step: Step) {
        guard !isAway, !pops else { return }
        switch step {
        case .dismiss: return changeFocus { device.keyboard.dismiss() }
        case .resign: return changeFocus { device.turn { _ = focus?.resignFirstResponder() } }
        case .tap, .focus, .focusNext, .focusPrevious: break
        default:
            // Only those who edit can type.
            guard let focus, reachable.contains(where: { focus.isDescendant(of: $0.view) }) else { return }
            return enter(step, in: focus)
        }
        guard finger == nil else { return }
        switch step {
        case .tap(let index):
            guard let input = input(index) else { return }
            changeFocus { device.tap(input) }
        case .focus(let index):
            guard let input = input(index) else { return }
            changeFocus { device.turn { _ = input.becomeFirstResponder() } }
        case .focusNext, .focusPrevious:
            guard let screen = reachable.first(where: { $0.view.firstResponder != nil }),
                let avoidance = screen.live.first
            else { return }
            let before = focus
            let order = FocusOrder(
                screen, avoidance, from: before, isForward: step == .focusNext, skips, ignored: ignored)
            changeFocus(isByLibrary: true) {
                device.turn { _ = step == .focusNext ? avoidance.focusNext() : avoidance.focusPrevious() }
            }
            let isLed = focus !== before && reactions.isEmpty
            isMisled = isLed && skips.contains { $0.avoidance === avoidance && $0.input === focus }
            if isLed, let focus, stage.screens.contains(where: { $0.isInClosedSection(focus) }) { isMisled = true }
            if let order, isLed, let focus { isMisled = isMisled || !order.allows(focus) }
        default: break
        }
    }

    private func changeFocus(isByLibrary: Bool = false, _ change: () -> Void) {
        let (before, notices) = (focus, witness.count)
        change()
        keyboardEvents += 1
        if focus !== before { (focusMoves, isRevealed) = (focusMoves + 1, false) }
        // A tap on what has the focus already is none. A custom input under a standing keyboard posts nothing.
        let isTold = !(focus is KeyInput) || witness.count != notices || isByLibrary
        // Where a tap puts the caret then, nothing tells.
        disturb(asksToShow: focus !== before ? isTold : focus is UITextView ? false : nil)
    }

    private func enter(_ step: Step, in input: UIView) {
        let text = input.typedText
        let length = text?.utf16.count ?? 0
        switch step {
        case .type(let count): device.type(String(repeating: "a", count: count))
        case .deleteBackward: device.deleteBackward()
        case .pressReturn: device.pressReturn()
        case .paste(let lines): device.paste((0..<lines).map { "pasted \($0)" }.joined(separator: "\n"))
        case .compose: device.compose("ka")
        case .commit: device.commitComposition()
        case .moveCaret(let part):
            guard let textView = input as? UITextView else { return }
            device.moveCaret(in: textView, to: Int(CGFloat(length) * part))
            return disturb(asksToShow: false)
        case .select(let from, let to):
            guard let textView = input as? UITextView else { return }
            let (low, high) = (Int(CGFloat(length) * min(from, to)), Int(CGFloat(length) * max(from, to)))
            device.select(NSRange(location: low, length: high - low), in: textView)
            return disturb(asksToShow: false)
        default: break
        }
        (keyboardEvents, isRevealed) = (keyboardEvents + 1, false)
        // A key brings back what rows have pushed away that came or went above it, or what was scrolled away; not from under
        // the spinner of a list that is refreshed.
        let isUnderSpinner = input.around.contains { ($0 as? UIScrollView)?.refreshControl?.isRefreshing == true }
        disturb(asksToShow: input.typedText != text && !isUnderSpinner ? true : nil)
    }

    /// What fingers do to scroll views.
    func scroll(_ step: Step) {
        guard !isAway, !pops else { return }
        switch step {
        case .drag(let index, let points):
            guard let scrollView = fingerView(index) else { return }
            let point = middle(of: scrollView)
            device.beginDrag(in: scrollView, at: point)
            device.drag(to: CGPoint(x: point.x, y: point.y - points))
            device.endDrag()
        case .flick(let index, let points):
            guard let scrollView = fingerView(index) else { return }
            let point = middle(of: scrollView)
            device.flick(in: scrollView, from: point, to: CGPoint(x: point.x, y: point.y - points), over: 0.1)
        case .putFinger(let index):
            guard let scrollView = fingerView(index) else { return }
            finger = (scrollView, middle(of: scrollView))
            device.beginDrag(in: scrollView, at: middle(of: scrollView))
        case .moveFinger(let points):
            guard let held = finger else { return }
            let point = CGPoint(x: held.point.x, y: held.point.y - points)
            finger = (held.scrollView, point)
            device.drag(to: point)
        case .liftFinger: return liftFinger()
        case .scrollToTop(let index):
            guard finger == nil, let scrollView = scrollNode(index)?.scrollView, scrollView.window != nil else {
                return
            }
            isScrollingToTop = true
            device.turn {
                scrollView.setContentOffset(CGPoint(x: 0, y: -scrollView.adjustedContentInset.top), animated: true)
            }
        default: return
        }
        (hasScrolled, isRevealed) = (true, false)
        disturb(asksToShow: false)
    }

    func liftFinger() {
        guard finger != nil else { return }
        device.endDrag()
        finger = nil
        disturb(asksToShow: false)
    }

    var fingerViews: [UIScrollView] {
        guard finger == nil else { return [] }
        return reachable.flatMap(\.all).compactMap(\.scrollView).filter { $0.window != nil && $0.isScrollEnabled }
    }

    private func fingerView(_ index: Int) -> UIScrollView? { pick(index, of: fingerViews) }

    func middle(of view: UIView) -> CGPoint {
        let frame = device.presentationFrame(of: view)
        let top = min(device.keyboard.frame.minY, frame.maxY)
        return CGPoint(x: frame.midX, y: (frame.minY + max(top, frame.minY)) / 2)
    }
}

extension UIView {
    /// The text of an input that tells when somebody has typed.
    fileprivate var typedText: String? { (self as? UITextView)?.text ?? (self as? UITextField)?.text }
}
