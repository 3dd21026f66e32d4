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

    static let all: [TraceKnownIssue] =
        [
            ("10-rotation-phone-hide-then-show", ["at 2.32 s)", "at 5.32 s)"]),
            ("11-rotation-pad-wrong-begin-height", ["at 2.42 s)", "at 5.42 s)"]),
        ].map { trace, places in
            TraceKnownIssue(
                trace: trace, targets: TraceTarget.allCases, joins: false, places: places,
                sentence:
                    "A willChangeFrame with a docked frame does not take back a hide of less than half a second ago.")
        } + [
            TraceKnownIssue(
                trace: "27-password-prompt-show-then-hide-at-once", targets: TraceTarget.allCases, joins: nil,
                places: ["at 0.02 s)", "at 0.03 s)"],
                sentence:
                    "A movement without animation does not end a running one, which then shows the content too low."
            ),
            TraceKnownIssue(
                trace: "35-interactive-dismissal-cancelled-posts-show", targets: [.scrollView, .fullScrollView],
                joins: false,
                places: ["after event 10 at 2.4 s"],
                sentence: "A willChangeFrame alone scrolls to the focus, although the user has scrolled away from it."),
            TraceKnownIssue(
                trace: "42-background-takes-the-keyboard-silently", targets: TraceTarget.allCases, joins: nil,
                places: ["after event 9 at 60.3 s", "after the keyboard was put away"],
                sentence:
                    "Becoming active with nobody editing leaves everything as if the keyboard of before were there."),
        ]

    func applies(to play: TraceCase) -> Bool {
        trace == play.trace.name && targets.contains(play.target) && (joins ?? play.joins) == play.joins
    }

    func matches(_ issue: Issue) -> Bool {
        issue.comments.contains { comment in places.contains { comment.rawValue.contains($0) } }
    }
}
