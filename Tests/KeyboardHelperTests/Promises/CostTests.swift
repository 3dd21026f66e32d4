import Foundation
import KeyboardHelper
import Testing
import UIKit

/// What costs nothing, or little, while nothing has to move.
@MainActor @Suite struct CostTests {
    private func costs(on device: SimulatedDevice, of action: () -> Void) -> SimulatedCosts {
        let before = device.costs
        action()
        return device.costs - before
    }

    private func drag(in scrollView: UIScrollView, to end: CGFloat, on device: SimulatedDevice) {
        device.beginDrag(in: scrollView, at: CGPoint(x: 100, y: 300))
        for y in stride(from: 295, through: end, by: -5) { device.drag(to: CGPoint(x: 100, y: y)) }
    }

    @Test("idle turns cost nothing", arguments: FlowSetting.phone, [true, false])
    func idle(_ setting: FlowSetting, keyboardIsUp: Bool) {
        for options in [KeyboardAvoidance.Options(), .everything] {
            let (form, device) = FlowForm.shown(FlowForm.fields(20), options, on: setting)
            if keyboardIsUp { device.focusAndSettle(on: form.inputs[12]) }
            let costs = costs(on: device) {
                for _ in 0..<10 { device.turn {} }
                device.advance(by: 1)
            }
            expectEqual(costs, SimulatedCosts())
        }
    }

    @Test("a handler of decisions costs nothing", arguments: FlowSetting.phone)
    func decisionHandler(_ setting: FlowSetting) {
        let costs = [true, false].map { isHandled in
            let form = FlowForm()
            let device = setting.device(showing: form)
            if isHandled { form.avoidance?.onDecision = { _ in } }
            return self.costs(on: device) {
                for index in [3, 15] { device.focusAndSettle(on: form.inputs[index]) }
                device.dismissKeyboard()
            }
        }
        expectEqual(costs[0], costs[1])
    }

    @Test("the toolbar is made only if it is wanted")
    func lazyToolbar() throws {
        let (form, device) = FlowForm.shown(KeyboardAvoidance.Options())
        device.focusAndSettle(on: form.inputs[0])
        let stored = Mirror(reflecting: try #require(form.avoidance)).children
            .first { $0.label?.contains("toolbar") == true }
        // A lazy value that nobody has asked for is nil.
        #expect(Mirror(reflecting: try #require(stored).value).children.isEmpty)
    }

    @Test(
        "scrolling costs nothing, and neither does a layout without a keyboard", arguments: FlowSetting.phone,
        [true, false])
    func scrolling(_ setting: FlowSetting, keyboardIsUp: Bool) {
        let costs = [true, false].map { avoids in
            let form = FlowForm()
            form.avoidsKeyboard = avoids
            let device = setting.device(showing: form)
            if keyboardIsUp { device.focusAndSettle(on: form.inputs[0]) }
            return self.costs(on: device) {
                drag(in: form.scrollView, to: 205, on: device)
                device.endDrag()
                device.settle()
                if !keyboardIsUp { device.turn { form.view.setNeedsLayout() } }
            }
        }
        expectEqual(costs[0], costs[1])
    }

    /// Each step of the finger moves the field in the window, and that is what the person wants.
    @Test("a finger that scrolls around the input asks for no plan", arguments: FlowSetting.phone)
    func scrollingAroundTheInput(_ setting: FlowSetting) {
        let visited = [true, false].map { avoids in
            let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            let inner = UIScrollView(frame: CGRect(x: 0, y: 60, width: 393, height: 300))
            let field = UITextField.at(120)
            inner.contentSize = CGSize(width: 393, height: 900)
            outer.contentSize = CGSize(width: 393, height: 1600)
            inner.addSubview(field)
            outer.addSubview(inner)
            let screen = MadeScreen { screen in
                screen.view.addSubview(outer)
                if avoids { screen.handleKeyboard(scrollView: outer) }
            }
            let device = setting.device(showing: screen)
            device.focusAndSettle(on: field)
            defer { device.endDrag() }
            return costs(on: device) { drag(in: inner, to: 240, on: device) }.viewsVisited
        }
        #expect(visited[0] <= visited[1] + 12, "\(visited)")
    }

    @Test("an inset alone costs the hosts inside little, each by itself", arguments: FlowSetting.phone)
    func insetAlone(_ setting: FlowSetting) {
        let conversions = [false, true].map { screensAvoid in
            let small = CGRect(x: 0, y: 0, width: 100, height: 40)
            // Its end is the end of the range.
            let bar = UIView.white(CGRect(x: 0, y: 456, width: 393, height: 60))
            let field = UITextField.at(100)
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            let screen = MadeScreen { screen in
                scrollView.addSubview(field)
                screen.view.addSubview(scrollView)
                for _ in 0..<10 {
                    let child = MadeScreen { child in
                        let inner = UIScrollView(frame: small)
                        child.view.addSubview(inner)
                        if screensAvoid { child.handleKeyboard(scrollView: inner) }
                    }
                    screen.embed(child, in: screen.view, small)
                }
                screen.view.addSubview(bar)
                screen.handleKeyboard(scrollView: scrollView)
            }
            let device = setting.device(showing: screen)
            device.focusAndSettle(on: field)
            return costs(on: device) {
                device.turnAndSettle {
                    bar.isHidden = true
                    screen.keyboardAvoidances.first?.update()
                }
                expectEqual(scrollView.adjustedContentInset.bottom, 336)
            }.conversions
        }
        #expect(conversions[1] <= conversions[0] + 12 * 10)
    }

    @Test("the content is watched from the first look on, so that nothing is solved in the turn of a show")
    func showAddsNothingToTheContent() {
        let form = FlowForm(FlowForm.fields(25))
        let device = FlowSetting.phone[0].device(showing: form)
        let views = form.scrollView.subviews.count
        device.turn { _ = form.inputs[16].becomeFirstResponder() }
        #expect(form.scrollView.contentInset.bottom > 0 && form.scrollView.subviews.count == views)
        device.settle()
        expectEqual(form.scrollView.subviews.count, views + 1)
    }
}
