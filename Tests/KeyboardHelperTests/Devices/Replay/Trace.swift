import Foundation
import Testing
import UIKit

/// A sequence of events of a real keyboard, read from a file of the folder `Traces`.
struct Trace: Decodable, CustomTestStringConvertible, Sendable {
    struct Event: Decodable, Sendable {
        enum Kind: String, Decodable { case keyboard, focus, rotate, app, touch, container, guide, selection }

        let t: TimeInterval
        let kind: Kind
        /// Of a notification; nil for an absent key.
        let notification: String?
        let begin, end: [Double]?
        let duration: Double?
        let curve: Int?
        let isLocal: Bool?
        let field, type, phase: String?
        let at, frame: [Double]?

        /// Of a keyboard that goes, with a frame of zeros.
        static func hide(at time: TimeInterval) -> Event {
            Event(
                t: time, kind: .keyboard, notification: "willHide", begin: nil, end: [0, 0, 0, 0], duration: 0.25,
                curve: 7,
                isLocal: true, field: nil, type: nil, phase: nil, at: nil, frame: nil)
        }

        var notice: SimulatedKeyboard.Event? {
            [.willShow, .didShow, .willHide, .didHide, .willChangeFrame, .didChangeFrame]
                .first { "\($0)" == notification }
        }
    }

    private(set) var name: String
    let screen, safeArea: [String: Double]
    let window: [Double]?
    private(set) var events: [Event]

    var testDescription: String { name }

    /// The inputs in the order in which they get the focus, and whether each is a text view.
    var fields: [(name: String, isTextView: Bool)] {
        var fields: [(name: String, isTextView: Bool)] = []
        for event in events {
            guard let field = event.field, !fields.contains(where: { $0.name == field }) else { continue }
            fields.append((field, event.type == "textView"))
        }
        return fields.isEmpty ? [("A", false)] : fields
    }

    /// What is played. A keyboard whose interactive dismissal is taken back may also come back without a notice.
    static let all = files + files.filter { $0.name.hasPrefix("35-") }.map { $0.dropLast(4) }

    /// Every file found; one that is added is simply run.
    static let files = urls.compactMap { url in (try? Data(contentsOf: url)).flatMap(Trace.init) }

    static let urls: [URL] = {
        let folder = Bundle.module.resourceURL?.appendingPathComponent("Traces")
        let files = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) } ?? []
        return files.filter { $0.hasSuffix(".json") }.sorted().compactMap { folder?.appendingPathComponent($0) }
    }()

    /// Reads a file's text, in which strings stand for the numbers that JSON does not have.
    init?(_ data: Data) {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        guard let trace = try? decoder.decode(Trace.self, from: data) else { return nil }
        self = trace
        // Layout guide and caret follow by themselves.
        events.removeAll { $0.kind == .guide || $0.kind == .selection }
    }

    private func dropLast(_ count: Int) -> Trace {
        var trace = self
        trace.name += ", without its last \(count) events"
        trace.events.removeLast(count)
        return trace
    }
}

extension CGRect {
    init?(_ numbers: [Double]?) {
        guard let numbers, numbers.count == 4 else { return nil }
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
