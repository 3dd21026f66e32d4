import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// A strip of cards, or a short list, in a form that scrolls. On an iPhone 16, where the keyboard begins at 516.
@MainActor
@Suite struct StripTests {
    enum Strip: CaseIterable, Sendable {
        case oneCard, twoCards, shortList
        /// Four fields of 44 points, in the row of another one.
        case shortTable

        /// From 580 on screen, with a field from 700 to 744.
        var part: Part {
            var part = Part(
                kind: .scrollView, gap: 521, height: 220, isStrip: self != .shortList, parts: [Part(gap: 120)])
            switch self {
            case .oneCard: break
            case .twoCards: part.width = 1.32
            case .shortList: part.parts = [Part(gap: 120), Part(kind: .label, gap: 4, height: 24)]
            case .shortTable: (part.height, part.parts) = (176, [Part](repeating: Part(gap: 0), count: 4))
            }
            return part
        }
    }

    @Test(
        "S68 the form brings up a field in a strip, which stays",
        arguments: Play.Place.phones, ScreenPlan.Target.ofForms)
    func s68(_ place: Play.Place, _ target: ScreenPlan.Target) {
        for strip in Strip.allCases {
            var plan = ScreenPlan.form(0, target: target)
            plan.parts[0].parts = [strip.part, Part(kind: .label, gap: 600)]
            let play = Play(plan, on: place)
            let view = play.screen.all[1].scrollView
            for index in play.screen.inputs.indices {
                play(.focus(index))
                #expect(strip == .shortTable ? play.end <= 506.5 : abs(play.end - 506) <= 0.5, "\(strip)")
                #expect(view?.contentInset == .zero && view?.contentOffset == .zero, "\(strip)")
            }
            play.end()
        }
    }
}
