import Testing

@testable import KeyboardHelperSimulation

@MainActor
@Suite struct SimulationTests {
    @Test func historiesHold() {
        #expect(Run(History(seed: 1)).violation == nil)
    }
}
