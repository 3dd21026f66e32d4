import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import UIKit

extension SeededGenerator {
    mutating func chance(_ percent: Int) -> Bool { number(below: 100) < percent }

    mutating func pick<T>(of values: [T]) -> T { values[number(below: values.count)] }
}

extension World.Stay {
    /// What a window lifts is the whole of the screen.
    var fillsWhatIsLifted: Bool {
        switch self {
        case .child, .childOfHost, .popover: false
        default: true
        }
    }
}

/// Makes worlds from random numbers.
struct WorldGenerator {
    var random: SeededGenerator
    let flags: Set<Flag>
    /// The only system; nil for all of them.
    let system: SimulatedSystem?

    mutating func world() -> World {
        var world = World()
        world.model = random.pick(of: World.Model.usual)
        // Now and then a device without any of the reported differences.
        world.system = system ?? (random.chance(10) ? nil : random.pick(of: SimulatedSystem.allCases))
        world.isLandscape = random.chance(20)
        world.systemHelps = random.chance(60)
        world.prefersCrossFade = random.chance(8)
        if world.model.isPad, random.chance(20) { world.windowMargin = random.pick(20, 90) }
        world.sheets = random.pick(.afterNotices, .beforeNotices, .atTheEnd)
        world.stay = stay(world.model)
        world.screen = screen()
        world.neighbor = screen()
        // A chat that is upside down, or a view that is turned, has no title that follows it.
        let isTurned = (world.screen.parts + world.neighbor.parts).contains { $0.scale < 0 || $0.angle != 0 }
        if world.stay == .navigation(largeTitle: true), isTurned { world.stay = .navigation(largeTitle: false) }
        // It would take the focus inside of a layout pass of UIKit's.
        if world.stay == .split { world.neighbor.takesFocusAsItAppears = false }
        // A title that collapses lays out the view around the scroll view, and so takes away what lets it collapse.
        if world.stay == .navigation(largeTitle: true) {
            (world.screen.assignsInsets, world.neighbor.assignsInsets) = (false, false)
        }
        if random.chance(12), world.stay.fillsWhatIsLifted {
            (world.screen.target, world.neighbor.target) = (.window, .window)
        }
        return world
    }

    private mutating func stay(_ model: World.Model) -> World.Stay {
        switch random.number(below: 20) {
        case 0, 1, 2, 3, 4: .root
        case 5, 6: .navigation(largeTitle: false)
        case 7: .navigation(largeTitle: true)
        case 8, 9: .pushed
        case 10: .tabs
        case 11: .tabsOfNavigation
        case 12: model.isPad ? .split : .navigation(largeTitle: false)
        case 13: child()
        case 14: .pageSheet
        case 15: .formSheet
        case 16: model.isPad ? .popover : .pageSheet
        case 17: .fullScreen
        case 18: .overFullScreen
        default: .mediumSheet
        }
    }

    private mutating func child() -> World.Stay {
        random.pick(
            .childOfHost(from: 0.3, to: 0.9), .childOfHost(from: 0.7, to: 1), .child(from: 0, to: 1),
            .child(from: 0, to: 0.6), .child(from: 0.3, to: 0.9), .child(from: 0.5, to: 1),
            .child(from: 0.7, to: 1))
    }

    // MARK: Screens

    private mutating func screen() -> ScreenPlan {
        var plan = ScreenPlan()
        plan.target = random.pick(of: ScreenPlan.Target.usual)
        plan.hasBar = [.bottomConstraint, .barAndScrollView].contains(plan.target) || random.chance(10)
        plan.parts = parts(for: plan.target)
        plan.options = options()
        plan.laysOutAlways = random.chance(10)
        plan.vendsAccessory = random.chance(6)
        plan.usesLayoutGuide = random.chance(10) && (flags.contains(.layoutResets) || !plan.laysOutAlways)
        plan.takesFocusAsItAppears = random.chance(12)
        // What is inside of a drop-in is laid out without it.
        plan.assignsInsets = random.chance(10) && plan.target != .dropIn
        return plan
    }

    private mutating func options() -> KeyboardAvoidance.Options {
        var options = KeyboardAvoidance.Options()
        options.spacing = random.pick(10, 10, 10, 0, 24, 0.3)
        options.followsCaret = random.chance(90)
        options.restoresContentOffset = random.chance(25)
        options.dismissesOnTap = random.chance(20)
        options.movesFocusOnReturn = random.chance(25)
        options.showsToolbar = random.chance(25)
        if random.chance(20) { options.fieldOrder = .hierarchy }
        if random.chance(10) { options.keyboardAppearance = .dark }
        options.keepsEndVisible = random.chance(15)
        return options
    }

    private mutating func parts(for target: ScreenPlan.Target) -> [Part] {
        switch target {
        case .scrollView, .barAndScrollView:
            let above = random.chance(30) ? [input()] : []
            return above + [random.chance(30) ? list() : scrollView(depth: 1)]
        case .container: return [box(depth: 1)] + (random.chance(30) ? [input()] : [])
        case .automatic where random.chance(50): return [scrollView(depth: 1)]
        case .automatic where random.chance(20): return [list()]
        case .dropIn: return items(upTo: 14, depth: 1)
        case .automatic, .root, .bottomConstraint, .closures, .window, .none, .safeArea, .changes:
            var parts = items(upTo: 8, depth: 0)
            // Below the bars, where an app begins.
            parts[0].gap = random.pick(70, 110, 160)
            return parts
        }
    }

    /// What is in a view, one below the other.
    private mutating func items(upTo count: Int, depth: Int) -> [Part] {
        (0..<(1 + random.number(below: count))).map { _ in item(depth: depth) }
    }

    private mutating func item(depth: Int) -> Part {
        switch random.number(below: 20) {
        case 0 where depth < 4: return scrollView(depth: depth + 1)
        case 1 where depth < 4: return box(depth: depth + 1)
        case 2: return Part(kind: .label, height: random.pick(20, 60, 200))
        case 3, 4, 5: return textView()
        case 6: return Part(kind: .keyInput, height: 44)
        default: return input()
        }
    }

    private mutating func input() -> Part {
        var part = Part(gap: random.pick(8, 8, 30, 120), height: random.pick(44, 44, 44, 30, 90))
        part.hasAccessory = random.chance(8)
        return part
    }

    private mutating func textView() -> Part {
        var part = Part(kind: .textView, gap: random.pick(8, 40), height: random.pick(60, 120, 200, 320))
        part.lines = random.pick(0, 1, 3, 12, 40)
        part.isScrollEnabled = random.chance(85)
        // One that does not scroll is as high as its text.
        if !part.isScrollEnabled { part.height = CGFloat(part.lines) * 16 + 40 }
        part.inset = random.chance(10) ? 12 : 0
        part.hasAccessory = random.chance(8)
        return part
    }

    private mutating func scrollView(depth: Int) -> Part {
        var part = Part(kind: .scrollView, gap: random.pick(0, 0, 8, 60), height: random.pick(120, 200, 300))
        part.fills = depth == 1
        part.inset = random.pick(0, 0, 0, 0.1, 30)
        part.isScrollEnabled = random.chance(94)
        part.pages = random.chance(5)
        if random.chance(20) { part.scale = -1 }
        if random.chance(3) { part.angle = .pi }
        part.dismissesInteractively = random.chance(30)
        part.parts = items(upTo: depth == 1 ? 14 : 5, depth: depth)
        return part
    }

    private mutating func box(depth: Int) -> Part {
        var part = Part(kind: .box, gap: random.pick(8, 60, 120), height: random.pick(200, 300, 420))
        part.fills = random.chance(30)
        part.isPinned = random.chance(40)
        part.clips = flags.contains(.clippingBoxes) && random.chance(20)
        part.shift = random.chance(10) ? 12 : 0
        part.parts = items(upTo: 5, depth: depth)
        return part
    }

    private mutating func list() -> Part {
        var part = Part(kind: random.pick(.table, .collection), gap: random.pick(0, 0, 60), fills: true)
        part.rows = random.pick(3, 12, 40)
        part.inset = random.pick(0, 0, 20)
        if random.chance(20) { part.scale = -1 }
        part.dismissesInteractively = random.chance(40)
        if part.kind == .table, random.chance(40) { part.header = 36 }
        if part.header > 0, random.chance(50) { part.footer = 26 }
        return part
    }
}
