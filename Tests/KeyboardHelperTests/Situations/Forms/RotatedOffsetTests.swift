import Foundation
import KeyboardHelper
import Testing
import UIKit

/// What changes the range of a scroll view under the keyboard leaves no offset outside of it after the hide.
@MainActor
@Suite struct RotatedOffsetTests {
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

    private func expectLegal(_ screen: SituationTable, on device: SimulatedDevice, _ comment: Comment) {
        // The end of the range may lie between two pixels.
        let (range, pixel) = (screen.table.legalOffsets, 1 / device.screen.scale)
        let offset = screen.table.contentOffset.y
        #expect(offset >= range.lowerBound - pixel && offset <= range.upperBound + pixel, comment)
        #expect(screen.table.contentInset.bottom == 0 && device.faults == [])
    }

    @Test(
        "S06 after a rotation under the keyboard the offset is legal at both ends", arguments: Around.allCases,
        FlowSetting.everywhere)
    func s06Rotated(_ around: Around, _ setting: FlowSetting) throws {
        for (rows, row, restores) in [(40, 1, false), (40, 2, true), (40, 4, true), (8, 3, true), (3, 1, true)] {
            let screen = SituationTable(rows: rows)
            screen.options.restoresContentOffset = restores
            let device = setting.device(showing: around.controller(screen))
            // Not at rest at the start any more, so that nobody takes it along.
            device.turn { screen.table.contentOffset.y += 8 }
            #expect(device.tap(try screen.field(row)))
            device.settle()
            device.rotate(to: setting.orientation.isLandscape ? .portrait : .landscapeLeft)
            device.settle()
            device.dismissKeyboard()
            expectLegal(screen, on: device, "\(rows) rows, restores \(restores)")
        }
    }

    @Test(
        "S06 a start that moves under the keyboard is the start afterwards", arguments: [true, false],
        FlowSetting.everywhere)
    func s06Start(_ restores: Bool, _ setting: FlowSetting) throws {
        let screen = SituationTable()
        screen.options.restoresContentOffset = restores
        screen.table.contentInset.top = 100
        let device = setting.device(showing: screen)
        device.turn { screen.table.contentOffset.y += 8 }
        #expect(device.tap(try screen.field(0)))
        device.settle()
        device.turn { screen.table.contentInset.top = 76 }
        device.dismissKeyboard()
        expectLegal(screen, on: device, "16 points before the start")
    }
}
