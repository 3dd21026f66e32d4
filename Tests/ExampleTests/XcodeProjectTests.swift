import Foundation
import Testing

/// Xcode is not here to open the project. That nothing in it leads nowhere can be told all the same.
@Suite struct XcodeProjectTests {
    private let project: XcodeProject

    init() throws {
        project = try XcodeProject()
    }

    private func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: XcodeProject.folder.appending(path: path).path)
    }

    @Test func everyIDIsDefinedAndEveryObjectIsUsed() {
        let used = Set(project.objects.values.flatMap(project.ids)).union([project.rootID])
        #expect(used == Set(project.objects.keys))
    }

    @Test func theFormatIsThatOfXcode16() throws {
        let root = try project.one("PBXProject")
        #expect(root["preferredProjectObjectVersion"] as? String == "77")
        #expect(project.objects[project.rootID]?["isa"] as? String == "PBXProject")
    }

    @Test func theProjectListsEveryTargetAndShowsEveryFolderAndProduct() throws {
        let root = try project.one("PBXProject")
        #expect(project.ids(in: root["targets"] ?? []).count == project.all("PBXNativeTarget").count)
        let main = try #require(project.referred(from: root, by: "mainGroup").first)
        let shown = project.referred(from: main, by: "children").compactMap { $0["path"] as? String }
        let folders = project.all("PBXFileSystemSynchronizedRootGroup").compactMap { $0["path"] as? String }
        #expect(shown.sorted() == (folders + [XcodeProject.signing]).sorted())
        let products = project.referred(from: root, by: "productRefGroup").flatMap {
            project.referred(from: $0, by: "children")
        }
        #expect(products.count == project.all("PBXNativeTarget").count)
    }

    // MARK: Files

    @Test func everyFolderExistsAndBelongsToOneTarget() throws {
        let folders = project.all("PBXNativeTarget").flatMap(project.folders)
        #expect(folders.count == Set(folders).count)
        #expect(folders.count == project.all("PBXFileSystemSynchronizedRootGroup").count)
        for folder in folders { #expect(exists(folder), "\(folder)") }
    }

    @Test func whatIsLeftOutOfAFolderIsThere() throws {
        for folder in project.all("PBXFileSystemSynchronizedRootGroup") {
            let path = try #require(folder["path"] as? String)
            for exception in project.referred(from: folder, by: "exceptions") {
                let names = try #require(exception["membershipExceptions"] as? [String])
                for name in names { #expect(exists("\(path)/\(name)"), "\(path)/\(name)") }
                let owners = project.referred(from: exception, by: "target")
                #expect(owners.flatMap(project.folders).contains(path))
            }
        }
    }

    @Test(arguments: ["App", "Scenes", "DeviceTests", "UITests", "../Tests/UIKitContractTests", "../Tests/TestSupport"])
    func onlySwiftFilesAreInTheTargets(folder: String) throws {
        let url = XcodeProject.folder.appending(path: folder)
        let paths = try #require(FileManager.default.enumerator(atPath: url.path)).compactMap { $0 as? String }
        let others = paths.filter { !$0.hasSuffix(".swift") && $0.contains(".") }
        let leftOut = project.all("PBXFileSystemSynchronizedRootGroup").filter { $0["path"] as? String == folder }
            .flatMap { project.referred(from: $0, by: "exceptions") }
            .flatMap { $0["membershipExceptions"] as? [String] ?? [] }
        #expect(others.sorted() == leftOut.sorted())
    }

    @Test func theAppBeginsInOneFileWhichThePackageLeavesOut() throws {
        let beginnings = try ["App", "Scenes"].flatMap { folder in
            let url = XcodeProject.folder.appending(path: folder)
            let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
            return try paths.filter { $0.hasSuffix(".swift") }.filter {
                try String(contentsOf: url.appending(path: $0), encoding: .utf8).contains("@main")
            }.map { "\(folder)/\($0)" }
        }
        #expect(beginnings == ["App/Launch.swift"])
        let manifest = try String(contentsOf: XcodeProject.root.appending(path: "Package.swift"), encoding: .utf8)
        let excluded = manifest.matches(of: /exclude: \[([^\]]*)\]/).map(\.output.1).filter { $0.contains("App/") }
        #expect(excluded.count == 1)
        for path in ["App/Launch.swift", "App/Checks/HostAppHarness.swift"] {
            #expect(excluded.first?.contains("\"\(path)\"") == true && exists(path), "\(path)")
        }
    }

    // MARK: The schemes

    @Test func theSchemesNameTheAppAndItsTests() throws {
        let targets = project.objects.filter { $0.value["isa"] as? String == "PBXNativeTarget" }
            .filter { $0.value["productType"] as? String != "com.apple.product-type.library.static" }
        #expect(try project.schemeValues(of: "BlueprintIdentifier") == Set(targets.keys))
        let targetNames = Set(targets.values.compactMap { $0["name"] as? String })
        #expect(try project.schemeValues(of: "BlueprintName") == targetNames)
        let products = targets.values.flatMap { project.referred(from: $0, by: "productReference") }
        #expect(try project.schemeValues(of: "BuildableName") == Set(products.compactMap { $0["path"] as? String }))
        #expect(try project.schemeValues(of: "ReferencedContainer") == ["container:KeyboardHelperExample.xcodeproj"])
        #expect(exists("KeyboardHelperExample.xcodeproj"))
        let names = Set(project.all("XCBuildConfiguration").compactMap { $0["name"] as? String })
        #expect(try project.schemeValues(of: "buildConfiguration").isSubset(of: names))
    }

    /// There is one keyboard, so tests on several clones of a simulator would only be slower.
    @Test func theSchemesRunTheTestsOneAfterTheOther() throws {
        #expect(try project.schemeValues(of: "parallelizable") == ["NO"])
        #expect(try project.schemeValues(of: "skipped") == ["NO"])
    }

    /// Xcode may build every test of a scheme to run one. What does not compile in a contract test must stop no other.
    @Test func theContractTestsHaveASchemeOfTheirOwn() throws {
        #expect(project.schemes.keys.sorted() == ["KeyboardHelperContractTests", "KeyboardHelperExample"])
        #expect(
            try project.tests(of: "KeyboardHelperExample") == ["KeyboardHelperDeviceTests", "KeyboardHelperUITests"])
        #expect(try project.tests(of: "KeyboardHelperContractTests") == ["KeyboardHelperContractTests"])
    }
}
