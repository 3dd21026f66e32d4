import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

@MainActor
@Suite
struct SerialAnimationQueueTests {
    /// A device whose clock the test moves, and an animator that only takes notes.
    @MainActor
    private final class Stage {
        private let device = SimulatedDevice(.iPhone16)
        var now: TimeInterval {
            get { CACurrentMediaTime() }
            set { device.advance(by: newValue - now) }
        }
        var log: [String] = []
        var completions: [() -> Void] = []
        var ends = 0
        private(set) lazy var queue = SerialAnimationQueue<Request>(
            animator: { [unowned self] _, changes, completion in
                changes()
                completions.append(completion)
            },
            start: { [unowned self] in perform($0) },
            end: { [unowned self] in ends += 1 }
        )

        struct Request {
            let name: String
            let duration: TimeInterval
            let hasWork: Bool
        }

        func run(_ name: String, duration: TimeInterval = 0.25, takingOver: Bool = false, hasWork: Bool = true) {
            queue.add(Request(name: name, duration: duration, hasWork: hasWork), takingOver: takingOver)
        }

        private func perform(_ request: Request) {
            log.append("plan \(request.name)")
            guard request.hasWork else { return }
            queue.animate(along: .announced(duration: request.duration)) { [unowned self] in
                log.append("move \(request.name)")
            }
            log.append("end \(request.name)")
        }

        func complete(_ number: Int) {
            completions[number]()
        }
    }

    @Test("a job that finds nothing running starts at once: it plans, moves, concludes")
    func atOnce() {
        let stage = Stage()
        stage.run("a")
        #expect(stage.log == ["plan a", "move a", "end a"])
    }

    @Test("a second job starts when the first is over, and plans only then")
    func order() {
        let stage = Stage()
        stage.run("a")
        stage.now += 0.1
        stage.run("b")
        #expect(stage.log == ["plan a", "move a", "end a"])
        stage.now += 0.15
        stage.complete(0)
        #expect(stage.log == ["plan a", "move a", "end a", "plan b", "move b", "end b"])
    }

    @Test("of the jobs that wait, the newest wins")
    func newestWins() {
        let stage = Stage()
        stage.run("a")
        for name in ["b", "c", "d"] { stage.run(name) }
        stage.complete(0)
        #expect(stage.log.filter { $0.hasPrefix("plan") } == ["plan a", "plan d"])
        stage.complete(1)
        #expect(stage.completions.count == 2)
    }

    @Test("what waited runs as long as its own duration, from its own start")
    func waitingTakesItsTime() {
        let stage = Stage()
        stage.run("a")
        stage.run("b", duration: 0.4)
        stage.now += 0.25
        stage.complete(0)
        stage.now += 0.3
        stage.run("c")
        #expect(!stage.log.contains("plan c"))
        stage.now += 0.1
        stage.complete(1)
        #expect(stage.log.contains("plan c"))
    }

    @Test("a job that takes over does not wait, and what waited is obsolete")
    func takeOver() {
        let stage = Stage()
        stage.run("a")
        stage.run("b")
        stage.now += 0.05
        stage.run("c", takingOver: true)
        #expect(stage.log == ["plan a", "move a", "end a", "plan c", "move c", "end c"])
        stage.complete(0)
        stage.complete(1)
        #expect(!stage.log.contains("plan b"))
    }

    @Test("the completion of a movement that was taken over does not let the next one in")
    func staleCompletion() {
        let stage = Stage()
        stage.run("a")
        stage.now += 0.2
        stage.run("b", takingOver: true)
        stage.run("c")
        stage.now += 0.05
        stage.complete(0)
        #expect(!stage.log.contains("plan c"))
        stage.now += 0.2
        stage.complete(1)
        #expect(stage.log.contains("plan c"))
    }

    @Test("a completion that comes twice counts once")
    func completionTwice() {
        let stage = Stage()
        stage.run("a")
        stage.run("b")
        stage.complete(0)
        stage.run("c")
        stage.complete(0)
        #expect(!stage.log.contains("plan c"))
    }

    /// The keyboard's curve takes half a second, whatever its duration says.
    @Test("a completion that never comes does not hold up what comes after its time")
    func noCompletion() {
        let stage = Stage()
        stage.run("a")
        stage.now += 0.3
        stage.run("b")
        #expect(stage.log.filter { $0.hasPrefix("plan") } == ["plan a"])
        stage.now += 0.21
        stage.run("c")
        // b is older than c, which is what counts now.
        #expect(stage.log.filter { $0.hasPrefix("plan") } == ["plan a", "plan c"])
    }

    @Test("a movement longer than the keyboard's curve has the time that it says")
    func noCompletionOfALongMovement() {
        let stage = Stage()
        stage.run("a", duration: 0.8)
        stage.now += 0.7
        stage.run("b")
        #expect(stage.log.filter { $0.hasPrefix("plan") } == ["plan a"])
        stage.now += 0.11
        stage.run("c")
        #expect(stage.log.filter { $0.hasPrefix("plan") } == ["plan a", "plan c"])
    }

    @Test("the end is told once, when nothing goes on, and not long after its time")
    func end() {
        let stage = Stage()
        stage.run("a")
        stage.now += 0.1
        stage.run("b", takingOver: true)
        stage.complete(1)
        #expect(stage.ends == 0)
        stage.now += 0.4
        stage.complete(0)
        stage.complete(0)
        #expect(stage.ends == 1)
        stage.run("c")
        stage.now += 2
        stage.complete(2)
        #expect(stage.ends == 1)
    }

    @Test("a completion long after its time does no harm")
    func lateCompletion() {
        let stage = Stage()
        stage.run("a")
        stage.now += 1
        stage.run("b")
        stage.run("c")
        stage.complete(0)
        #expect(!stage.log.contains("plan c"))
        stage.complete(1)
        #expect(stage.log.contains("plan c"))
    }

    @Test("a job with nothing to do animates nothing and lets the next one in")
    func nothingToDo() {
        let stage = Stage()
        stage.run("a", hasWork: false)
        #expect(stage.log == ["plan a"])
        #expect(stage.completions.isEmpty)
        stage.run("b")
        #expect(stage.log == ["plan a", "plan b", "move b", "end b"])
    }

    @Test("a waiting job that finds nothing to do lets the next one in")
    func nothingToDoAfterWaiting() {
        let stage = Stage()
        stage.run("a")
        stage.run("b", hasWork: false)
        stage.complete(0)
        #expect(stage.completions.count == 1)
        stage.run("c")
        #expect(stage.log.suffix(3) == ["plan c", "move c", "end c"])
    }

    @Test("a job that takes over with nothing to do leaves the running movement alone")
    func nothingToTakeOver() {
        let stage = Stage()
        stage.run("a")
        stage.run("b", takingOver: true, hasWork: false)
        stage.run("c")
        #expect(!stage.log.contains("plan c"))
        stage.complete(0)
        #expect(stage.log.contains("move c"))
    }

    @Test("what waits can be forgotten, while the running movement goes on")
    func cancel() {
        let stage = Stage()
        stage.run("a")
        stage.run("b")
        stage.queue.cancelWaiting()
        stage.complete(0)
        #expect(!stage.log.contains("plan b"))
    }

    @Test("a movement without a duration is over at once")
    func withoutDuration() {
        let stage = Stage()
        stage.run("a", duration: 0)
        stage.run("b", duration: 0)
        #expect(stage.log.contains("move b"))
    }

    @Test("with UIKit's clock and animations one follows the other")
    func onADevice() {
        let device = SimulatedDevice(.iPhone16)
        device.behavior = SimulatedBehavior()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        device.window.addSubview(view)
        device.settle()
        weak var running: SerialAnimationQueue<CGFloat>?
        let queue = SerialAnimationQueue<CGFloat> { y in
            running?.animate(along: .announced(duration: 0.25)) { view.frame.origin.y = y }
        }
        running = queue
        queue.add(100, takingOver: false)
        queue.add(300, takingOver: false)
        #expect(view.frame.minY == 100)
        device.advance(by: 0.25)
        #expect(view.frame.minY == 300)
        #expect(device.presentationFrame(of: view).minY == 100)
        device.settle()
        #expect(device.presentationFrame(of: view).minY == 300)
    }
}
