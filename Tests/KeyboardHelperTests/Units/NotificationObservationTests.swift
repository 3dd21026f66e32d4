import Foundation
import Testing

@testable import KeyboardHelper

@MainActor @Suite struct NotificationObservationTests {
    private let center = NotificationCenter()
    private let name = Notification.Name("something")

    @MainActor private final class Received {
        var values: [Int] = []
    }
    private let received = Received()

    /// Receives what is posted, times this number.
    private func observe(times factor: Int = 1) -> NotificationObservation {
        center.observe(name) {
            ($0.userInfo?["value"] as? Int ?? -1) * factor
        } handler: { [received] in
            received.values.append($0)
        }
    }

    private func post(_ value: Int, name: Notification.Name? = nil) {
        center.post(name: name ?? self.name, object: nil, userInfo: ["value": value])
    }

    @Test("the handler runs inside the post, with what was parsed; other names and threads are not heard")
    func insideThePost() {
        let token = observe()
        post(1)
        expectEqual(received.values, [1])
        post(7, name: Notification.Name("something else"))
        let (center, name) = (center, name)
        onAnotherThread { center.post(name: name, object: nil, userInfo: ["value": 8]) }
        post(2)
        expectEqual(received.values, [1, 2])
        withExtendedLifetime(token) {}
    }

    @Test("each token ends its own observation, when it is released")
    func released() {
        var tokens = [observe(), observe(times: 10)]
        post(1)
        // The center calls its observers in no certain order.
        expectEqual(received.values.sorted(), [1, 10])
        tokens.removeFirst()
        post(2)
        expectEqual(received.values.sorted(), [1, 10, 20])
        tokens = []
        post(3)
        expectEqual(received.values.count, 3)
    }

    @Test("a token that is released on another thread ends its observation")
    func releasedElsewhere() {
        final class Holder: @unchecked Sendable {
            var token: NotificationObservation?
        }
        let holder = Holder()
        holder.token = observe()
        onAnotherThread { holder.token = nil }
        post(1)
        #expect(received.values.isEmpty)
    }

    @Test("a token may outlive its center, and keeps it alive no longer")
    func outlivesTheCenter() {
        var center: NotificationCenter? = NotificationCenter()
        weak let weakCenter = center
        var token = center?.observe(name, parse: { _ in 0 }, handler: { _ in })
        center = nil
        #expect(weakCenter == nil && token != nil)
        token = nil
    }
}
