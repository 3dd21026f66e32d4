import Foundation
import KeyboardHelper

/// Makes a failing history short: whatever can be left out while the same invariant still fails is left out.
@MainActor
struct Shrinker {
    private let invariant: Invariant
    private let flags: Set<Flag>
    private(set) var history: History
    private(set) var violation: Violation
    /// Histories that were played.
    private(set) var runs = 0
    private let limit: Int

    /// Nil if nothing fails.
    init?(_ history: History, flags: Set<Flag> = [], limit: Int = 3000) {
        guard let violation = Run(history, flags: flags).violation else { return nil }
        (self.history, self.flags, self.violation, self.limit) = (history, flags, violation, limit)
        invariant = violation.invariant
        cut(after: violation.step)
        var before: History?
        while before != self.history, runs < limit {
            before = self.history
            leaveOutSteps()
            simplifyWorld()
        }
    }

    private mutating func cut(after step: Int) {
        var shorter = history
        shorter.steps = Array(history.steps.prefix(step + 1))
        _ = accepts(shorter)
    }

    /// Takes a candidate if it fails in the same way.
    private mutating func accepts(_ candidate: History) -> Bool {
        guard candidate != history, runs < limit else { return false }
        runs += 1
        guard let found = Run(candidate, flags: flags).violation, found.invariant == invariant else { return false }
        (history, violation) = (candidate, found)
        return true
    }

    private mutating func leaveOutSteps() {
        var size = max(1, history.steps.count / 2)
        while size >= 1 {
            var start = 0
            while start < history.steps.count {
                var shorter = history
                shorter.steps.removeSubrange(start..<min(start + size, shorter.steps.count))
                if !accepts(shorter) { start += size }
            }
            size /= 2
        }
        for index in history.steps.indices {
            for simpler in history.steps[index].simpler {
                var candidate = history
                guard index < candidate.steps.count else { break }
                candidate.steps[index] = simpler
                _ = accepts(candidate)
            }
        }
    }

    private mutating func simplifyWorld() {
        let usual = World()
        reset(\.system, to: nil)
        reset(\.model, to: usual.model)
        reset(\.isLandscape, to: false)
        reset(\.systemHelps, to: true)
        reset(\.prefersCrossFade, to: false)
        reset(\.windowMargin, to: 0)
        reset(\.sheets, to: usual.sheets)
        reset(\.foldNotices, to: usual.foldNotices)
        reset(\.hasSideBars, to: false)
        reset(\.sideBars, to: usual.sideBars)
        reset(\.position, to: nil)
        reset(\.stay, to: .root)
        reset(\.windowServes, to: false)
        reset(\.hasOuterBar, to: false)
        simplify(\.neighbor)
        simplify(\.screen)
    }

    private mutating func reset<Value>(_ path: WritableKeyPath<World, Value>, to value: Value) {
        var candidate = history
        candidate.world[keyPath: path] = value
        _ = accepts(candidate)
    }

    private mutating func simplify(_ screen: WritableKeyPath<World, ScreenPlan>) {
        let usual = ScreenPlan()
        reset(screen, to: usual)
        reset(screen.appending(path: \.options), to: usual.options)
        reset(screen.appending(path: \.target), to: .automatic)
        reset(screen.appending(path: \.hasBar), to: false)
        reset(screen.appending(path: \.constant), to: usual.constant)
        reset(screen.appending(path: \.hasUpperBar), to: false)
        reset(screen.appending(path: \.hasButton), to: false)
        reset(screen.appending(path: \.safeArea), to: 0)
        reset(screen.appending(path: \.isRightToLeft), to: false)
        reset(screen.appending(path: \.laysOutAlways), to: false)
        reset(screen.appending(path: \.assignsInsets), to: false)
        reset(screen.appending(path: \.vendsAccessory), to: false)
        reset(screen.appending(path: \.usesLayoutGuide), to: false)
        reset(screen.appending(path: \.takesFocusAsItAppears), to: false)
        reset(screen.appending(path: \.completions), to: nil)
        reset(screen.appending(path: \.completesAtOnce), to: false)
        reset(screen.appending(path: \.otherList), to: [])
        let options = screen.appending(path: \.options)
        reset(options.appending(path: \.spacing), to: 10)
        reset(options.appending(path: \.followsCaret), to: true)
        reset(options.appending(path: \.restoresContentOffset), to: false)
        reset(options.appending(path: \.dismissesOnTap), to: false)
        reset(options.appending(path: \.movesFocusOnReturn), to: false)
        reset(options.appending(path: \.showsToolbar), to: false)
        reset(options.appending(path: \.fieldOrder), to: .position)
        reset(options.appending(path: \.keyboardAppearance), to: nil)
        reset(options.appending(path: \.keepsNextInputVisible), to: false)
        reset(options.appending(path: \.keepsEndVisible), to: false)
        let parts = screen.appending(path: \.parts)
        while let next = history.world[keyPath: parts].simpler.first(where: { parts in
            var candidate = history
            candidate.world[keyPath: screen.appending(path: \.parts)] = parts
            return accepts(candidate)
        }) {
            if next.isEmpty { break }
        }
    }
}

extension [Part] {
    /// Lists that are a little simpler.
    fileprivate var simpler: [[Part]] {
        indices.flatMap { index -> [[Part]] in
            var without = self
            without.remove(at: index)
            let others = self[index].simpler.map { part in
                var parts = self
                parts[index] = part
                return parts
            }
            var opened = self
            opened.replaceSubrange(index...index, with: self[index].parts)
            return [without] + (self[index].parts.isEmpty ? [] : [opened]) + others
        }
    }
}

extension Part {
    fileprivate var simpler: [Part] {
        let usual = Part(kind: kind, height: isInput ? 44 : 200)
        func with<Value>(_ path: WritableKeyPath<Part, Value>, _ value: Value) -> Part {
            var part = self
            part[keyPath: path] = value
            return part
        }
        let plain = [
            with(\.gap, usual.gap), with(\.height, usual.height), with(\.fills, false), with(\.lines, 0),
            with(\.inset, 0),
            with(\.isPinned, false), with(\.clips, false), with(\.isScrollEnabled, true), with(\.pages, false),
            with(\.shift, 0), with(\.hasAccessory, false), with(\.rows, rows > 3 ? 3 : rows),
            with(\.header, 0), with(\.footer, 0), with(\.isGrouped, false), with(\.hasSectionFields, false),
            with(\.tableHeader, 0), with(\.tableFooter, 0), with(\.rowHeights, .even), with(\.refreshes, false),
            with(\.tag, 0),
            with(\.isHalf, false), with(\.dismissesInteractively, false),
            with(\.isMessage, false), with(\.unseen, .point), with(\.width, 1), with(\.indent, 0),
            with(\.isComponent, false), with(\.isStrip, false),
            with(\.kind, [.textView, .keyInput].contains(kind) ? .field : kind),
        ]
        return plain.filter { $0 != self } + parts.simpler.map { with(\.parts, $0) }
    }
}

extension Step {
    /// Steps of the same kind with simpler numbers.
    fileprivate var simpler: [Step] {
        switch self {
        case .tap(let index): [.focus(0), .focus(index), .tap(0)]
        case .focus(let index) where index > 0: [.focus(0), .focus(1), .focus(2)]
        case .wait(let seconds) where seconds != 0.1: [.settle, .wait(0.1)]
        case .type(let count) where count > 1: [.type(1)]
        case .flick(let index, let points): [.drag(index, by: points)]
        case .dragKeyboard(let index, let part, let end) where index > 0 || part < 1:
            [.dragKeyboard(0, part, end: end), .dragKeyboard(index, 1, end: end)]
        case .spacing(let points) where points != 0: [.spacing(0)]
        default: []
        }
    }
}
