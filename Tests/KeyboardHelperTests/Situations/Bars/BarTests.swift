import Foundation
import KeyboardHelper
import Testing
import UIKit

/// On an iPhone 16: 393 x 852, safe area 59 above and 34 below, keyboard from 516 on.
@MainActor
@Suite struct BarTests {
    // MARK: S08

    @Test("S08 a table above a bar of buttons is inset by what is covered of it", arguments: FlowSetting.phone)
    func s08(_ setting: FlowSetting) throws {
        let screen = SituationTable()
        screen.bottomMargin = 52
        let device = setting.device(showing: screen)
        // The table ends at 800; row 10 from 499 to 543.
        let field = try screen.field(10)
        #expect(device.tap(at: CGPoint(x: 20, y: 5), in: field))
        device.settle()
        #expect(screen.table.adjustedContentInset.bottom == 284)
        #expect(device.presentationFrame(of: field).maxY == 506)
        // The bar moves up to the keyboard, and the table ends above it, at 464.
        device.turn {
            screen.bottomMargin = 388
            screen.view.setNeedsLayout()
            screen.avoidance?.update()
        }
        device.settle()
        #expect(screen.table.frame.maxY == 464)
        #expect(screen.table.adjustedContentInset.bottom == 0)
        #expect(device.presentationFrame(of: field).maxY <= 464)
        #expect(device.presentationFrame(of: field).minY >= 59)
        device.turn {
            screen.bottomMargin = 52
            screen.view.setNeedsLayout()
            screen.avoidance?.update()
        }
        device.settle()
        #expect(screen.table.adjustedContentInset.bottom == 284)
        device.dismissKeyboard()
        #expect(screen.table.contentInset == .zero)
        #expect(screen.table.verticalScrollIndicatorInsets == .zero)
        #expect(screen.table.isOffsetLegal)
    }

    @Test("S08 the bar is moved by closures beside the table", arguments: ["closures", "table"], FlowSetting.phone)
    func s08Closures(_ first: String, _ setting: FlowSetting) {
        let screen = BarScreen(closuresComeFirst: first == "closures")
        let device = setting.device(showing: screen)
        let before = PlaceState(screen.scrollView)
        for _ in 0..<2 {
            device.keyboard.isScripted = false
            // From 499 to 543.
            device.focusAndSettle(on: screen.fields[7])
            #expect(screen.bar.frame.minY == 464)
            #expect(screen.scrollView.frame.maxY == 464)
            #expect(screen.scrollView.adjustedContentInset.bottom == 0)
            #expect(device.presentationFrame(of: screen.fields[7]).maxY <= 464)
            device.dismissKeyboard()
            #expect(screen.bar.frame.minY == 800)
            #expect(PlaceState(screen.scrollView) == before)
        }
        // Also when no did-notification ever comes.
        device.script(focusing: screen.fields[7])
        device.dock(336)
        device.settle()
        #expect(screen.bar.frame.minY == 464)
        #expect(screen.scrollView.adjustedContentInset.bottom == 0)
        #expect(device.presentationFrame(of: screen.fields[7]).maxY <= 464)
    }
}
