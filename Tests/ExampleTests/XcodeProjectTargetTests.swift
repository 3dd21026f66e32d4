import Foundation
import Testing

/// What the targets of the project are made of.
@Suite struct XcodeProjectTargetTests {
    private let project: XcodeProject
    private let manifest: String

    init() throws {
        project = try XcodeProject()
        manifest = try String(contentsOf: XcodeProject.root.appending(path: "Package.swift"), encoding: .utf8)
    }

    @Test(arguments: [
        ("KeyboardHelperExample", "application", "KeyboardHelperExample.app", ["App", "Scenes"], []),
        (
            "KeyboardHelperDeviceTests", "bundle.unit-test", "KeyboardHelperDeviceTests.xctest", ["DeviceTests"],
            ["KeyboardHelperExample"]
        ),
        (
            "KeyboardHelperContractTests", "bundle.unit-test", "KeyboardHelperContractTests.xctest",
            ["../Tests/UIKitContractTests"], ["KeyboardHelperExample", "KeyboardHelperTestSupport"]
        ),
        (
            "KeyboardHelperUITests", "bundle.ui-testing", "KeyboardHelperUITests.xctest", ["UITests"],
            ["KeyboardHelperExample"]
        ),
        ("KeyboardHelperTestSupport", "library.static", "libKeyboardHelperTestSupport.a", ["../Tests/TestSupport"], []),
    ])
    func aTargetHasItsFoldersAndItsDependencies(
        name: String, type: String, product: String, folders: [String], dependencies: [String]
    ) throws {
        let target = try project.target(name)
        #expect(target["productType"] as? String == "com.apple.product-type.\(type)")
        #expect(project.referred(from: target, by: "productReference").map { $0["path"] as? String } == [product])
        #expect(project.folders(of: target) == folders)
        #expect(project.dependencies(of: target) == dependencies)
    }

    @Test func everyTargetCompilesAndHasPhasesOfItsOwn() {
        let phases = project.all("PBXNativeTarget").flatMap { target in
            let ids = project.ids(in: target["buildPhases"] ?? [])
            #expect(ids.contains { project.objects[$0]?["isa"] as? String == "PBXSourcesBuildPhase" })
            return ids
        }
        #expect(phases.count == Set(phases).count)
    }

    @Test func aDependencyNamesItsTargetTwice() throws {
        for dependency in project.all("PBXTargetDependency") {
            let target = try #require(dependency["target"] as? String)
            let proxy = try #require(project.referred(from: dependency, by: "targetProxy").first)
            #expect(proxy["remoteGlobalIDString"] as? String == target)
            #expect(proxy["remoteInfo"] as? String == project.objects[target]?["name"] as? String)
            #expect(proxy["containerPortal"] as? String == project.rootID)
        }
    }

    // MARK: What is linked

    /// Two copies of the library in one process would each listen to the keyboard.
    @Test func theLibraryIsLinkedOnceThroughTheApp() throws {
        let package = try project.one("XCLocalSwiftPackageReference")
        let path = try #require(package["relativePath"] as? String)
        #expect(XcodeProject.folder.appending(path: path).standardizedFileURL == XcodeProject.root.standardizedFileURL)
        #expect(manifest.contains(#".library(name: "KeyboardHelper""#))
        for target in project.all("PBXNativeTarget") {
            let name = try #require(target["name"] as? String)
            let products = project.referred(from: target, by: "packageProductDependencies")
            let expected = name == "KeyboardHelperExample" ? ["KeyboardHelper"] : []
            #expect(products.compactMap { $0["productName"] as? String } == expected, "\(name)")
            let linked = try linkedFiles(of: target).flatMap { project.referred(from: $0, by: "productRef") }
            #expect(linked.compactMap { $0["productName"] as? String } == expected, "\(name)")
        }
        #expect(project.all("XCSwiftPackageProductDependency").count == 1)
    }

    @Test func theContractTestsAloneLinkWhatTestsShare() throws {
        #expect(manifest.contains(#".target(name: "KeyboardHelperTestSupport", path: "Tests/TestSupport")"#))
        for target in project.all("PBXNativeTarget") {
            let name = try #require(target["name"] as? String)
            let files = try linkedFiles(of: target).flatMap { project.referred(from: $0, by: "fileRef") }
            let expected = name == "KeyboardHelperContractTests" ? ["libKeyboardHelperTestSupport.a"] : []
            #expect(files.compactMap { $0["path"] as? String } == expected, "\(name)")
        }
    }

    private func linkedFiles(of target: XcodeProject.Object) throws -> [XcodeProject.Object] {
        let phases = project.referred(from: target, by: "buildPhases")
        let linking = try #require(phases.first { $0["isa"] as? String == "PBXFrameworksBuildPhase" })
        return project.referred(from: linking, by: "files")
    }

    // MARK: The app around the tests

    @Test(arguments: ["KeyboardHelperDeviceTests", "KeyboardHelperContractTests"])
    func theUnitTestsRunInTheApp(name: String) throws {
        let app = try project.target("KeyboardHelperExample")
        let product = try #require(project.referred(from: app, by: "productReference").first?["path"] as? String)
        for settings in project.settings(of: try project.target(name)) {
            // The folder in the middle is there on a Mac only.
            let host = "$(BUILT_PRODUCTS_DIR)/\(product)/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/KeyboardHelperExample"
            #expect(settings["TEST_HOST"] as? String == host)
            #expect(settings["BUNDLE_LOADER"] as? String == "$(TEST_HOST)")
        }
    }

    @Test func theUITestsLaunchTheApp() throws {
        for settings in project.settings(of: try project.target("KeyboardHelperUITests")) {
            #expect(settings["TEST_TARGET_NAME"] as? String == "KeyboardHelperExample")
        }
        let root = try project.one("PBXProject")
        let attributes = try #require(root["attributes"] as? XcodeProject.Object)
        let targets = try #require(attributes["TargetAttributes"] as? [String: XcodeProject.Object])
        #expect(targets.count == project.all("PBXNativeTarget").count)
        for (id, attributes) in targets {
            let isTest = (project.objects[id]?["productType"] as? String)?.contains("bundle") == true
            let host = (attributes["TestTargetID"] as? String).flatMap { project.objects[$0]?["name"] as? String }
            #expect(host == (isTest ? "KeyboardHelperExample" : nil))
        }
    }
}
