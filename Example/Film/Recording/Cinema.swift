import Foundation
import UIKit

/// Films the scenes and writes the page and the pictures.
@MainActor
struct Cinema {
    private let arguments: Arguments
    private let report: ExampleReport
    private let tables = FilmTables()

    init(_ arguments: Arguments, report: ExampleReport) {
        (self.arguments, self.report) = (arguments, report)
    }

    /// False, with a complaint, if what is seen contradicts the report.
    func write(to folder: String) throws -> Bool {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let reels = arguments.scenes.enumerated().flatMap { index, scene in
            Console.showProgress("Filming \(index + 1) of \(arguments.scenes.count): \(scene.name)")
            return arguments.models.flatMap { film(scene, on: $0) }
        }
        let page = try FilmPage(
            reels: reels, scenes: arguments.scenes, models: arguments.models, report: report, tables: tables)
        try page.html.write(toFile: "\(folder)/index.html", atomically: true, encoding: .utf8)
        for (index, scene) in arguments.scenes.enumerated() {
            try picture(of: scene)?.write(toFile: "\(folder)/\(scene.slug).svg", atomically: true, encoding: .utf8)
            guard index == 0 else { continue }
            let both = picture(of: scene, besideWithout: true)
            try both?.write(toFile: "\(folder)/without-and-with.svg", atomically: true, encoding: .utf8)
        }
        let complaints = try ReportCheck(report).complaints(about: reels, html: page.html)
        complaints.forEach(Console.complain)
        return complaints.isEmpty
    }

    // MARK: Films

    /// The input that the page opens on, the first input, the one in the middle and the last one.
    private func film(_ scene: ExampleScene, on model: SimulatedModel) -> [Reel] {
        let opening = Opening(report.rows.filter { $0.scene == scene.name && $0.device == model.name })
        let rows = rows(of: scene, on: model, opening.orientation)
        let choice = Set([opening.input, 0, rows.count / 2, rows.count - 1]).filter(rows.indices.contains).sorted()
        return choice.map { index in
            let shoot = FilmShoot(
                scene: scene, model: model, orientation: opening.orientation, conditions: arguments.conditions,
                tables: tables)
            var films = shoot.stories(input: index)
            return Reel(
                scene: scene.name,
                device: model.name,
                input: rows[index].input,
                isOpening: index == opening.input,
                row: rows[index],
                with: films.removeValue(forKey: .keyboardHelper) ?? Film(),
                without: films
            )
        }
    }

    private func rows(
        of scene: ExampleScene, on model: SimulatedModel, _ orientation: UIInterfaceOrientation
    ) -> [ExampleRow] {
        report.rows.filter {
            $0.scene == scene.name && $0.device == model.name && $0.orientation == ExampleRow.name(of: orientation)
        }
    }

    // MARK: Pictures

    /// On a phone if there is one, with the input that the keyboard would hide most, the last of several.
    private func picture(of scene: ExampleScene, besideWithout: Bool = false) -> String? {
        guard let model = arguments.models.first(where: { $0.name == "iPhone 16" }) ?? arguments.models.first else {
            return nil
        }
        let orientation = Opening(report.rows.filter { $0.scene == scene.name && $0.device == model.name }).orientation
        let rows = rows(of: scene, on: model, orientation)
        guard let most = rows.map(\.coveredWithout).max(),
            let index = rows.lastIndex(where: { $0.coveredWithout == most })
        else { return nil }
        let tables = FilmTables()
        let shoot = FilmShoot(
            scene: scene, model: model, orientation: orientation, conditions: arguments.conditions, tables: tables)
        func panel(_ way: Way, _ caption: String?, _ color: String) -> FilmPicture.Panel? {
            shoot.episode(input: index, way).map { FilmPicture.Panel(film: $0, caption: caption, color: color) }
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

/// The films of one input.
struct Reel: Encodable {
    let scene: String
    let device: String
    let input: String
    /// Whether it is what the page shows first of its scene and device.
    let isOpening: Bool
    /// What the table says of the same input.
    let row: ExampleRow
    let with: Film
    /// The ways that apply to the scene.
    let without: [Way: Film]

    private enum CodingKeys: String, CodingKey {
        case scene, device, input, isOpening, with, without
    }
}
