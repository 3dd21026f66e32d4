@testable import KeyboardHelper

/// Runs as the test process starts. From then on, the library takes the thread of any task for the main thread, and all other
/// threads for others: the tests of the library run in tasks of the main actor, which any thread may serve.
@used @section(".init_array")
private let takeTasksForTheMainThread: @convention(c) () -> Void = {
    MainActor.assumeIsolated {
        NotificationObservation.isOnMainActor = { withUnsafeCurrentTask { $0 != nil } }
    }
}
