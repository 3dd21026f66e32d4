import KeyboardHelper
import UIKit

extension Workload {
    private static let toolbar = KeyboardAvoidance.Options(showsToolbar: true)

    /// Operations on screens that are larger and larger.
    static var growing: [Workload] {
        [
            Workload(
                name: "focus moves", grows: "plain views beside the field", sizes: [10, 1_000, 100_000]
            ) { size, helper in
                plain(size, helper, KeyboardAvoidance.Options())
            },
            Workload(
                name: "focus moves, toolbar", grows: "plain views beside the field", sizes: [10, 1_000, 100_000],
                law: .linear
            ) { size, helper in
                plain(size, helper, toolbar)
            },
            Workload(
                name: "focus moves, toolbar", grows: "inputs", sizes: [10, 100, 1_000], law: .linear
            ) { size, helper in
                let screen = form(size, helper, toolbar)
                return .focusMoves(from: screen.fields[1], to: screen.fields[2], on: Bench.device(showing: screen))
            },
            Workload(
                name: "focus moves to the first, toolbar", grows: "inputs", sizes: [10, 100, 1_000], law: .linear
            ) { size, helper in
                let screen = form(size, helper, toolbar)
                return .focusMoves(from: screen.fields[1], to: screen.fields[0], on: Bench.device(showing: screen))
            },
            Workload(
                name: "screen arrives, toolbar", grows: "inputs", sizes: [10, 100, 1_000], law: .linear
            ) { size, helper in
                arrival(of: size, helper, toolbar)
            },
            Workload(
                name: "screen arrives, return key", grows: "inputs", sizes: [10, 100, 1_000], law: .linear
            ) { size, helper in
                arrival(of: size, helper, KeyboardAvoidance.Options(movesFocusOnReturn: true))
            },
            Workload(
                name: "update() without a focus, toolbar", grows: "plain views", sizes: [10, 100, 1_000, 10_000],
                law: .linear
            ) { size, helper in
                let screen = form(2, helper, toolbar)
                let device = Bench.device(showing: screen)
                screen.addViews(size)
                device.settle()
                return Bench(device: device) { device.turn { screen.keyboardAvoidances.forEach { $0.update() } } }
            },
            Workload(
                name: "keyboard comes", grows: "drop-ins in each other", sizes: [1, 2, 4, 8, 12], law: .hostsTimesDepth
            ) {
                nestedDropIns($0, $1)
            },
            Workload(name: "focus moves", grows: "hosts on screen", sizes: [2, 10, 100], law: .linear) {
                hosts($0, $1) { .focusMoves(from: $0.fields[0], to: $0.fields[1], on: $1) }
            },
            Workload(name: "keyboard comes", grows: "hosts on screen", sizes: [2, 10, 100], law: .linear) {
                hosts($0, $1) { .keyboardComes(for: $0.fields[0], on: $1) }
            },
            Workload(name: "a key in a sheet", grows: "plain views below the sheet", sizes: [100, 1_000, 10_000]) {
                keyInSheet($0, $1)
            },
            Workload(
                name: "focus moves, next input visible", grows: "inputs", sizes: [10, 100, 1_000], law: .linear
            ) { size, helper in
                let screen = form(size, helper, KeyboardAvoidance.Options(keepsNextInputVisible: true))
                return .focusMoves(from: screen.fields[1], to: screen.fields[2], on: Bench.device(showing: screen))
            },
            Workload(name: "keyboard comes", grows: "depth of the field", sizes: [5, 10, 20, 40, 80], law: .linear) {
                depth($0, $1)
            },
            Workload(name: "focus moves", grows: "inputs with a spacing", sizes: [20, 100, 1_000]) {
                spacings($0, $1)
            },
            Workload(
                name: "spacings are set", grows: "inputs", sizes: [10, 100, 1_000], law: .linear
            ) { size, helper in
                settings(size, helper, KeyboardAvoidance.Options()) { $0.setSpacing(20, for: $1) }
            },
            Workload(
                name: "inputs are skipped, return key", grows: "inputs", sizes: [10, 100, 1_000], law: .linear
            ) { size, helper in
                settings(size, helper, KeyboardAvoidance.Options(movesFocusOnReturn: true)) { $0.skip($1) }
            },
            Workload(
                name: "focusNext() finds nothing", grows: "rows without an input", sizes: [50, 500, 5_000]
            ) {
                rows($0, $1)
            },
            Workload(
                name: "a key in the same line", grows: "depth of the text view", sizes: [5, 20, 80]
            ) { key($0, $1) },
            Workload(name: "a key", grows: "placeholder text views", sizes: [1, 10, 100]) { placeholders($0, $1) },
        ]
    }
}
