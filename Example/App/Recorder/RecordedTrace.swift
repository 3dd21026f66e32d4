import UIKit

/// A recording with the device that it was made on, as a file of `Tests/KeyboardHelperTests/Devices/Traces`.
struct RecordedTrace {
    let name: String
    let device: String
    let system: String
    let screen: CGSize
    /// In screen coordinates, if the window does not fill the screen.
    let window: CGRect?
    let safeArea: UIEdgeInsets
    let events: [RecordedEvent]

    /// JSON, an event a line.
    func text() throws -> String {
        let edges = ["top": safeArea.top, "left": safeArea.left, "bottom": safeArea.bottom, "right": safeArea.right]
        var head: [(String, Any)] = [
            ("name", name), ("device", device), ("iOS", system), ("screen", screen.values),
            ("safeArea", edges.mapValues { Double($0) }),
        ]
        if let window { head.append(("window", window.numbers)) }
        head += [("source", "Recorded by the example app"), ("confidence", "recorded")]
        let lines = try head.map { key, value in try "  \(Self.json(key)): \(Self.json(value))," }
        let events = try events.map { try "    \(Self.json($0.values))" }.joined(separator: ",\n")
        return "{\n\(lines.joined(separator: "\n"))\n  \"events\": [\n\(events)\n  ]\n}\n"
    }

    static func json(_ value: Any) throws -> String {
        let data = try JSONSerialization.data(
            withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data, as: UTF8.self)
    }
}
