import KeyboardHelper
import UIKit

extension Workload {
    /// The parts of a show, without the hide: for a call of the screen's own, and for the window's.
    @MainActor static var shows: [Workload] {
        [TypicalScreen.depth5, .depth20, .nested, .signUpForm].flatMap { kind in
            [true, false].flatMap { hasOwnCall in
                let grows = "\(kind), \(hasOwnCall ? "own call" : "window")"
                @MainActor func workload(
                    _ name: String, _ make: @escaping (TypicalScreen.Screen, SimulatedDevice) -> Bench
                ) -> Workload {
                    kind.workload(name, grows: grows, helpers: [.none, .ours], hasOwnCall: hasOwnCall, make: make)
                }
                return [
                    workload("turn of a show") { .show(of: $0.low, on: $1) },
                    workload("show until settled") { .settledShow(of: $0.low, on: $1) },
                    workload("turn of a focus move") { .focusMove(from: $0.fields[0], to: $0.low, on: $1) },
                    workload("one key") { .key(in: $0.low, on: $1) },
                ]
            }
        }
    }
}

extension Bench {
    /// The turn in which the keyboard comes for an input.
    fileprivate static func show(of input: UIView, on device: SimulatedDevice) -> Bench {
        Bench(device: device) {
            device.turn { _ = input.becomeFirstResponder() }
        } back: {
            device.settle()
            hide(input, on: device)
        }
    }

    /// The same, until nothing moves any more and nothing is asked again.
    fileprivate static func settledShow(of input: UIView, on device: SimulatedDevice) -> Bench {
        Bench(device: device) {
            device.turn { _ = input.becomeFirstResponder() }
            device.settle()
        } back: {
            hide(input, on: device)
        }
    }

    /// The turn in which the focus goes from one input to another, while the keyboard stands.
    fileprivate static func focusMove(from one: UIView, to other: UIView, on device: SimulatedDevice) -> Bench {
        let goBack = {
            device.turn { _ = one.becomeFirstResponder() }
            device.settle()
        }
        goBack()
        return Bench(device: device) {
            device.turn { _ = other.becomeFirstResponder() }
        } back: {
            device.settle()
            goBack()
        }
    }

    private static func hide(_ input: UIView, on device: SimulatedDevice) {
        device.turn { _ = input.resignFirstResponder() }
        device.settle()
    }
}
