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
    static let all = files + files.filter { $0.name.hasPrefix("35-") }.map { Trace($0, withoutLast: 4) }

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
            let screen = root["screen"] as? [String: Any], let list = root["events"] as? [[String: Any]],
            let width = Self.number(screen["width"]), let height = Self.number(screen["height"])
        else { return nil }
        let insets = root["safeArea"] as? [String: Any] ?? [:]
        func inset(_ edge: String) -> CGFloat { CGFloat(Self.number(insets[edge]) ?? 0) }
        self.name = root["name"] as? String ?? name
        self.screen = CGSize(width: width, height: height)
        safeArea = UIEdgeInsets(top: inset("top"), left: inset("left"), bottom: inset("bottom"), right: inset("right"))
        window = Self.rect(root["window"])
        var fields: [(name: String, isTextView: Bool)] = []
        for event in list {
            guard let field = event["field"] as? String, !fields.contains(where: { $0.name == field }) else { continue }
            fields.append((field, event["type"] as? String == "textView"))
        }
        self.fields = fields.isEmpty ? [("A", false)] : fields
        events = list.compactMap { values in
            guard let time = Self.number(values["t"]), let kind = Self.kind(values) else { return nil }
            return Event(time: time, kind: kind)
        }
    }

    private init(_ other: Trace, withoutLast count: Int) {
        name = "\(other.name), without its last \(count) events"
        (screen, safeArea, window, fields) = (other.screen, other.safeArea, other.window, other.fields)
        events = other.events.dropLast(count)
    }

    private static func kind(_ values: [String: Any]) -> Kind? {
        let phase = values["phase"] as? String ?? ""
        switch values["kind"] as? String {
        case "keyboard":
            let events: [SimulatedKeyboard.Event] = [
                .willShow, .didShow, .willHide, .didHide, .willChangeFrame, .didChangeFrame,
            ]
            guard let event = events.first(where: { "\($0)" == values["notification"] as? String }) else { return nil }
            return .keyboard(
                Notice(
                    event: event, begin: rect(values["begin"]), end: rect(values["end"]),
                    duration: number(values["duration"]), curve: number(values["curve"]).map { Int($0) },
                    isLocal: values["isLocal"] as? Bool))
        case "focus": return .focus(field: values["field"] as? String ?? "", begins: phase == "begin")
        case "rotate": return .rotate
        case "app": return .app(phase)
        case "touch":
            let at = numbers(values["at"])
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

    private static func numbers(_ value: Any?) -> [Double] { (value as? [Any] ?? []).compactMap(number) }

    private static func rect(_ value: Any?) -> CGRect? {
        let numbers = numbers(value)
        return numbers.count == 4 ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
    }
}
