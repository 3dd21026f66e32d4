/// What a keyboard suggests above its keys.
enum Suggestions {
    private static let common = [
        "Hello", "Help", "Please", "Play", "Lovelace", "Love", "Adam", "Adapt", "London", "Long", "England", "Engine",
        "English",
        "leave", "parcel", "home", "neighbor", "there", "knows", "the", "ring", "twice", "wait", "little", "opens",
        "behind",
        "door", "message", "thank", "you", "your", "parking", "company", "keyboard", "spring", "park", "lane",
    ]

    /// The word as it stands, and two that begin like it; what often begins a sentence, or goes on in one, without a word.
    static func words(after word: String, atStart: Bool) -> [String] {
        guard !word.isEmpty else { return atStart ? ["I", "The", "I’m"] : ["the", "a", "and"] }
        let start = word.lowercased()
        let longer = common.filter { $0.lowercased().hasPrefix(start) && $0.count > word.count }.prefix(2).map {
            word.first?.isUppercase == true ? $0.prefix(1).uppercased() + $0.dropFirst() : $0
        }
        return ["“\(word)”"] + longer
    }
}
