import Testing

/// What the README promises, in its words. A situation that holds a promise has it as a trait.
enum Promise: String, CaseIterable, TestTrait {
    case focusIsVisible = "The focused field stays visible"
    case caretIsVisible = "of a text view, the line with the caret"
    case movesTheLeast = "Content moves only as far as needed"
    case movesInStep = "in step with the keyboard"
    case givesBack = "the library removes what it has added to your insets"
    case contentStays = "the content stays where it is, within its range"
    case endStays = "a list at its bottom stays there"
    case scrollsBack = "scroll back when the keyboard hides, unless the user has scrolled"
    case servesWindows = "Every screen of a window, sheets included"
    case sharesWindows = "what the keyboard covers of your window counts"
    case ignoresFloating = "Floating and split keyboards are ignored"
    case servesFoldingPhones = "the field is visible on either screen of a simulated iPhone Duo"
    case leavesSwiftUI = "keeps its own fields visible; the library leaves it"
    case leavesYours = "delegates, accessory views and recognizers stay yours"
}
