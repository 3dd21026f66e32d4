import Foundation

/// The files of this repository.
enum Repository {
    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func text(of path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// Without the spaces around them.
    static func lines(of path: String) throws -> [String] {
        try text(of: path).split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// The files below a folder whose names end like this, as paths from the root, in order.
    static func files(in path: String, _ extensions: [String]) -> [String] {
        let below = FileManager.default.enumerator(atPath: root.appending(path: path).path) ?? .init()
        return below.compactMap { $0 as? String }.sorted().filter { name in
            extensions.contains { name.hasSuffix(".\($0)") }
        }
        .map { "\(path)/\($0)" }
    }

    static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appending(path: path).standardizedFileURL.path)
    }
}
