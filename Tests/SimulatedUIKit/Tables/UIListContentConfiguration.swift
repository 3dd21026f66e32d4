import Foundation

/// What a cell shows. Only lists' own configurations are known here.
@MainActor
public protocol UIContentConfiguration {}

/// The texts of a cell, and how they look.
@MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    @MainActor
    public struct TextProperties {
        public var font: UIFont
        public var color: UIColor
        /// As many lines as the text needs.
        public var numberOfLines = 0

        init(ofSize size: CGFloat, color: UIColor) {
            (font, self.color) = (.systemFont(ofSize: size), color)
        }
    }

    public var text: String?
    public var secondaryText: String?
    public var textProperties = TextProperties(ofSize: 17, color: .label)
    public var secondaryTextProperties: TextProperties

    private init(secondarySize: CGFloat) {
        secondaryTextProperties = TextProperties(ofSize: secondarySize, color: .secondaryLabel)
    }

    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(secondarySize: 12) }
    public static func subtitleCell() -> UIListContentConfiguration { cell() }
    public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(secondarySize: 17) }
}

extension UITableViewCell {
    /// Without texts, in the cell's style.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        switch cellStyle {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    func simulatedShow(_ list: UIListContentConfiguration) {
        SimulatedEngine.current.performing(as: .uikit) {
            for (label, text, properties) in [
                (labels.text, list.text, list.textProperties),
                (labels.detail, list.secondaryText, list.secondaryTextProperties),
            ] {
                label?.text = text
                label?.font = properties.font
                label?.textColor = properties.color
                label?.numberOfLines = properties.numberOfLines
            }
            simulatedSetNeedsLayout()
        }
    }
}
