import KeyboardHelper
import Testing
import UIKit

/// Lists contain only the rows that are in sight. They move with the keyboard nevertheless, and nothing in them vanishes.
@MainActor
@Suite struct ListMotionTests {
    /// Each kind of list in a navigation controller, with the field that is to move.
    private func eachList(
        on setting: FlowSetting, hasLargeTitle: Bool = false,
        _ body: (ListScreen, UITextField, SimulatedDevice) throws -> Void
    ) throws {
        for kind in ListScreen.Kind.allCases {
            let screen = ListScreen(kind)
            let navigation = screen.inNavigation
            navigation.navigationBar.prefersLargeTitles = hasLargeTitle
            let device = setting.device(showing: navigation)
            try body(screen, try #require(screen.focus), device)
        }
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

    /// How far the end of `field` is below its line at each frame. A sum of thirds of a point is not exact.
    private func distances(of field: UIView, on device: SimulatedDevice, during action: () -> Void) -> [CGFloat] {
        var distances: [CGFloat] = []
        frames(on: device, of: action) {
            let line = device.keyboard.frame.minY - ListScreen.spacing
            let distance = device.maxY(of: field) - line
            distances.append(abs(distance) <= 0.001 ? 0 : distance)
        }
        return distances
    }

    @Test("a row that has to move with the keyboard is never off its line", arguments: FlowSetting.everywhere)
    func rowOnTheLine(_ setting: FlowSetting) throws {
        try eachList(on: setting) { screen, field, device in
            for step in steps(field, on: device, setting) {
                let distances = distances(of: field, on: device, during: step.action)
                #expect(distances.count > 20 && distances.allSatisfy { $0 == 0 }, "\(screen.kind) \(step.name)")
            }
        }
        // Nor while a large title collapses.
        try eachList(on: setting, hasLargeTitle: true) { screen, field, device in
            let distances = distances(of: field, on: device) { device.focus(on: field) }
            #expect(distances.allSatisfy { $0 <= 0 } && distances.last == 0, "\(screen.kind): \(distances)")
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

    @Test("no row in sight vanishes or leaves its place among the others", arguments: FlowSetting.phone)
    func rowsStay(_ setting: FlowSetting) throws {
        try eachList(on: setting) { screen, field, device in
            let sight = screen.list.adjustedContentInset.top + 44..<device.screen.bounds.height - 44
            let row = try #require(field.placeholder.flatMap { Int($0.dropFirst(4)) })
            for step in steps(field, on: device, setting) {
                frames(on: device, of: step.action) {
                    let shown = shownRows(on: device)
                    guard let place = shown["row \(row)"]?.first else {
                        Issue.record("\(screen.kind) \(step.name): the row itself is gone")
                        return
                    }
                    for other in 1..<60 {
                        let y = place + CGFloat(other - row) * ListScreen.rowHeight
                        guard sight.contains(y), y != sight.lowerBound else { continue }
                        let places = shown["row \(other)"] ?? []
                        let isThere = !places.isEmpty && places.allSatisfy { abs($0 - y) < 0.01 }
                        #expect(isThere, "\(screen.kind) \(step.name): row \(other) is at \(places) and not at \(y)")
                    }
                }
            }
        }
    }

    @Test("a way longer than the list is as high leaves no gap", arguments: FlowSetting.phone)
    func longWay(_ setting: FlowSetting) throws {
        try eachList(on: setting) { screen, field, device in
            device.focusAndSettle(on: field)
            for _ in 0..<40 {
                device.turnAndSettle { screen.keyboardAvoidances.first?.focusNext() }
            }
            #expect(screen.list.contentOffset.y > 2 * screen.list.bounds.height)
            frames(on: device, of: { device.keyboard.dismiss() }) {
                let rows = shownRows(on: device).values.joined().filter { $0 > 150 && $0 < 700 }.sorted()
                let gap = zip(rows, rows.dropFirst()).map { $1 - $0 }.max() ?? .infinity
                #expect(rows.count > 5 && gap < 100, "\(screen.kind): \(gap)")
            }
        }
    }

    // MARK: Afterwards

    private func pictures(in screen: ListScreen) -> Int {
        screen.list.subviews.count { "\(type(of: $0))" == "_UIReplicantView" }
    }

    @Test("the picture of the rows that leave goes when they are gone", arguments: FlowSetting.phone)
    func pictureGoes(_ setting: FlowSetting) throws {
        try eachList(on: setting) { screen, field, device in
            device.focus(on: field)
            expectEqual(pictures(in: screen), 1)
            device.settle()
            expectEqual(pictures(in: screen), 0)
            device.keyboard.dismiss()
            expectEqual(pictures(in: screen), 1)
            device.advance(by: 0.1)
            screen.stopHandlingKeyboard()
            expectEqual(pictures(in: screen), 0)
        }
        // Or with the next event, if the end of the animation is never told.
        try eachList(on: setting) { screen, field, device in
            device.animationCompletions = .never
            device.focus(on: field)
            device.advance(by: 0.6)
            device.turn { screen.keyboardAvoidances.first?.update() }
            expectEqual(pictures(in: screen), 0)
        }
    }
}
