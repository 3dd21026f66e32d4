import UIKit

/// Draws the wheels of a picker: the rows around the one that is chosen.
struct WheelArt: Equatable {
    /// For each wheel the rows two above and two below the chosen one; nil where there is none.
    private let wheels: [[String?]]

    private static let rowHeight = 34.0

    /// Nil if what has the focus shows no picker.
    @MainActor
    init?(_ device: SimulatedDevice) {
        let focus = device.windows.lazy.compactMap(\.simulatedFirstResponder).first
        guard let picker = focus?.inputView as? UIPickerView else { return nil }
        wheels = (0..<picker.numberOfComponents).map { wheel in
            let (chosen, count) = (picker.selectedRow(inComponent: wheel), picker.numberOfRows(inComponent: wheel))
            return (chosen - 2...chosen + 2).map { row in
                guard (0..<count).contains(row) else { return nil }
                return picker.delegate?.pickerView(picker, titleForRow: row, forComponent: wheel)
            }
        }
    }

    var name: String { "wheels \(wheels)" }

    func draw(in size: CGSize) -> FilmArt {
        let (width, middle) = (min(size.width - 32, 480), size.height / 2)
        let left = (size.width - width) / 2
        let band = Markup.rect(
            left, middle - Self.rowHeight / 2, width, Self.rowHeight, radius: 8, Markup.paint("fill"))
        let column = width / Double(max(1, wheels.count))
        let rows = wheels.enumerated().flatMap { index, titles in
            titles.enumerated().compactMap { row, title -> String? in
                guard let title else { return nil }
                // The wheel is round: rows farther away are lower, smaller and paler.
                let distance = Double(row - 2)
                let y = middle + distance * Self.rowHeight * (1 - abs(distance) * 0.08) + 6
                let shade = distance == 0 ? "" : " opacity=\"\(abs(distance) == 1 ? 0.5 : 0.25)\""
                return Markup.text(
                    title, left + column * (Double(index) + 0.5), y, size: 20 - abs(distance) * 2, shade)
            }
        }
        let markup = band + "<g\(Markup.paint("label"))>\(rows.joined())</g>"
        return FilmArt(width: size.width, height: size.height, markup: markup)
    }
}
