import Synchronization
import Testing
import UIKit

extension Trait where Self == KnownIssueTrait {
    /// Marks what does not yet work on some systems: `sentence` says what is wrong.
    ///
    /// On any of `systems`, where `setting` says so, the test must record an issue; elsewhere it must record none.
    static func fails(
        on systems: SimulatedSystem..., where setting: @escaping @Sendable (FlowSetting) -> Bool = { _ in true },
        _ sentence: Comment
    ) -> Self {
        KnownIssueTrait(sentence: sentence) { used in
            (used.system ?? .ofEnvironment).map(systems.contains) == true && setting(used)
        }
    }
}

/// Expects a test to fail in some settings.
struct KnownIssueTrait: TestTrait, TestScoping {
    let sentence: Comment
    let applies: @Sendable (FlowSetting) -> Bool

    /// Where the running test writes down the setting of its device.
    final class SettingInUse: Sendable {
        private let value = Mutex<FlowSetting?>(nil)
        var setting: FlowSetting? {
            get { value.withLock { $0 } }
            set { value.withLock { $0 = newValue } }
        }
    }
    @TaskLocal static var settingInUse: SettingInUse?

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let inUse = Self.settingInUse ?? SettingInUse()
        let hasFailed = Mutex(false)
        try await Self.$settingInUse.withValue(inUse) {
            // Which setting it is shows only when the test runs.
            try await withKnownIssue(sentence, isIntermittent: true) {
                try await function()
            } matching: { _ in
                guard inUse.setting.map(applies) == true else { return false }
                hasFailed.withLock { $0 = true }
                return true
            }
        }
        if let setting = inUse.setting, applies(setting), !hasFailed.withLock({ $0 }) {
            Issue.record("This works now on \(setting.testDescription); it was known to fail: \(sentence)")
        }
    }
}
