internal import UIKit

/// Ends a stream of the keyboard's movements together with a view. A view keeps its layout guides alive and shows
/// nothing of them.
final class KeyboardUpdates: UILayoutGuide {
    private let continuation: AsyncStream<KeyboardTransition>.Continuation
    /// Belongs to the stream: nil once nobody listens any more.
    private weak var subscription: KeyboardSubscription?

    private init(_ continuation: AsyncStream<KeyboardTransition>.Continuation, _ subscription: KeyboardSubscription) {
        (self.continuation, self.subscription) = (continuation, subscription)
        super.init()
    }

    /// Only the library makes one. An archive that contains one does not bring it back.
    required init?(coder: NSCoder) { nil }

    deinit { continuation.finish() }

    /// All that `monitor` tells from now on of the keyboard on the screen of `view`, until that is gone.
    static func stream(in view: UIView, from monitor: KeyboardMonitor) -> AsyncStream<KeyboardTransition> {
        let (stream, continuation) = AsyncStream.makeStream(of: KeyboardTransition.self)
        let subscription = monitor.subscribe(for: view.window) { [weak view] event in
            guard case .transition(let transition) = event else { return }
            let screen = view?.window?.screen ?? transition.screen
            if transition.screen == nil || transition.screen === screen { continuation.yield(transition) }
        }
        continuation.onTermination = { _ in withExtendedLifetime(subscription) {} }
        for case let guide as KeyboardUpdates in view.layoutGuides where guide.subscription == nil {
            view.removeLayoutGuide(guide)
        }
        view.addLayoutGuide(KeyboardUpdates(continuation, subscription))
        return stream
    }
}
