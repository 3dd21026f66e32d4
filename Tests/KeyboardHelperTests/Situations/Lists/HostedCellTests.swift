import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// The cells of a list show SwiftUI, which avoids nothing there. On an iPhone 16, where the keyboard begins at 516.
@MainActor
@Suite struct HostedCellTests {
    /// Before iOS 14.2 SwiftUI has moved it too.
    @Test(
        "S79 SwiftUI's field in a cell is above the keyboard", arguments: Play.Place.phones,
        ScreenPlan.Target.ofForms)
    func s79(_ place: Play.Place, _ target: ScreenPlan.Target) {
        for swiftUIAvoids in [false, true] {
            var plan = ScreenPlan.form(0, target: target)
            plan.parts = [Part(kind: .table, gap: 0, fills: true, rows: 20, hasHostedRows: true)]
            let play = Play(plan, on: place)
            play.device.behavior.swiftUIAvoidsInCells = swiftUIAvoids
            // Row 12 is from 683 to 735.
            play(.focus(play.row(6)))
            let field = play.screen.view.firstResponder.map(play.frame) ?? .null
            #expect(field.maxY <= 516.5 && field.minY > 400, "\(field)")
            play.end()
        }
    }
}
