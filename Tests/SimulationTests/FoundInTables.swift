import KeyboardHelper
import Testing
import UIKit

@testable import KeyboardHelperSimulation
@testable import ScreenPlay

/// Histories that once failed, in tables whose headers and footers float.
@MainActor
@Suite struct FoundInTables {
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
