import Foundation
import UIKit

/// Films one scene and draws its pictures.
@MainActor
struct Cinema {
    /// What comes of it.
    struct Films: Codable {
        var reels: [Reel] = []
        var tables = FilmTables.Content()
        /// The pictures by the names of their files.
        var pictures: [String: String] = [:]
        /// What is seen and contradicts the report, a line each.
        var complaints: [String] = []
    }

    private let scene: ExampleScene
    private let arguments: Arguments
    /// What the report says of the scene.
    private let rows: [ExampleRow]
    private let tables = FilmTables()

    init(_ scene: ExampleScene, _ arguments: Arguments, rows: [ExampleRow]) {
        (self.scene, self.arguments, self.rows) = (scene, arguments, rows)
    }

    /// The first scene has a picture more, for the top of a README.
    func films(isFirst: Bool) -> Films {
        var films = Films()
        for model in arguments.filmed { film(on: model, into: &films) }
        films.tables = tables.content
        films.pictures["\(scene.slug).svg"] = picture()
        if isFirst { films.pictures["without-and-with.svg"] = picture(besideWithout: true) }
        return films
    }

    // MARK: Films

    /// The input that the page opens on, the first input, the one in the middle and the last one.
    private func film(on model: SimulatedModel, into all: inout Films) {
        let opening = Opening(rows.filter { $0.device == model.name })
        let rows = rows(on: model, opening.orientation)
        let choice = Set([opening.input, 0, rows.count / 2, rows.count - 1]).filter(rows.indices.contains).sorted()
        for index in choice {
            let shoot = FilmShoot(
                scene: scene, model: model, orientation: opening.orientation, conditions: arguments.conditions,
                tables: tables)
            var films = shoot.stories(input: index).mapValues(FilmData.init)
            let reel = Reel(
                scene: scene.name,
                device: model.name,
                input: rows[index].input,
                isOpening: index == opening.input,
                with: films.removeValue(forKey: .keyboardHelper) ?? FilmData(Film()),
                without: films
            )
            all.reels.append(reel)
            all.complaints += ReportCheck.complaints(about: reel, rows[index])
        }
    }

    private func rows(on model: SimulatedModel, _ orientation: UIInterfaceOrientation) -> [ExampleRow] {
        rows.filter { $0.device == model.name && $0.orientation == ExampleRow.name(of: orientation) }
    }

    // MARK: Pictures

    /// On a phone if there is one, with the input that the keyboard would hide most, the last of several.
    private func picture(besideWithout: Bool = false) -> String? {
        guard let model = arguments.pictured else {
            return nil
        }
        let orientation = Opening(rows.filter { $0.device == model.name }).orientation
        let rows = rows(on: model, orientation)
        guard let most = rows.map(\.coveredWithout).max(),
            let index = rows.lastIndex(where: { $0.coveredWithout == most })
        else { return nil }
        let tables = FilmTables()
        let shoot = FilmShoot(
            scene: scene, model: model, orientation: orientation, conditions: arguments.conditions, tables: tables)
        func panel(_ way: Way, _ caption: String?, _ color: String) -> FilmPicture.Panel? {
            shoot.episode(input: index, way).map { film in
                FilmPicture.Panel(film: film.showing(scene.still), caption: caption, color: color)
            }
        }
        let panels =
            besideWithout
            ? [panel(.nothing, "Without", "without"), panel(.keyboardHelper, "With KeyboardHelper", "with")]
            : [panel(.keyboardHelper, nil, "label")]
        return FilmPicture(
            panels: panels.compactMap(\.self),
            tables: tables,
            device: DeviceArt(model, isLandscape: orientation.isLandscape),
            title: besideWithout ? "\(scene.name), without and with KeyboardHelper" : scene.name,
            sentence: scene.sentence
        ).svg
    }
}

extension Film {
    /// With the poster that a picture shows.
    fileprivate func showing(_ still: ExampleScene.Still) -> Film {
        guard still == .tap, let tap = events.first, !chapters.isEmpty else { return self }
        var film = self
        film.chapters[0].poster = tap.time
        return film
    }
}

/// The films of one input.
struct Reel: Codable {
    let scene: String
    let device: String
    let input: String
    /// Whether it is what the page shows first of its scene and device.
    let isOpening: Bool
    private(set) var with: FilmData
    /// The ways that apply to the scene.
    private(set) var without: [Way: FilmData]

    mutating func renumber(_ numbers: FilmTables.Numbers) {
        with.renumber(numbers)
        for way in without.keys { without[way]?.renumber(numbers) }
    }
}
