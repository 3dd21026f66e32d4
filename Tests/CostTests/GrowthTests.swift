import Testing
import UIKit

@testable import KeyboardHelperBenchmarks

/// Costs grow with the depth of the tree, and not with the number of what is in it. Counts are tested, never times.
@MainActor
@Suite(.serialized) struct GrowthTests {
    @Test("what grows costs no more than its law says")
    func growth() {
        for operation in Workload.growing { expectLaw(of: operation) }
    }

    private func expectLaw(of operation: Workload) {
        let sizes = operation.sizes
        let costs = sizes.map { operation.ownCounts(at: $0) }
        for (index, other) in sizes.indices.dropFirst().enumerated() {
            let factor = Double(sizes[other]) / Double(sizes[index])
            let allowed =
                switch operation.law {
                case .constant: 1.1
                case .linear: 1.1 * factor
                case .hostsTimesDepth: 1.1 * factor * factor
                }
            let (small, large) = (costs[index], costs[other])
            // A few views more or less are no growth.
            func holds(_ count: KeyPath<SimulatedCosts, Int>) -> Bool {
                Double(large[keyPath: count]) <= allowed * Double(small[keyPath: count]) + 4
            }
            let detail = "\(operation.name), \(operation.grows): \(sizes[index]) \(small), \(sizes[other]) \(large)"
            #expect(holds(\.viewsVisited) && holds(\.conversions), "\(detail)")
            #expect(holds(\.layouts) && holds(\.propertyWrites), "\(detail)")
        }
    }

    private func operation(_ name: String) throws -> Workload {
        try #require(Workload.growing.first { $0.name == name })
    }

    @Test("a key that leaves the caret in its line makes no plan")
    func key() throws {
        let costs = try operation("a key in the same line").ownCounts(at: 20)
        // The place of the caret and the screen's, in the layout pass of the probe, beside the nearest controller.
        #expect(costs.viewsVisited == 1 && costs.conversions == 2, "\(costs)")
        #expect(costs.layouts == 1 && costs.propertyWrites == 0)
    }

    @Test("an update without a focus visits each view twice")
    func update() throws {
        #expect(try operation("update() without a focus, toolbar").ownCounts(at: 1_000).viewsVisited <= 2_020)
    }

    @Test("around the only host on screen, nothing is searched for another one")
    func onlyHost() throws {
        #expect(try operation("spacings are set").ownCounts(at: 10).viewsVisited <= 38)
        let arrival = try operation("screen arrives, toolbar").ownCounts(at: 10)
        // One of them is the superview of the target, as the call asks whether it has any; nine are those around the host,
        // as a bar of its controller is looked for.
        #expect(arrival.viewsVisited <= 230, "\(arrival)")
    }

    @Test("a plan costs no more than this")
    func plans() {
        for operation in Workload.targets {
            let costs = operation.ownCounts(at: operation.sizes[0])
            let detail = "\(operation.name), \(operation.grows): \(costs)"
            // In a window, the avoidance of the screen is made with each keyboard, and ends with it.
            let isWindow = operation.grows == "window"
            #expect(
                costs.viewsVisited <= (isWindow ? 420 : 362) && costs.conversions <= (isWindow ? 77 : 66), "\(detail)")
            #expect(costs.layouts <= (isWindow ? 19 : 14) && costs.propertyWrites <= 14, "\(detail)")
        }
    }

    @Test("the minimum moves what is to be moved, and so do the others")
    func helpers() {
        for operation in Workload.targets where operation.grows != "closures" {
            for helper in operation.helpers where helper != .none {
                let writes = operation.make(operation.sizes[0], helper).writes()
                #expect(writes > 0, "\(helper): \(operation.name), \(operation.grows)")
            }
        }
    }
}
