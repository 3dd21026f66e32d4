import Testing

/// Traces of real keyboards.
@MainActor @Suite struct TraceTests {
    @Test("every trace is read")
    func everyTraceIsRead() {
        #expect(Trace.urls.count >= 39)
        expectEqual(Trace.files.count, Trace.urls.count)
    }

    @Test("after each event the screen is as the design says", arguments: TracePlay.Way.all)
    func eachEvent(_ way: TracePlay.Way) {
        TracePlay(way).play()
    }
}
