internal import Foundation

/// Checks, without trapping, whether the calling code runs on the main actor.
@MainActor enum MainContext {
    /// Whether the calling code may enter the main actor at once. In an app, the main actor is the main thread.
    ///
    /// A command-line test runner on Linux has no main run loop, so that any thread serves its main actor. The tests replace this
    /// before anything is observed.
    static var isCurrent: @Sendable () -> Bool = { Thread.isMainThread }
}
