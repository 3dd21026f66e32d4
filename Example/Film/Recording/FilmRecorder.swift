import Foundation
import UIKit

/// Looks at a device while something moves and keeps what has changed.
@MainActor
final class FilmRecorder {
    private struct Key: Hashable {
        let id: Int?
        let role: FilmRole
        let parent: Int
    }

    private static let framesPerSecond = 20.0

    private let device: SimulatedDevice
    private let start: TimeInterval
    private let painter: FilmPainter
    private let subject: () -> (rect: CGRect, frame: CGRect)
    private(set) var film = Film()

    // Nodes have their number in the order in which they are first seen, until the film is finished.
    private var numbers: [Key: Int] = [:]
    private var parents: [Int] = []
    private var children: [[Int]] = []
    private var states: [FilmState] = []
    private var drawn: FilmPainter.Picture?

    /// `subject` is the rectangle of the screen that the film is about, and the whole input.
    init(_ device: SimulatedDevice, tables: FilmTables, subject: @escaping () -> (rect: CGRect, frame: CGRect)) {
        self.device = device
        start = device.now
        painter = FilmPainter(model: device.model, tables: tables)
        self.subject = subject
    }

    /// Milliseconds since the recorder was made.
    var time: Int { Int(((device.now - start) * 1000).rounded()) }
    var lastChange: Int { film.frames.last?.time ?? 0 }

    // MARK: Running

    /// Where a finger is seen to touch the screen.
    var touch: CGPoint?

    func run(for seconds: Double) {
        sample()
        let end = device.now + seconds
        while device.now < end - 1e-6 {
            guard device.isBusy else {
                device.advance(by: end - device.now)
                break
            }
            device.advance(by: min(1 / Self.framesPerSecond, end - device.now))
            sample()
        }
        sample()
    }

    /// A picture that was drawn already is not drawn again.
    func sample() {
        let picture = FilmPainter.Picture(snapshot: device.snapshot(), wheels: WheelArt(device), touch: touch)
        if picture != drawn { draw(picture) }
        drawn = picture
        notePosition()
    }

    private func draw(_ picture: FilmPainter.Picture) {
        var seen: [Int: FilmState] = [:]
        var last: [Int: Int] = [:]
        painter.draw(picture) { id, role, parent, state in
            let key = Key(id: id, role: role, parent: parent)
            let number = numbers[key] ?? add(key, after: last[parent])
            last[parent] = number
            seen[number] = state
            return number
        }
        var changes: [(Int, FilmState)] = []
        for number in parents.indices {
            var state = seen[number] ?? states[number]
            if seen[number] == nil { state.isPresent = false }
            guard state != states[number] else { continue }
            states[number] = state
            changes.append((number, state))
        }
        if !changes.isEmpty { film.frames.append(Film.Frame(time: time, changes: changes)) }
    }

    private func add(_ key: Key, after sibling: Int?) -> Int {
        let number = parents.count
        numbers[key] = number
        parents.append(key.parent)
        children.append([])
        states.append(FilmState())
        if number > 0 {
            let place = sibling.flatMap { children[key.parent].firstIndex(of: $0) }.map { $0 + 1 } ?? 0
            children[key.parent].insert(number, at: place)
        }
        return number
    }

    private func notePosition() {
        let (screen, (rect, frame)) = (device.screen.bounds, subject())
        let position = Film.Position(
            screenHeight: Int(screen.height.rounded()),
            keyboardTop: Int(min(screen.height, device.keyboard.frame.minY).rounded()),
            focusTop: Int(rect.minY.rounded()),
            focusBottom: Int(rect.maxY.rounded()),
            focusLeft: Int(frame.minX.rounded()),
            focusWidth: Int(frame.width.rounded())
        )
        if film.positions.last?.position != position { film.positions.append((time, position)) }
    }

    // MARK: What is noted

    func note(_ event: String, at time: Int? = nil) {
        film.events.append(Film.Event(time: time ?? self.time, title: event))
    }

    func add(_ step: FilmStep) {
        film.steps.append(step)
    }

    func chapter(_ name: String, _ play: () -> Void) {
        let start = time
        poster = (start, 0)
        play()
        film.chapters.append(
            Film.Chapter(name: name, start: start, end: time, poster: poster.time, covered: poster.covered))
    }

    /// The frame of the chapter to show where nothing moves.
    func markPoster(covered: Double) {
        poster = (time, covered)
    }

    private var poster = (time: 0, covered: 0.0)

    // MARK: The end

    /// The film, its nodes numbered in the order in which they are drawn.
    func finish() -> Film {
        var order: [Int] = []
        func visit(_ number: Int) {
            order.append(number)
            children[number].forEach(visit)
        }
        visit(0)
        var places = order
        for (place, number) in order.enumerated() { places[number] = place }
        film.parents = order.map { places[parents[$0]] }
        film.frames = film.frames.map { frame in
            var frame = frame
            frame.changes = frame.changes.map { (places[$0.node], $0.state) }.sorted { $0.node < $1.node }
            return frame
        }
        return film
    }
}
