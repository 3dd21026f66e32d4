import KeyboardHelper
import Testing
import UIKit

@testable import KeyboardHelperSimulation

/// Histories that once failed, in tables whose headers and footers float.
@MainActor
@Suite struct FoundInTables {
    @Test("a footer that floats in a table leaves its field to what scrolls around it")
    func floatingFooterInside() {
        expectHolds(
            History(
                world: World(
                    model: .iPhoneSE, isLandscape: true, systemHelps: false, stay: .tabs,
                    screen: ScreenPlan(
                        target: .dropIn,
                        parts: [
                            Part(gap: 120),
                            Part(gap: 120),
                            Part(),
                            Part(),
                            Part(),
                            Part(),
                            Part(kind: .table, height: 200, fills: true, rows: 3, footer: 60, hasSectionFields: true),
                        ]), neighbor: ScreenPlan(parts: [])),
                steps: [.switchTab, .switchTab, .focus(5), .rotate, .settle, .focus(17), .settle]))
    }

    @Test("a header that floats in a table leaves its field to what scrolls around it")
    func floatingHeaderInside() {
        expectHolds(
            History(
                world: World(
                    systemHelps: false,
                    screen: ScreenPlan(
                        target: .dropIn,
                        parts: [
                            Part(
                                kind: .table, height: 200, fills: true, rows: 12, header: 60, hasSectionFields: true,
                                tableHeader: 60, tableFooter: 60, rowHeights: .mixed)
                        ]), neighbor: ScreenPlan(parts: [])),
                steps: [.changeRows(10, at: 0, -2), .focus(0), .settle, .focus(16), .settle]))
    }

    @Test("a footer that floats under the keyboard takes no room from a row")
    func footerUnderKeyboard() {
        expectHolds(
            History(
                world: World(
                    model: .iPhoneSE, stay: .navigation(largeTitle: false),
                    screen: ScreenPlan(
                        target: .dropIn,
                        parts: [
                            Part(
                                kind: .table, height: 200, fills: true, rows: 12, header: 36, footer: 60,
                                rowHeights: .selfSizing)
                        ]), neighbor: ScreenPlan(parts: [])), steps: [.tap(0), .rotate, .settle]))
    }

    @Test("a footer that is lifted with its table leaves room for the row above it")
    func footerOfLiftedTable() {
        expectHolds(
            History(
                world: World(
                    model: .iPhoneSE,
                    screen: ScreenPlan(
                        target: .root,
                        parts: [Part(), Part(kind: .table, height: 200, fills: true, rows: 12, footer: 26)]),
                    neighbor: ScreenPlan(parts: [])), steps: [.focus(2), .settle]))
    }

    @Test("a footer that floats above an inset of the app's leaves the room that it takes once, not twice")
    func footerAboveInset() {
        let table = Part(kind: .table, height: 200, fills: true, rows: 12, footer: 26)
        expectHolds(
            History(
                world: World(
                    model: .iPad13, isLandscape: true, systemHelps: false, windowServes: true,
                    screen: ScreenPlan(target: .scrollView, parts: [table]), neighbor: ScreenPlan(parts: [])),
                steps: [.assign(.inset, 17, 336, laysOut: true), .focus(1), .settle]))
    }
}
