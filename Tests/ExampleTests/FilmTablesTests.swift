import Testing

@testable import KeyboardHelperExample

@MainActor
@Suite struct FilmTablesTests {
    private static let art = FilmArt(width: 1, height: 1, markup: "<g/>")

    /// Three states of a node, with the numbers of `tables`: a look without a drawing, one with it, and a text.
    private func film(_ names: [String], _ tables: FilmTables) -> FilmData {
        var film = Film(parents: [0])
        for (index, name) in names.enumerated() {
            var state = FilmState(isPresent: true, x: index)
            state.look = tables.number(of: FilmLook(fill: name))
            if index == 1 {
                state.look = tables.number(of: FilmLook(art: tables.number(ofArt: name) { Self.art }))
                state.caret = [index, 2, 3, 4]
            }
            state.text = tables.number(of: [line(name)])
            film.frames.append(Film.Frame(time: index, changes: [(0, state)]))
            film.told.append(tables.numbers(of: Film.Caption(time: index, words: name, decision: "because of \(name)")))
        }
        return FilmData(film)
    }

    private func line(_ string: String) -> FilmLine {
        FilmLine(string: string, x: 0, baseline: 0, width: nil, anchor: "start", size: 1, isBold: false, color: "label")
    }

    @Test("films of tables that are put together have the numbers that they would have with one table")
    func together() {
        let scenes = [["a", "b", "c"], ["c", "d", "a"], ["b", "e", "d"]]
        let one = FilmTables()
        let wanted = scenes.map { film($0, one) }
        let all = FilmTables()
        for (names, wanted) in zip(scenes, wanted) {
            let own = FilmTables()
            var film = film(names, own)
            film.renumber(all.add(own.content))
            #expect(film.frames == wanted.frames)
            #expect(film.told == wanted.told)
        }
        #expect(all.looks == one.looks && all.texts == one.texts && all.arts == one.arts && all.words == one.words)
        #expect(all.looks.count > 6 && all.arts.count == 3)
    }
}
