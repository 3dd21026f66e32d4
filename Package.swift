// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "KeyboardHelper",
    defaultLocalization: "en",
    platforms: [.iOS(.v15), .macCatalyst(.v15)],
    products: [
        .library(name: "KeyboardHelper", targets: ["KeyboardHelper"])
    ],
    targets: [
        .target(
            name: "KeyboardHelper",
            resources: [.copy("PrivacyInfo.xcprivacy"), .process("Localizable.xcstrings")]),
        // What the test targets share: plain Swift, without UIKit.
        .target(name: "KeyboardHelperTestSupport", path: "Tests/TestSupport"),
        .testTarget(name: "DecidingTests", dependencies: ["KeyboardHelper", "KeyboardHelperTestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)

#if os(Linux)
    // The Swift Package Index builds on Linux too. It sees what a Mac sees, or would call the package compatible with Linux.
    let simulatesUIKit = Context.environment["SPI_BUILD"] == nil
#else
    // On a Mac by request, and only for the package whose folder the command was called in. The folder of an app that
    // depends on this package is another one, so a variable in its developer's shell changes nothing.
    let simulatesUIKit =
        Context.environment["SIMULATED_UIKIT"] == "1" && Context.environment["PWD"] == Context.packageDirectory
    // The tests use Swift's `Mutex`. Without the simulation nothing here is built for macOS.
    if simulatesUIKit { package.platforms?.append(.macOS(.v15)) }
#endif

if simulatesUIKit {
    // Linux and macOS have no UIKit. Here `import UIKit` means Tests/SimulatedUIKit, which models the part of
    // UIKit that the library, its tests and the Example use. The library's sources are the same to the letter.
    let simulated: Target.Dependency = "SimulatedUIKit"
    let asUIKit: [SwiftSetting] = [.unsafeFlags(["-module-alias", "UIKit=SimulatedUIKit"])]
    // Swift Testing has an overlay for UIKit, which the alias would call up.
    let withTesting: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]

    package.products.append(.executable(name: "KeyboardHelperExample", targets: ["KeyboardHelperExample"]))
    package.targets += [
        // Release builds check that accesses exclude each other, and closures that they run on the main actor; here it takes
        // too long.
        .target(
            name: "SimulatedUIKit", path: "Tests/SimulatedUIKit", exclude: ["audit.allow"],
            swiftSettings: [
                .unsafeFlags(
                    ["-enforce-exclusivity=unchecked", "-Xfrontend", "-disable-dynamic-actor-isolation"],
                    .when(configuration: .debug))
            ]),
        // Screens as values, what may happen on them, and what must hold then: for situations and for random histories.
        .target(
            name: "ScreenPlay", dependencies: ["KeyboardHelper", "KeyboardHelperTestSupport"], path: "Tests/ScreenPlay",
            // The command of the histories is measured and used in release builds.
            swiftSettings: [.unsafeFlags(["-enable-testing"], .when(configuration: .release))]),
        .testTarget(
            name: "KeyboardHelperTests",
            dependencies: ["KeyboardHelper", "KeyboardHelperExample", "KeyboardHelperTestSupport", "ScreenPlay"],
            exclude: ["SITUATIONS.md"], resources: [.copy("Devices/Traces")]),
        // With Apple's UIKit this one needs an app around it: Example/KeyboardHelperExample.xcodeproj has it.
        .testTarget(
            name: "DeviceTests", dependencies: ["KeyboardHelper", "KeyboardHelperExample"], path: "Example/DeviceTests"),
        .executableTarget(
            name: "KeyboardHelperExample",
            dependencies: ["KeyboardHelper"],
            path: "Example",
            // Where the app begins and what drives a real device: here Film/main.swift and Film/SimulatedDeviceHarness.swift.
            exclude: [
                "App/Launch.swift", "App/Checks/HostAppHarness.swift", "check-page", "README.md", "verify",
                "DeviceTests", "Signing",
                "UITests",
            ],
            sources: ["Scenes", "App", "Film"],
            resources: [.copy("Page")]
        ),
    ]
    // A plain `swift test` tests the library. The tests of the simulated UIKit, the example and the costs, and the random
    // histories, take a third of the time that all take to build. A change must pass them, and sets the variable.
    if Context.environment["EVERY_TEST"] == "1" {
        package.products.append(.executable(name: "KeyboardHelperSimulation", targets: ["KeyboardHelperSimulation"]))
        package.products.append(.executable(name: "KeyboardHelperBenchmarks", targets: ["KeyboardHelperBenchmarks"]))
        package.targets += [
            .testTarget(name: "SimulatedUIKitTests", dependencies: ["KeyboardHelperTestSupport"]),
            // This one, too, needs an app around it with Apple's UIKit.
            .testTarget(
                name: "UIKitContractTests", dependencies: ["KeyboardHelperExample", "KeyboardHelperTestSupport"],
                exclude: ["ASSUMPTIONS.md"]),
            .executableTarget(
                name: "KeyboardHelperSimulation",
                dependencies: ["KeyboardHelper", "KeyboardHelperTestSupport", "ScreenPlay"],
                path: "Tests/Simulation",
                exclude: ["README.md"]
            ),
            .executableTarget(
                name: "KeyboardHelperBenchmarks",
                dependencies: ["KeyboardHelper"],
                path: "Tests/Benchmarks",
                exclude: ["README.md"]
            ),
            .testTarget(name: "CostTests", dependencies: ["KeyboardHelper", "KeyboardHelperBenchmarks"]),
            .testTarget(
                name: "SimulationTests",
                dependencies: ["KeyboardHelper", "KeyboardHelperSimulation", "KeyboardHelperTestSupport", "ScreenPlay"]),
            .testTarget(
                name: "ExampleTests",
                dependencies: ["KeyboardHelper", "KeyboardHelperExample", "KeyboardHelperTestSupport"]),
        ]
    }
    // Every test and every film runs in these, so they are optimized in debug builds too.
    let optimized: [SwiftSetting] = [.unsafeFlags(["-O"])]
    // Lines for traces are all that is needed of the debug information. Each batch of files expands the macros of all, so
    // few large ones take less time than many small ones.
    let quick: [SwiftSetting] = [.unsafeFlags(["-gline-tables-only", "-driver-batch-size-limit", "200"])]
    // Debug builds write an index for editors, and with it all of Foundation. Tests are found by that of their own modules.
    let unindexed: [SwiftSetting] = [.unsafeFlags(["-index-ignore-system-modules"], .when(configuration: .debug))]
    let withoutUIKit = ["SimulatedUIKit", "KeyboardHelperTestSupport"]
    for target in package.targets where !withoutUIKit.contains(target.name) {
        target.dependencies.append(simulated)
        target.swiftSettings = (target.swiftSettings ?? []) + asUIKit + (target.type == .test ? withTesting : [])
    }
    for target in package.targets {
        target.swiftSettings = (target.swiftSettings ?? []) + quick + (target.type == .test ? [] : unindexed)
    }
    for target in package.targets
    where ["KeyboardHelper", "SimulatedUIKit", "ScreenPlay", "KeyboardHelperSimulation", "KeyboardHelperExample"]
        .contains(target.name)
    {
        target.swiftSettings = (target.swiftSettings ?? []) + optimized
    }
}

for target in package.targets {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            // Where it is checked; which module of Apple's a member of CGRect comes from has changed with their SDKs.
            .enableUpcomingFeature("MemberImportVisibility", .when(platforms: [.linux])),
        ]
}
