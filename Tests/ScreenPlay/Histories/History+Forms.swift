import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import UIKit

/// The extras of forms and lists: messages, completions, strips, codes, grids, components, exchanges.
extension History {
    mutating func addMessages(_ random: inout SeededGenerator) {
        let height: CGFloat = random.pick(44, 60, 120)
        world.screen.parts.insertBetween(&random, into: { !$0.isList && !$0.isWide }) { _ in
            Part(kind: .label, gap: 16, height: height, isMessage: true)
        }
        for _ in 0..<(1 + random.number(below: 4)) {
            let (index, isAnimated) = (random.number(below: 24), random.chance(50))
            let rest: [Step] = random.chance(50) ? [.type(1), .settle] : []
            let toggle: [Step] = [.message(index, isAnimated: isAnimated), .settle]
            let focus: [Step] = [.focus(random.number(below: 24)), .settle]
            steps.insert(contentsOf: focus + toggle + rest + toggle, at: random.number(below: steps.count))
        }
    }

    mutating func addCovers(_ random: inout SeededGenerator) {
        // A screen that is lifted behind a button on a layout guide may never come to rest.
        (world.screen.hasButton, world.neighbor.hasButton) = (false, false)
        for _ in 0..<(1 + random.number(below: 4)) {
            let focus: [Step] = [.focus(random.number(below: 24)), .settle, .wait(1.1)]
            let cover: [Step] = [
                .cover(random.pick(40, 150, 160, 200), isList: random.chance(50)), .settle, .type(1), .settle,
            ]
            steps.insert(contentsOf: focus + cover, at: random.number(below: steps.count))
        }
    }

    mutating func addCompletions(_ random: inout SeededGenerator) {
        world.screen.completions = random.pick(of: ScreenPlan.Completions.allCases)
        world.screen.completesAtOnce = random.chance(50)
        // The list begins within the spacing, and hangs below what stands upright.
        world.screen.options.spacing = random.pick(10, 24)
        world.screen.parts.changeAll { ($0.scale, $0.angle, $0.shift) = (1, 0, 0) }
        steps.removeAll { ["spacing", "inputSpacing", "transform"].contains(Aspect.name(of: $0)) }
        for _ in 0..<(1 + random.number(below: 4)) {
            let keys = [[Step]](repeating: [.type(1), .settle], count: 1 + random.number(below: 3)).flatMap(\.self)
            steps.insert(
                contentsOf: [.focus(random.number(below: 24)), .settle] + keys, at: random.number(below: steps.count))
        }
    }

    mutating func addStrips(_ random: inout SeededGenerator) {
        let width: CGFloat = random.pick(1, 1.3, 2.5)
        let fields = [Part](repeating: Part(), count: 1 + random.number(below: 2))
        world.screen.parts.insertBetween(&random, into: { $0.kind == .scrollView && !$0.isWide }) { random in
            Part(
                kind: .scrollView, height: random.pick(130, 160, 220), width: width, isStrip: true, parts: fields)
        }
        focusOften(&random)
    }

    mutating func addCodes(_ random: inout SeededGenerator) {
        let unseen = random.pick(of: Part.Unseen.allCases)
        world.screen.parts.insertBetween(&random, into: { !$0.isList && !$0.isWide }) { random in
            Part(kind: .code, gap: random.pick(8, 40, 160), height: 48, unseen: unseen)
        }
        focusOften(&random)
    }

    mutating func addGrids(_ random: inout SeededGenerator) {
        for index in world.screen.parts.indices where world.screen.parts[index].kind == .scrollView {
            var grid = world.screen.parts[index]
            (grid.width, grid.scale, grid.angle, grid.pages) = (random.pick(1.4, 2.3, 4), 1, 0, false)
            for inner in grid.parts.indices { grid.parts[inner].indent = random.pick(0, 0, 0.3, 0.6) }
            // With content that is no higher than itself it would be a pager.
            grid.parts.append(Part(kind: .label, height: 1400))
            world.screen.parts[index] = grid
        }
        focusOften(&random)
    }

    mutating func addComponents(_ random: inout SeededGenerator) {
        guard world.screen.target != .container else { return }
        for index in world.screen.parts.indices where world.screen.parts[index].mayBeInComponent {
            var list = world.screen.parts[index]
            var component = Part(kind: .box, gap: list.gap, height: list.height, fills: list.fills, isComponent: true)
            (list.gap, list.fills, list.shift) = (0, true, 0)
            component.parts = [list]
            world.screen.parts[index] = component
        }
        insert(2 + random.number(below: 4), &random) { .layOut($0.number(below: 24)) }
    }

    mutating func addExchanges(_ random: inout SeededGenerator) {
        guard [.scrollView, .barAndScrollView].contains(world.screen.target),
            let index = world.screen.parts.firstIndex(where: { $0.kind == .scrollView || $0.isList })
        else { return }
        world.screen.parts[index].fills = random.chance(50)
        world.screen.parts[index].height = random.pick(200, 400)
        var other = world.screen.parts[index]
        other.inset = random.pick(0, 20)
        if other.isList { other.rows = random.pick(3, 12, 40) } else { other.parts.append(Part(gap: 120)) }
        world.screen.otherList = [other]
        world.screen.parts.append(Part(gap: random.pick(8, 120)))
        insert(1 + random.number(below: 4), &random) { .exchange(keeps: $0.chance(60)) }
    }

    mutating func addPlaces(_ random: inout SeededGenerator) {
        guard world.screen.target != .window, !world.windowServes else { return }
        world.stay = random.pick(
            .child(from: 0.2, to: 1), .child(from: 0.3, to: 1.2), .child(from: 0.4, to: 1.35),
            .child(from: 0.6, to: 1.5))
        for _ in 0..<(1 + random.number(below: 3)) {
            let points: CGFloat = random.pick(87, 40)
            let focus: [Step] = [.focus(random.number(below: 24)), .settle]
            // A lift may have taken it to just where it goes back to, and no assignment tells the two apart.
            let steps: [Step] = [
                .shiftChild(by: points), .settle, .type(1), .settle, .dismiss, .settle, .shiftChild(by: -points),
                .settle,
            ]
            self.steps.insert(contentsOf: focus + steps, at: random.number(below: self.steps.count))
        }
    }

    mutating func addTops(_ random: inout SeededGenerator) {
        guard world.screen.target == .scrollView, world.stay == .root else { return }
        world.screen.topBar = 103
        world.screen.parts[0].parts.insert(Part(kind: .label, gap: 0, height: 103), at: 0)
        focusOften(&random)
    }

    mutating func addSections(_ random: inout SeededGenerator) {
        world.screen.parts.insertBetween(&random, into: { !$0.isList && !$0.isWide }) { _ in
            Part(kind: .box, gap: 0, height: 0, clips: true, parts: [Part(), Part()])
        }
        insert(3 + random.number(below: 6), &random) { $0.pick(.focusNext, .focusNext, .focusPrevious, .pressReturn) }
    }

    mutating func addCalls(_ random: inout SeededGenerator) {
        guard world.screen.target != .window else { return }
        if world.screen.target == .scrollView { world.screen.hasBar = random.chance(30) }
        world.screen.target = random.pick(.safeArea, .changes)
        if random.chance(50) { world.neighbor.target = random.pick(.safeArea, .changes) }
        focusOften(&random)
    }

    /// The new inputs get the focus more often than chance would have it.
    private mutating func focusOften(_ random: inout SeededGenerator) {
        insert(4, &random) { .focus($0.number(below: 24)) }
    }
}

extension Part {
    var isWide: Bool { width != 1 || isStrip }

    fileprivate var mayBeInComponent: Bool { (kind == .scrollView || isList) && !isWide && !refreshes && angle == 0 }
}

extension [Part] {
    /// Puts a new part at a random place into what is scrolled, into boxes, and between these, where `isFitting` allows it.
    fileprivate mutating func insertBetween(
        _ random: inout SeededGenerator, into isFitting: (Part) -> Bool, _ new: (inout SeededGenerator) -> Part
    ) {
        for index in indices where [.scrollView, .box].contains(self[index].kind) && isFitting(self[index]) {
            self[index].parts.insert(new(&random), at: random.number(below: self[index].parts.count + 1))
        }
    }
}
