import UIKit

/// A run of checks, one after the other, since there is one first responder.
@MainActor
struct SelfCheck {
    struct Result: Equatable {
        let name: String
        let problems: [String]

        var isFine: Bool { problems.isEmpty }
    }

    private(set) var results: [Result] = []

    /// Runs `checks` on a screen of their own each, in `scene` or in the app's first, and tells of every result.
    mutating func run(
        _ checks: [Check] = Check.all, in scene: UIWindowScene? = nil, onResult: (SelfCheck) -> Void = { _ in }
    ) async {
        for check in checks {
            results.append(await Self.run(check, in: scene))
            onResult(self)
            // Without a keyboard nothing else can be told.
            if check.name == Check.softwareKeyboard.name, !results.allSatisfy(\.isFine) { return }
        }
    }

    static func run(_ check: Check, in scene: UIWindowScene? = nil) async -> Result {
        guard let harness = try? makeHarness(in: scene) else { return Result(name: check.name, problems: ["no scene"]) }
        // Nobody touches the screen meanwhile, and a device that locks itself has no keyboard.
        let mayIdle = UIApplication.shared.isIdleTimerDisabled
        UIApplication.shared.isIdleTimerDisabled = true
        defer { UIApplication.shared.isIdleTimerDisabled = mayIdle }
        let screen = CheckedScreen(harness)
        let problems = await check.run(screen)
        await screen.close()
        return Result(name: check.name, problems: problems)
    }

    /// The results as they are shared: a line for each check and each problem, and the device they were seen on.
    var text: String {
        let device = "KeyboardHelper self-check, \(DeviceName.model), \(DeviceName.system)"
        let failed = results.filter { !$0.isFine }.count
        let sum = "\(results.count - failed) of \(results.count) checks hold"
        return ([device, sum] + results.flatMap(\.lines)).joined(separator: "\n")
    }
}

extension SelfCheck.Result {
    var lines: [String] { ["\(isFine ? "holds " : "FAILS ") \(name)"] + problems.map { "        \($0)" } }
}
