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

    @Test("a scroll view and a container of one controller take turns", arguments: [true, false], FlowSetting.phone)
    func turns(_ scrollViewIsFirst: Bool, _ setting: FlowSetting) {
        let bar = UIView(frame: CGRect(x: 0, y: 752, width: 393, height: 50))
        let field = UITextField(frame: CGRect(x: 20, y: 3, width: 300, height: 44))
        bar.addSubview(field)
        let screen = LifecycleScreen(.scrollView)
        screen.avoidsOnLoad = false
        let device = setting.device(showing: screen)
        device.turn {
            screen.view.addSubview(bar)
            if scrollViewIsFirst { screen.startAvoiding() }
            screen.handleKeyboard(containerView: bar)
            if !scrollViewIsFirst { screen.startAvoiding() }
        }
        let rest = PlaceState(asSeen: screen)
        for (focus, top) in [(screen.low, 752), (field, 456), (screen.low, 752)] as [(UITextField, CGFloat)] {
            device.focusAndSettle(on: focus)
            expectEqual(bar.frame.minY, top)
            // The bar, which is clear, shows its field 3 points below its top edge.
            let inset = (screen.panel as? UIScrollView)?.adjustedContentInset.bottom
            if focus === field { expectEqual(inset, 393) } else { expectVisible(focus, below: 59, on: device) }
        }
        device.dismissKeyboard()
        expectEqual(PlaceState(asSeen: screen), rest)
    }

    // MARK: One in the other

    @Test("a parent moves for a child at its right side that only follows by closures", arguments: FlowSetting.phone)
    func closures(_ setting: FlowSetting) {
        let (parent, child) = (PartScreen(.container), PartScreen(.closures))
        let device = setting.device(showing: parent)
        device.turnAndSettle {
            parent.embed(child, CGRect(x: 200, y: 426, width: 193, height: 426), of: parent.panel)
        }
        device.focusAndSettle(on: child.field)
        expectEqual(parent.lift, 246)
        expectVisible(child.field, below: 59, on: device)
        // With the keyboard, and as the parent has moved its view.
        expectEqual(child.heights.count, 2)
    }
}
