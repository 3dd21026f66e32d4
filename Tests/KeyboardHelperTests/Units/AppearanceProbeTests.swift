import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

@MainActor @Suite struct AppearanceProbeTests {
    private let device = SimulatedDevice(.iPhone16)
    private let host = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

    /// A call of the host for itself.
    private func call() -> KeyboardAvoidance {
        KeyboardAvoidance.start(Call(.closures(of: host), of: host, KeyboardAvoidance.Options()), host: host)
    }

    /// How many views are laid out for it.
    private func layouts(_ body: () -> Void) -> Int {
        let before = device.costs.layouts
        device.turn(body)
        return device.costs.layouts - before
    }

    @Test("the host comes into a window and leaves it as often as it likes, alone or with a view further up")
    func comesAndGoes() {
        for container in [host, UIView(frame: host.frame)] {
            if container !== host { container.addSubview(host) }
            let call = call()
            #expect(!call.isActive)
            for _ in 0..<2 {
                device.turn { device.window.addSubview(container) }
                #expect(call.isActive && call.participant?.stage.window === device.window)
                device.turn { container.removeFromSuperview() }
                #expect(!call.isActive)
            }
        }
    }

    @Test("another window is to leave and to arrive, another place in the same window is neither")
    func anotherWindow() {
        let container = UIView(frame: host.frame)
        device.turn {
            device.window.addSubview(container)
            device.window.addSubview(host)
        }
        // A call that comes later, to a host on screen, is served at once.
        let call = call()
        let first = call.participant
        #expect(call.isActive && first?.stage.window === device.window)
        device.turn { container.addSubview(host) }
        #expect(call.participant === first)
        let second = device.makeWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        device.turn { second.addSubview(host) }
        #expect(call.participant !== first && call.participant?.stage.window === second)
    }

    @Test("several requests of one turn are one layout, a size that changes is one too")
    func oneLayoutATurn() {
        let probe = AppearanceProbe.of(host)
        device.turn { device.window.addSubview(host) }
        expectEqual(layouts { for _ in 0..<5 { probe.setNeedsLayout() } }, 1)
        // The host and the probe.
        expectEqual(layouts { host.frame.size.height = 600 }, 2)
        expectEqual(probe.frame, CGRect(x: 0, y: 0, width: 393, height: 600))
    }

    @Test("it cannot be seen, touched or heard, takes no touch from what it covers, and comes from no archive")
    func invisible() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        host.addSubview(button)
        let probe = AppearanceProbe.of(host)
        #expect(probe.backgroundColor == nil && !probe.isOpaque && !probe.isUserInteractionEnabled)
        #expect(!probe.isAccessibilityElement && probe.accessibilityElementsHidden)
        device.turn { device.window.addSubview(host) }
        #expect(host.hitTest(CGPoint(x: 50, y: 50), with: nil) === button)
        #expect(host.hitTest(CGPoint(x: 200, y: 200), with: nil) === host)
        #expect(AppearanceProbe(coder: NSKeyedArchiver(requiringSecureCoding: true)) == nil)
    }

    @Test("a host has one probe for all of its calls, and the last one takes it away")
    func one() {
        #expect(AppearanceProbe.existing(in: host) == nil)
        let (first, second) = (call(), call())
        let probe = AppearanceProbe.of(host)
        #expect(AppearanceProbe.existing(in: host) === probe && probe.host === host && host.subviews.count == 2)
        second.stop()
        #expect(AppearanceProbe.existing(in: host) === probe)
        first.stop()
        #expect(AppearanceProbe.existing(in: host) == nil && host.subviews.isEmpty)
    }
}
