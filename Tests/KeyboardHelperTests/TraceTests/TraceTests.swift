import Testing

@MainActor
@Suite("Traces of real keyboards")
struct TraceTests {
    @Test("every trace is read")
    func everyTraceIsRead() {
        #expect(Trace.all.count >= 26)
    }

    @Test("what must hold holds after each event", arguments: Trace.all, TracePlayer.Target.allCases)
    func holdsAfterEachEvent(trace: Trace, target: TracePlayer.Target) {
        for withSystemHelp in [true, false] {
            for joiningEvents in [true, false] {
                TracePlayer(trace, target: target, withSystemHelp: withSystemHelp).play(joiningEvents: joiningEvents)
            }
        }
    }
}
