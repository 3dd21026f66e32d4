import Foundation

/// Runs `body` on another thread and waits until it has returned.
func onAnotherThread(_ body: @escaping @Sendable () -> Void) {
    let isOver = DispatchSemaphore(value: 0)
    Thread {
        body()
        isOver.signal()
    }.start()
    isOver.wait()
}
