import Foundation

private let newlines: Set<UInt16> = [0xA, 0xB, 0xC, 0xD, 0x85, 0x2028, 0x2029]

extension ArraySlice<UInt16> {
    fileprivate func trimmed(of units: Set<UInt16>) -> Self {
        let start = drop { units.contains($0) }
        return start[..<(start.lastIndex { !units.contains($0) }.map { $0 + 1 } ?? start.startIndex)]
    }
}

extension UIView {
    /// The lines that this view draws by itself, in its own coordinates.
    var simulatedTexts: [SimulatedSnapshot.Text] {
        switch self {
        case let label as UILabel: label.simulatedLabelTexts
        case let field as UITextField: field.simulatedFieldTexts
        case let textView as UITextView: textView.simulatedLines
        case let bar as UINavigationBar: bar.simulatedTitle
        case let bar as UITabBar: bar.simulatedTitles
        default: []
        }
    }

    fileprivate func lines(
        of layout: SimulatedTextLayout, _ string: String, at origin: CGPoint, font: UIFont, color: UIColor,
        alignment: NSTextAlignment
    ) -> [SimulatedSnapshot.Text] {
        let units = Array(string.utf16)
        let alignment = simulatedResolved(alignment)
        return layout.lines.compactMap { line in
            let shown = units[line.range].trimmed(of: newlines)
            guard !shown.isEmpty else { return nil }
            return SimulatedSnapshot.Text(
                string: String(decoding: shown, as: UTF16.self),
                frame: CGRect(x: origin.x + line.x, y: origin.y + line.y, width: line.width, height: layout.lineHeight),
                alignment: alignment,
                fontSize: font.pointSize,
                fontWeight: font.weight.rawValue,
                color: SimulatedSnapshot.Color(color)
            )
        }
    }

    /// One line in the middle of a rectangle.
    fileprivate func line(_ string: String, in rect: CGRect, font: UIFont, color: UIColor, alignment: NSTextAlignment)
        -> [SimulatedSnapshot.Text]
    {
        let layout = SimulatedTextLayout(
            string, font: font, width: rect.width, alignment: simulatedResolved(alignment), wraps: false)
        let origin = CGPoint(x: rect.minX, y: rect.midY - layout.lineHeight / 2)
        return lines(of: layout, string, at: origin, font: font, color: color, alignment: alignment)
    }
}

extension UILabel {
    /// In the middle of the label's height; what has no room ends in an ellipsis.
    fileprivate var simulatedLabelTexts: [SimulatedSnapshot.Text] {
        guard let text, !text.isEmpty, let font, let textColor else { return [] }
        let room = Int(modelBounds.width / font.pointSize * 2 + 0.001)
        if numberOfLines == 1 {
            let fits = text.count <= room || modelBounds.width == 0 || lineBreakMode != .byTruncatingTail
            let shown = fits ? text : text.prefix(max(0, room - 1)) + "…"
            return line(shown, in: modelBounds, font: font, color: textColor, alignment: textAlignment)
        }
        let layout = simulatedLayout
        var lines = lines(of: layout, text, at: .zero, font: font, color: textColor, alignment: textAlignment)
        if numberOfLines > 0, lines.count > numberOfLines {
            lines = Array(lines.prefix(numberOfLines))
            let last = lines[numberOfLines - 1].string
            lines[numberOfLines - 1].string = last.prefix(max(0, min(last.count, room - 1))) + "…"
        }
        let free = modelBounds.height - CGFloat(lines.count) * layout.lineHeight
        return lines.map { line in
            var line = line
            line.frame.origin.y += free / 2
            return line
        }
    }
}

extension UITextField {
    fileprivate var simulatedFieldTexts: [SimulatedSnapshot.Text] {
        let font = font ?? .systemFont(ofSize: 17)
        let typed = buffer.string
        guard !typed.isEmpty else {
            let rect = placeholderRect(forBounds: modelBounds)
            return line(placeholder ?? "", in: rect, font: font, color: .placeholderText, alignment: textAlignment)
        }
        let shown = isSecureTextEntry ? String(repeating: "•", count: typed.count) : typed
        let rect = isEditing ? editingRect(forBounds: modelBounds) : textRect(forBounds: modelBounds)
        return line(shown, in: rect, font: font, color: textColor ?? .label, alignment: textAlignment)
    }
}

extension UITextView {
    fileprivate var simulatedLines: [SimulatedSnapshot.Text] {
        let font = font ?? .systemFont(ofSize: 12)
        return lines(
            of: simulatedLayout, buffer.string, at: simulatedTextOrigin, font: font, color: textColor ?? .label,
            alignment: textAlignment)
    }
}

extension UINavigationBar {
    /// Above a search bar, if there is one.
    fileprivate var simulatedTitle: [SimulatedSnapshot.Text] {
        // Assumed: beside a bar at the side no title is shown.
        if simulatedIsAtTheSide { return [] }
        // A large title that is half gone has made room for a small one.
        if simulatedLargeTitle > UINavigationBar.simulatedLargeTitleHeight / 2 {
            let rect = CGRect(
                x: 16, y: simulatedItemHeight, width: modelBounds.width - 32, height: simulatedLargeTitle)
            let font = UIFont.systemFont(ofSize: 34, weight: .bold)
            return line(topItem?.title ?? "", in: rect, font: font, color: .label, alignment: .natural)
        }
        let rect = CGRect(x: 0, y: 0, width: modelBounds.width, height: simulatedItemHeight)
        let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
        return line(topItem?.title ?? "", in: rect, font: font, color: .label, alignment: .center)
    }
}

extension UITabBar {
    /// The titles of the controllers whose bar this is; the selected one is tinted.
    fileprivate var simulatedTitles: [SimulatedSnapshot.Text] {
        guard let tabs = parentView?.owner as? UITabBarController, let controllers = tabs.viewControllers else {
            return []
        }
        let width = modelBounds.width / CGFloat(max(1, controllers.count))
        return controllers.enumerated().flatMap { index, controller in
            line(
                controller.title ?? controller.navigationTitle,
                in: CGRect(x: CGFloat(index) * width, y: 30, width: width, height: 14),
                font: .systemFont(ofSize: 10, weight: .medium),
                color: index == tabs.selectedIndex ? tintColor : .systemGray,
                alignment: .center
            )
        }
    }
}

extension UIViewController {
    fileprivate var navigationTitle: String {
        (self as? UINavigationController)?.viewControllers.first?.title ?? ""
    }
}
