import Foundation
import KeyboardHelper
import Testing
import UIKit

@MainActor @Suite struct CostTests {
    typealias Act = (FlowForm, SimulatedDevice) -> Void

    private func costs(on device: SimulatedDevice, of action: () -> Void) -> SimulatedCosts {
        let before = device.costs
        action()
        return device.costs - before
    }

    /// The costs of `action` in a form that avoids the keyboard, and in one that does not.
    private func costs(
        _ setting: FlowSetting, before prepare: Act = { _, _ in }, of action: Act
    ) -> (with: SimulatedCosts, without: SimulatedCosts) {
        let both = [true, false].map { avoids in
            let form = FlowForm()
            form.avoidsKeyboard = avoids
            let device = setting.device(showing: form)
            prepare(form, device)
            return costs(on: device) { action(form, device) }
        }
        return (both[0], both[1])
    }

    // MARK: Nothing for nothing

    private func giveSettings(to form: FlowForm) {
        form.avoidance?.setSpacing(20, for: form.inputs[3])
        form.avoidance?.addCompanion(form.inputs[4], for: form.inputs[3])
    }

    @Test("idle turns cost nothing, and neither do settings", arguments: FlowSetting.phone, [true, false])
    func idle(_ setting: FlowSetting, keyboardIsUp: Bool) {
        for options in [KeyboardAvoidance.Options(), .everything] {
            let (form, device) = FlowForm.shown(FlowForm.fields(20), options, on: setting)
            if keyboardIsUp {
                device.focusAndSettle(on: form.inputs[12])
            } else {
                let writes = device.writes(in: device.window) {
                    device.turnAndSettle {
                        giveSettings(to: form)
                        form.avoidance?.ignore(form.inputs[5])
                    }
                }
                #expect(writes.isEmpty)
            }
            let costs = costs(on: device) {
                for _ in 0..<10 { device.turn {} }
                device.advance(by: 1)
            }
            #expect(costs == SimulatedCosts())
        }
    }

    @Test("a handler of decisions costs nothing", arguments: FlowSetting.phone)
    func decisionHandler(_ setting: FlowSetting) {
        let costs = [true, false].map { isHandled in
            let form = FlowForm.restoringOffset()
            let device = setting.device(showing: form)
            device.turn {
                giveSettings(to: form)
                if isHandled { form.avoidance?.onDecision = { _ in } }
            }
            return self.costs(on: device) {
                for index in [3, 15] { device.focusAndSettle(on: form.inputs[index]) }
                device.dismissKeyboard()
            }
        }
        #expect(costs[0] == costs[1])
    }

    @Test("scrolling costs nothing, and neither does a layout without a keyboard", arguments: FlowSetting.phone)
    func scrolling(_ setting: FlowSetting) {
        for keyboardIsUp in [false, true] {
            let costs = costs(setting) { form, device in
                if keyboardIsUp { device.focus(on: form.inputs[0]) }
                device.settle()
            } of: { form, device in
                device.beginDrag(in: form.scrollView, at: CGPoint(x: 100, y: 300))
                for y in stride(from: 295.0, to: 200, by: -5) { device.drag(to: CGPoint(x: 100, y: y)) }
                device.endDrag()
                device.settle()
                if !keyboardIsUp { device.turn { form.view.setNeedsLayout() } }
            }
            #expect(costs.with == costs.without, "keyboard up: \(keyboardIsUp)")
        }
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
            device.beginDrag(in: inner, at: CGPoint(x: 100, y: 300))
            defer { device.endDrag() }
            return costs(on: device) {
                for y in stride(from: 295, through: 240, by: -5) { device.drag(to: CGPoint(x: 100, y: y)) }
            }.viewsVisited
        }
        #expect(visited[0] <= visited[1] + 12, "\(visited)")
    }

    @Test("an inset alone costs the hosts inside little, each by itself", arguments: FlowSetting.phone)
    func insetAlone(_ setting: FlowSetting) {
        let visited = [false, true].map { screensAvoid in
            let form = FlowForm()
            let small = CGRect(x: 0, y: 0, width: 100, height: 40)
            let screens = (0..<10).map { _ in
                MadeScreen { screen in
                    let scrollView = UIScrollView(frame: small)
                    screen.view.addSubview(scrollView)
                    if screensAvoid { screen.handleKeyboard(scrollView: scrollView) }
                }
            }
            // Its end is the end of the range.
            let bar = UIView.white(CGRect(x: 0, y: 456, width: 393, height: 60))
            let device = setting.device(showing: form)
            device.turn {
                for screen in screens {
                    form.addChild(screen)
                    screen.view.frame = small
                    form.view.addSubview(screen.view)
                    screen.didMove(toParent: form)
                }
                form.view.addSubview(bar)
            }
            device.focusAndSettle(on: form.inputs[1])
            return costs(on: device) {
                device.turn {
                    bar.isHidden = true
                    form.avoidance?.update()
                }
                #expect(form.coveredInset == 336)
                device.settle()
            }.conversions
        }
        #expect(visited[1] <= visited[0] + 12 * 10)
    }

    @Test("the content is watched from the first look on, so that nothing is solved in the turn of a show")
    func showAddsNothingToTheContent() {
        let form = FlowForm(FlowForm.fields(25))
        let device = FlowSetting.phone[0].device(showing: form)
        let views = form.scrollView.subviews.count
        device.turn { _ = form.inputs[16].becomeFirstResponder() }
        #expect(form.scrollView.contentInset.bottom > 0 && form.scrollView.subviews.count == views)
        device.settle()
        #expect(form.scrollView.subviews.count == views + 1)
    }

    // MARK: The depth of the tree, not its size

    /// A form with a text view as its last input, and as many views in its scroll view as beside it.
    private func crowdedForm(_ siblings: Int, on device: SimulatedDevice) -> FlowForm {
        let form = FlowForm(FlowForm.fields(14) + [FlowForm.textView(height: 100, scrolls: true)])
        form.loadViewIfNeeded()
        let crowd = UIView()
        form.view.insertSubview(crowd, at: 0)
        for _ in 0..<siblings {
            crowd.addSubview(UIView())
            form.scrollView.addSubview(UIView())
        }
        device.show(form)
        device.settle()
        return form
    }

    enum Event: CaseIterable, Sendable { case firstFocus, nextFocus, focusOfTextView, keyInTextView, hide }

    @Test("an event costs the depth of the tree", arguments: Event.allCases, FlowSetting.phone)
    func depth(_ event: Event, _ setting: FlowSetting) {
        let visited = [10, 500].map { siblings in
            let device = setting.device()
            let form = crowdedForm(siblings, on: device)
            let first: [Event: Int] = [.nextFocus: 2, .focusOfTextView: 2, .keyInTextView: 14, .hide: 12]
            if let index = first[event] { device.focusAndSettle(on: form.inputs[index]) }
            return costs(on: device) {
                switch event {
                case .firstFocus, .nextFocus: device.focusAndSettle(on: form.inputs[12])
                case .focusOfTextView: device.focusAndSettle(on: form.inputs[14])
                case .keyInTextView: device.type("a")
                case .hide: device.keyboard.dismiss()
                }
                device.settle()
            }.viewsVisited
        }
        #expect(visited[0] == visited[1])
        // Field, scroll view, view and window are four. A plan asks for some more than once, and there are up to five: for
        // the event, for what is laid out with it, when the keyboard has come, when the animation has ended, and when UIKit
        // has done with its own scroll. Each also looks for what is in front, or on the keyboard, and for bars around the screen.
        #expect(visited[1] <= 161)
    }

    @Test(
        "siblings of what is around the focus are looked at once a plan, of which there are five",
        arguments: FlowSetting.phone)
    func siblings(_ setting: FlowSetting) {
        let visited = [10, 500].map { siblings in
            let device = setting.device()
            let form = crowdedForm(0, on: device)
            for _ in 0..<siblings { form.view.addSubview(UIView()) }
            return costs(on: device) { device.focusAndSettle(on: form.inputs[12]) }.viewsVisited
        }
        #expect(visited[1] - visited[0] <= 5 * 490)
    }
}
