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
        TraceReferee(play, wholeTextViews: false).play()
    }

    /// When this issue is gone, the tests above play with `wholeTextViews` too.
    @Test(
        "a text view that fits is shown as a whole",
        arguments: TraceCase.all.filter { $0.showsTextView && $0.system == nil })
    func wholeTextViews(_ play: TraceCase) {
        withKnownIssue("Of a text view that fits as a whole, only the caret's line is shown.") {
            TraceReferee(play, wholeTextViews: true).play()
        }
    }
}
