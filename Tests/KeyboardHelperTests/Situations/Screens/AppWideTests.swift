import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// One call that serves all screens of an app: of the controller around them, or of the window.
enum AppWideCall: CaseIterable, Sendable {
    case tabs, navigation, handMade, window

    fileprivate static let frames = allCases.filter { $0 != .window }

    private var frame: AppFrame? {
        switch self {
        case .tabs: .tabs
        case .navigation: .navigation
        case .handMade: .handMade
        case .window: nil
        }
    }

    /// Shows the screen in the frame that makes the call, or in tabs and a navigation controller of the window's.
    @MainActor
    fileprivate func stage(_ screen: UIViewController, _ setting: FlowSetting) -> AppWideStage {
        if let frame {
            let root = frame.around(screen)
            return AppWideStage(
                root: root, device: setting.device(showing: root),
                avoidance: (root as? any KeyboardAvoiding)?.keyboardAvoidances.first)
        }
        let tabs = screen.inNavigation.inTabs
        let device = setting.windowDevice(showing: tabs)
        return AppWideStage(root: tabs, device: device, avoidance: device.window.keyboardAvoidance)
    }
}

@MainActor
private struct AppWideStage {
    let root: UIViewController
    let device: SimulatedDevice
    let avoidance: KeyboardAvoidance?

    /// Where the bars around the screen are.
    var bars: [CGRect] {
        let navigation = (root as? UITabBarController)?.viewControllers?.first ?? root
        let bars = [(root as? UITabBarController)?.tabBar, (navigation as? UINavigationController)?.navigationBar]
        return bars.compactMap { $0 }.map(device.presentationFrame)
    }
}

/// On an iPhone 16 the keyboard begins at 516.
@MainActor @Suite struct AppWideTests {
    private func card(at tops: CGFloat...) -> AutomaticCard { AutomaticCard(fieldsAt: tops, avoids: false) }

    private func form() -> FlowForm {
        let form = FlowForm()
        form.avoidsKeyboard = false
        return form
    }

    @Test("a form inside is scrolled, and only that", arguments: AppWideCall.allCases, FlowSetting.everywhere)
    func form(_ call: AppWideCall, _ setting: FlowSetting) {
        let form = form()
        let stage = call.stage(form, setting)
        stage.device.expectGivenBack(stage.root) {
            for index in [17, 1, 19, 8] {
                stage.device.focusAndSettle(on: form.inputs[index])
                expectVisible(form.inputs[index], of: form, on: stage.device, "field \(index)")
                #expect(stage.root.view.frame == stage.device.window.bounds && form.view.frame.minY == 0)
            }
        }
        #expect(form.scrollView.isOffsetLegal)
    }

    @Test("S60 a card is lifted, the bars around it stay", arguments: AppWideCall.allCases, FlowSetting.everywhere)
    func bars(_ call: AppWideCall, _ setting: FlowSetting) {
        let card = card(at: setting.keyboardTop + 16)
        let stage = call.stage(card, setting)
        let (device, bars, safeArea) = (stage.device, stage.bars, card.view.safeAreaInsets)
        let lifted: UIView = call == .handMade ? stage.root.view : card.view
        for _ in 0..<2 {
            device.expectGivenBack(stage.root) {
                let end = device.end(of: card.contents[0])
                device.focus(on: card.contents[0], endsAt: setting.keyboardTop - 10)
                #expect(lifted.frame.minY == setting.keyboardTop - 10 - end)
                #expect(lifted === stage.root.view || stage.root.view.frame == device.window.bounds)
                #expect(stage.bars == bars && card.view.safeAreaInsets == safeArea)
            }
        }
    }

    @Test("a child with a call of its own keeps its input", arguments: AppWideCall.allCases, FlowSetting.phone)
    func ownCall(_ call: AppWideCall, _ setting: FlowSetting) {
        let form = FlowForm()
        form.options.spacing = 33
        let stage = call.stage(form, setting)
        let (around, own) = (DecisionRecorder(stage.avoidance), DecisionRecorder(form.avoidance))
        stage.device.expectGivenBack(stage.root) {
            stage.device.focus(on: form.inputs[17], endsAt: 483)
            #expect(own.reasons.contains(.moved) && stage.avoidance?.lift == 0)
            #expect(!around.reasons.isEmpty && around.reasons.allSatisfy { $0 == .alreadyVisible })
            #expect(form.coveredInset == 336)
        }
    }

    /// Of its bar, or of a field at 684 that is not in the bar.
    @Test("a child's bar stands on the keyboard by its own call", arguments: AppWideCall.allCases, FlowSetting.phone)
    func ownBar(_ call: AppWideCall, _ setting: FlowSetting) {
        let child = PinnedBarScreen(.safeArea)
        let stage = call.stage(child, setting)
        let (device, field) = (stage.device, UITextField(frame: CGRect(x: 20, y: 640, width: 300, height: 44)))
        for _ in 0..<2 {
            device.expectGivenBack(stage.root) {
                // Not for a moment either.
                let writes = device.writes(in: stage.root.view) { device.focusAndSettle(on: child.field) }
                #expect(!writes.contains { $0.view === stage.root.view })
                #expect(!writes.contains { $0.view === child.view && $0.property == "center" })
                #expect(child.end(on: device) == 508 && stage.root.view.frame == device.window.bounds)
            }
        }
        device.turn { child.view.addSubview(field) }
        device.expectGivenBack(stage.root) {
            device.focusAndSettle(on: field)
            #expect(child.end(on: device) == 508)
        }
        #expect(child.pin.constant == -8)
    }

    @Test("a table controller is left to UIKit", arguments: [AppWideCall.tabs, .handMade, .window], FlowSetting.phone)
    func tableController(_ call: AppWideCall, _ setting: FlowSetting) throws {
        let table = SystemTable(style: .plain)
        let stage = call.stage(table, setting)
        let (device, decisions) = (stage.device, DecisionRecorder(stage.avoidance))
        let field = try #require(table.field(12))
        let writes = device.writes(in: stage.root.view) {
            device.focusAndSettle(on: field)
            device.perform { device.keyboard.changeHeight(to: 292) }
            device.dismissKeyboard()
        }
        // The app makes the rows that become visible.
        #expect(!writes.notByUIKit.contains { $0.view === table.view || !$0.view.isDescendant(of: table.view) })
        #expect(decisions.reasons.contains(.systemAvoids) && !decisions.reasons.contains(.moved))
    }

    // MARK: Screens that change under the keyboard

    @Test("a sheet over a controller that calls is not touched", arguments: AppWideCall.frames, FlowSetting.phone)
    func sheet(_ call: AppWideCall, _ setting: FlowSetting) {
        let (card, sheet) = (card(at: 700), card(at: 720))
        let stage = call.stage(card, setting)
        let device = stage.device
        // Else the keyboard comes back with it.
        device.behavior.returnedFocus = .none
        let lifted: UIView = call == .handMade ? stage.root.view : card.view
        device.expectGivenBack(stage.root) {
            device.focusAndSettle(on: card.contents[0])
            #expect(lifted.frame.minY < 0)
            device.perform { card.present(sheet, animated: true) }
            #expect(lifted.frame.minY == 0)
            device.expectNoWrites {
                device.focusAndSettle(on: sheet.contents[0])
                device.perform { device.keyboard.changeHeight(to: 292) }
                device.dismissKeyboard()
            }
            device.perform { card.dismiss(animated: true) }
        }
        device.expectGivenBack(stage.root) {
            device.focusAndSettle(on: card.contents[0])
            expectVisible(card.contents[0], of: card, on: device)
        }
    }

    @Test("tabs that change give everything back", arguments: [AppWideCall.tabs, .window], FlowSetting.phone)
    func tabs(_ call: AppWideCall, _ setting: FlowSetting) {
        let (first, second, form) = (card(at: 680), card(at: 300, 660), form())
        let tabs = call == .tabs ? AppTabs() : UITabBarController()
        tabs.viewControllers = [first, second, form]
        let device = call == .tabs ? setting.device(showing: tabs) : setting.windowDevice(showing: tabs)
        func select(_ index: Int, _ input: UIView?) {
            device.perform {
                tabs.selectedIndex = index
                input?.becomeFirstResponder()
            }
        }
        for _ in 0..<2 {
            device.expectGivenBack(tabs) {
                device.focusAndSettle(on: first.contents[0])
                #expect(first.view.frame.minY == -218 && tabs.view.frame.minY == 0)
                select(1, second.contents[1])
                #expect(second.view.frame.minY == -198 && first.view.frame.minY == 0)
                let tops = device.tops(of: second.contents[0]) { device.focus(on: second.contents[0]) }
                #expect(tops.turns == 0 && tops.movements <= 1)
                select(2, form.inputs[8])
                #expect(second.view.frame.minY == 0)
                expectVisible(form.inputs[8], of: form, on: device)
                select(0, nil)
            }
            #expect(form.scrollView.contentInset == .zero)
            #expect(form.scrollView.verticalScrollIndicatorInsets == .zero)
        }
    }

    @Test("a push serves the new screen", arguments: [AppWideCall.navigation, .window], FlowSetting.phone)
    func push(_ call: AppWideCall, _ setting: FlowSetting) {
        let (first, second) = (card(at: 700), card(at: 640))
        let navigation =
            call == .window
            ? first.inNavigation : AppNavigation(rootViewController: first)
        let device = call == .window ? setting.windowDevice(showing: navigation) : setting.device(showing: navigation)
        device.expectGivenBack(navigation) {
            device.focusAndSettle(on: first.contents[0])
            #expect(first.view.frame.minY == -238 && navigation.view.frame.minY == 0)
            device.perform {
                navigation.pushViewController(second, animated: true)
                second.contents[0].becomeFirstResponder()
            }
            #expect(second.view.frame.minY == -178 && first.view.frame.minY == 0)
            device.dismissKeyboard()
            #expect(navigation.view.frame == device.window.bounds && second.view.frame == navigation.view.bounds)
            device.perform { navigation.popViewController(animated: true) }
        }
    }
}
