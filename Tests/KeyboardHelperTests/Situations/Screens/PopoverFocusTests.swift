import Foundation
import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// What comes over a screen in which somebody types. On an iPhone 16 the keyboard begins at 516, on an iPad 11 at 861.
@MainActor @Suite struct PopoverFocusTests {
    /// A popover and a sheet that dims nothing may leave the focus where it is.
    private enum Cover: CaseIterable, Sendable { case popover, undimmedSheet, fullScreen }

    nonisolated static let targets: [ScreenPlan.Target] = [
        .scrollView, .automatic, .container, .root, .bottomConstraint, .closures,
    ]

    /// A screen of one kind of target, with a field that the keyboard would cover, and what comes over it.
    @MainActor private struct Scene {
        let play: Play
        let target: ScreenPlan.Target
        let cover = UIViewController()
        let field: UIView
        let rest: PlaceState.Own
        var device: SimulatedDevice { play.device }
        var screen: SimulationScreen { play.screen }

        init(_ target: ScreenPlan.Target, _ kind: Cover, _ place: Play.Place, keepsFocus: Bool = true) {
            var place = place
            place.model = kind == .popover ? .iPad11 : .iPhone16
            play = Play(.form(kind == .popover ? 18 : 13, target: target, scrolls: target != .root), on: place)
            (self.target, rest) = (target, PlaceState(play.screen).own)
            field = play.screen.inputs[play.screen.inputs.count - 1]
            play.device.behavior.popoversKeepFocus = keepsFocus
            switch kind {
            case .popover:
                cover.modalPresentationStyle = .popover
                cover.preferredContentSize = CGSize(width: 200, height: 200)
                cover.popoverPresentationController?.sourceView = play.screen.view
            case .undimmedSheet:
                cover.sheetPresentationController?.detents = [.medium(), .large()]
                cover.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
            case .fullScreen: cover.modalPresentationStyle = .fullScreen
            }
        }

        /// Whether anything stands where it does for the keyboard alone, or closures were told of it.
        var isHolding: Bool { PlaceState(screen).own != rest || screen.told.first?.covered != nil }

        /// Does `step`, and looks sixty times a second whether the screen keeps what it has moved.
        func expectHeld(_ comment: Comment, _ step: () -> Void) {
            step()
            let lost = (0..<40).count { _ in
                device.advance(by: 1.0 / 60)
                return !isHolding
            }
            expectEqual(lost, 0, comment)
            device.settle()
            #expect(isHolding && field.isFirstResponder && device.faults == [], comment)
            let shown = device.presentationFrame(of: field)
            #expect(target == .closures || shown.maxY <= device.keyboard.frame.minY && shown.minY >= 24, comment)
        }
    }

    @Test("whoever types below goes on typing", arguments: targets, Play.Place.phones)
    private func typing(_ target: ScreenPlan.Target, _ place: Play.Place) {
        for cover in [Cover.popover, .undimmedSheet] {
            let scene = Scene(target, cover, place)
            let (device, field) = (scene.device, UITextField(frame: CGRect(x: 20, y: 20, width: 160, height: 40)))
            device.focusAndSettle(on: scene.field)
            let end = device.maxY(of: scene.field)
            scene.expectHeld("presented") { device.turn { scene.screen.present(scene.cover, animated: true) } }
            expectEqual(device.maxY(of: scene.field), end)
            scene.expectHeld("taller") { device.keyboard.changeHeight(to: 400) }
            scene.expectHeld("typing") { device.type("abc") }
            scene.expectHeld("lower") { device.keyboard.changeHeight(to: 336) }
            // The keyboard stays, so UIKit posts nothing about it.
            device.turn { scene.cover.view.addSubview(field) }
            device.focusAndSettle(on: field)
            #expect(field.isFirstResponder && !scene.isHolding, "\(cover)")
            device.focusAndSettle(on: scene.field)
            scene.expectHeld("back") {}
            scene.expectHeld("dismissed") { device.turn { scene.screen.dismiss(animated: true) } }
            scene.expectHeld("taller again") { device.keyboard.changeHeight(to: 380) }
            device.dismissKeyboard()
            #expect(!scene.isHolding)
        }
    }

    /// Neither input posts anything, so the keyboard's own notices are the first occasion to see it.
    @Test("the focus goes to the cover unnoticed while the keyboard comes", arguments: Play.Place.phones)
    private func unnoticed(_ place: Play.Place) {
        let frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        let (editor, other) = (KeyInput(frame: frame), KeyInput(frame: frame))
        let scene = Scene(.bottomConstraint, .undimmedSheet, place)
        let device = scene.device
        device.turn { scene.screen.bar.addSubview(editor) }
        device.focus(on: editor)
        device.advance(by: 0.05)
        #expect(scene.screen.pin.constant < -300)
        device.turn { scene.screen.present(scene.cover, animated: false) }
        device.turn { scene.cover.view.addSubview(other) }
        device.focusAndSettle(on: other)
        #expect(other.isFirstResponder && scene.screen.pin.constant == scene.screen.plan.constant)
    }

    /// The keyboard goes with the focus. What had it may have it again afterwards.
    @Test("what takes the focus away gives everything back", arguments: targets, Play.Place.phones)
    private func taken(_ target: ScreenPlan.Target, _ place: Play.Place) {
        let ways = [(Cover.popover, false), (.undimmedSheet, false), (.fullScreen, false), (.fullScreen, true)]
        for (cover, keepsFocus) in ways {
            let scene = Scene(target, cover, place, keepsFocus: keepsFocus)
            let device = scene.device
            device.focusAndSettle(on: scene.field)
            #expect(scene.isHolding)
            device.present(scene.cover, over: scene.screen)
            #expect(!scene.field.isFirstResponder && !scene.isHolding, "\(cover)")
            device.turnAndSettle { scene.screen.dismiss(animated: true) }
            expectEqual(scene.field.isFirstResponder, scene.isHolding, "\(cover)")
            scene.expectHeld("again") { device.focus(on: scene.field) }
            device.dismissKeyboard()
            #expect(!scene.isHolding, "\(cover)")
        }
    }
}
