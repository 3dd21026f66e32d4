import Foundation
import UIKit

/// The report as one page that needs nothing else: the films, the numbers, and what plays them.
@MainActor
struct FilmPage {
    let html: String

    private struct Content: Encodable {
        struct Device: Encodable {
            let name: String
            let portrait: DeviceArt
            let landscape: DeviceArt
        }

        struct Scene: Encodable {
            let name: String
            let sentence: String
            let call: String
            let file: String
            let script: String
            let device: String
        }

        let report: ExampleReport
        let devices: [Device]
        /// The names of the devices that were played and not filmed.
        let others: [String]
        let scenes: [Scene]
        let scripts: [String]
        /// The scene that the page opens on, if it was filmed.
        let opening: String
        let looks: [FilmLook]
        let texts: [[FilmLine]]
        let arts: [FilmArt]
        let words: [String]
        let reels: [Reel]
    }

    init(
        reels: [Reel], _ arguments: Arguments, report: ExampleReport, tables: FilmTables, hasDocumentation: Bool
    ) throws {
        let filmed = arguments.filmed.map(\.name)
        let others = arguments.models.map(\.name).filter { !filmed.contains($0) }
        let content = Content(
            report: report,
            devices: arguments.filmed.map {
                Content.Device(
                    name: $0.name, portrait: DeviceArt($0, isLandscape: false),
                    landscape: DeviceArt($0, isLandscape: true))
            },
            others: others,
            scenes: arguments.scenes.filter { scene in reels.contains { $0.scene == scene.name } }.map {
                Content.Scene(
                    name: $0.name, sentence: $0.sentence, call: $0.call.code, file: $0.call.file, script: $0.script,
                    device: $0.device)
            },
            scripts: FilmShoot.scripts,
            opening: ExampleScene.opening,
            looks: tables.looks,
            texts: tables.texts,
            arts: tables.arts,
            words: tables.words,
            reels: reels
        )
        let encoder = JSONEncoder()
        // The same films make the same page.
        encoder.outputFormatting = .sortedKeys
        // Inside a script element nothing may look like its end.
        let data = String(decoding: try encoder.encode(content), as: UTF8.self)
            .replacingOccurrences(of: "</", with: "<\\/")
        let scripts = ["device.js", "chart.js", "player.js", "wall.js", "page.js"]
        html = try Self.file("page.html")
            .replacingOccurrences(of: "{{summary}}", with: report.sentence)
            .replacingOccurrences(of: "{{hiddenWithout}}", with: "\(report.summary.coveredWithout)")
            .replacingOccurrences(of: "{{hiddenWith}}", with: "\(report.summary.coveredWith)")
            .replacingOccurrences(of: "{{films}}", with: Self.films(others))
            .replacingOccurrences(of: "{{links}}", with: Self.links(hasDocumentation))
            .replacingOccurrences(of: "{{fade}}", with: NodeMarkup.fade)
            .replacingOccurrences(of: "{{address}}", with: Self.repository.map { "\($0).git" } ?? Self.placeholder)
            .replacingOccurrences(of: "{{style}}", with: try Self.file("style.css") + DevicePalette.pageStyle)
            .replacingOccurrences(of: "{{player}}", with: try scripts.map(Self.file).joined())
            .replacingOccurrences(of: "{{data}}", with: data)
    }

    /// How to get the films that the page does not have.
    private static func films(_ others: [String]) -> String {
        guard let last = others.last else { return "" }
        let names = others.count > 1 ? "\(others.dropLast().joined(separator: ", ")) and \(last)" : last
        return "; with <code>--films all</code> it films \(names) too"
    }

    private static func file(_ name: String) throws -> String {
        let folder = Bundle.module.bundleURL.appendingPathComponent("Page")
        return try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }

    // MARK: Links

    private static let placeholder = "&lt;address of the repository&gt;"

    /// The repository that a workflow of GitHub's runs for; elsewhere the address is not known.
    private static var repository: String? {
        let variables = ProcessInfo.processInfo.environment
        guard let server = variables["GITHUB_SERVER_URL"], let name = variables["GITHUB_REPOSITORY"] else { return nil }
        return Markup.escaped("\(server)/\(name)")
    }

    /// Where the documentation is, from the folder of the page.
    static let documentation = "docs/documentation/keyboardhelper/"

    private static func links(_ hasDocumentation: Bool) -> String {
        let source = repository.map {
            "<a href=\"\($0)\">Source</a><a class=\"spare\" href=\"\($0)#readme\">Read me</a>"
        }
        let docs = "<a class=\"documentation\" href=\"\(documentation)\">Docs</a>"
        return (source ?? "") + (hasDocumentation ? docs : "")
    }

    // MARK: Reading it again

    private nonisolated static let dataStart = "<script type=\"application/json\" id=\"data\">"

    /// The report that a page was made with; nil if it has none.
    nonisolated static func report(in html: String) throws -> ExampleReport? {
        struct Told: Decodable {
            let report: ExampleReport
        }
        guard let start = html.range(of: dataStart),
            let end = html.range(of: "</script>", range: start.upperBound..<html.endIndex)
        else { return nil }
        return try JSONDecoder().decode(Told.self, from: Data(html[start.upperBound..<end.lowerBound].utf8)).report
    }
}
