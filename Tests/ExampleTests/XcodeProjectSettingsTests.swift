import Foundation
import Testing

@Suite struct XcodeProjectSettingsTests {
    private let project: XcodeProject
    private let manifest: String

    init() throws {
        project = try XcodeProject()
        manifest = try String(contentsOf: XcodeProject.root.appending(path: "Package.swift"), encoding: .utf8)
    }

    private var settings: [XcodeProject.Object] {
        project.all("XCBuildConfiguration").compactMap { $0["buildSettings"] as? XcodeProject.Object }
    }

    private func values(of setting: String) -> Set<String> {
        Set(settings.compactMap { $0[setting] as? String })
    }

    @Test func debugAndReleaseAreThereForTheProjectAndEachTarget() throws {
        for owner in [try project.one("PBXProject")] + project.all("PBXNativeTarget") {
            let list = try #require(project.referred(from: owner, by: "buildConfigurationList").first)
            let names = project.referred(from: list, by: "buildConfigurations").compactMap { $0["name"] as? String }
            #expect(names == ["Debug", "Release"])
            #expect(names.contains(try #require(list["defaultConfigurationName"] as? String)))
        }
    }

    @Test func everySettingIsOneThatXcodeKnows() {
        // https://developer.apple.com/documentation/xcode/build-settings-reference
        let known: Set = [
            "ALWAYS_SEARCH_USER_PATHS", "BUNDLE_LOADER", "CODE_SIGN_IDENTITY", "CODE_SIGN_STYLE",
            "CURRENT_PROJECT_VERSION", "DEBUG_INFORMATION_FORMAT", "ENABLE_STRICT_OBJC_MSGSEND", "ENABLE_TESTABILITY",
            "ENABLE_USER_SCRIPT_SANDBOXING", "GENERATE_INFOPLIST_FILE", "INFOPLIST_KEY_CFBundleDisplayName",
            "INFOPLIST_KEY_UIApplicationSceneManifest_Generation",
            "INFOPLIST_KEY_UIApplicationSupportsIndirectInputEvents", "INFOPLIST_KEY_UILaunchScreen_Generation",
            "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad",
            "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone", "IPHONEOS_DEPLOYMENT_TARGET",
            "LD_RUNPATH_SEARCH_PATHS", "MARKETING_VERSION", "ONLY_ACTIVE_ARCH", "PRODUCT_BUNDLE_IDENTIFIER",
            "PRODUCT_NAME", "SDKROOT", "SKIP_INSTALL", "SUPPORTED_PLATFORMS", "SUPPORTS_MACCATALYST",
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS", "SWIFT_COMPILATION_MODE", "SWIFT_OPTIMIZATION_LEVEL",
            "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY", "SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT",
            "SWIFT_VERSION", "TARGETED_DEVICE_FAMILY", "TEST_HOST", "TEST_TARGET_NAME", "VALIDATE_PRODUCT",
        ]
        let names = settings.flatMap(\.keys).map { $0.replacing(/\[sdk=[a-z]+\*\]$/, with: "") }
        #expect(Set(names).subtracting(known).isEmpty)
    }

    @Test func languageAndSystemAreThoseOfThePackage() {
        #expect(values(of: "IPHONEOS_DEPLOYMENT_TARGET") == ["15.0"] && manifest.contains(".iOS(.v15)"))
        #expect(values(of: "SWIFT_VERSION") == ["6.0"] && manifest.contains("swiftLanguageModes: [.v6]"))
    }

    /// The same sources are compiled by the package, with these features.
    @Test func theFeaturesOfTheLanguageAreThoseOfThePackage() {
        let features = manifest.matches(of: /enableUpcomingFeature\("(\w+)"\)/).map { String($0.output.1) }
        let settings = features.map {
            "SWIFT_UPCOMING_FEATURE_" + $0.replacing(/(?<lower>[a-z])(?<upper>[A-Z])/) { "\($0.lower)_\($0.upper)" }
        }
        #expect(!settings.isEmpty)
        for setting in settings { #expect(values(of: setting.uppercased()) == ["YES"], "\(setting)") }
    }

    @Test func noTeamIsNeededInASimulatorOrOnTheMac() {
        #expect(values(of: "CODE_SIGN_IDENTITY[sdk=macosx*]") == ["-"])
        #expect(values(of: "CODE_SIGN_STYLE") == ["Automatic"])
        #expect(settings.allSatisfy { $0["DEVELOPMENT_TEAM"] == nil })
    }

    /// A phone needs a team and an identifier that nobody else has. They are in a file that git ignores.
    @Test func aTeamAndAnIdentifierComeFromAFileOfTheDeveloper() throws {
        let root = try project.one("PBXProject")
        for configuration in project.referred(from: root, by: "buildConfigurationList")
            .flatMap({ project.referred(from: $0, by: "buildConfigurations") })
        {
            let base = project.referred(from: configuration, by: "baseConfigurationReference")
            #expect(base.map { $0["path"] as? String } == [XcodeProject.signing])
        }
        let file = XcodeProject.folder.appending(path: XcodeProject.signing)
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        #expect(lines.suffix(2) == ["IDENTIFIER_PREFIX = com.example", "#include? \"Local.xcconfig\""])
        let ignored = try String(contentsOf: XcodeProject.root.appending(path: ".gitignore"), encoding: .utf8)
        #expect(ignored.contains("\nExample/Signing/Local.xcconfig\n"))
        let identifiers = values(of: "PRODUCT_BUNDLE_IDENTIFIER")
        #expect(identifiers.count == 4 && identifiers.allSatisfy { $0.hasPrefix("$(IDENTIFIER_PREFIX).") })
    }

    @Test func everyBundleHasAnIdentifierOfItsOwn() throws {
        let bundles = project.all("PBXNativeTarget").filter {
            $0["productType"] as? String != "com.apple.product-type.library.static"
        }
        let identifiers = bundles.map { bundle in
            Set(project.settings(of: bundle).map { $0["PRODUCT_BUNDLE_IDENTIFIER"] as? String })
        }
        #expect(identifiers.allSatisfy { $0.count == 1 && !$0.contains(nil) })
        #expect(Set(identifiers).count == bundles.count)
    }
}
