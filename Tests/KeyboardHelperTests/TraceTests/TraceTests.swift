import Testing

@MainActor
@Suite("Traces of real keyboards")
struct TraceTests {
    @Test("every trace is read")
    func everyTraceIsRead() {
        #expect(Trace.files.count == 39)
    }

    @Test("after each event the screen is as the design says", arguments: TraceCase.all)
    func eachEvent(_ play: TraceCase) {
        TraceReferee(play).play()
    }
}
