import Foundation
import KeyboardHelper
import Testing
import UIKit

/// What the user and the app do while the keyboard comes, stands or goes.
@MainActor
@Suite struct MeanwhileTests {
    // MARK: A finger on the scroll view

    @Test(arguments: FlowSetting.phone)
    func offsetIsLeftToTheFinger(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        device.scrollsFirstResponderIntoView = false
        device.beginDrag(in: form.scrollView, at: CGPoint(x: 10, y: 300))
        device.drag(to: CGPoint(x: 10, y: 290))
        let writes = device.writes(in: form.scrollView) {
            device.focus(on: form.inputs[12])
            device.advance(by: 0.5)
        }
        #expect(form.scrollView.contentInset.bottom == 302)
        #expect(!writes.contains { $0.view is UIScrollView && $0.property == "bounds" })
        device.endDrag()
        device.settle()
        device.turn { form.avoidance?.update() }
        device.settle()
        expectVisible(form.inputs[12], of: form, on: device)
    }

    @Test(arguments: FlowSetting.everywhere)
    func dragThatDismissesTheKeyboardLeavesNothing(_ setting: FlowSetting) {
        let form = FlowForm()
        form.scrollView.keyboardDismissMode = .onDrag
        let device = setting.device(showing: form)
        let before = PlaceState(form.scrollView)
        device.focusAndSettle(on: form.inputs[19])
        device.beginDrag(in: form.scrollView, at: CGPoint(x: 10, y: 100))
        for y in stride(from: 102.0, to: 120, by: 2) {
            device.drag(to: CGPoint(x: 10, y: y))
            device.advance(by: 1.0 / 60)
        }
        device.endDrag()
        device.settle()
        #expect(device.keyboard.frame.minY == device.screen.bounds.maxY)
        #expect(PlaceState(form.scrollView) == before)
        #expect(form.scrollView.isOffsetLegal)
    }

    /// The parent has lifted the child, so the list reaches less far under the keyboard. The list is pulled beyond its start, and
    /// has to wait.
    @Test(arguments: FlowSetting.phone)
    func listUnderAFingerGetsItsInsetAfterTheAvoidanceAroundItEnds(_ setting: FlowSetting) {
        let (list, field) = (UIScrollView(), UITextField.at(100))
        let child = MadeScreen(
            load: { screen in
                list.contentSize = CGSize(width: 393, height: 600)
                list.contentInsetAdjustmentBehavior = .never
                list.addSubview(field)
                screen.view.addSubview(list)
                screen.handleKeyboard(scrollView: list)
            }, layout: { list.frame = $0.view.bounds })
        let parent = MadeScreen(load: {
            $0.embed(child, in: $0.view, CGRect(x: 0, y: 500, width: 393, height: 300))
            $0.handleKeyboard()
        })
        let device = setting.device(showing: parent)
        device.focusAndSettle(on: field)
        let lifted = list.contentInset.bottom
        #expect(device.presentationFrame(of: list).minY < 500 && lifted < 284)
        device.beginDrag(in: list, at: CGPoint(x: 200, y: 10))
        for y in stride(from: 20.0, through: 300, by: 20) { device.drag(to: CGPoint(x: 200, y: y)) }
        device.turn { parent.stopHandlingKeyboard() }
        device.endDrag()
        device.settle()
        #expect(device.presentationFrame(of: list).minY == 500 && list.contentInset.bottom == 284)
    }

    // MARK: The app's layout

    @Test(arguments: FlowSetting.phone)
    func contentThatBecomesShorterUnderTheKeyboardEndsLegally(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[19])
        device.focus(on: form.inputs[10])
        device.turn {
            form.endMargin = -400
            form.view.setNeedsLayout()
        }
        device.settle()
        device.keyboard.dismiss()
        device.settle()
        #expect(form.scrollView.contentInset == .zero)
        #expect(form.scrollView.isOffsetLegal)
    }

    @Test(arguments: FlowSetting.phone)
    func layoutThatIsPendingIsNotAnimated(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        device.turn {
            form.inputs[3].bounds.size.height = 90
            form.view.setNeedsLayout()
            _ = form.inputs[12].becomeFirstResponder()
        }
        // The distance of two fields is the app's business alone.
        let distance =
            device.presentationFrame(of: form.inputs[4]).minY - device.presentationFrame(of: form.inputs[3]).minY
        #expect(abs(distance - 106) < 0.001)
        #expect(device.presentationFrame(of: form.inputs[3]).height == 90)
        device.settle()
        expectVisible(form.inputs[12], of: form, on: device)
    }

    @Test(arguments: FlowSetting.phone)
    func updateFollowsALayoutThatMovedTheFocus(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[12])
        device.turn {
            form.inputs[3].bounds.size.height = 244
            form.view.setNeedsLayout()
            form.avoidance?.update()
        }
        device.settle()
        expectVisible(form.inputs[12], of: form, on: device)
        #expect(form.scrollView.contentOffset.y == 478)
    }

    @Test(arguments: FlowSetting.phone)
    func topInsetOfTheAppIsNoPlaceForTheFocus(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        device.turn { form.scrollView.contentInset.top = 100 }
        device.focusAndSettle(on: form.inputs[19])
        device.focusAndSettle(on: form.inputs[2])
        #expect(device.presentationFrame(of: form.inputs[2]).minY == 159)
        #expect(form.scrollView.contentInset.top == 100)
    }

    // MARK: Quickly one after the other

    @Test(arguments: FlowSetting.everywhere)
    func focusThatComesBackWhileTheKeyboardGoesIsVisible(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        for (index, next) in [(19, 17), (17, 19), (3, 18), (18, 0)] {
            device.focus(on: form.inputs[index])
            device.advance(by: 0.3)
            device.keyboard.dismiss()
            device.advance(by: 0.1)
            let tops = device.tops(of: form.inputs[next]) { device.focus(on: form.inputs[next]) }
            #expect(abs(tops[1] - tops[0]) < 0.001)
            expectVisible(form.inputs[next], of: form, on: device, "field \(next) after \(index)")
        }
    }

    @Test(arguments: FlowSetting.everywhere)
    func manyFocusChangesInOneTurnAreOne(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        device.turn { for index in [3, 19, 0, 12, 17] { form.inputs[index].becomeFirstResponder() } }
        device.settle()
        expectVisible(form.inputs[17], of: form, on: device)
        device.keyboard.dismiss()
        device.settle()
        #expect(form.scrollView.contentInset == .zero)
        #expect(form.scrollView.isOffsetLegal)
    }
}
