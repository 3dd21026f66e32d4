import Foundation
import KeyboardHelper
import Testing
import UIKit

@MainActor
@Suite struct CostTests {
    private func costs(of action: () -> Void, on device: SimulatedDevice) -> SimulatedCosts {
        let before = device.costs
        action()
        return device.costs - before
    }

    /// The costs of `action` in a form that avoids the keyboard, and in one that does not.
    private func costs(
        _ setting: FlowSetting, before prepare: (FlowForm, SimulatedDevice) -> Void = { _, _ in },
        of action: (FlowForm, SimulatedDevice) -> Void
    ) -> (with: SimulatedCosts, without: SimulatedCosts) {
        let both = [true, false].map { avoids in
            let form = FlowForm()
            form.avoidsKeyboard = avoids
            let device = setting.device(showing: form)
            prepare(form, device)
            return costs(of: { action(form, device) }, on: device)
        }
        return (both[0], both[1])
    }

    // MARK: Nothing for nothing

    @Test(arguments: FlowSetting.phone, [true, false])
    func idleTurnsCostNothing(_ setting: FlowSetting, _ keyboardIsUp: Bool) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        if keyboardIsUp { device.focus(on: form.inputs[12]) }
        device.settle()
        let costs = costs(
            of: {
                for _ in 0..<10 { device.turn {} }
                device.advance(by: 1)
            }, on: device)
        #expect(costs == SimulatedCosts())
    }

    @Test(arguments: FlowSetting.phone)
    func keystrokeInATextFieldAsksOnlyWhereItIs(_ setting: FlowSetting) {
        let costs = costs(setting) { form, device in
            device.focusAndSettle(on: form.inputs[0])
        } of: { _, device in
            device.type("a")
            device.settle()
        }
        // The layout pass of the probe, and the place of the field.
        let own = costs.with - costs.without
        #expect(own.viewsVisited <= 4 && own.conversions <= 3, "\(own)")
        #expect(own.layouts == 1 && own.propertyWrites == 0, "\(own)")
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
            let costs = costs(
                of: {
                    for y in stride(from: 295, through: 240, by: -5) { device.drag(to: CGPoint(x: 100, y: y)) }
                }, on: device)
            device.endDrag()
            return costs.viewsVisited
        }
        #expect(visited[0] <= visited[1] + 12, "\(visited)")
    }

    @Test("an inset alone costs the hosts inside little, each by itself", arguments: FlowSetting.phone)
    func insetAlone(_ setting: FlowSetting) {
        let visited = [false, true].map { screensAvoid in
            let form = FlowForm()
            let screens = (0..<10).map { number in
                MadeScreen { screen in
                    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
                    screen.view.addSubview(scrollView)
                    if screensAvoid { screen.handleKeyboard(scrollView: scrollView) }
                }
            }
            // Its end is the end of the range.
            let bar = UIView(frame: CGRect(x: 0, y: 456, width: 393, height: 60))
            bar.backgroundColor = .white
            let device = setting.device(showing: form)
            device.turn {
                for screen in screens {
                    form.addChild(screen)
                    screen.view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
                    form.view.addSubview(screen.view)
                    screen.didMove(toParent: form)
                }
                form.view.addSubview(bar)
            }
            device.focusAndSettle(on: form.inputs[1])
            return costs(
                of: {
                    device.turn {
                        bar.isHidden = true
                        form.avoidance?.update()
                    }
                    #expect(form.coveredInset == 336)
                    device.settle()
                }, on: device
            ).conversions
        }
        #expect(visited[1] <= visited[0] + 12 * 10)
    }

    @Test(arguments: FlowSetting.phone)
    func scrollingCostsNothing(_ setting: FlowSetting) {
        for keyboardIsUp in [false, true] {
            let costs = costs(setting) { form, device in
                if keyboardIsUp { device.focus(on: form.inputs[0]) }
                device.settle()
            } of: { form, device in
                device.beginDrag(in: form.scrollView, at: CGPoint(x: 100, y: 300))
                for y in stride(from: 295.0, to: 200, by: -5) { device.drag(to: CGPoint(x: 100, y: y)) }
                device.endDrag()
                device.settle()
            }
            #expect(costs.with == costs.without, "keyboard up: \(keyboardIsUp)")
        }
    }

    @Test(arguments: FlowSetting.phone)
    func layoutWithoutAKeyboardReadsAndWritesNothing(_ setting: FlowSetting) {
        let costs = costs(setting) { form, device in
            device.turn { form.view.setNeedsLayout() }
        }
        #expect(costs.with == costs.without)
    }

    // MARK: The depth of the tree, not its size

    /// A form among `siblings` views beside the scroll view, and as many in it.
    private func crowdedForm(_ siblings: Int, on device: SimulatedDevice) -> FlowForm {
        let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let form = FlowForm(FlowForm.fields(14) + [textView])
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

    private func expectNoGrowth(
        _ setting: FlowSetting, before prepare: (FlowForm, SimulatedDevice) -> Void = { _, _ in },
        of action: (FlowForm, SimulatedDevice) -> Void, at location: SourceLocation = #_sourceLocation
    ) {
        let (few, many) = (10, 500)
        let visited = [few, many].map { siblings in
            let device = setting.device()
            let form = crowdedForm(siblings, on: device)
            prepare(form, device)
            return costs(of: { action(form, device) }, on: device).viewsVisited
        }
        #expect(visited[0] == visited[1], sourceLocation: location)
        // Field, scroll view, view and window are four. A plan asks for some more than once, and there are up to five: for
        // the event, for what is laid out with it, when the keyboard has come, when the animation has ended, and when UIKit
        // has done with its own scroll. Each also looks for what is in front, or on the keyboard, and for bars around the screen.
        #expect(visited[1] <= 161, sourceLocation: location)
    }

    @Test(arguments: FlowSetting.phone)
    func siblingsOfWhatIsAroundTheFocusAreLookedAt(_ setting: FlowSetting) {
        let visited = [10, 500].map { siblings in
            let device = setting.device()
            let form = crowdedForm(0, on: device)
            for _ in 0..<siblings { form.view.addSubview(UIView()) }
            return costs(of: { device.focusAndSettle(on: form.inputs[12]) }, on: device).viewsVisited
        }
        // Once a plan, and there are up to five.
        #expect(visited[1] - visited[0] <= 5 * 490)
    }

    @Test(arguments: FlowSetting.phone)
    func firstFocusCostsTheDepthOfTheTree(_ setting: FlowSetting) {
        expectNoGrowth(setting) { form, device in
            device.focusAndSettle(on: form.inputs[12])
        }
    }

    @Test(arguments: FlowSetting.phone)
    func focusChangeCostsTheDepthOfTheTree(_ setting: FlowSetting) {
        expectNoGrowth(setting) { form, device in
            device.focusAndSettle(on: form.inputs[2])
        } of: { form, device in
            device.focusAndSettle(on: form.inputs[12])
        }
        expectNoGrowth(setting) { form, device in
            device.focusAndSettle(on: form.inputs[2])
        } of: { form, device in
            device.focusAndSettle(on: form.inputs[14])
        }
    }

    @Test(arguments: FlowSetting.phone)
    func keystrokeInATextViewCostsTheDepthOfTheTree(_ setting: FlowSetting) {
        expectNoGrowth(setting) { form, device in
            device.focusAndSettle(on: form.inputs[14])
        } of: { _, device in
            device.type("a")
            device.settle()
        }
    }

    @Test(arguments: FlowSetting.phone)
    func hideCostsTheDepthOfTheTree(_ setting: FlowSetting) {
        expectNoGrowth(setting) { form, device in
            device.focusAndSettle(on: form.inputs[12])
        } of: { _, device in
            device.keyboard.dismiss()
            device.settle()
        }
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
}
