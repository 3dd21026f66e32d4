import Testing
import UIKit

@testable import KeyboardHelper

/// When it is looked whether UIKit has changed something after an event.
@MainActor
@Suite struct LookTests {
    @Test("a look is taken at its time, once, and not by a layout before it")
    func inTime() throws {
        let form = FlowForm()
        let device = SimulatedDevice(.iPhone16)
        device.show(form)
        device.settle()
        let session = try #require(form.avoidance?.session)
        session.looks = [device.now + 0.02, device.now + 0.37]
        #expect(!session.takeLook())
        device.advance(by: 0.021)
        #expect(session.takeLook())
        #expect(!session.takeLook())
        device.advance(by: 0.34)
        #expect(!session.takeLook())
        device.advance(by: 0.01)
        #expect(session.takeLook())
        #expect(session.looks == [])
    }
}
