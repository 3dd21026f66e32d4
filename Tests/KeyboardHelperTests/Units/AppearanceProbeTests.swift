import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

@MainActor
@Suite
struct AppearanceProbeTests {
    @MainActor
    private final class Client: AppearanceProbeClient {
        var log: [String] = []
        var window: UIWindow?
        weak var host: UIView?

        func hostDidArrive() {
            log.append("arrive")
            window = host?.window
        }

        func hostWillLeave() {
            log.append(host.map { $0.window == nil ? "leave too late" : "leave" } ?? "leave")
        }

        var participant: Participant? { nil }

        func probeWasRemoved() { log.append("removed") }
    }

    private let device = SimulatedDevice(.iPhone16)
    private let host = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    private let client = Client()

    init() {
        client.host = host
    }

    /// What happens on a device, in one turn.
    private func turn(_ body: () -> Void) {
        device.turn(body)
    }

    /// How many views are laid out for it.
    private func layouts(_ body: () -> Void) -> Int {
        let before = device.costs.layouts
        turn(body)
        return device.costs.layouts - before
    }

    // MARK: Coming and going

    @Test("the host comes into a window and leaves it, as often as it likes, and is told while it is still there")
    func comesAndGoes() {
        AppearanceProbe.of(host).add(client)
        #expect(client.log.isEmpty)
        turn { device.window.addSubview(host) }
        #expect(client.log == ["arrive"])
        #expect(client.window === device.window)
        turn { host.removeFromSuperview() }
        #expect(client.log == ["arrive", "leave"])
        turn { device.window.addSubview(host) }
        #expect(client.log == ["arrive", "leave", "arrive"])
    }

    @Test("it comes and goes with a view further up")
    func ancestor() {
        let container = UIView(frame: host.frame)
        container.addSubview(host)
        AppearanceProbe.of(host).add(client)
        turn { device.window.addSubview(container) }
        #expect(client.log == ["arrive"])
        turn { container.removeFromSuperview() }
        #expect(client.log == ["arrive", "leave"])
    }

    @Test("a client that comes later, to a host on screen, is served at once")
    func lateClient() {
        turn { device.window.addSubview(host) }
        AppearanceProbe.of(host).add(client)
        #expect(client.log == ["arrive"])
    }

    @Test("another window is to leave and to arrive")
    func anotherWindow() {
        let first = device.window
        turn { first.addSubview(host) }
        AppearanceProbe.of(host).add(client)
        #expect(client.window === first)
        let second = device.makeWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        turn { second.addSubview(host) }
        #expect(client.log == ["arrive", "leave", "arrive"])
        #expect(client.window === second)
    }

    @Test("another place in the same window is neither")
    func samePlace() {
        let container = UIView(frame: host.frame)
        turn {
            device.window.addSubview(container)
            device.window.addSubview(host)
        }
        AppearanceProbe.of(host).add(client)
        turn { container.addSubview(host) }
        #expect(client.log == ["arrive"])
    }

    @Test("it lives and dies with the host, and its clients with it")
    func dies() {
        weak var weakProbe: AppearanceProbe?
        weak var weakClient: Client?
        turn {
            let host = UIView()
            let client = Client()
            let probe = AppearanceProbe.of(host)
            probe.add(client)
            (weakProbe, weakClient) = (probe, client)
            device.window.addSubview(host)
            host.removeFromSuperview()
        }
        #expect(weakProbe == nil)
        #expect(weakClient == nil)
    }

    // MARK: Layout

    @Test("several requests of one turn are one layout, a size that changes is one too")
    func oneLayoutATurn() {
        let probe = AppearanceProbe.of(host)
        probe.add(client)
        turn { device.window.addSubview(host) }
        #expect(layouts { for _ in 0..<5 { probe.setNeedsLayout() } } == 1)
        // The host and the probe.
        #expect(layouts { host.frame.size.height = 600 } == 2)
        #expect(probe.frame == CGRect(x: 0, y: 0, width: 393, height: 600))
    }

    @Test("a safe area that changes is a reason to look again")
    func safeArea() {
        turn { device.window.addSubview(host) }
        // 20 points lower the host keeps its size, but has less of the status bar above it.
        let alone = layouts { host.frame.origin.y = 20 }
        turn { host.frame.origin.y = 0 }
        turn { AppearanceProbe.of(host).add(client) }
        // The probe and the watch beside it.
        #expect(layouts { host.frame.origin.y = 20 } == alone + 2)
    }

    // MARK: What it is

    @Test("it cannot be seen, touched or heard, and takes no touch from what it covers")
    func invisible() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        host.addSubview(button)
        let probe = AppearanceProbe.of(host)
        #expect(probe.backgroundColor == nil)
        #expect(!probe.isOpaque)
        #expect(!probe.isUserInteractionEnabled)
        #expect(!probe.isAccessibilityElement)
        #expect(probe.accessibilityElementsHidden)
        turn { device.window.addSubview(host) }
        #expect(host.hitTest(CGPoint(x: 50, y: 50), with: nil) === button)
        #expect(host.hitTest(CGPoint(x: 200, y: 200), with: nil) === host)
    }

    @Test("an archive gives none back")
    func coding() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        #expect(AppearanceProbe(coder: archiver) == nil)
    }

    // MARK: Clients

    @Test("a host has one probe, however often it is asked for")
    func one() {
        #expect(AppearanceProbe.existing(in: host) == nil)
        let probe = AppearanceProbe.of(host)
        #expect(AppearanceProbe.of(host) === probe)
        #expect(AppearanceProbe.existing(in: host) === probe)
        #expect(probe.host === host)
        #expect(host.subviews.count == 2)
    }

    @Test("all clients are told")
    func severalClients() {
        let other = Client()
        let probe = AppearanceProbe.of(host)
        probe.add(client)
        probe.add(other)
        turn { device.window.addSubview(host) }
        turn { host.removeFromSuperview() }
        #expect(client.log == ["arrive", "leave"])
        #expect(other.log == ["arrive", "leave"])
    }

    @Test("the last client takes the probe away")
    func lastClient() {
        let other = Client()
        let probe = AppearanceProbe.of(host)
        probe.add(client)
        probe.add(other)
        turn { device.window.addSubview(host) }
        turn { probe.remove(other) }
        #expect(AppearanceProbe.existing(in: host) === probe)
        turn { host.removeFromSuperview() }
        #expect(other.log == ["arrive"])
        probe.remove(client)
        #expect(AppearanceProbe.existing(in: host) == nil)
        #expect(host.subviews.isEmpty)
    }
}
