import Foundation
import Testing

/// The project cannot be opened here. That nothing in it leads nowhere can be told all the same.
@Suite struct XcodeProjectTests {
    private let project: XcodeProject
    private let target: XcodeProject.Object

    init() throws {
        project = try XcodeProject()
        target = try project.one("PBXNativeTarget")
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

    @Test func theFoldersAreThoseThatThePackageCompilesToo() throws {
        let folders = project.referred(from: target, by: "fileSystemSynchronizedGroups").compactMap { $0["path"] }
        #expect(Set(folders.compactMap { $0 as? String }) == ["App", "Scenes"])
        for case let folder as String in folders { #expect(exists(folder)) }
        let manifest = try String(contentsOf: XcodeProject.root.appending(path: "Package.swift"), encoding: .utf8)
        #expect(manifest.contains(#"sources: ["Scenes", "App", "Film"]"#))
    }

    @Test func theAppBeginsInOneFileWhichThePackageLeavesOut() throws {
        let sources = FileManager.default.enumerator(atPath: XcodeProject.folder.path)?.compactMap { $0 as? String }
        let beginnings = try (sources ?? []).filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Film/") }.filter {
            try String(contentsOf: XcodeProject.folder.appending(path: $0), encoding: .utf8).contains("@main")
        }
        #expect(beginnings == ["App/Launch.swift"])
        let manifest = try String(contentsOf: XcodeProject.root.appending(path: "Package.swift"), encoding: .utf8)
        #expect(manifest.contains(#"exclude: ["App/Launch.swift", "check-page"]"#))
    }

    @Test func theLibraryIsLinkedFromThePackageAroundTheProject() throws {
        let package = try project.one("XCLocalSwiftPackageReference")
        #expect(exists(try #require(package["relativePath"] as? String) + "/Package.swift"))
        let products = project.referred(from: target, by: "packageProductDependencies")
        #expect(products.map { $0["productName"] as? String } == ["KeyboardHelper"])
        #expect(products.flatMap { project.referred(from: $0, by: "package") }.count == 1)
        let manifest = try String(contentsOf: XcodeProject.root.appending(path: "Package.swift"), encoding: .utf8)
        #expect(manifest.contains(#".library(name: "KeyboardHelper""#))
        let phases = project.referred(from: target, by: "buildPhases")
        let linked = phases.first { $0["isa"] as? String == "PBXFrameworksBuildPhase" } ?? [:]
        let built = project.referred(from: linked, by: "files")
        #expect(built.flatMap { project.referred(from: $0, by: "productRef") }.count == 1)
    }

    @Test func theSchemeBuildsAndRunsTheTarget() throws {
        let id = try #require(project.objects.first { $0.value["isa"] as? String == "PBXNativeTarget" }?.key)
        let product = try #require(project.referred(from: target, by: "productReference").first)
        #expect(try project.schemeValues(of: "BlueprintIdentifier") == [id])
        #expect(try project.schemeValues(of: "BlueprintName") == [try #require(target["name"] as? String)])
        #expect(try project.schemeValues(of: "BuildableName") == [try #require(product["path"] as? String)])
        let container = try #require(try project.schemeValues(of: "ReferencedContainer").first)
        #expect(exists(String(container.dropFirst("container:".count))))
        let names = Set(project.all("XCBuildConfiguration").compactMap { $0["name"] as? String })
        #expect(try project.schemeValues(of: "buildConfiguration").isSubset(of: names))
    }

    // MARK: Settings

    @Test func debugAndReleaseAreThereForTheProjectAndTheTarget() throws {
        for owner in [try project.one("PBXProject"), target] {
            let list = try #require(project.referred(from: owner, by: "buildConfigurationList").first)
            let names = project.referred(from: list, by: "buildConfigurations").compactMap { $0["name"] as? String }
            #expect(names == ["Debug", "Release"])
            #expect(names.contains(try #require(list["defaultConfigurationName"] as? String)))
        }
    }

    @Test func everySettingIsOneThatXcodeKnows() {
        // https://developer.apple.com/documentation/xcode/build-settings-reference
        let known: Set = [
            "ALWAYS_SEARCH_USER_PATHS", "CODE_SIGN_STYLE", "CURRENT_PROJECT_VERSION", "DEBUG_INFORMATION_FORMAT",
            "ENABLE_STRICT_OBJC_MSGSEND", "ENABLE_TESTABILITY", "ENABLE_USER_SCRIPT_SANDBOXING",
            "GENERATE_INFOPLIST_FILE", "INFOPLIST_KEY_CFBundleDisplayName",
            "INFOPLIST_KEY_UIApplicationSceneManifest_Generation",
            "INFOPLIST_KEY_UIApplicationSupportsIndirectInputEvents", "INFOPLIST_KEY_UILaunchScreen_Generation",
            "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad",
            "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone", "IPHONEOS_DEPLOYMENT_TARGET",
            "LD_RUNPATH_SEARCH_PATHS", "MARKETING_VERSION", "ONLY_ACTIVE_ARCH", "PRODUCT_BUNDLE_IDENTIFIER",
            "PRODUCT_NAME", "SDKROOT", "SUPPORTED_PLATFORMS", "SUPPORTS_MACCATALYST",
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS", "SWIFT_COMPILATION_MODE", "SWIFT_OPTIMIZATION_LEVEL",
            "SWIFT_VERSION", "TARGETED_DEVICE_FAMILY", "VALIDATE_PRODUCT",
        ]
        #expect(Set(settings.flatMap(\.keys)).subtracting(known).isEmpty)
    }

    @Test func languageAndSystemAreThoseOfThePackage() throws {
        let manifest = try String(contentsOf: XcodeProject.root.appending(path: "Package.swift"), encoding: .utf8)
        let versions = settings.compactMap { $0["IPHONEOS_DEPLOYMENT_TARGET"] as? String }
        #expect(Set(versions) == ["15.0"] && manifest.contains(".iOS(.v15)"))
        let languages = settings.compactMap { $0["SWIFT_VERSION"] as? String }
        #expect(Set(languages) == ["6.0"] && manifest.contains("swiftLanguageModes: [.v6]"))
    }

    private var settings: [XcodeProject.Object] {
        project.all("XCBuildConfiguration").compactMap { $0["buildSettings"] as? XcodeProject.Object }
    }
}
