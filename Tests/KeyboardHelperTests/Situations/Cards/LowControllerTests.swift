import KeyboardHelper
import Testing
import UIKit

/// Controllers that have the lower part of the screen alone: children, panels, presentations of half the height.
@MainActor @Suite struct LowControllerTests {
    enum Call: String, CaseIterable { case automatic, root, container }

    /// A card that fills a controller's view, with a field 28 points below its top.
    private let card = UIView()
    private let field = UITextField()

    private func child(_ call: Call) -> MadeScreen {
        MadeScreen(
            load: { child in
                child.view.addSubview(card)
                card.addSubview(field)
                switch call {
                case .automatic: child.handleKeyboard()
                case .root: child.handleKeyboard(containerView: child.view)
                case .container: child.handleKeyboard(containerView: card)
                }
            },
            layout: { child in
                guard card.bounds.size != child.view.bounds.size else { return }
                card.frame = child.view.bounds
                field.frame = CGRect(x: 20, y: 28, width: child.view.bounds.width - 40, height: 40)
            })
    }

    /// The child has the lowest quarter.
    private func parent(of child: UIViewController) -> MadeScreen {
        MadeScreen(
            load: { $0.embed(child, in: $0.view, .zero) },
            layout: { parent in
                // Whoever lays out a lifted child anew in each layout would take the lift away.
                let bounds = parent.view.bounds
                let place = bounds.divided(atDistance: (bounds.height * 0.75).rounded(), from: .minYEdge).remainder
                if child.view.bounds.size != place.size { child.view.frame = place }
            })
    }

    /// iPhone 16: the child begins at 639, its field ends at 707 and goes to 506, 133 points above the child's own top edge.
    @Test("S41 a child that starts low rises above its own top edge", arguments: Call.allCases, FlowSetting.everywhere)
    func s41(_ call: Call, _ setting: FlowSetting) {
        let child = child(call)
        let parent = parent(of: child)
        let device = setting.device(showing: parent)
        let rest = device.presentationFrame(of: field)
        for _ in 0..<2 {
            device.focusAndSettle(on: field)
            // Of a container all is visible, where it fits.
            let isWhole = call == .container && card.bounds.height < setting.keyboardTop - 69
            #expect(device.maxY(of: isWhole ? card : field) == setting.keyboardTop - 10)
            #expect(device.minY(of: field) >= parent.view.safeAreaInsets.top)
            let lift = child.keyboardAvoidances.first?.lift
            if !isWhole { #expect(lift == rest.maxY + 10 - setting.keyboardTop) }
            device.dismissKeyboard()
            #expect(device.presentationFrame(of: field) == rest && card.frame == child.view.bounds)
        }
    }

    /// The parent clips what leaves the panel, so the field goes up by 28 to the panel's top edge at 639, and no farther. A
    /// navigation bar over the parent covers what rises under it.
    @Test(
        "S41 a panel that clips keeps its input inside, and what rises stops at the bars around it",
        arguments: FlowSetting.phone, [(true, 639), (false, 103)] as [(Bool, CGFloat)])
    func s41Ends(_ setting: FlowSetting, _ row: (clips: Bool, top: CGFloat)) {
        let child = child(.container)
        let parent = parent(of: child)
        let device = setting.device(showing: row.clips ? parent : UINavigationController(rootViewController: parent))
        device.turn {
            child.view.clipsToBounds = row.clips
            if !row.clips { field.frame.size.height = 600 }
        }
        device.focusAndSettle(on: field)
        #expect(device.minY(of: field) == row.top)
        device.dismissKeyboard()
        #expect(device.minY(of: field) == 667)
    }

    /// iPhone 16: the root view is lifted by the 336 points that are covered, not by 346, so that nothing shows below it.
    @Test("S44 a root view leaves no strip below it", arguments: FlowSetting.everywhere)
    func s44(_ setting: FlowSetting) {
        let screen = child(.automatic)
        let device = setting.device(showing: screen)
        device.turn { field.frame.origin.y = screen.view.bounds.maxY - 40 }
        let covered = screen.view.bounds.maxY - setting.keyboardTop
        device.focusAndSettle(on: field)
        #expect(screen.keyboardAvoidances.first?.lift == covered && device.maxY(of: field) == setting.keyboardTop)
        device.changeHeightAndSettle(to: covered - 30)
        #expect(device.maxY(of: screen.view) == setting.keyboardTop + 30)
        device.dismissKeyboard()
        #expect(device.minY(of: screen.view) == 0)
    }
}
