import Foundation
import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

extension Play {
    /// One of the eight calls, on fields of 44 points that are 16 apart, and what it adds for field 9 above a keyboard of
    /// 336: 94 points for the last field of a plain view, or what is covered, less what is at the bottom without it.
    struct Call: Sendable, CustomTestStringConvertible {
        let target: ScreenPlan.Target
        let points: CGFloat
        var testDescription: String { "\(target)" }
        /// The fields are lifted, and nothing else is done.
        var lifts: Bool { points == 94 }

        static let all = [
            Call(target: .automatic, points: 94), Call(target: .scrollView, points: 302),
            Call(target: .container, points: 94), Call(target: .window, points: 94),
            Call(target: .bottomConstraint, points: 302), Call(target: .safeArea, points: 302),
            Call(target: .closures, points: 336), Call(target: .changes, points: 336),
        ]

        /// Each stay of the keyboard begins and ends with the same offset.
        @MainActor func play(on place: Place, restores: Bool = true) -> Play {
            let scrolls = target == .scrollView
            let options = KeyboardAvoidance.Options.with { $0.restoresContentOffset = restores }
            return Play(.form(scrolls ? 20 : 10, target: target, scrolls: scrolls, options: options), on: place)
        }
    }

    /// What the first call has added: to an inset, a constant or the safe area, to what a view is lifted by, or what it told.
    private var added: CGFloat {
        switch screen.plan.target {
        case .scrollView: inset
        case .bottomConstraint: screen.plan.constant - screen.pin.constant
        case .safeArea: screen.additionalSafeAreaInsets.bottom
        case .closures, .changes: screen.told.first?.covered ?? 0
        default: screen.live.first?.lift ?? .nan
        }
    }

    /// Expects what the call adds for field 9, which stands 10 points above the keyboard then, if the call moves fields.
    func expectAvoided(
        by call: Call, keyboardHeight: CGFloat = 336, _ comment: Comment? = nil,
        at location: SourceLocation = #_sourceLocation
    ) {
        expectEqual(device.keyboard.frame.minY, 852 - keyboardHeight, comment, at: location)
        expectEqual(added, call.points + keyboardHeight - 336, comment, at: location)
        guard call.lifts || call.target == .scrollView else { return }
        #expect(abs(input(9).maxY - (842 - keyboardHeight)) < 0.001, comment, sourceLocation: location)
    }

    /// Everything that the screen shows, to the last bit, with what the call has added or told.
    struct Picture: Equatable {
        let added: CGFloat
        fileprivate let places: PlaceState
    }

    var picture: Picture { Picture(added: added, places: PlaceState(asSeen: screen)) }
}
