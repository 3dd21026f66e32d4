import Foundation
import KeyboardHelper
import UIKit

extension Player {
    /// What the app does to its own views.
    func changeViews(_ step: Step) {
        // Two values one after the other, and nobody could tell what the app has changed.
        if isUnseen, step.setsValue { return }
        switch step {
        case .inset(let index, let value):
            guard let node = scrollNode(index), let scrollView = node.scrollView else { return }
            let new = unambiguous(
                min(value, scrollView.bounds.height / 4), app: node.inset, present: scrollView.contentInset.bottom)
            device.turn { node.set(inset: new) }
        case .indicatorInset(let index, let value):
            guard let node = scrollNode(index), let scrollView = node.scrollView else { return }
            let present = scrollView.verticalScrollIndicatorInsets.bottom
            let new = unambiguous(value, app: node.indicatorInset, present: present)
            device.turn { node.set(indicatorInset: new) }
        case .offset(let index, let part):
            guard let scrollView = scrollNode(index)?.scrollView else { return }
            let end = max(0, scrollView.contentSize.height - scrollView.bounds.height)
            device.turn { scrollView.contentOffset.y = end * part }
        case .transform(let index, let points):
            guard let node = pick(index, of: nodes.filter { $0.part.kind == .box }) else { return }
            device.turn { node.set(shift: points) }
        case .constant(let points):
            guard let screen = stage.screens.first(where: \.plan.hasBar), screen.isViewLoaded else { return }
            let new = unambiguous(points, app: screen.constant, present: screen.pin.constant)
            device.turn { screen.set(constant: new) }
        default: return changeContent(step)
        }
        disturb(asksToShow: false)
        isUnseen = true
    }

    private func changeContent(_ step: Step) {
        switch step {
        case .contentHeight(let index, let height):
            guard let node = scrollNode(index), !node.isList, node.part.kind != .textView else { return }
            node.contentHeight = height
            device.turn { stage.screens.forEach { $0.setNeedsNewLayout() } }
        case .reload(let index):
            guard let list = pick(index, of: nodes.filter(\.isList)) else { return }
            device.turn { list.reload() }
        case .insertRows(let index, let count):
            guard let list = pick(index, of: nodes.filter(\.isList)) else { return }
            device.turn { list.insert(count) }
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
        case .reveal: device.turn { for node in nodes { node.view.isHidden = false } }
        default: return
        }
        disturb(asksToShow: false)
        isUnseen = true
    }

    /// A value that the library can tell from its own: set anew if it is nearer to the app's value than to the present
    /// one, else a change of the present one by little.
    private func unambiguous(_ value: CGFloat, app: CGFloat, present: CGFloat) -> AppValue {
        let own = present - app
        let isNew = abs(value - app) < abs(value - present) - 0.5 || own == 0
        if isNew { return AppValue(value: value, written: value) }
        let change = min(max(value - app, -abs(own) / 4), abs(own) / 4)
        return AppValue(value: app + change, written: present + change)
    }

    /// What the app says to the library.
    func call(_ step: Step) {
        guard !isAway, let screen = reachable.first ?? stage.screen, screen.isViewLoaded else { return }
        let avoidances = screen.live
        let inputs = screen.inputs
        switch step {
        case .stop: device.turn { screen.live.forEach { $0.stop() } }
        case .start: device.turn { screen.startAvoiding() }
        case .update:
            // It asks, and moves nothing that is visible.
            // What has to wait for the content to rest waits for a completion.
            (mustShow, isUnseen) = (!isDecelerating, isDecelerating && !mayWait)
            events += 1
            return device.turn { for screen in stage.screens { screen.live.forEach { $0.update() } } }
        case .spacing(let points): device.turn { avoidances.forEach { $0.options.spacing = points } }
        case .inputSpacing(let index, let points):
            guard let input = pick(index, of: inputs) else { return }
            device.turn { avoidances.forEach { $0.setSpacing(points, for: input) } }
        case .companion(let other, let index):
            guard let input = pick(index, of: inputs), let node = pick(other, of: screen.all) else { return }
            hasCompanions = true
            device.turn { avoidances.forEach { $0.setCompanion(node.view, for: input) } }
        case .ignore(let index):
            guard let input = pick(index, of: inputs) else { return }
            let isIgnored = !ignored.contains { $0 === input }
            ignored = isIgnored ? ignored + [input] : ignored.filter { $0 !== input }
            device.turn { avoidances.forEach { $0.ignore(input, isIgnored) } }
        case .skip(let index):
            guard let input = pick(index, of: inputs) else { return }
            let isSkipped = !skips.contains { $0.input === input }
            skips.removeAll { $0.input === input }
            if isSkipped { skips += avoidances.map { Skip(avoidance: $0, input: input) } }
            device.turn { avoidances.forEach { $0.skip(input, isSkipped) } }
        case .revealView(let index):
            guard let node = pick(index, of: screen.all) else { return }
            hasRevealed = true
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
}

extension Step.Option {
    fileprivate func change(_ options: inout KeyboardAvoidanceOptions) {
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

extension Step {
    /// The app gives a new value to what the library adjusts.
    fileprivate var setsValue: Bool {
        switch self {
        case .inset, .indicatorInset, .constant: true
        default: false
        }
    }
}
