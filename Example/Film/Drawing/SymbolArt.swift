/// The system's symbols that scenes use, drawn in lines; any other is a round square.
enum SymbolArt {
    private static let lines = [
        "chevron.up": "M5 13l5-5 5 5",
        "chevron.down": "M5 8l5 5 5-5",
        "chevron.left": "M13 4l-6 6 6 6",
        "chevron.right": "M7 4l6 6-6 6",
        "checkmark": "M4 11l4 4 8-10",
        "xmark": "M5 5l10 10M15 5L5 15",
        "plus": "M10 4v12M4 10h12",
        "arrow.up": "M10 16V4M5 9l5-5 5 5",
        "magnifyingglass": "M8.5 3.5a5 5 0 1 0 .1 0zM12.2 12.2L17 17",
        "envelope": "M3 5h14v10H3zM3 5l7 6 7-6",
        "lock": "M5 9h10v8H5zM7 9V6a3 3 0 0 1 6 0v3",
        "photo": "M3 4.5h14v11H3zM3 13l4-4 4 4 2.5-2.5L17 14M12.5 7.5h.1",
        "person": "M10 3a3.5 3.5 0 1 0 .1 0zM3 17c1-5 13-5 14 0",
    ]

    static func draw(_ name: String, color: String = "blue") -> FilmArt {
        // Variants such as `.fill` and `.circle` are drawn as the plain symbol.
        let plain = lines.keys.sorted { $0.count > $1.count }.first { name.hasPrefix($0) }
        let path =
            plain.flatMap { lines[$0] } ?? "M5 4h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1z"
        let markup =
            "<path d=\"\(path)\" fill=\"none\" stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
            + " class=\"s-\(color)\"/>"
        return FilmArt(width: 20, height: 20, markup: markup)
    }
}
