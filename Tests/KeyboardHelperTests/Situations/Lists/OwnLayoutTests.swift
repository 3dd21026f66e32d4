import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// A list component that sets the frame and the inset of its private collection whenever it is laid out, as Listable does. On an
/// iPhone 16, where the keyboard begins at 516.
@MainActor
@Suite struct OwnLayoutTests {
    @Test("S67 an inset that a component assigns takes nothing away", arguments: Play.Place.phones, [0, 20])
    func s67(_ place: Play.Place, _ inset: CGFloat) throws {
        var plan = ScreenPlan.form(0)
        let list = Part(kind: .collection, gap: 0, fills: true, rows: 40, inset: inset)
        plan.parts = [Part(kind: .box, gap: 0, fills: true, isComponent: true, parts: [list])]
        let play = Play(plan, on: place)(.offset(0, 1))
        let field = try #require(play.screen.inputs.max { play.frame(of: $0).maxY < play.frame(of: $1).maxY })
        play.device.tap(field)
        play()
        // UIKit's own scroll leaves the inset free as well.
        let end = play.end
        #expect((485.5...506.5).contains(end))
        let motion = play.device.motion(of: field) {
            play.device.turn { play.screen.nodes[0].view.setNeedsLayout() }
        }
        #expect(motion.samples.allSatisfy { abs($0.end - end) <= 0.5 }, "\(motion)")
        play.end()
        #expect(play.inset == inset)
    }
}
