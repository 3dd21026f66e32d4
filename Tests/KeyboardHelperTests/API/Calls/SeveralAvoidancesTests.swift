import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// On an iPhone 16. A field of a part that reaches down to the screen's bottom ends at 752: up by 246 to be free.
@MainActor
@Suite struct SeveralAvoidancesTests {
    nonisolated static let moving = [LifecycleTarget.scrollView, .container]

    private func expectOnly(
        _ mover: PartScreen, movesOf all: [PartScreen], at location: SourceLocation = #_sourceLocation
    ) {
        for part in all {
            #expect(part.movement == (part === mover ? 246 : 0), sourceLocation: location)
            #expect(part.lift == (part === mover ? 246 : 0), sourceLocation: location)
            expectInset(part, 336, at: location)
        }
    }

    // MARK: Beside each other

    @Test(arguments: moving, moving)
    func ofTwoSiblingsOnlyTheOneWithTheFocusMoves(_ left: LifecycleTarget, _ right: LifecycleTarget) {
        for setting in FlowSetting.phone {
            let split = SplitScreen([PartScreen(left), PartScreen(right)])
            let device = setting.device(showing: split)
            device.scrollsFirstResponderIntoView = false
            for part in split.parts {
                device.focusAndSettle(on: part.field)
                expectVisible(part.field, below: 59, on: device)
                expectOnly(part, movesOf: split.parts)
                let others = split.parts.filter { $0 !== part }
                #expect(others.allSatisfy { $0.decisions.last?.reason == .otherAvoidance })
                device.dismissKeyboard()
                for part in split.parts { expectInset(part, 0) }
                #expect(split.parts.allSatisfy { $0.movement == 0 && $0.lift == 0 })
            }
        }
    }

    @Test(arguments: FlowSetting.phone)
    func containerComesDownWhenTheFocusGoesToItsSibling(_ setting: FlowSetting) {
        let split = SplitScreen([PartScreen(.container), PartScreen(.container)])
        let device = setting.device(showing: split)
        for part in split.parts + split.parts {
            device.focusAndSettle(on: part.field)
            expectOnly(part, movesOf: split.parts)
        }
    }

    // MARK: One in the other

    @Test(arguments: moving, moving)
    func aParentDoesNothingForWhatItsChildHasShown(_ outer: LifecycleTarget, _ inner: LifecycleTarget) {
        for setting in FlowSetting.phone {
            let (parent, child) = (PartScreen(outer), PartScreen(inner))
            let device = setting.device(showing: parent)
            device.scrollsFirstResponderIntoView = false
            // In what the parent moves, at its right side.
            device.turn {
                parent.addChild(child)
                child.view.frame = CGRect(x: 200, y: 426, width: 193, height: 426)
                parent.panel.addSubview(child.view)
                child.didMove(toParent: parent)
            }
            device.settle()
            device.focusAndSettle(on: child.field)
            expectVisible(child.field, below: 59, on: device)
            expectOnly(child, movesOf: [parent, child])
            #expect(parent.decisions.last?.reason == .alreadyVisible)
            device.focusAndSettle(on: parent.field)
            expectVisible(parent.field, below: 59, on: device)
            #expect(parent.movement == 246)
            #expect(child.lift == 0 || child.scrollView != nil)
            device.dismissKeyboard()
            for part in [parent, child] {
                #expect(part.movement == 0)
                expectInset(part, 0)
            }
        }
    }

    @Test(arguments: FlowSetting.phone)
    func parentMovesForAChildThatOnlyFollowsByClosures(_ setting: FlowSetting) {
        let (parent, child) = (PartScreen(.container), PartScreen(.closures))
        let device = setting.device(showing: parent)
        device.turn {
            parent.addChild(child)
            child.view.frame = CGRect(x: 200, y: 426, width: 193, height: 426)
            parent.panel.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        device.focusAndSettle(on: child.field)
        #expect(parent.lift == 246)
        expectVisible(child.field, below: 59, on: device)
        // With the keyboard, and as the parent has moved its view.
        #expect(child.heights.count == 2)
    }

    // MARK: Two targets on one controller

    @Test(arguments: [true, false], FlowSetting.phone)
    func scrollViewAndContainerOnOneControllerTakeTurns(_ scrollViewIsFirst: Bool, _ setting: FlowSetting) {
        let screen = LifecycleScreen(.scrollView)
        screen.avoidsOnLoad = false
        let bar = UIView()
        let field = UITextField(frame: CGRect(x: 20, y: 3, width: 300, height: 44))
        let device = setting.device(showing: screen)
        bar.frame = CGRect(x: 0, y: 752, width: 393, height: 50)
        device.turn {
            bar.addSubview(field)
            screen.view.addSubview(bar)
            if scrollViewIsFirst { screen.startAvoiding() }
            screen.handleKeyboard(containerView: bar)
            if !scrollViewIsFirst { screen.startAvoiding() }
        }
        let rest = PlaceState(asSeen: screen)
        device.focusAndSettle(on: screen.low)
        expectAvoided(screen, below: 59, on: device)
        #expect(bar.frame.minY == 752)
        // All of the bar: 802 + 10 - 516
        device.focusAndSettle(on: field)
        #expect(bar.frame.minY == 456)
        // The bar, which is clear, shows its field 3 points below its top edge.
        #expect((screen.panel as? UIScrollView)?.adjustedContentInset.bottom == 393)
        device.focusAndSettle(on: screen.low)
        expectVisible(screen.low, below: 59, on: device)
        #expect(bar.frame.minY == 752)
        device.dismissKeyboard()
        #expect(PlaceState(asSeen: screen) == rest)
    }

    @Test(arguments: [true, false], FlowSetting.phone)
    func scrollViewInsideAContainerOfTheSameControllerMovesForBoth(_ scrollViewIsFirst: Bool, _ setting: FlowSetting) {
        let screen = LifecycleScreen(.scrollView)
        screen.avoidsOnLoad = false
        let device = setting.device(showing: screen)
        let rest = PlaceState(asSeen: screen)
        var container: KeyboardAvoidance?
        device.turn {
            if scrollViewIsFirst { screen.startAvoiding() }
            container = screen.handleKeyboard(containerView: screen.view)
            if !scrollViewIsFirst { screen.startAvoiding() }
        }
        device.focusAndSettle(on: screen.low)
        expectVisible(screen.low, below: 59, on: device)
        if scrollViewIsFirst { #expect(container?.lift == 0) }
        device.dismissKeyboard()
        #expect(PlaceState(asSeen: screen).own == rest.own)
        #expect(container?.lift == 0)
    }
}
