import UIKit

/// Something that happened while the recorder listened. What was typed is no part of it.
struct RecordedEvent: Equatable {
    enum Kind: Equatable {
        case keyboard(Notice)
        /// The field is a letter: A for the first that got the focus.
        case focus(field: String, isTextView: Bool, begins: Bool)
        case rotate(CGSize)
        case app(String)
        /// UIKit has placed the caret of the text view: after a tap, some time after editing has begun.
        case selection
        /// The frame that the layout guide reports, in the window's coordinates.
        case guide(CGRect)
    }

    /// The values of a keyboard notification; nil for a key that was absent.
    struct Notice: Equatable {
        let name: String
        let begin: CGRect?
        let end: CGRect?
        let duration: Double?
        let curve: Int?
        let isLocal: Bool?
    }

    /// Seconds since the first event.
    let time: TimeInterval
    let kind: Kind

    /// For the list on screen.
    var line: String {
        let what =
            switch kind {
            case .keyboard(let notice):
                notice.name
                    + (notice.end.map { " " + $0.numbers.map { "\($0)" }.joined(separator: " ") } ?? " no frame")
            case .focus(let field, _, let begins): "\(field) \(begins ? "begins" : "ends") editing"
            case .rotate(let size): "rotates to \(size.width) x \(size.height)"
            case .app(let phase): phase
            case .selection: "the caret is placed"
            case .guide(let frame): "guide \(frame.minY) to \(frame.maxY)"
            }
        return "\((time * 1000).rounded() / 1000)  \(what)"
    }

    /// The keys and values of a trace file. What JSON cannot hold stands there as text.
    var values: [String: Any] {
        var values: [String: Any] = ["t": (time * 10_000).rounded() / 10_000]
        switch kind {
        case .keyboard(let notice):
            values["kind"] = "keyboard"
            values["notification"] = notice.name
            values["begin"] = notice.begin?.numbers.map(Self.json)
            values["end"] = notice.end?.numbers.map(Self.json)
            values["duration"] = notice.duration.map(Self.json)
            values["curve"] = notice.curve
            values["isLocal"] = notice.isLocal
        case .focus(let field, let isTextView, let begins):
            values["kind"] = "focus"
            values["field"] = field
            values["type"] = isTextView ? "textView" : "textField"
            values["phase"] = begins ? "begin" : "end"
        case .rotate(let size):
            values["kind"] = "rotate"
            values["to"] = size.values
        case .app(let phase):
            values["kind"] = "app"
            values["phase"] = phase
        case .selection: values["kind"] = "selection"
        case .guide(let frame):
            values["kind"] = "guide"
            values["frame"] = frame.numbers.map(Self.json)
        }
        return values
    }

    private static func json(_ number: Double) -> Any {
        number.isFinite ? number : number.isNaN ? "nan" : number > 0 ? "inf" : "-inf"
    }
}

extension CGSize {
    var values: [String: Double] { ["width": Double(width), "height": Double(height)] }
}

extension CGRect {
    /// Origin and size as they are, also of a null rectangle.
    var numbers: [Double] { [origin.x, origin.y, size.width, size.height].map { Double($0) } }
}
