import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// What the user and the app do while the keyboard comes, stands or goes. Field n of the form is from 20 + 60 n on, 44 high.
@MainActor @Suite struct MeanwhileTests {
    private let form = FlowForm()
    private var scrollView: UIScrollView { form.scrollView }

    // MARK: A finger

    @Test("a drag that dismisses the keyboard leaves nothing", arguments: FlowSetting.everywhere)
    func dismissal(_ setting: FlowSetting) {
        scrollView.keyboardDismissMode = .onDrag
        let device = setting.device(showing: form)
        let before = PlaceState(scrollView)
        device.focusAndSettle(on: form.inputs[19])
        device.pull(scrollView, to: 120, from: 100, in: 0.2)
        device.endDrag()
        device.settle()
        expectEqual(device.keyboard.frame.minY, device.screen.bounds.maxY)
        #expect(PlaceState(scrollView) == before && scrollView.isOffsetLegal)
    }

    /// The parent has lifted the child, so the list reaches less far under the keyboard. The list is pulled beyond its start, and
    /// has to wait.
    @Test("a list under a finger gets its inset after the avoidance around it ends", arguments: FlowSetting.phone)
    func pulledList(_ setting: FlowSetting) {
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
        #expect(device.minY(of: list) < 500 && list.contentInset.bottom < 284)
        device.beginDrag(in: list, from: 10)
        for y in stride(from: 20.0, through: 300, by: 20) { device.drag(to: CGPoint(x: 100, y: y)) }
        device.turn { parent.stopHandlingKeyboard() }
        device.endDrag()
        device.settle()
        #expect(device.minY(of: list) == 500 && list.contentInset.bottom == 284)
    }

    // MARK: The app's layout

    @Test("content that becomes shorter under the keyboard ends legally", arguments: Play.Place.phones)
    func shorterContent(_ place: Play.Place) {
        Play(.form(), on: place)(.focus(19))(.focus(10), .contentHeight(0, 824)).end()
    }

    @Test("a layout that moves the focus is followed", arguments: FlowSetting.phone)
    func layout(_ setting: FlowSetting) {
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[12])
        device.turnAndSettle {
            form.inputs[3].bounds.size.height = 244
            form.view.setNeedsLayout()
            form.avoidance?.update()
        }
        expectVisible(form.inputs[12], of: form, on: device)
        expectEqual(form.offset, 478)
    }

    // MARK: Quickly one after the other

    @Test("a focus that comes back midway is visible, many in a turn are one", arguments: FlowSetting.everywhere)
    func quickly(_ setting: FlowSetting) {
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
        device.dismissKeyboard()
        device.turnAndSettle { for index in [3, 19, 0, 12, 17] { form.inputs[index].becomeFirstResponder() } }
        expectVisible(form.inputs[17], of: form, on: device)
        device.dismissKeyboard()
        #expect(scrollView.contentInset == .zero && scrollView.isOffsetLegal)
    }
}
