internal import Foundation

/// Checks, without trapping, whether the calling code runs on the main actor.
///
/// In an app, the main actor is the main thread. A command-line test runner has no main run loop, and any thread may serve
/// the main actor; there, the task in which the context was taken counts as well.
struct MainContext: Sendable {
    private let task: Int?

    @MainActor static var current: MainContext { MainContext(task: currentTask) }

    /// Whether the calling code may enter the main actor at once.
    var isCurrent: Bool { Thread.isMainThread || (task != nil && task == Self.currentTask) }

    private static var currentTask: Int? { withUnsafeCurrentTask(body: { $0?.hashValue }) }
}
