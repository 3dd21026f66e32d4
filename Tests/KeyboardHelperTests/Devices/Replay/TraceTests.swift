import Testing

@MainActor
@Suite("Traces of real keyboards")
struct TraceTests {
    @Test("every trace is read")
    func everyTraceIsRead() {
        #expect(Trace.urls.count >= 39)
        #expect(Trace.files.count == Trace.urls.count)
    }

    @Test("after each event the screen is as the design says", arguments: TraceCase.all)
    func eachEvent(_ play: TraceCase) {
        TraceReferee(play).play()
    }
}
