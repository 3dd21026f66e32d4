import Foundation
import Testing

/// The app's Xcode project, read as what it is: a property list of objects that refer to each other by their ids.
struct XcodeProject {
    typealias Object = [String: Any]

    let objects: [String: Object]
    let rootID: String
    /// The text of each shared scheme, by its name.
    let schemes: [String: String]

    /// The repository.
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    /// Where the project stands, and what its paths are relative to.
    static let folder = root.appending(path: "Example")
    /// What the settings of the project begin with.
    static let signing = "Signing/Signing.xcconfig"

    init() throws {
        let project = Self.folder.appending(path: "KeyboardHelperExample.xcodeproj")
        let data = try Data(contentsOf: project.appending(path: "project.pbxproj"))
        let list = try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? Object)
        objects = try #require(list["objects"] as? [String: Object])
        rootID = try #require(list["rootObject"] as? String)
        let shared = project.appending(path: "xcshareddata/xcschemes")
        let files = try FileManager.default.contentsOfDirectory(atPath: shared.path)
        schemes = try files.filter { $0.hasSuffix(".xcscheme") }.reduce(into: [:]) { schemes, file in
            let text = try String(contentsOf: shared.appending(path: file), encoding: .utf8)
            schemes[file.replacing(".xcscheme", with: "")] = text
        }
    }

    func all(_ isa: String) -> [Object] { objects.values.filter { $0["isa"] as? String == isa } }

    func one(_ isa: String) throws -> Object {
        let found = all(isa)
        try #require(found.count == 1, "one \(isa)")
        return found[0]
    }

    /// The target of a name.
    func target(_ name: String) throws -> Object {
        try #require(all("PBXNativeTarget").first { $0["name"] as? String == name }, "a target \(name)")
    }

    /// The folders that a target compiles, relative to the project's.
    func folders(of target: Object) -> [String] {
        referred(from: target, by: "fileSystemSynchronizedGroups").compactMap { $0["path"] as? String }
    }

    /// The names of the targets that Xcode builds before a target.
    func dependencies(of target: Object) -> [String] {
        referred(from: target, by: "dependencies").flatMap { referred(from: $0, by: "target") }
            .compactMap { $0["name"] as? String }
    }

    /// The settings of each configuration of a target or of the project.
    func settings(of owner: Object) -> [Object] {
        referred(from: owner, by: "buildConfigurationList").flatMap { referred(from: $0, by: "buildConfigurations") }
            .compactMap { $0["buildSettings"] as? Object }
    }

    /// What an object has under a key that holds an id, or several.
    func referred(from object: Object, by key: String) -> [Object] {
        ids(in: object[key] ?? []).compactMap { objects[$0] }
    }

    /// All ids in a value, the keys of dictionaries included.
    func ids(in value: Any) -> [String] {
        switch value {
        case let text as String: text.wholeMatch(of: /[0-9A-F]{24}/) == nil ? [] : [text]
        case let list as [Any]: list.flatMap(ids)
        case let object as Object: object.flatMap { ids(in: $0.key) + ids(in: $0.value) }
        default: []
        }
    }

    /// The attribute of each element of the schemes that has it.
    func schemeValues(of attribute: String) throws -> Set<String> {
        try Set(schemes.values.flatMap { try values(of: attribute, in: $0) })
    }

    /// The targets whose tests a scheme runs, in its order.
    func tests(of scheme: String) throws -> [String] {
        let tests = try #require(schemes[scheme], "a scheme \(scheme)").components(separatedBy: "<TestableReference")
        return try tests.dropFirst().flatMap { try values(of: "BlueprintName", in: $0).prefix(1) }
    }

    private func values(of attribute: String, in text: String) throws -> [String] {
        let pattern = try Regex("\\b\(attribute) = \"([^\"]*)\"", as: (Substring, Substring).self)
        return text.matches(of: pattern).map { String($0.output.1) }
    }
}
