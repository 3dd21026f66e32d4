import UIKit

/// What the page shows first of a scene on a device: an input that the keyboard clearly hides without KeyboardHelper.
struct Opening {
    let orientation: UIInterfaceOrientation
    /// The number of the input in the scene.
    let input: Int

    /// Most of a line of text.
    private static let clearlyCovered = 15.0

    /// Portrait if an input is clearly hidden there; the first of those that are hidden most. `rows` are those of the scene
    /// on the device.
    init(_ rows: [ExampleRow]) {
        let sides = [UIInterfaceOrientation.portrait, .landscapeLeft].map { orientation in
            (orientation, rows.filter { $0.orientation == ExampleRow.name(of: orientation) }.map(\.coveredWithout))
        }
        let side = sides.first { $0.1.contains { $0 >= Self.clearlyCovered } } ?? sides[0]
        orientation = side.0
        input = side.1.firstIndex(of: side.1.max() ?? 0) ?? 0
    }
}
