import Foundation
import Testing

/// The workflows and `Example/verify` run on Macs. That whatever they name is there can be told here.
@Suite struct WorkflowTests {
    /// The one that runs on every change, and the one for Apple's simulator.
    private let changes: String
    private let device: String
    private let weekly: String
    private var workflow: String { changes + device }
    private let script: String
    private let root = XcodeProject.root

    init() throws {
        let workflows = XcodeProject.root.appending(path: ".github/workflows")
        changes = try String(contentsOf: workflows.appending(path: "ci.yml"), encoding: .utf8)
        device = try String(contentsOf: workflows.appending(path: "device.yml"), encoding: .utf8)
        weekly = try String(contentsOf: workflows.appending(path: "weekly.yml"), encoding: .utf8)
        script = try String(contentsOf: root.appending(path: "Example/verify"), encoding: .utf8)
    }

    private func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appending(path: path).path)
    }

    private var steps: [String] {
        let list = script.firstMatch(of: /(?m)^steps="([^"]*)"$/)?.output.1 ?? ""
        return list.split(separator: " ").map(String.init)
    }

    // MARK: Steps

    @Test func theWorkflowsRunEveryStepThatThereIs() {
        let commands = workflow.matches(of: /- run: Example\/verify ([a-z -]+)/)
        let used = commands.flatMap { $0.output.1.split(separator: " ") }.map(String.init)
        #expect(used.sorted() == steps.sorted())
        #expect(workflow.contains("Example/verify xcode "))
    }

    @Test func everyStepIsAFunctionAndIsExplained() throws {
        #expect(!steps.isEmpty)
        let help = try run(["--help"])
        #expect(help.status == 0)
        for step in steps {
            #expect(script.contains("\n\(step)() {"), "\(step)")
            #expect(help.output.contains("\n  \(step) "), "\(step)")
        }
    }

    @Test(arguments: [[], ["library"], ["xcode", "newest"]])
    func withoutAMacItSaysSoAndFails(arguments: [String]) throws {
        let result = try run(arguments)
        #expect(result.status == 1)
        #expect(result.output == "Example/verify needs a Mac with Xcode 26 or later.\n")
    }

    private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = root.appending(path: "Example/verify")
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    // MARK: Names

    @Test func everyPathIsThere() {
        let paths = (workflow + script).matches(of: /(?:\bExample|\bTests|\bSources|\.ci)\/[A-Za-z\/.]*[A-Za-z]/)
            .map { String($0.output) }
        #expect(paths.contains("Example/KeyboardHelperExample.xcodeproj") && paths.contains(".ci/run"))
        for path in Set(paths) { #expect(exists(path), "\(path)") }
        for path in ["Example/verify", ".ci/run"] {
            #expect(FileManager.default.isExecutableFile(atPath: root.appending(path: path).path), "\(path)")
        }
    }

    @Test func everySchemeIsThere() throws {
        let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
        let schemes = try XcodeProject().schemes
        let uses = script.matches(of: /(?<project>-project "\$project" )?-scheme (?<name>\w+)/)
        #expect(uses.count >= 3)
        for use in uses {
            let name = String(use.output.name)
            if use.output.project == nil {
                #expect(manifest.contains(".library(name: \"\(name)\""), "\(name)")
            } else {
                #expect(schemes[name] != nil, "\(name)")
            }
        }
    }

    @Test func everyStepRunsTestsThatItsSchemeHas() throws {
        let project = try XcodeProject()
        let runs = script.matches(of: /run_tests [a-z-]+ (\w+) (\w+)/)
        #expect(runs.count == 4)
        for run in runs {
            let (scheme, target) = (String(run.output.1), String(run.output.2))
            #expect(try project.tests(of: scheme).contains(target), "\(scheme), \(target)")
        }
    }

    @Test func everySuiteIsInItsTarget() throws {
        let project = try XcodeProject()
        let named = script.matches(of: /(KeyboardHelper\w+Tests)(?:\/(\w+))?/)
        #expect(named.count >= 4)
        for name in named {
            let target = try project.target(String(name.output.1))
            guard let suite = name.output.2 else { continue }
            let sources = try project.folders(of: target).flatMap(swiftFiles)
            let declaration = try Regex("(struct|class) \(suite)\\b")
            #expect(sources.contains { $0.contains(declaration) }, "\(suite)")
        }
        #expect(script.contains("-only-testing:DecidingTests") && exists("Tests/DecidingTests"))
    }

    private func swiftFiles(in folder: String) throws -> [String] {
        let url = XcodeProject.folder.appending(path: folder)
        let names = try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".swift") }
        return try names.map { try String(contentsOf: url.appending(path: $0), encoding: .utf8) }
    }

    /// The section tells where to look first. What it names must not have been renamed.
    @Test func whateverTheSectionForMacsNamesIsThere() throws {
        let text = try String(contentsOf: root.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
        let section = try #require(text.firstMatch(of: /(?s)## On a Mac\n(.*?)\n## On Linux/)?.output.1)
        let names = section.matches(of: /`([A-Za-z]+(?:\.[A-Za-z]+)?)`/).flatMap { $0.output.1.split(separator: ".") }
        let texts = try ["Sources", "Example", "Tests/UIKitContractTests"].flatMap { folder in
            let url = root.appending(path: folder)
            let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
            return try paths.filter { $0.hasSuffix(".swift") }.map {
                try String(contentsOf: url.appending(path: $0), encoding: .utf8)
            }
        }
        let words = Set(texts.flatMap { $0.split { !$0.isLetter } })
        #expect(names.count > 30)
        let others: Set<Substring> = ["NO", "Package", "swift", "ASSUMPTIONS", "md", "Local", "xcconfig"]
        let missing = Set(names).subtracting(others).filter { !words.contains($0) }
        #expect(missing.isEmpty)
    }

    // MARK: Jobs

    @Test func everyJobHasATimeLimit() {
        for (workflow, count) in [(changes, 2), (device, 1), (weekly, 3)] {
            let jobs = workflow.components(separatedBy: "\njobs:\n").last?.split(separator: /(?m)^  (?=[\w-]+:$)/) ?? []
            let named = jobs.filter { $0.prefixMatch(of: /[\w-]+:\n/) != nil }
            #expect(named.count == count)
            for job in named { #expect(job.contains(/(?m)^    timeout-minutes: \d+$/), "\(job.prefix(10))") }
        }
    }

    @Test func theyRunByHandAndEveryWeekToo() {
        for workflow in [changes, device, weekly] {
            #expect(workflow.contains("\n  schedule:\n") && workflow.contains("\n  workflow_dispatch:\n"))
        }
        for trigger in ["push:", "pull_request:"] { #expect(changes.contains("\n  \(trigger)"), "\(trigger)") }
    }

    @Test func aPullRequestRunsInTheSimulatorWithALabelOnly() {
        #expect(device.contains("\n    types: [opened, reopened, synchronize, labeled]\n"))
        #expect(device.contains("contains(github.event.pull_request.labels.*.name, 'device')"))
        #expect(!device.contains("\n  push:"))
    }

    /// An artifact's name can be used once in a run.
    @Test func everyJobOfAMatrixNamesItsArtifactByItsRunner() {
        for workflow in [changes, device] {
            let runners = workflow.matches(of: /(?m)- runner: (.+)$/).map { String($0.output.1) }
            #expect(runners == ["macos-15", "macos-26", "xcode-27"])
            #expect(workflow.matches(of: /(?m)name: (?:xcode|device)-\$\{\{ matrix\.runner \}\}$/).count == 1)
            #expect(workflow.contains("continue-on-error: ${{ matrix.runner == 'xcode-27' }}"))
        }
    }
}
