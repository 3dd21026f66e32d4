/// One thing that a person does in a film, and what is seen before and after it.
struct FilmStep {
    enum Act: Equatable {
        case focus
        case typing
        /// What happened in a sentence.
        case aside(String)
        case rotation(isLandscape: Bool)
        /// By so many points, less than 0 for a lower one.
        case growth(Double)
        case dismissal
        /// The distances between the keyboard and the input while a finger drags the keyboard, and whether the input is in
        /// what the finger scrolls.
        case drag(gaps: [Double], isInside: Bool)
    }

    let act: Act
    /// Milliseconds: when it happens, and when everything that moved stands still again.
    let time: Int
    var end: Int?
    let before: Sight
    let after: Sight
    /// What a call of the scene has decided meanwhile; nil without KeyboardHelper.
    var decision: String?
}
