import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// A screen that is served by the call of the controller around it, or by that of the window.
@MainActor private struct AppWideStage {
    let root: UIViewController
    let device: SimulatedDevice
    let avoidance: KeyboardAvoidance?
    /// What goes up for a card.
    let lifted: UIView

    /// The frame makes the call; without one the window does, around tabs and a navigation controller.
    init(_ frame: AppFrame?, _ screen: UIViewController, _ setting: FlowSetting) {
        root = frame?.around(screen) ?? screen.inNavigation.inTabs
        device = frame == nil ? setting.windowDevice(showing: root) : setting.device(showing: root)
        avoidance = (root as? any KeyboardAvoiding)?.keyboardAvoidances.first ?? device.window.keyboardAvoidance
        lifted = frame == .handMade ? root.view : screen.view
    }

    /// Where the bars around the screen are.
    var bars: [CGRect] {
        let navigation = (root as? UITabBarController)?.viewControllers?.first ?? root
        let bars = [(root as? UITabBarController)?.tabBar, (navigation as? UINavigationController)?.navigationBar]
        return bars.compactMap { $0 }.map(device.presentationFrame)
    }
}

/// On an iPhone 16 the keyboard begins at 516.
@MainActor @Suite struct AppWideTests {
    /// Without a frame the window makes the call.
    nonisolated static let calls: [AppFrame?] = AppFrame.allCases + [nil]

    private func card(at tops: CGFloat...) -> AutomaticCard { AutomaticCard(fieldsAt: tops, avoids: false) }

    private func form() -> FlowForm {
        let form = FlowForm()
        form.avoidsKeyboard = false
        return form
    }

    @Test("a form inside is scrolled, and only that", arguments: calls, FlowSetting.everywhere)
    func form(_ call: AppFrame?, _ setting: FlowSetting) {
        let form = form()
        let stage = AppWideStage(call, form, setting)
        stage.device.expectGivenBack(stage.root) {
            for index in [17, 1, 19, 8] {
                stage.device.focus(on: form.inputs[index], visibleIn: form, "field \(index)")
                #expect(stage.root.view.frame == stage.device.window.bounds && form.view.frame.minY == 0)
            }
        }
        #expect(form.scrollView.isOffsetLegal)
    }

    @Test("S60 a card is lifted, the bars around it stay", arguments: calls, FlowSetting.everywhere)
    func bars(_ call: AppFrame?, _ setting: FlowSetting) {
        let card = card(at: setting.keyboardTop + 16)
        let stage = AppWideStage(call, card, setting)
        let (device, bars, safeArea) = (stage.device, stage.bars, card.view.safeAreaInsets)
        for _ in 0..<2 {
            device.expectGivenBack(stage.root) {
                let end = device.maxY(of: card.contents[0])
                device.focus(on: card.contents[0], endsAt: setting.keyboardTop - 10)
                #expect(stage.lifted.frame.minY == setting.keyboardTop - 10 - end)
                #expect(stage.lifted === stage.root.view || stage.root.view.frame == device.window.bounds)
                #expect(stage.bars == bars && card.view.safeAreaInsets == safeArea)
            }
        }
    }

    @Test("a child with a call of its own keeps its input", arguments: calls, FlowSetting.phone)
    func ownCall(_ call: AppFrame?, _ setting: FlowSetting) {
        let form = FlowForm()
        form.options.spacing = 33
        let stage = AppWideStage(call, form, setting)
        let (around, own) = (DecisionRecorder(stage.avoidance), DecisionRecorder(form.avoidance))
        stage.device.expectGivenBack(stage.root) {
            stage.device.focus(on: form.inputs[17], endsAt: 483)
            #expect(own.reasons.contains(.moved) && stage.avoidance?.lift == 0)
            #expect(!around.reasons.isEmpty && around.reasons.allSatisfy { $0 == .alreadyVisible })
            #expect(form.coveredInset == 336)
        }
    }

    /// Of its bar, or of a field at 684 that is not in the bar.
    @Test("a child's bar stands on the keyboard by its own call", arguments: calls, FlowSetting.phone)
    func ownBar(_ call: AppFrame?, _ setting: FlowSetting) {
        let child = PinnedBarScreen(.safeArea)
        let stage = AppWideStage(call, child, setting)
        let (device, field) = (stage.device, UITextField.at(644))
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

    private final class OwnTable: UITableViewController, KeyboardAvoiding {}

    /// Also if it makes a call of its own.
    @Test("a table controller is left to UIKit", arguments: [.tabs, .handMade, nil] as [AppFrame?], FlowSetting.phone)
    func tableController(_ call: AppFrame?, _ setting: FlowSetting) throws {
        for isOwn in [false, true] {
            let (controller, field) = (OwnTable(style: .plain), UITextField.at(540))
            let table = try #require(controller.tableView)
            table.addSubview(field)
            let stage = AppWideStage(call, controller, setting)
            let own = isOwn ? controller.handleKeyboard(scrollView: table) : nil
            let decisions = DecisionRecorder(own ?? stage.avoidance)
            stage.device.expectNoWrites {
                stage.device.focusAndSettle(on: field)
                #expect(table.contentInset == .zero && table.adjustedContentInset.bottom == 336)
                stage.device.turnAndSettle { stage.device.keyboard.changeHeight(to: 292) }
                stage.device.dismissKeyboard()
            }
            #expect(decisions.reasons.contains(.systemAvoids) && !decisions.reasons.contains(.moved))
        }
    }

    // MARK: Screens that change under the keyboard

    @Test("a sheet over a controller that calls is not touched", arguments: AppFrame.allCases, FlowSetting.phone)
    func sheet(_ call: AppFrame?, _ setting: FlowSetting) {
        let (card, sheet) = (card(at: 700), card(at: 720))
        let stage = AppWideStage(call, card, setting)
        let device = stage.device
        // Else the keyboard comes back with it.
        device.behavior.returnedFocus = .none
        device.expectGivenBack(stage.root) {
            device.focusAndSettle(on: card.contents[0])
            #expect(stage.lifted.frame.minY < 0)
            device.turnAndSettle { card.present(sheet, animated: true) }
            #expect(stage.lifted.frame.minY == 0)
            device.expectNoWrites {
                device.focusAndSettle(on: sheet.contents[0])
                device.turnAndSettle { device.keyboard.changeHeight(to: 292) }
                device.dismissKeyboard()
            }
            device.turnAndSettle { card.dismiss(animated: true) }
        }
        device.expectGivenBack(stage.root) {
            device.focus(on: card.contents[0], visibleIn: card)
        }
    }

    @Test("tabs that change give everything back", arguments: [.tabs, nil] as [AppFrame?], FlowSetting.phone)
    func tabs(_ call: AppFrame?, _ setting: FlowSetting) {
        let (first, second, form) = (card(at: 680), card(at: 300, 660), form())
        let tabs = call == .tabs ? AppTabs() : UITabBarController()
        tabs.viewControllers = [first, second, form]
        let device = call == .tabs ? setting.device(showing: tabs) : setting.windowDevice(showing: tabs)
        func select(_ index: Int, _ input: UIView?) {
            device.turnAndSettle {
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

    @Test("a push serves the new screen", arguments: [.navigation, nil] as [AppFrame?], FlowSetting.phone)
    func push(_ call: AppFrame?, _ setting: FlowSetting) {
        let (first, second) = (card(at: 700), card(at: 640))
        let navigation = call == nil ? first.inNavigation : AppNavigation(rootViewController: first)
        let device = call == nil ? setting.windowDevice(showing: navigation) : setting.device(showing: navigation)
        device.expectGivenBack(navigation) {
            device.focusAndSettle(on: first.contents[0])
            #expect(first.view.frame.minY == -238 && navigation.view.frame.minY == 0)
            device.turnAndSettle {
                navigation.pushViewController(second, animated: true)
                second.contents[0].becomeFirstResponder()
            }
            #expect(second.view.frame.minY == -178 && first.view.frame.minY == 0)
            device.dismissKeyboard()
            #expect(navigation.view.frame == device.window.bounds && second.view.frame == navigation.view.bounds)
            device.turnAndSettle { navigation.popViewController(animated: true) }
        }
    }
}
