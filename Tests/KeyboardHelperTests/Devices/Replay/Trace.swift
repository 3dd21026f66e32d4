import Foundation
import Testing
import UIKit

/// A sequence of events of a real keyboard, read from a file of the folder `Traces`.
struct Trace: CustomTestStringConvertible, Sendable {
    enum Kind: Sendable {
        case keyboard(Notice)
        case focus(field: String, begins: Bool)
        case rotate
        case app(String)
        case touch(String, CGPoint)
        case container(CGRect)
    }

    /// The values of one notification; nil for an absent key.
    struct Notice: Sendable {
        let event: SimulatedKeyboard.Event
        let begin: CGRect?
        let end: CGRect?
        let duration: Double?
        let curve: Int?
        let isLocal: Bool?
    }

    struct Event: Sendable {
        let time: TimeInterval
        let kind: Kind
    }

    let name: String
    let screen: CGSize
    let safeArea: UIEdgeInsets
    let window: CGRect?
    /// The fields in the order in which they get the focus, and whether each is a text view.
    let fields: [(name: String, isTextView: Bool)]
    let events: [Event]

    var testDescription: String { name }

    /// What is played. A keyboard whose interactive dismissal is taken back may also come back without a notice.
    static let all = files + files.filter { $0.name.hasPrefix("35-") }.map { $0.without(last: 4) }

    /// Every file found; one that is added is simply run.
    static let files = urls.compactMap { url in
        (try? Data(contentsOf: url)).flatMap { Trace($0, name: url.lastPathComponent) }
    }

    static let urls: [URL] = {
        let folder = Bundle.module.resourceURL?.appendingPathComponent("Traces")
        let files = folder.flatMap {
            try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
        }
        return (files ?? []).filter { $0.pathExtension == "json" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }()

    /// Reads a file's text. `name` is for one that has none.
    init?(_ data: Data, name: String) {
        guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let screen = Self.size(root["screen"]), let list = root["events"] as? [[String: Any]]
        else { return nil }
        let insets = root["safeArea"] as? [String: Any] ?? [:]
        func inset(_ edge: String) -> CGFloat { CGFloat(Self.number(insets[edge]) ?? 0) }
        self.name = root["name"] as? String ?? name
        self.screen = screen
        safeArea = UIEdgeInsets(top: inset("top"), left: inset("left"), bottom: inset("bottom"), right: inset("right"))
        window = Self.rect(root["window"])
        var fields: [(name: String, isTextView: Bool)] = []
        for event in list {
            guard let field = event["field"] as? String, !fields.contains(where: { $0.name == field }) else { continue }
            fields.append((field, event["type"] as? String == "textView"))
        }
        self.fields = fields.isEmpty ? [("A", false)] : fields
        events = list.compactMap(Self.event)
    }

    private init(_ other: Trace, name: String, events: [Event]) {
        self.name = name
        (screen, safeArea, window, fields) = (other.screen, other.safeArea, other.window, other.fields)
        self.events = events
    }

    private func without(last count: Int) -> Trace {
        Trace(self, name: "\(name), without its last \(count) events", events: events.dropLast(count))
    }

    private static func event(_ values: [String: Any]) -> Event? {
        guard let time = number(values["t"]), let kind = kind(values) else { return nil }
        return Event(time: time, kind: kind)
    }

    private static func kind(_ values: [String: Any]) -> Kind? {
        let phase = values["phase"] as? String ?? ""
        switch values["kind"] as? String {
        case "keyboard":
            let events: [String: SimulatedKeyboard.Event] = [
                "willShow": .willShow, "didShow": .didShow, "willHide": .willHide, "didHide": .didHide,
                "willChangeFrame": .willChangeFrame, "didChangeFrame": .didChangeFrame,
            ]
            guard let event = events[values["notification"] as? String ?? ""] else { return nil }
            return .keyboard(
                Notice(
                    event: event, begin: rect(values["begin"]), end: rect(values["end"]),
                    duration: number(values["duration"]), curve: number(values["curve"]).map { Int($0) },
                    isLocal: values["isLocal"] as? Bool))
        case "focus": return .focus(field: values["field"] as? String ?? "", begins: phase == "begin")
        case "rotate": return .rotate
        case "app": return .app(phase)
        case "touch":
            let at = (values["at"] as? [Any] ?? []).compactMap(number)
            return at.count == 2 ? .touch(phase, CGPoint(x: at[0], y: at[1])) : nil
        case "container": return rect(values["frame"]).map(Kind.container)
        default: return nil
        }
    }

    /// Numbers, and the strings that stand for those JSON does not have.
    private static func number(_ value: Any?) -> Double? {
        switch value as? String {
        case "nan": .nan
        case "inf": .infinity
        case "-inf": -.infinity
        default: (value as? NSNumber)?.doubleValue
        }
    }

    private static func rect(_ value: Any?) -> CGRect? {
        let numbers = (value as? [Any] ?? []).compactMap(number)
        guard numbers.count == 4 else { return nil }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    private static func size(_ value: Any?) -> CGSize? {
        guard let values = value as? [String: Any], let width = number(values["width"]),
            let height = number(values["height"])
        else { return nil }
        return CGSize(width: width, height: height)
    }
}
