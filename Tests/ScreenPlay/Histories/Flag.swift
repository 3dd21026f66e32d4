/// What the library does not do right yet. Without its flag a history does not contain it, or does not judge it.
enum Flag: String, CaseIterable, Sendable {
    /// Insets of inner scroll views that let UIKit push a field out of what is visible of them.
    case innerInsets
    /// Views around an input that clip without scrolling.
    case clippingBoxes
    /// An app that sets frames in each layout, and layouts that nothing tells of.
    case layoutResets
    /// A focus that moves again while UIKit still scrolls for the one before.
    case hurriedFocus
}
