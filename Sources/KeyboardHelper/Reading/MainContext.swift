internal import Foundation

/// Tells, without a trap, whether code runs where the main actor does.
///
/// In an app it does on the main thread, and that is all. The rest is for tests: a command-line runner has no main run loop
/// and any thread may serve the main actor; there the task counts that the context was taken in.
struct MainContext: Sendable {
    private let task: Int?

    @MainActor
    static var current: MainContext { MainContext(task: currentTask) }

    /// Whether the calling code may enter the main actor at once.
    var isCurrent: Bool { Thread.isMainThread || (task != nil && task == Self.currentTask) }

    private static var currentTask: Int? { withUnsafeCurrentTask(body: { $0?.hashValue }) }
}
