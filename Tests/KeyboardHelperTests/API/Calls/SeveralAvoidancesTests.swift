import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// On an iPhone 16. A field of a part that reaches down to the screen's bottom ends at 752: up by 246 to be free.
@MainActor @Suite struct SeveralAvoidancesTests {
    nonisolated static let moving = [LifecycleTarget.scrollView, .container]

    private func expectOnly(
        _ mover: PartScreen?, movesOf all: [PartScreen], at location: SourceLocation = #_sourceLocation
    ) {
        for part in all {
            #expect(part.movement == (part === mover ? 246 : 0), sourceLocation: location)
            #expect(part.lift == (part === mover ? 246 : 0), sourceLocation: location)
            expectInset(part, mover == nil ? 0 : 336, at: location)
        }
    }

    // MARK: Beside each other

    @Test("of two siblings only the one with the focus moves", arguments: moving, moving)
    func siblings(_ left: LifecycleTarget, _ right: LifecycleTarget) {
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
                expectOnly(nil, movesOf: split.parts)
            }
            guard left == .container, right == .container else { continue }
            for part in split.parts + split.parts {
                device.focusAndSettle(on: part.field)
                expectOnly(part, movesOf: split.parts)
            }
        }
    }

    // MARK: One in the other

    /// The inner part is in what the outer one moves, at its right side.
    private func nest(
        _ outer: LifecycleTarget, _ inner: LifecycleTarget, _ setting: FlowSetting
    ) -> (parent: PartScreen, child: PartScreen, device: SimulatedDevice) {
        let (parent, child) = (PartScreen(outer), PartScreen(inner))
        let device = setting.device(showing: parent)
        device.turnAndSettle {
            parent.addChild(child)
            child.view.frame = CGRect(x: 200, y: 426, width: 193, height: 426)
            parent.panel.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        return (parent, child, device)
    }

    @Test("a parent does nothing for what its child has shown", arguments: moving, moving)
    func nested(_ outer: LifecycleTarget, _ inner: LifecycleTarget) {
        for setting in FlowSetting.phone {
            let (parent, child, device) = nest(outer, inner, setting)
            device.scrollsFirstResponderIntoView = false
            device.focusAndSettle(on: child.field)
            expectVisible(child.field, below: 59, on: device)
            expectOnly(child, movesOf: [parent, child])
            #expect(parent.decisions.last?.reason == .alreadyVisible)
            device.focusAndSettle(on: parent.field)
            expectVisible(parent.field, below: 59, on: device)
            #expect(parent.movement == 246 && (child.lift == 0 || child.scrollView != nil))
            device.dismissKeyboard()
            expectOnly(nil, movesOf: [parent, child])
        }
    }

    @Test("a parent moves for a child that only follows by closures", arguments: FlowSetting.phone)
    func closures(_ setting: FlowSetting) {
        let (parent, child, device) = nest(.container, .closures, setting)
        device.focusAndSettle(on: child.field)
        #expect(parent.lift == 246)
        expectVisible(child.field, below: 59, on: device)
        // With the keyboard, and as the parent has moved its view.
        #expect(child.heights.count == 2)
    }

    // MARK: Two targets on one controller

    /// A screen on which the scroll view has a call, and a container before or after it.
    private func call(
        _ container: UIView?, scrollViewIsFirst: Bool, _ setting: FlowSetting
    ) -> (LifecycleScreen, SimulatedDevice, KeyboardAvoidance?) {
        let screen = LifecycleScreen(.scrollView)
        screen.avoidsOnLoad = false
        let device = setting.device(showing: screen)
        var avoidance: KeyboardAvoidance?
        device.turn {
            if let container { screen.view.addSubview(container) }
            if scrollViewIsFirst { screen.startAvoiding() }
            avoidance = screen.handleKeyboard(containerView: container ?? screen.view)
            if !scrollViewIsFirst { screen.startAvoiding() }
        }
        return (screen, device, avoidance)
    }

    @Test("a scroll view and a container on one controller take turns", arguments: [true, false], FlowSetting.phone)
    func turns(_ scrollViewIsFirst: Bool, _ setting: FlowSetting) {
        let bar = UIView(frame: CGRect(x: 0, y: 752, width: 393, height: 50))
        let field = UITextField(frame: CGRect(x: 20, y: 3, width: 300, height: 44))
        bar.addSubview(field)
        let (screen, device, _) = call(bar, scrollViewIsFirst: scrollViewIsFirst, setting)
        let rest = PlaceState(asSeen: screen)
        // All of the bar: 802 + 10 - 516
        for (focus, top) in [(screen.low, 752), (field, 456), (screen.low, 752)] as [(UITextField, CGFloat)] {
            device.focusAndSettle(on: focus)
            #expect(bar.frame.minY == top)
            // The bar, which is clear, shows its field 3 points below its top edge.
            let inset = (screen.panel as? UIScrollView)?.adjustedContentInset.bottom
            if focus === field { #expect(inset == 393) } else { expectVisible(focus, below: 59, on: device) }
        }
        device.dismissKeyboard()
        #expect(PlaceState(asSeen: screen) == rest)
    }

    @Test("a scroll view in a container of its controller moves for both", arguments: [true, false], FlowSetting.phone)
    func inside(_ scrollViewIsFirst: Bool, _ setting: FlowSetting) {
        let (screen, device, container) = call(nil, scrollViewIsFirst: scrollViewIsFirst, setting)
        let rest = PlaceState(asSeen: screen)
        device.focusAndSettle(on: screen.low)
        expectVisible(screen.low, below: 59, on: device)
        if scrollViewIsFirst { #expect(container?.lift == 0) }
        device.dismissKeyboard()
        #expect(PlaceState(asSeen: screen).own == rest.own && container?.lift == 0)
    }
}
