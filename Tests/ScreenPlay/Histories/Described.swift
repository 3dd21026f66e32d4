import Foundation
import KeyboardHelper
import UIKit

/// A value that prints as the Swift that makes it, without what is as it is by default.
protocol Described {
    init()
}

extension KeyboardAvoidance.Options: Described {
    init() { self.init(spacing: 10) }
}

/// Prints values as Swift.
enum SwiftText {
    static func of(_ value: Any, indent: String = "") -> String {
        let mirror = Mirror(reflecting: value)
        switch (value, mirror.displayStyle) {
        case (let number as CGFloat, _): return text(Double(number))
        case (let number as Double, _): return text(number)
        case (let described as any Described, _): return text(described, indent)
        case (_, .optional): return mirror.children.first.map { of($0.value, indent: indent) } ?? "nil"
        case (_, .collection):
            let items = mirror.children.map { of($0.value, indent: indent + "    ") }
            let line = "[" + items.joined(separator: ", ") + "]"
            guard line.count + indent.count > 100, !items.isEmpty else { return line }
            return "[\n" + items.map { "\(indent)    \($0)," }.joined(separator: "\n") + "\n\(indent)]"
        case (_, .enum):
            guard let payload = mirror.children.first, let name = payload.label else { return ".\(value)" }
            return ".\(name)(\(arguments(of: payload.value)))"
        default: return "\(value)"
        }
    }

    private static func text(_ number: Double) -> String {
        if number.isNaN { return ".nan" }
        if number.isInfinite { return number < 0 ? "-.infinity" : ".infinity" }
        return number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
    }

    private static func text(_ value: any Described, _ indent: String) -> String {
        let usual = Mirror(reflecting: type(of: value).init()).children.map { of($0.value) }
        let changed = zip(Mirror(reflecting: value).children, usual).compactMap { child, usual -> String? in
            guard of(child.value) != usual, let label = child.label else { return nil }
            return "\(label): \(of(child.value, indent: indent))"
        }
        // With the types around it.
        let type = String(reflecting: type(of: value)).drop { $0 != "." }.dropFirst()
        return "\(type)(" + changed.joined(separator: ", ") + ")"
    }

    /// Of a case with one value, which may have a label, or with several.
    private static func arguments(of payload: Any) -> String {
        let mirror = Mirror(reflecting: payload)
        guard mirror.displayStyle == .tuple else { return of(payload) }
        return mirror.children.map { child in
            let label = child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
            return label + of(child.value)
        }.joined(separator: ", ")
    }
}
