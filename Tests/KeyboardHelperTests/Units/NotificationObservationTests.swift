import Foundation
import Testing

@testable import KeyboardHelper

@MainActor
@Suite
struct NotificationObservationTests {
    private let center = NotificationCenter()
    private let name = Notification.Name("something")

    @MainActor
    private final class Received {
        var values: [Int] = []
    }
    private let received = Received()

    private func observe() -> NotificationObservation {
        center.observe(name) {
            $0.userInfo?["value"] as? Int ?? -1
        } handler: { [received] in
            received.values.append($0)
        }
    }

    private func post(_ value: Int, name: Notification.Name? = nil) {
        center.post(name: name ?? self.name, object: nil, userInfo: ["value": value])
    }

    @Test("the handler runs inside the post, with what was parsed")
    func insideThePost() {
        let token = observe()
        post(1)
        #expect(received.values == [1])
        post(2)
        #expect(received.values == [1, 2])
        withExtendedLifetime(token) {}
    }

    @Test("other names are not heard")
    func otherNames() {
        let token = observe()
        post(1, name: Notification.Name("something else"))
        #expect(received.values.isEmpty)
        withExtendedLifetime(token) {}
    }

    @Test("whoever releases the token hears no more")
    func released() {
        var token: NotificationObservation? = observe()
        post(1)
        #expect(token != nil)
        token = nil
        post(2)
        #expect(received.values == [1])
    }

    @Test("two observations are independent")
    func independent() {
        var first: NotificationObservation? = observe()
        let second = observe()
        post(1)
        #expect(first != nil)
        first = nil
        post(2)
        #expect(received.values == [1, 1, 2])
        withExtendedLifetime(second) {}
    }

    @Test("what is posted off the main thread is dropped")
    func offTheMainThread() {
        let token = observe()
        let (center, name) = (center, name)
        onAnotherThread { center.post(name: name, object: nil, userInfo: ["value": 1]) }
        #expect(received.values.isEmpty)
        post(2)
        #expect(received.values == [2])
        withExtendedLifetime(token) {}
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
        #expect(weakCenter == nil)
        #expect(token != nil)
        token = nil
    }

    @Test("of two observations, each token ends its own")
    func endsOnce() {
        let center = NotificationCenter()
        var calls: [Int] = []
        var tokens = [1, 2].map { number in
            center.observe(name, parse: { _ in number }, handler: { calls.append($0) })
        }
        center.post(name: name, object: nil)
        // The center calls its observers in no certain order.
        #expect(calls.sorted() == [1, 2])
        tokens.removeFirst()
        center.post(name: name, object: nil)
        #expect(calls.sorted() == [1, 2, 2])
        tokens = []
        center.post(name: name, object: nil)
        #expect(calls.sorted() == [1, 2, 2])
    }
}
