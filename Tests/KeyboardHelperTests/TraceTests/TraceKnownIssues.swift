import Testing

/// What the library does not yet do as the design says, and where the traces show it.
struct TraceKnownIssue: Sendable {
    let trace: String
    let targets: [TraceTarget]
    /// Whether it shows where the events of an instant are one turn; nil for both.
    let joins: Bool?
    /// What the descriptions of the problems have in common.
    let places: [String]
    let sentence: Comment

    static let all = [
        TraceKnownIssue(
            trace: "27-password-prompt-show-then-hide-at-once", targets: TraceTarget.allCases, joins: nil,
            places: ["at 0.02 s)", "at 0.03 s)"],
            sentence: "A movement without animation does not end a running one, which then shows the content too low.")
    ]

    func applies(to play: TraceCase) -> Bool {
        trace == play.trace.name && targets.contains(play.target) && (joins ?? play.joins) == play.joins
    }

    func matches(_ issue: Issue) -> Bool {
        issue.comments.contains { comment in places.contains { comment.rawValue.contains($0) } }
    }
}
