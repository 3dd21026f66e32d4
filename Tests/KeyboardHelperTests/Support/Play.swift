import Foundation
import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// A situation: one screen with its call on one device, and what happens there, step by step.
///
/// Whenever all has come to rest, what always holds is checked without being asked for: the focus is visible,
/// nothing moves without a reason, offsets are legal, nothing breaks. A test states the numbers that its situation is
/// about, and the spacing is in them.
@MainActor final class Play {
    /// A device of one system, on which UIKit helps (it scrolls a first responder, and clamps offsets) or does not.
    struct Place: Sendable, CustomTestStringConvertible {
        var model = World.Model.iPhone16
        var system: SimulatedSystem?
        var helps = false

        var testDescription: String { "\(model), \(system?.rawValue ?? "kind"), \(helps ? "helped" : "alone")" }

        /// An iPhone 16 of every system: 393 x 852, safe area 59 and 34, keyboard from 516 on.
        static let phones = FlowSetting.phone.map { Place(system: $0.system, helps: $0.systemHelps) }
    }

    private let player: Player

    /// Shows the screen. Its parts stand below each other, from the safe area's top on.
    init(_ screen: ScreenPlan, in stay: World.Stay = .root, on place: Place = Place(), windowServes: Bool = false) {
        var world = World()
        (world.model, world.system, world.systemHelps) = (place.model, place.system, place.helps)
        (world.stay, world.screen, world.windowServes) = (stay, screen, windowServes)
        player = Player(world)
    }

    var device: SimulatedDevice { player.device }
    var screen: SimulationScreen { player.stage.screen ?? SimulationScreen(ScreenPlan(), in: device.window) }

    /// Takes the steps, one in each turn, and lets all come to rest; with a `.wait` at the end it is not waited for.
    @discardableResult func callAsFunction(_ steps: Step..., sourceLocation: SourceLocation = #_sourceLocation) -> Self
    {
        for step in steps { player.take(step) }
        if case .wait = steps.last { return self }
        settle(sourceLocation)
        return self
    }

    /// What the app does in a turn of its own.
    @discardableResult func app(
        sourceLocation: SourceLocation = #_sourceLocation, _ action: (SimulationScreen) -> Void
    ) -> Self {
        player.disturb()
        device.turn { action(screen) }
        settle(sourceLocation)
        return self
    }

    private func settle(_ sourceLocation: SourceLocation) {
        let (judge, motion) = (Judge(player: player, flags: []), Motion(player))
        motion.watch()
        // Nobody does the next thing at once.
        device.advance(by: 1)
        if let violation = judge.verdict() ?? motion.verdict() {
            Issue.record("\(violation.invariant): \(violation.detail.prefix(400))", sourceLocation: sourceLocation)
        }
        player.rest(judgedBy: judge)
    }

    /// The keyboard goes, and everything is as the app has left it.
    func end(sourceLocation: SourceLocation = #_sourceLocation) {
        player.take(.dismiss)
        settle(sourceLocation)
    }

    // MARK: Numbers

    /// Where a view is on screen.
    func frame(of view: UIView) -> CGRect { device.presentationFrame(of: view) }
    /// The same of an input, counted as the steps do.
    func input(_ index: Int) -> CGRect { player.input(index).map(frame) ?? .null }
    /// Where the input with the focus ends.
    var end: CGFloat { player.focus.map(frame)?.maxY ?? .nan }

    private var scrollView: UIScrollView? { screen.targetScrollView }
    /// The inset at the bottom of the first scroll view, without UIKit's part, and with it; and its offset.
    var inset: CGFloat { scrollView?.contentInset.bottom ?? .nan }
    var adjustedInset: CGFloat { scrollView?.adjustedContentInset.bottom ?? .nan }
    var offset: CGFloat { scrollView?.contentOffset.y ?? .nan }
    /// How far the controller's view is lifted.
    var lift: CGFloat { -screen.view.frame.minY }
    var reason: KeyboardDecision.Reason? { screen.live.first?.lastDecision?.reason }
}

extension ScreenPlan {
    /// Fields of 44 points, `gap` points apart, in a scroll view that fills the screen, in a container that does, or in the
    /// view itself.
    static func form(
        _ fields: Int = 20, gap: CGFloat = 16, inset: CGFloat = 0, target: Target = .scrollView, scrolls: Bool = true,
        options: KeyboardAvoidance.Options = .init()
    ) -> ScreenPlan {
        var plan = ScreenPlan()
        (plan.target, plan.options, plan.hasBar) = (target, options, target == .bottomConstraint)
        plan.parts = (0..<fields).map { _ in Part(gap: gap) }
        if target == .container {
            plan.parts = [Part(kind: .box, gap: 0, fills: true, parts: plan.parts)]
        } else if scrolls {
            plan.parts = [Part(kind: .scrollView, gap: 0, fills: true, inset: inset, parts: plan.parts)]
        }
        return plan
    }
}
