import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import UIKit

/// What each extra adds to a history.
extension History {
    mutating func addValues(_ random: inout SeededGenerator) {
        // What is assigned in each layout is what it was before.
        (world.screen.assignsInsets, world.neighbor.assignsInsets) = (false, false)
        world.screen.constant = random.pick(-8.1, 0, -30, -60, -120, 20)
        insert(2 + random.number(below: 5), &random) { random in
            let kind = random.pick(of: Step.Value.allCases)
            let (index, laysOut) = (random.number(below: 24), random.chance(70))
            if random.chance(50) {
                return .assign(kind, index, random.pick(0, 8, 60, -60, 150, 250, 300, 336, -336), laysOut: laysOut)
            }
            return .change(kind, index, by: random.pick(-34, -10, -1, 1, 10, 34), laysOut: laysOut)
        }
    }

    mutating func addSafeAreas(_ random: inout SeededGenerator) {
        world.screen.safeArea = random.pick(0, 24, 60)
        world.neighbor.safeArea = random.pick(0, 0, 40)
        insert(1 + random.number(below: 4), &random) { .safeArea($0.pick(0, 10, 24, 60, 120)) }
    }

    mutating func addWindows(_ random: inout SeededGenerator) {
        guard world.stay.fillsWhatIsLifted else { return }
        world.windowServes = true
        if random.chance(40) || world.screen.target == .window { world.screen.target = .none }
        if random.chance(60) || world.neighbor.target == .window { world.neighbor.target = .none }
        insert(1 + random.number(below: 3), &random) { .serveWindow($0.chance(60)) }
    }

    mutating func addBars(_ random: inout SeededGenerator) {
        world.screen.hasUpperBar = world.screen.hasBar
        if !world.screen.laysOutAlways, random.chance(60) {
            (world.screen.hasButton, world.screen.usesLayoutGuide) = (true, true)
        }
        if random.chance(30), world.screen.target != .window, !world.windowServes {
            world.stay = random.pick(.childOfHost(from: 0.3, to: 0.9), .childOfHost(from: 0.7, to: 1))
        }
        world.hasOuterBar = true
    }

    mutating func addHeldKeyboards(_ random: inout SeededGenerator) {
        world.screen.parts.changeAll {
            if [.scrollView, .table, .collection].contains($0.kind) { $0.dismissesInteractively = true }
        }
        for _ in 0..<(1 + random.number(below: 3)) {
            var held: [Step] = [
                .focus(random.number(below: 24)), .settle,
                .holdKeyboard(random.number(below: 24), random.pick(0.1, 0.3, 0.6, 1)),
            ]
            for _ in 0..<(1 + random.number(below: 3)) {
                held.append(meanwhile(&random))
                if random.chance(40) { held.append(.wait(random.pick(0.02, 0.1, 0.5))) }
                if random.chance(30) { held.append(.settle) }
                if random.chance(40) { held.append(.moveKeyboard(random.pick(0, 0.2, 0.8, 1))) }
            }
            steps.insert(contentsOf: held + [.liftFinger, .settle], at: random.number(below: steps.count))
        }
    }

    /// Done by the app, or by a second hand, while a finger holds the keyboard.
    private func meanwhile(_ random: inout SeededGenerator) -> Step {
        let index = random.number(below: 24)
        return random.pick(
            .update, .update, .type(1), .dismiss, .resign, .keyboardHeight(291), .keyboardHeight(380), .stop, .start,
            .rotate,
            .reload(index), .changeRows(index, at: 0.5, 1), .contentHeight(index, 700), .spacing(24), .pressReturn,
            .inset(index, 17), .option(.showsToolbar), .option(.keepsEndVisible), .push, .present(.alert), .background,
            .foreground, .focusNext, .float, .dock)
    }

    mutating func addRows(_ random: inout SeededGenerator) {
        if !world.screen.parts.contains(where: \.isList), world.screen.target != .container {
            world.screen.parts[world.screen.parts.count - 1] = Part(
                kind: random.chance(80) ? .table : .collection, gap: 0, fills: true, rows: random.pick(3, 12, 40))
        }
        world.screen.parts.changeAll { part in
            guard part.isList else { return }
            part.rowHeights = random.pick(.mixed, .selfSizing, .selfSizing)
            part.refreshes = part.scale > 0 && random.chance(30)
            if part.kind == .table { part.addHeaders(&random) }
        }
        insert(3 + random.number(below: 6), &random) { random in
            let index = random.number(below: 24)
            if random.chance(20) { return .refresh(index) }
            return .changeRows(index, at: random.pick(0, 0.5, 1, 1), random.pick(1, 1, 3, -1, -2))
        }
        // Rows come or go above the one that is typed in.
        for _ in 0..<random.number(below: 3) {
            let change = Step.changeRows(random.number(below: 24), at: 0, random.pick(1, 3, -1))
            steps.insert(
                contentsOf: [.focus(random.number(below: 24)), .settle, change, .settle, .type(1), .settle],
                at: random.number(below: steps.count))
        }
    }

    mutating func addOrders(_ random: inout SeededGenerator) {
        world.screen.isRightToLeft = random.chance(50)
        if random.chance(50) { world.screen.options.fieldOrder = .tag }
        world.screen.options.keepsNextInputVisible = random.chance(60)
        world.screen.parts.changeAll { $0.tag = random.number(below: 10) }
        world.screen.parts.pairInputs()
        insert(3 + random.number(below: 6), &random) { $0.pick(.focusNext, .focusNext, .focusPrevious) }
    }

    mutating func addPresentations(_ random: inout SeededGenerator) {
        if random.chance(60) {
            world.stay = random.pick(.custom, .currentContext, .overCurrentContext, .page, .searching)
        }
        if random.chance(30), world.stay.fillsWhatIsLifted { world.windowServes = true }
        for _ in 0..<(1 + random.number(below: 3)) {
            let index = random.number(below: 24)
            let presented = random.pick(of: Step.Presented.others)
            let isScreen = [.custom, .currentContext, .overCurrentContext].contains(presented)
            let ways: [[Step]] = [
                [.search, .settle],
                [.present(presented), .settle, isScreen ? .focus(index) : .focusPresented(index), .settle],
            ]
            let before: [Step] = random.chance(50) ? [.focus(random.number(below: 24)), .settle] : []
            let place = random.number(below: steps.count)
            let end = min(steps.count, place + random.number(below: 6))
            steps.insert(contentsOf: [random.pick(.dismissPresented, .dismiss), .settle], at: end)
            steps.insert(contentsOf: before + random.pick(of: ways), at: place)
            if presented == .grid { world.position = random.pick(nil, .gridsMakeRoomFirst, .gridsMakeRoomLast) }
        }
    }

    mutating func addScenes(_ random: inout SeededGenerator) {
        for _ in 0..<(1 + random.number(below: 3)) {
            let index = random.number(below: 24)
            let before: [Step] = random.pick([], [.focus(index), .settle], [.dismiss, .settle])
            let meanwhile: [Step] = random.pick(
                [], [.keyboardHeight(random.pick(260, 380)), .settle], [.dismiss, .settle])
            let place = random.number(below: steps.count)
            let end = min(steps.count, place + random.number(below: 6))
            steps.insert(contentsOf: [.closeWindow, .settle], at: end)
            steps.insert(
                contentsOf: before + [.openWindow(inScene: random.chance(50)), .settle] + meanwhile, at: place)
        }
    }
}

extension History {
    mutating func addFolds(_ random: inout SeededGenerator) {
        world.model = random.pick(.iPhoneDuo, .iPhoneDuoUnfolded)
        world.windowMargin = 0
        world.foldNotices = random.pick(of: SimulatedBehavior.FoldNotices.allCases)
        // The judge knows of no tab bar that begins above the keyboard, beside an input that reaches under it.
        let hasTabs = [.tabs, .tabsOfNavigation].contains(world.stay)
        if !hasTabs { world.sideBars = random.pick(of: SimulatedBehavior.SideBars.allCases) }
        world.hasSideBars = random.chance(50)
        for _ in 0..<(1 + random.number(below: 4)) {
            var next: [Step] = [.fold]
            if random.chance(70) { next = [.focus(random.number(below: 24)), .settle] + next }
            if random.chance(70) { next.append(.settle) }
            steps.insert(contentsOf: next, at: random.number(below: steps.count))
        }
    }

    mutating func addHosted(_ random: inout SeededGenerator) {
        for screen in [\World.screen, \World.neighbor] {
            world[keyPath: screen].parts.changeAll { $0.hasHostedRows = $0.isList }
        }
        for _ in 0..<(1 + random.number(below: 3)) {
            let before: [Step] = random.pick([], [.focus(random.number(below: 24)), .settle])
            let shown: [Step] = [.present(.hosted), .settle, .focusPresented(0), .settle]
            let after: [Step] = random.pick([], [.focus(random.number(below: 24)), .settle])
            steps.insert(
                contentsOf: before + shown + [.dismissPresented, .settle] + after,
                at: random.number(below: steps.count))
        }
        world.position = random.pick(nil, .swiftUIAvoidsInCells, .hostedInputsLeaveSilently)
    }
}

extension [Part] {
    /// Changes each, with what is in it.
    mutating func changeAll(_ change: (inout Part) -> Void) {
        for index in indices {
            change(&self[index])
            self[index].parts.changeAll(change)
        }
    }

    /// Puts fields that follow each other side by side.
    fileprivate mutating func pairInputs() {
        var index = 0
        while index < count {
            self[index].parts.pairInputs()
            if index + 1 < count, self[index].isPlainField, self[index + 1].isPlainField {
                (self[index].isHalf, self[index + 1].isHalf) = (true, true)
                index += 1
            }
            index += 1
        }
    }
}

extension Part {
    /// Headers and footers of a table, and of its sections.
    fileprivate mutating func addHeaders(_ random: inout SeededGenerator) {
        if random.chance(40) { header = random.pick(36, 60) }
        if header > 0, random.chance(60) { footer = random.pick(26, 60) }
        isGrouped = random.chance(40)
        // A field in one that floats counts as a row.
        hasSectionFields = header > 0 && isGrouped && random.chance(60)
        tableHeader = random.pick(0, 0, 60, 180)
        tableFooter = random.pick(0, 0, 60, 180)
    }

    fileprivate var isPlainField: Bool { kind == .field && !fills && !isPinned }
}
