import Foundation
import KeyboardHelper
import UIKit

extension Player {
    /// What the app does to its own views.
    func changeViews(_ step: Step) {
        switch step {
        case .offset(let index, let part):
            guard let scrollView = scrollNode(index)?.scrollView else { return }
            let end = max(0, scrollView.contentSize.height - scrollView.bounds.height)
            device.turn { scrollView.contentOffset.y = end * part }
        case .transform(let index, let points):
            guard let node = pick(index, of: nodes.filter { $0.part.kind == .box }) else { return }
            device.turn { node.set(shift: points) }
        case .message, .layOut, .exchange, .cover, .shiftChild: return layOut(step)
        default: return changeContent(step)
        }
        disturb(asksToShow: false)
        isUnseen = true
    }

    /// The app lays out, and the library hears of it.
    private func layOut(_ step: Step) {
        switch step {
        case .message(let index, let isAnimated):
            guard let node = pick(index, of: nodes.filter(\.part.isMessage)),
                let screen = stage.screens.first(where: { $0.node(of: node.view) != nil }), screen.isViewLoaded
            else { return }
            device.turn {
                node.toggleMessage()
                screen.setNeedsNewLayout()
                if isAnimated { UIView.animate(withDuration: 0.3) { screen.view.layoutIfNeeded() } }
            }
            disturb()
        case .layOut(let index):
            guard let node = pick(index, of: nodes.filter(\.part.isComponent)) else { return }
            // Nothing has changed, and nothing is to move.
            events += 1
            device.turn { node.view.setNeedsLayout() }
        case .cover(let height, let isList): cover(height, isList: isList)
        case .shiftChild(let points):
            guard let parent = stage.screen?.parent as? Parent, parent.view.window != nil else { return }
            device.turn { parent.shift(by: points) }
            // Bars follow, and closures hear of it; what else has moved is seen at the next event.
            let follows: [ScreenPlan.Target] = [.bottomConstraint, .safeArea, .closures, .changes]
            let target = stage.screen?.plan.target ?? .none
            disturb(asksToShow: false)
            isUnseen = !follows.contains(target)
        case .exchange(let keeps):
            guard let screen = reachable.first ?? stage.screen else { return }
            let hadFocus = focus
            var isExchanged = false
            device.turn { isExchanged = screen.exchangeLists(keeps: keeps) }
            guard isExchanged else { return }
            if focus !== hadFocus { keyboardEvents += 1 }
            disturb()
        default: return
        }
    }

    private func cover(_ height: CGFloat, isList: Bool) {
        guard let keyboardTop = witness.top, let screen = reachable.first, screen.view.window === stage.window else {
            return
        }
        // Nobody keeps it there, and nothing is to move, but for what the app lays out anew.
        if screen.plan.laysOutAlways { disturb() } else { events += 1 }
        let bars = screen.bars.map { $0.convert($0.bounds, to: device.screen.coordinateSpace) }
        let top = bars.map(\.minY).reduce(keyboardTop, min)
        let box = UIView(
            frame: isList
                ? CGRect(x: 0, y: top - height, width: device.screen.bounds.width, height: height)
                : CGRect(x: 100, y: keyboardTop - 10 - height, width: 160, height: height))
        box.backgroundColor = .black
        device.turn {
            box.frame = screen.view.convert(box.frame, from: stage.window.screen.coordinateSpace)
            screen.view.addSubview(box)
        }
        cover = box
    }

    private func changeContent(_ step: Step) {
        switch step {
        case .contentHeight(let index, let height):
            guard let node = scrollNode(index), !node.isList, node.part.kind != .textView, !node.part.isWide
            else { return }
            node.contentHeight = height
            device.turn { stage.screens.forEach { $0.setNeedsNewLayout() } }
        case .reload(let index):
            guard let list = pick(index, of: nodes.filter(\.isList)) else { return }
            device.turn { list.reload() }
        case .insertRows(let index, let count):
            guard let list = pick(index, of: nodes.filter(\.isList)) else { return }
            device.turn { list.insert(count) }
        case .changeRows(let index, let place, let count):
            guard let list = pick(index, of: nodes.filter(\.isList)) else { return }
            device.turn { list.changeRows(at: place, count) }
        case .refresh(let index):
            guard let list = pick(index, of: nodes.filter(\.part.refreshes)) else { return }
            device.turn { list.refresh() }
        case .move(let index, let points):
            guard let node = pick(index, of: nodes.filter(\.isInput)) else { return }
            device.turn { node.move(by: points) }
            // What was there for its former place may go at the next event.
            isUnseen = true
        case .remove(let index):
            guard let node = pick(index, of: nodes.filter(\.isInput)) else { return }
            device.turn { node.view.removeFromSuperview() }
            keyboardEvents += 1
        case .hide(let index):
            guard let node = pick(index, of: nodes.filter(\.isInput)) else { return }
            device.turn { node.view.isHidden = true }
        case .reveal: device.turn { for node in nodes where !node.part.isMessage { node.view.isHidden = false } }
        default: return
        }
        disturb(asksToShow: false)
        isUnseen = true
    }

    /// Nothing around a view cuts off any of its height.
    private func isWhole(_ view: UIView) -> Bool {
        let isUncut = view.around.dropFirst().allSatisfy { around in
            guard let scrollView = around as? UIScrollView else { return true }
            let shown = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
            let frame = scrollView.convert(view.bounds, from: view)
            return frame.minY >= shown.minY && frame.maxY <= shown.maxY
        }
        return isUncut && device.presentationFrame(of: view).maxY <= device.keyboard.frame.minY
    }

    /// What the app says to the library.
    func call(_ step: Step) {
        guard !isAway, let screen = reachable.first ?? stage.screen, screen.isViewLoaded else { return }
        let avoidances = screen.live
        let inputs = screen.inputs
        switch step {
        case .stop: device.turn { screen.live.forEach { $0.stop() } }
        case .start where screen.plan.target == .none: return
        case .start:
            isRevealed = false
            device.turn { screen.startAvoiding() }
            // Each call is one.
            events += max(0, screen.avoidances.count - 1)
            if isInOtherScene { hasComeUnheard = true }
        case .serveWindow(let serves):
            guard stage.world.windowServes else { return }
            device.turn { if serves { stage.window.handleKeyboard() } else { stage.window.stopHandlingKeyboard() } }
            return disturb()
        case .update:
            // It asks, and moves nothing that is visible.
            // What has to wait for the content to rest waits for a completion.
            (mustShow, isUnseen) = (!isDecelerating, isDecelerating && !mayWait)
            (isFocusUntold, isRevealed) = (false, false)
            // The whole of a text view is shown again, where no more than its caret is visible.
            if let textView = focus as? UITextView, !isWhole(textView) { isQuiet = false }
            events += 1
            return device.turn { for screen in stage.screens { screen.live.forEach { $0.update() } } }
        case .spacing(let points): device.turn { avoidances.forEach { $0.options.spacing = points } }
        case .inputSpacing(let index, let points):
            guard let input = pick(index, of: inputs) else { return }
            device.turn { avoidances.forEach { $0.setSpacing(points, for: input) } }
        case .companion(let other, let index):
            guard let input = pick(index, of: inputs), let node = pick(other, of: screen.all) else { return }
            hasCompanions = true
            device.turn { avoidances.forEach { $0.removeCompanions(for: input).addCompanion(node.view, for: input) } }
        case .ignore(let index):
            guard let input = pick(index, of: inputs) else { return }
            let isIgnored = !ignored.contains { $0 === input }
            ignored = isIgnored ? ignored + [input] : ignored.filter { $0 !== input }
            // The focus passes over what is ignored, too.
            skips.removeAll { $0.input === input && $0.isIgnored }
            if isIgnored { skips += avoidances.map { Skip(avoidance: $0, input: input, isIgnored: true) } }
            device.turn { avoidances.forEach { _ = isIgnored ? $0.ignore(input) : $0.stopIgnoring(input) } }
        case .skip(let index):
            guard let input = pick(index, of: inputs) else { return }
            let isSkipped = !skips.contains { $0.input === input && !$0.isIgnored }
            skips.removeAll { $0.input === input && !$0.isIgnored }
            if isSkipped { skips += avoidances.map { Skip(avoidance: $0, input: input) } }
            device.turn { avoidances.forEach { _ = isSkipped ? $0.skip(input) : $0.stopSkipping(input) } }
        case .revealView(let index):
            guard let node = pick(index, of: screen.all) else { return }
            (hasRevealed, isRevealed) = (true, true)
            device.turn { avoidances.forEach { $0.reveal(node.view) } }
            return disturb(asksToShow: false)
        case .enable: device.turn { avoidances.forEach { $0.isEnabled.toggle() } }
        case .option(let option): device.turn { avoidances.forEach { option.change(&$0.options) } }
        case .inHandler(let handler, let reaction): add(reaction, in: handler)
        default: return
        }
        disturb(asksToShow: step == .start && screen.plan.target != .dropIn ? true : nil)
    }
}

/// The focus is to pass over an input when this avoidance moves it.
struct Skip {
    weak var avoidance: KeyboardAvoidance?
    weak var input: UIView?
    /// The app has it ignored, and not only passed over.
    var isIgnored = false
}

extension Step.Option {
    fileprivate func change(_ options: inout KeyboardAvoidance.Options) {
        switch self {
        case .followsCaret: options.followsCaret.toggle()
        case .restoresContentOffset: options.restoresContentOffset.toggle()
        case .dismissesOnTap: options.dismissesOnTap.toggle()
        case .movesFocusOnReturn: options.movesFocusOnReturn.toggle()
        case .showsToolbar: options.showsToolbar.toggle()
        case .fieldOrder: options.fieldOrder = options.fieldOrder == .position ? .hierarchy : .position
        case .keepsNextInputVisible: options.keepsNextInputVisible.toggle()
        case .keepsEndVisible: options.keepsEndVisible.toggle()
        case .appearance: options.keyboardAppearance = options.keyboardAppearance == nil ? .dark : nil
        }
    }
}
