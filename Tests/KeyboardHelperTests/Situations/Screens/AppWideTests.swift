import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// `handleKeyboard()` called by a controller that contains the app's others. On an iPhone 16 the keyboard begins at 516.
@MainActor
@Suite struct AppWideTests {
    private func decisions(of frame: UIViewController) -> DecisionRecorder {
        DecisionRecorder((frame as? any KeyboardAvoiding)?.keyboardAvoidances.first)
    }

    @Test(arguments: AppFrame.allCases, FlowSetting.everywhere)
    func formInsideIsScrolled(_ frame: AppFrame, _ setting: FlowSetting) {
        let form = FlowForm()
        form.avoidsKeyboard = false
        let root = frame.around(form)
        let device = setting.device(showing: root)
        let rest = PlaceState(root)
        for index in [17, 1, 19, 8] {
            device.focusAndSettle(on: form.inputs[index])
            expectVisible(form.inputs[index], of: form, on: device, "field \(index)")
            #expect(root.view.frame == device.window.bounds)
        }
        device.dismissKeyboard()
        #expect(PlaceState(root) == rest)
        #expect(form.scrollView.isOffsetLegal)
    }

    @Test(arguments: AppFrame.allCases, FlowSetting.everywhere)
    func cardInsideIsLiftedAndBarsStay(_ frame: AppFrame, _ setting: FlowSetting) {
        let card = AutomaticCard(fieldsAt: [setting.keyboardTop + 16], avoids: false)
        let root = frame.around(card)
        let device = setting.device(showing: root)
        let rest = PlaceState(root)
        let safeArea = card.view.safeAreaInsets
        let isHandMade = frame == .handMade
        for _ in 0..<2 {
            let top = device.presentationFrame(of: card.contents[0]).maxY
            device.focusAndSettle(on: card.contents[0])
            let frame = device.presentationFrame(of: card.contents[0])
            #expect(frame.maxY == setting.keyboardTop - 10)
            let lifted: UIView = isHandMade ? root.view : card.view
            #expect(lifted.frame.minY == setting.keyboardTop - 10 - top)
            #expect(lifted === root.view || root.view.frame == device.window.bounds)
            #expect(card.view.safeAreaInsets == safeArea)
            device.dismissKeyboard()
            #expect(PlaceState(root) == rest)
        }
    }

    @Test(arguments: AppFrame.allCases, FlowSetting.phone)
    func childThatConformsKeepsItsOwnInput(_ frame: AppFrame, _ setting: FlowSetting) {
        let form = FlowForm()
        let root = frame.around(form)
        let device = setting.device(showing: root)
        let rootDecisions = decisions(of: root)
        let decisions = DecisionRecorder(form.avoidance)
        let rest = PlaceState(root)
        device.focusAndSettle(on: form.inputs[17])
        expectVisible(form.inputs[17], of: form, on: device)
        #expect(decisions.reasons.contains(.moved))
        #expect(!rootDecisions.reasons.isEmpty)
        #expect(rootDecisions.reasons.allSatisfy { $0 == .alreadyVisible })
        #expect((root as? any KeyboardAvoiding)?.keyboardAvoidances.first?.lift == 0)
        #expect(form.coveredInset == 336)
        device.dismissKeyboard()
        #expect(PlaceState(root) == rest)
    }

    @Test(arguments: AppFrame.allCases, FlowSetting.phone)
    func childWithABarOfItsOwnIsLeftToIt(_ frame: AppFrame, _ setting: FlowSetting) {
        let child = PinnedBarScreen(.safeArea)
        let root = frame.around(child)
        let device = setting.device(showing: root)
        let rest = PlaceState(root)
        let constant = child.pin.constant
        for _ in 0..<2 {
            // Not for a moment either.
            let writes = device.writes(in: root.view) { device.focusAndSettle(on: child.field) }
            #expect(!writes.contains { $0.view === root.view })
            #expect(device.presentationFrame(of: child.bar).maxY == 508)
            #expect(root.view.frame == device.window.bounds)
            device.dismissKeyboard()
            #expect(PlaceState(root) == rest)
            #expect(child.pin.constant == constant)
        }
    }

    @Test(arguments: [AppFrame.tabs, .handMade], FlowSetting.phone)
    func tableControllerInsideIsLeftToUIKit(_ frame: AppFrame, _ setting: FlowSetting) throws {
        let table = SystemTable(style: .plain)
        let root = frame.around(table)
        let device = setting.device(showing: root)
        let rootDecisions = decisions(of: root)
        let field = try #require(table.field(12))
        let writes = device.writes(in: root.view) {
            device.focusAndSettle(on: field)
            device.keyboard.changeHeight(to: 292)
            device.settle()
            device.dismissKeyboard()
        }
        // The app makes the rows that become visible.
        #expect(!writes.notByUIKit.contains { $0.view === table.view || !$0.view.isDescendant(of: table.view) })
        #expect(rootDecisions.reasons.contains(.systemAvoids))
        #expect(!rootDecisions.reasons.contains(.moved))
    }

    @Test(arguments: FlowSetting.phone)
    func searchFieldInTheBarMovesNothing(_ setting: FlowSetting) {
        let form = FlowForm()
        form.avoidsKeyboard = false
        let search = UISearchController(searchResultsController: nil)
        form.navigationItem.searchController = search
        let root = AppNavigation(rootViewController: form)
        let device = setting.device(showing: root)
        let rest = PlaceState(root)
        let offset = form.offset
        device.focusAndSettle(on: search.searchBar.searchTextField)
        #expect(device.keyboard.frame.minY == 516)
        #expect(root.view.frame == device.window.bounds)
        #expect(form.offset == offset)
        device.dismissKeyboard()
        #expect(PlaceState(root) == rest)
    }

    @Test(arguments: AppFrame.allCases, FlowSetting.phone)
    func barOfAChildThatTheAppLiftsEndsAboveTheKeyboard(_ frame: AppFrame, _ setting: FlowSetting) {
        let child = PinnedBarScreen(.safeArea)
        let field = UITextField(frame: CGRect(x: 20, y: 640, width: 300, height: 44))
        let root = frame.around(child)
        let device = setting.device(showing: root)
        device.turn { child.view.addSubview(field) }
        let rest = PlaceState(root)
        // It ends at 684, and is not in the bar.
        device.focusAndSettle(on: field)
        #expect(device.presentationFrame(of: child.bar).maxY == 508)
        device.dismissKeyboard()
        #expect(PlaceState(root) == rest)
        #expect(child.pin.constant == -8)
    }
}
