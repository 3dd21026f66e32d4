import Testing
import UIKit

@testable import KeyboardHelperExample

/// The screen that asks a device what a drag does to an offset that has lost its inset.
@MainActor
@Suite struct DragProbeTests {
    @Test(arguments: [true, false])
    func itTellsWhatTheDeviceDoes(clamps: Bool) {
        let (device, probe) = (SimulatedDevice(.iPhone16), DragProbeViewController())
        device.behavior.clampsUnderFinger = clamps
        device.show(UINavigationController(rootViewController: probe))
        device.settle()
        #expect(probe.answer.text == DragProbeViewController.question)
        device.beginDrag(in: probe.scrollView, at: CGPoint(x: 200, y: 500))
        for y in stride(from: 500, through: 540, by: 10) { device.drag(to: CGPoint(x: 200, y: CGFloat(y))) }
        #expect(
            probe.answer.text == (clamps ? DragProbeViewController.isBroughtBack : DragProbeViewController.isLeft))
        device.endDrag()
    }
}
