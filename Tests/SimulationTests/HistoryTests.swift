import Testing

@testable import KeyboardHelperSimulation
@testable import ScreenPlay

@MainActor
@Suite struct HistoryTests {
    /// As many as take about six seconds. One of the last 800 finds a planted fault that no other test finds.
    private nonisolated static let seeds: Range<UInt64> = 1000..<2200
    /// To shrink takes as long as hundreds of histories.
    private static var mayShrink = 3

    @Test("whatever the person, the app and the system do, everything holds", arguments: seeds)
    func everythingHolds(seed: UInt64) {
        let history = History(seed: seed)
        guard let violation = Run(history).violation else { return }
        var text = Failure(seed: seed, violation).line
        if Self.mayShrink > 0, let shrunk = Shrinker(history, limit: 500) {
            Self.mayShrink -= 1
            text += "\n" + FoundTest.of(shrunk.history, seed: seed, flags: [], shrunk.violation)
        }
        Issue.record("\(text)")
    }
}
