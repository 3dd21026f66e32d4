import Foundation
import KeyboardHelper
import Testing
import UIKit

/// Lists contain only the rows that are in sight. They move with the keyboard nevertheless, and nothing in them vanishes.
@MainActor
@Suite struct ListMotionTests {
    /// A sum of thirds of a point is not exact.
    private let exactness: CGFloat = 0.001

    /// The device shows `screen` in a navigation controller.
    private func device(
        showing screen: ListScreen, _ setting: FlowSetting, hasLargeTitle: Bool = false
    ) -> SimulatedDevice {
        let navigation = UINavigationController(rootViewController: screen)
        navigation.navigationBar.prefersLargeTitles = hasLargeTitle
        return setting.device(showing: navigation)
    }

    /// Calls `look` at each frame of what `action` begins.
    private func frames(on device: SimulatedDevice, of action: () -> Void, look: () -> Void) {
        device.expectNoFaults {
            action()
            look()
            let end = device.now + 2
            while device.isBusy, device.now < end {
                device.advance(by: 1.0 / 120)
                look()
            }
        }
    }

    private func steps(
        _ field: UITextField, on device: SimulatedDevice, _ setting: FlowSetting
    ) -> [(name: String, action: () -> Void)] {
        let height = device.screen.bounds.height - setting.keyboardTop
        return [
            ("show", { device.focus(on: field) }), ("growth", { device.keyboard.changeHeight(to: height + 40) }),
            ("hide", { device.keyboard.dismiss() }),
        ]
    }

    @Test("a row that has to move with the keyboard is never off its line", arguments: FlowSetting.everywhere)
    func rowOnTheLine(_ setting: FlowSetting) throws {
        for kind in ListScreen.Kind.allCases {
            let screen = ListScreen(kind)
            let device = device(showing: screen, setting)
            let field = try #require(screen.focus)
            for step in steps(field, on: device, setting) {
                var distances: [CGFloat] = []
                frames(on: device, of: step.action) {
                    let line = device.keyboard.frame.minY - ListScreen.spacing
                    distances.append(abs(device.presentationFrame(of: field).maxY - line))
                }
                #expect(distances.count > 20, "\(kind) \(step.name)")
                #expect(distances.allSatisfy { $0 <= exactness }, "\(kind) \(step.name): \(distances.max() ?? 0)")
            }
        }
    }

    @Test("nor while a large title collapses", arguments: FlowSetting.phone)
    func rowUnderLargeTitle(_ setting: FlowSetting) throws {
        for kind in ListScreen.Kind.allCases {
            let screen = ListScreen(kind)
            let device = device(showing: screen, setting, hasLargeTitle: true)
            let field = try #require(screen.focus)
            var distances: [CGFloat] = []
            frames(on: device, of: { device.focus(on: field) }) {
                let line = device.keyboard.frame.minY - ListScreen.spacing
                distances.append(device.presentationFrame(of: field).maxY - line)
            }
            #expect(distances.allSatisfy { $0 <= exactness }, "\(kind): \(distances.max() ?? 0)")
            #expect(distances.last.map { abs($0) <= exactness } == true, "\(kind): \(distances.last ?? 0)")
        }
    }

    @Test("a row that gets the focus below comes up in one movement", arguments: FlowSetting.everywhere, [false, true])
    func nextRow(_ setting: FlowSetting, hasLargeTitle: Bool) throws {
        for kind in ListScreen.Kind.allCases {
            let screen = ListScreen(kind)
            let device = device(showing: screen, setting, hasLargeTitle: hasLargeTitle)
            device.focusAndSettle(on: try #require(screen.focus))
            let next = try #require(screen.field(inRowAt: screen.list.convert(screen.focusEnd, from: nil).y + 20))
            let tops = device.tops(of: next) { device.focus(on: next) }
            #expect(tops.turns == 0 && tops.movements <= 1, "\(kind)")
            #expect(abs(device.presentationFrame(of: next).maxY - setting.keyboardTop + 10) <= 1, "\(kind)")
        }
    }

    @Test(
        "a rotation under the keyboard turns no movement back more than once", arguments: FlowSetting.phone,
        [false, true])
    func rotation(_ setting: FlowSetting, hasLargeTitle: Bool) throws {
        for kind in ListScreen.Kind.allCases {
            let screen = ListScreen(kind)
            let device = device(showing: screen, setting, hasLargeTitle: hasLargeTitle)
            let field = try #require(screen.focus)
            device.focusAndSettle(on: field)
            for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
                let tops = device.tops(of: field) { device.rotate(to: orientation) }
                #expect(tops.turns <= 1, "\(kind) \(orientation.rawValue)")
                #expect(device.covered(field) == 0, "\(kind) \(orientation.rawValue)")
            }
        }
    }

    // MARK: What is in it

    /// The rows that the screen shows, with their places.
    private func shownRows(on device: SimulatedDevice) -> [String: [CGFloat]] {
        func texts(in node: SimulatedSnapshot.Node) -> [SimulatedSnapshot.Text] {
            node.texts + node.subviews.flatMap(texts)
        }
        let rows = device.snapshot().windows.flatMap(texts).filter { $0.string.hasPrefix("row ") }
        return Dictionary(grouping: rows, by: \.string).mapValues { $0.map(\.frame.minY) }
    }

    @Test(
        "no row in sight vanishes or leaves its place among the others, up and down",
        arguments: FlowSetting.phoneInTurns)
    func rowsStay(_ setting: FlowSetting) throws {
        for kind in ListScreen.Kind.allCases {
            let screen = ListScreen(kind)
            let device = device(showing: screen, setting)
            let field = try #require(screen.focus)
            let top = screen.list.adjustedContentInset.top
            let bottom = device.screen.bounds.height
            let row = try #require(field.placeholder.flatMap { Int($0.dropFirst(4)) })
            for step in steps(field, on: device, setting) {
                frames(on: device, of: step.action) {
                    let shown = shownRows(on: device)
                    guard let place = shown["row \(row)"]?.first else {
                        Issue.record("\(kind) \(step.name): the row itself is gone")
                        return
                    }
                    for other in 1..<60 {
                        let y = place + CGFloat(other - row) * ListScreen.rowHeight
                        guard y > top + ListScreen.rowHeight, y < bottom - ListScreen.rowHeight else { continue }
                        let places = shown["row \(other)"] ?? []
                        let isThere = !places.isEmpty && places.allSatisfy { abs($0 - y) < 0.01 }
                        if !isThere {
                            Issue.record("\(kind) \(step.name): row \(other) is at \(places) and not at \(y)")
                        }
                    }
                }
            }
        }
    }

    @Test("a way longer than the list is as high leaves no gap", arguments: FlowSetting.phoneInTurns)
    func longWay(_ setting: FlowSetting) throws {
        for kind in ListScreen.Kind.allCases {
            let screen = ListScreen(kind)
            let device = device(showing: screen, setting)
            device.focusAndSettle(on: try #require(screen.focus))
            for _ in 0..<40 {
                device.turn { screen.keyboardAvoidances.first?.focusNext() }
                device.settle()
            }
            #expect(screen.list.contentOffset.y > 2 * screen.list.bounds.height)
            frames(on: device, of: { device.keyboard.dismiss() }) {
                let rows = shownRows(on: device).values.joined().filter { $0 > 150 && $0 < 700 }.sorted()
                let gap = zip(rows, rows.dropFirst()).map { $1 - $0 }.max() ?? .infinity
                #expect(rows.count > 5 && gap < 100, "\(kind): \(gap)")
            }
        }
    }

    // MARK: Afterwards

    private func pictures(in screen: ListScreen) -> Int {
        screen.list.subviews.count { "\(type(of: $0))" == "_UIReplicantView" }
    }

    @Test("the picture of the rows that leave goes when they are gone", arguments: FlowSetting.phone)
    func pictureGoes(_ setting: FlowSetting) throws {
        for kind in ListScreen.Kind.allCases {
            let screen = ListScreen(kind)
            let device = device(showing: screen, setting)
            device.focus(on: try #require(screen.focus))
            #expect(pictures(in: screen) == 1)
            device.settle()
            #expect(pictures(in: screen) == 0)
            device.keyboard.dismiss()
            #expect(pictures(in: screen) == 1)
            device.advance(by: 0.1)
            screen.stopHandlingKeyboard()
            #expect(pictures(in: screen) == 0)
        }
    }

    @Test("or with the next event, if the end of the animation is never told", arguments: FlowSetting.phone)
    func pictureGoesWithoutCompletion(_ setting: FlowSetting) throws {
        let screen = ListScreen(.table)
        let device = device(showing: screen, setting)
        device.animationCompletions = .never
        device.focus(on: try #require(screen.focus))
        device.advance(by: 0.6)
        device.turn { screen.keyboardAvoidances.first?.update() }
        #expect(pictures(in: screen) == 0)
    }
}
