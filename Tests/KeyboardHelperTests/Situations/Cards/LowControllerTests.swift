import Foundation
import KeyboardHelper
import Testing
import UIKit

/// Controllers that have the lower part of the screen alone: children, panels, presentations of half the height.
@MainActor
@Suite struct LowControllerTests {
    /// A field at the bottom of a child that begins at `part` of its parent's height.
    fileprivate final class Parent: UIViewController {
        let child = Child()
        var part: CGFloat = 0.75

        override func viewDidLoad() {
            super.viewDidLoad()
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            // Whoever lays out a lifted child anew in each layout would take the lift away.
            let place = view.bounds.divided(atDistance: (view.bounds.height * part).rounded(), from: .minYEdge)
                .remainder
            guard child.view.bounds.size != place.size else { return }
            child.view.frame = place
        }
    }

    fileprivate final class Child: UIViewController, KeyboardAvoiding {
        let (card, field) = (UIView(), UITextField())
        var call: (Child) -> KeyboardAvoidance = { $0.handleKeyboard() }
        private(set) var avoidance: KeyboardAvoidance?

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(card)
            card.addSubview(field)
            avoidance = call(self)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            guard card.bounds.size != view.bounds.size else { return }
            card.frame = view.bounds
            field.frame = CGRect(x: 20, y: 28, width: view.bounds.width - 40, height: 40)
        }
    }

    enum Call: String, CaseIterable {
        case automatic, root, container

        @MainActor fileprivate var make: (Child) -> KeyboardAvoidance {
            switch self {
            case .automatic: { $0.handleKeyboard() }
            case .root: { $0.handleKeyboard(containerView: $0.view) }
            case .container: { $0.handleKeyboard(containerView: $0.card) }
            }
        }
    }

    /// iPhone 16: the child begins at 639, its field ends at 707 and goes to 506, 133 points above the child's own top edge.
    @Test("S41 a child that starts low rises above its own top edge", arguments: Call.allCases, FlowSetting.everywhere)
    func s41(_ call: Call, _ setting: FlowSetting) {
        let parent = Parent()
        parent.child.call = call.make
        let device = setting.device(showing: parent)
        let (field, rest) = (parent.child.field, device.presentationFrame(of: parent.child.field))
        for _ in 0..<2 {
            device.focusAndSettle(on: field)
            // Of a container all is visible, where it fits.
            let isWhole = call == .container && parent.child.card.bounds.height < setting.keyboardTop - 69
            let shown = isWhole ? parent.child.card : field
            #expect(device.presentationFrame(of: shown).maxY == setting.keyboardTop - 10)
            #expect(device.presentationFrame(of: field).minY >= parent.view.safeAreaInsets.top)
            if !isWhole { #expect(parent.child.avoidance?.lift == rest.maxY + 10 - setting.keyboardTop) }
            device.dismissKeyboard()
            #expect(device.presentationFrame(of: field) == rest)
            #expect(parent.child.card.frame == parent.child.view.bounds)
        }
        #expect(device.faults == [])
    }

    /// The parent clips what leaves the panel, so the field cannot rise above the panel's top edge.
    @Test("S41 a panel that clips keeps its input inside", arguments: FlowSetting.phone)
    func s41Clips(_ setting: FlowSetting) {
        let parent = Parent()
        parent.child.call = Call.container.make
        let device = setting.device(showing: parent)
        parent.child.view.clipsToBounds = true
        device.focusAndSettle(on: parent.child.field)
        // It goes up by 28 to the child's top edge at 639, and no farther.
        #expect(device.presentationFrame(of: parent.child.field).minY == 639)
        device.dismissKeyboard()
        #expect(device.presentationFrame(of: parent.child.field).minY == 667)
    }

    /// A navigation bar over the parent covers what rises under it.
    @Test("S41 what rises stops at the bars of the controllers around it", arguments: FlowSetting.phone)
    func s41Bars(_ setting: FlowSetting) {
        let parent = Parent()
        parent.child.call = Call.container.make
        let device = setting.device(showing: UINavigationController(rootViewController: parent))
        let field = parent.child.field
        device.turn { field.frame.size.height = 600 }
        device.focusAndSettle(on: field)
        #expect(device.presentationFrame(of: field).minY == 103)
        device.dismissKeyboard()
        #expect(device.presentationFrame(of: field).minY == 667)
    }

    /// iPhone 16: the root view is lifted by the 336 points that are covered, not by 346, so that nothing shows below it.
    @Test("S44 a root view leaves no strip below it", arguments: FlowSetting.everywhere)
    func s44(_ setting: FlowSetting) {
        let screen = Child()
        let device = setting.device(showing: screen)
        device.turn { screen.field.frame.origin.y = screen.view.bounds.maxY - 40 }
        let covered = screen.view.bounds.maxY - setting.keyboardTop
        device.focusAndSettle(on: screen.field)
        #expect(screen.avoidance?.lift == covered)
        #expect(device.presentationFrame(of: screen.field).maxY == setting.keyboardTop)
        device.keyboard.changeHeight(to: covered - 30)
        device.settle()
        #expect(device.presentationFrame(of: screen.view).maxY == setting.keyboardTop + 30)
        device.dismissKeyboard()
        #expect(device.presentationFrame(of: screen.view).minY == 0)
    }
}
