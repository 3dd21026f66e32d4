import Foundation
import KeyboardHelper
import Testing
import UIKit

@MainActor
@Suite struct RunnersUpSituations {
    // MARK: Background

    @Test("the background and back, keyboard up", arguments: LifecycleTarget.allCases, FlowSetting.phone)
    func background(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let screen = LifecycleScreen(target)
        let device = setting.device(showing: screen)
        let before = PlaceState(asSeen: screen)
        device.focusAndSettle(on: screen.low)
        let avoided = PlaceState(asSeen: screen)
        let writes = device.writes(in: screen.view) {
            device.enterBackground()
            device.advance(by: 10)
            device.enterForeground()
            device.settle()
        }
        #expect(writes.notByUIKit.isEmpty)
        #expect(PlaceState(asSeen: screen) == avoided)
        #expect(screen.low.isFirstResponder)
        expectAvoided(screen, below: 59, on: device)
        device.dismissKeyboard()
        #expect(PlaceState(asSeen: screen) == before)
    }

    @Test("the lock's frames of nothing", arguments: LifecycleTarget.allCases, FlowSetting.phone)
    func lock(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let screen = LifecycleScreen(target)
        let device = setting.device(showing: screen)
        let before = PlaceState(asSeen: screen)
        device.focusAndSettle(on: screen.low)
        let avoided = PlaceState(asSeen: screen)
        for _ in 0..<2 {
            device.lock()
            device.advance(by: 10)
            #expect(PlaceState(asSeen: screen) == avoided)
            device.unlock()
            device.settle()
            expectAvoided(screen, below: 59, on: device)
        }
        device.dismissKeyboard()
        #expect(PlaceState(asSeen: screen) == before)
    }

    @Test("a keyboard that left in the background", arguments: LifecycleTarget.allCases, FlowSetting.phone)
    func leftInBackground(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let screen = LifecycleScreen(target)
        let device = setting.device(showing: screen)
        let before = PlaceState(asSeen: screen)
        device.script(focusing: screen.low)
        device.dock(336)
        device.settle()
        device.enterBackground()
        device.undock()
        device.settle()
        device.enterForeground()
        device.settle()
        #expect(PlaceState(asSeen: screen) == before)
        // And one that came meanwhile.
        device.enterBackground()
        device.dock(292)
        device.advance(by: 1)
        device.enterForeground()
        #expect(device.presentationFrame(of: screen.low).maxY <= 550)
        expectAvoided(screen, below: 59, on: device)
    }

    // MARK: Search in the table's header

    @Test("a search field in the table's header leaves the offset alone", arguments: [true, false], FlowSetting.phone)
    func searchHeader(_ inNavigation: Bool, _ setting: FlowSetting) {
        let screen = SituationTable()
        let search = UITextField(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        screen.table.tableHeaderView = search
        let device = setting.device(
            showing: inNavigation ? UINavigationController(rootViewController: screen) : screen)
        let top: CGFloat = inNavigation ? 103 : 59
        #expect(screen.table.contentOffset.y == -top)
        for _ in 0..<2 {
            #expect(device.tap(search))
            device.settle()
            #expect(screen.table.contentOffset.y == -top)
            #expect(screen.table.adjustedContentInset.bottom == 336)
            device.dismissKeyboard()
            #expect(screen.table.contentOffset.y == -top)
            #expect(screen.table.contentInset == .zero)
        }
    }

    // MARK: Too early

    /// Asks for the focus when it has no window yet.
    private final class HastyForm: FlowForm {
        override func viewDidLoad() {
            super.viewDidLoad()
            firstInput?.becomeFirstResponder()
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            firstInput?.becomeFirstResponder()
        }
    }

    @Test("focus before the view is in a window", arguments: [true, false], FlowSetting.phone)
    func earlyFocus(_ animated: Bool, _ setting: FlowSetting) {
        let form = HastyForm()
        form.firstInput = form.inputs[12]
        let root = FlowForm()
        let navigation = UINavigationController(rootViewController: root)
        let device = setting.device(showing: navigation)
        // The keyboard stands already, and nothing more is announced for it.
        device.focusAndSettle(on: root.inputs[3])
        device.turn { navigation.pushViewController(form, animated: animated) }
        device.settle()
        #expect(form.inputs[12].isFirstResponder)
        #expect(form.coveredInset == 336)
        expectVisible(form.inputs[12], of: form, on: device)
        device.dismissKeyboard()
        #expect(form.scrollView.contentInset == .zero)
    }

    // MARK: Text that flies

    @Test("what is in a field moves with the field", arguments: LifecycleTarget.allCases, FlowSetting.phone)
    func textDoesNotFly(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let screen = LifecycleScreen(target)
        // Both are laid out by the field as it begins to be edited.
        let (left, right) = (UIView(), UIView())
        for side in [left, right] { side.frame = CGRect(x: 0, y: 0, width: 24, height: 24) }
        screen.low.leftView = left
        screen.low.leftViewMode = .whileEditing
        screen.low.rightView = right
        screen.low.rightViewMode = .always
        let device = setting.device(showing: screen)
        func check(_ when: Comment) {
            let field = device.presentationFrame(of: screen.low)
            #expect(field.size == CGSize(width: 353, height: 44), when)
            for (side, x) in [(left, 0), (right, 329)] as [(UIView, CGFloat)] where side.superview != nil {
                let seen = device.presentationFrame(of: side).offsetBy(dx: -field.minX, dy: -field.minY)
                #expect(abs(seen.minX - x) < 0.001 && abs(seen.minY - 10) < 0.001, when)
                #expect(seen.size == CGSize(width: 24, height: 24), when)
            }
        }
        device.focus(on: screen.low)
        check("at the first frame")
        while device.isBusy {
            device.advance(by: 1.0 / 60)
            check("on the way")
        }
        device.type("text")
        check("typed")
        device.keyboard.dismiss()
        while device.isBusy {
            device.advance(by: 1.0 / 60)
            check("on the way back")
        }
    }
}
