import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// A button on the keyboard, in front of a form: it hides what is below its top edge.
///
/// It is 44 points high and 8 above the keyboard: on an iPhone 16 from 464 to 508, and a field must end at 454.
@MainActor @Suite struct ContinueButtonTests {
    enum Build: CaseIterable, Sendable {
        case constraint, guide, window, safeArea, contentInset, closures

        var isOnGuide: Bool { [.guide, .window, .safeArea].contains(self) }
        var isPinned: Bool { self == .constraint || self == .contentInset }

        @MainActor func play(on place: Play.Place) -> Play {
            let target = self == .window ? ScreenPlan.Target.window : isPinned ? .barAndScrollView : .scrollView
            var plan = ScreenPlan.form(20, inset: self == .contentInset ? 64 : 0, target: target)
            (plan.hasButton, plan.hasBar, plan.constant) = (isOnGuide, isPinned, -8)
            plan.parts[0].dismissesInteractively = true
            if self == .safeArea { plan.safeArea = 52 }
            let play = Play(plan, on: place)
            // S113 is about that.
            play.device.behavior.guidesRestAtTheBottom = false
            return self == .closures ? play.app { $0.moveButtonByClosures() } : play
        }
    }

    @Test("each field ends above the button, and everything returns", arguments: Build.allCases, Play.Place.everywhere)
    func aboveTheButton(_ build: Build, _ place: Play.Place) {
        let play = build.play(on: place)
        let button = build.isPinned ? play.screen.bar : play.screen.button
        // A guide that tells nothing leaves its button at the bottom.
        let rides = place.guideTells || !build.isOnGuide
        for turns in [false, true] {
            if turns { play(.rotate) }
            let rest = play.frame(of: button)
            for index in [7, 8, 9, 13, 12, 5, 0] {
                play(.focus(index))
                let top = play.device.keyboard.frame.minY - (rides ? 52 : 0)
                if rides { #expect(abs(play.frame(of: button).minY - top) <= 1, "\(index)") }
                let (safe, field) = (play.screen.view.safeAreaInsets.top, play.input(index))
                #expect(field.minY >= safe && field.maxY + min(10, top - safe - 44) <= top + 0.5, "\(index)")
                // The end of the content can be scrolled up to the button, or to the app's 12 points above it.
                let margin: CGFloat = build == .contentInset ? 12 : 0
                let adjusted = play.adjustedInset - play.device.screen.bounds.maxY + top
                #expect(index < 13 || abs(adjusted - margin) <= 1, "\(adjusted)")
            }
            play.end()
            #expect(play.frame(of: button) == rest || build == .closures)
        }
    }

    /// The finger begins at 300 and takes the keyboard along from its top, or from the button's, on.
    @Test(
        "a finger drags the keyboard with the button on it, up again and away",
        arguments: [.constraint, .guide, .contentInset] as [Build], Play.Place.phones.filter(\.guideTells))
    func finger(_ build: Build, _ place: Play.Place) throws {
        let play = build.play(on: place)
        let (device, button) = (play.device, build.isPinned ? play.screen.bar : play.screen.button)
        let (rest, scrollView) = (play.frame(of: button), try #require(play.screen.targetScrollView))
        let inset = scrollView.contentInset
        play(.focus(9))
        let covered = scrollView.contentInset
        #expect(abs(play.end - 454) <= 1)
        var distances: [CGFloat] = []
        func look() {
            guard device.keyboard.isFollowingFinger, device.keyboard.frame.minY < 818 else { return }
            distances.append(device.keyboard.frame.minY - 8 - device.maxY(of: button))
        }
        device.pull(scrollView, to: 650, in: 0.4, look: look)
        device.drag(to: 300, from: 650, in: 0.4, look: look)
        device.letGo()
        #expect(distances.count > 10 && distances.allSatisfy { abs($0) <= 1 }, "\(distances.prefix(8))")
        #expect(device.keyboard.frame.minY == 516 && scrollView.contentInset == covered)
        device.pull(scrollView, to: 840, in: 0.3, look: look)
        device.letGo()
        #expect(device.keyboard.frame.minY >= 852)
        #expect(play.frame(of: button) == rest && scrollView.contentInset == inset)
    }

    // MARK: Without a scroll view

    enum Lifted: CaseIterable, Sendable { case guide, constraint, guideOverDisabledScrollView }

    /// Fields from 200, 410, 466 and 600 on.
    @Test(
        "a field behind a button that stays on the keyboard is lifted above it", arguments: Lifted.allCases,
        Play.Place.phones.filter(\.guideTells))
    func lifted(_ build: Lifted, _ place: Play.Place) {
        var plan = ScreenPlan.form(0, target: build == .constraint ? .barAndScrollView : .automatic, scrolls: false)
        (plan.hasButton, plan.hasBar, plan.constant) = (build != .constraint, build == .constraint, -8)
        plan.parts = [200, 166, 12, 90].map { Part(gap: $0) }
        if build == .guideOverDisabledScrollView {
            plan.parts = [Part(kind: .scrollView, gap: 0, fills: true, isScrollEnabled: false, parts: plan.parts)]
        }
        let play = Play(plan, on: place)
        let rest = (0..<4).map { play.input($0) }
        // The least movement: 56 points up, none, 134 more, and down by as much as shows the first below the safe area.
        for (index, end) in zip([2, 1, 3, 0, 2], [454, 398, 454, 103, 369] as [CGFloat]) {
            play(.focus(index))
            #expect(abs(play.frame(of: build == .constraint ? play.screen.bar : play.screen.button).minY - 464) <= 1)
            #expect(abs(play.end - end) <= 1, "\(index)")
        }
        play.end()
        expectEqual((0..<4).map { play.input($0) }, rest)
    }
}

extension SimulationScreen {
    /// The app moves its button by the closures of a call of its own.
    fileprivate func moveButtonByClosures() {
        view.addSubview(button)
        func move(_ screen: SimulationScreen, above covered: CGFloat) {
            let (size, safe) = (screen.view.bounds.size, screen.view.safeAreaInsets.bottom)
            screen.button.frame = CGRect(x: 0, y: size.height - max(covered, safe) - 52, width: size.width, height: 44)
        }
        move(self, above: 0)
        handleKeyboard(
            onShow: { move($0, above: $1.overlap(with: $0.view)) }, onHide: { screen, _ in move(screen, above: 0) })
    }
}
