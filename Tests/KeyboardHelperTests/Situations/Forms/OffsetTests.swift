import Foundation
import KeyboardHelper
import Testing
import UIKit

/// Where the offset is when the keyboard has gone: where it was, inside its range at both ends.
@MainActor
@Suite struct OffsetTests {
    /// At rest at 0, with a field that ends at 626: 120 points short of the keyboard and its spacing. The content is 1200
    /// high, so the offset may be 348 at most, and 684 with the keyboard.
    @Test(
        "S06 the offset goes back if the options ask for it, and stays where a user has scrolled",
        arguments: [(0, 120), (180, 300), (480, 348)] as [(CGFloat, CGFloat)], FlowSetting.phone)
    func rest(_ scrolled: (by: CGFloat, rest: CGFloat), _ setting: FlowSetting) {
        for (restores, isNamed) in [(true, true), (false, true), (true, false), (false, false)] {
            let inputs = [FlowForm.space(546), FlowForm.field()]
            let form = isNamed ? FlowForm(inputs) : AutomaticForm(inputs)
            form.endMargin = 574
            form.scrollView.contentInsetAdjustmentBehavior = .never
            form.options.restoresContentOffset = restores
            let device = setting.device(showing: form)
            // Without a drag it does so the next time, too.
            for _ in 0..<(scrolled.by == 0 ? 2 : 1) {
                let before = form.offset
                device.focusAndSettle(on: form.inputs[1])
                #expect(form.offset == 120 && form.keyboardAvoidances.first?.lift == 120 - before)
                if scrolled.by > 0 {
                    device.beginDrag(in: form.scrollView, at: CGPoint(x: 100, y: 500))
                    device.drag(to: CGPoint(x: 100, y: 500 - scrolled.by))
                    device.endDrag()
                    device.settle()
                    #expect(form.offset == 120 + scrolled.by)
                }
                device.dismissKeyboard()
                #expect(form.offset == (restores && scrolled.by == 0 ? before : scrolled.rest))
                #expect(form.scrollView.contentInset == .zero && form.keyboardAvoidances.first?.lift == 0)
            }
        }
    }

    // MARK: A range that changes under the keyboard

    enum Around: CaseIterable, Sendable {
        case nothing, navigation, largeTitle, tabs

        @MainActor
        func controller(_ screen: UIViewController) -> UIViewController {
            guard self != .nothing else { return screen }
            let navigation = UINavigationController(rootViewController: screen)
            navigation.navigationBar.prefersLargeTitles = self == .largeTitle
            guard self == .tabs else { return navigation }
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            return tabs
        }
    }

    /// Somebody types in a row of a table that is 8 points from its start, so that nobody takes it along, and the keyboard goes
    /// after a change of its range.
    private func expectLegal(
        _ screen: SituationTable, typingIn row: Int, _ around: Around, on setting: FlowSetting,
        after change: (SimulatedDevice) -> Void
    ) throws {
        let device = setting.device(showing: around.controller(screen))
        device.turn { screen.table.contentOffset.y += 8 }
        device.focusAndSettle(on: try screen.field(row))
        change(device)
        device.settle()
        device.dismissKeyboard()
        // The end of the range may lie between two pixels.
        let (range, pixel, offset) = (screen.table.legalOffsets, 1 / device.screen.scale, screen.table.contentOffset.y)
        #expect(offset >= range.lowerBound - pixel && offset <= range.upperBound + pixel, "\(row)")
        #expect(screen.table.contentInset.bottom == 0)
    }

    @Test(
        "S06 after a rotation under the keyboard the offset is legal at both ends", arguments: Around.allCases,
        FlowSetting.everywhere)
    func rotated(_ around: Around, _ setting: FlowSetting) throws {
        for (rows, row, restores) in [(40, 1, false), (40, 2, true), (40, 4, true), (8, 3, true), (3, 1, true)] {
            let screen = SituationTable(rows: rows)
            screen.options.restoresContentOffset = restores
            try expectLegal(screen, typingIn: row, around, on: setting) { device in
                device.rotate(to: setting.orientation.isLandscape ? .portrait : .landscapeLeft)
            }
        }
    }

    @Test(
        "S06 a start that moves under the keyboard is the start afterwards", arguments: [true, false],
        FlowSetting.everywhere)
    func start(_ restores: Bool, _ setting: FlowSetting) throws {
        let screen = SituationTable()
        screen.options.restoresContentOffset = restores
        screen.table.contentInset.top = 100
        try expectLegal(screen, typingIn: 0, .nothing, on: setting) { device in
            device.turn { screen.table.contentInset.top = 76 }
        }
    }
}
