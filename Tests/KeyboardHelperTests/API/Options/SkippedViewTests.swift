import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// On an iPhone 16 the keyboard begins at 516; input `n` of a form at 79 + 60 n.
@MainActor
@Suite struct SkippedViewTests {
    @Test("S47 a skipped input is passed over, and kept visible", arguments: FlowSetting.everywhere)
    func aSkippedInputIsPassedOverAndStillKeptVisible(_ setting: FlowSetting) {
        let (form, device) = FlowForm.shown(FlowForm.fields(14), .returning, on: setting)
        form.avoidance?.skip(form.inputs[11])
        device.focusAndSettle(on: form.inputs[10])
        device.pressReturn()
        device.settle()
        #expect(focused(form.inputs) == 12)
        device.turn { form.avoidance?.focusPrevious() }
        device.settle()
        #expect(focused(form.inputs) == 10)
        // Whoever taps it types in it, and goes on from there.
        device.focusAndSettle(on: form.inputs[11])
        expectVisible(form.inputs[11], of: form, on: device)
        device.pressReturn()
        device.settle()
        #expect(focused(form.inputs) == 12)
        device.turn { form.avoidance?.stopSkipping(form.inputs[11]) }
        device.turn { form.avoidance?.focusPrevious() }
        device.settle()
        #expect(focused(form.inputs) == 11)
    }

    @Test func theInputsInASkippedViewArePassedOverFromWithinToo() {
        let box = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 120))
        let inside = [Board.field(0, 0), Board.field(0, 60)]
        for field in inside { box.addSubview(field) }
        let (first, last) = (Board.field(0, 50), Board.field(0, 250))
        let board = Board([first, box, last])
        let device = FlowSetting(systemHelps: true).device(showing: board)
        board.avoidance?.skip(box)
        for start in [first, inside[0], inside[1]] {
            device.focusAndSettle(on: start)
            device.turn { board.avoidance?.focusNext() }
            #expect(last.isFirstResponder)
        }
        device.focusAndSettle(on: inside[1])
        device.turn { board.avoidance?.focusPrevious() }
        #expect(first.isFirstResponder)
    }

    @Test(arguments: FlowSetting.phone)
    func aSkippedInputHasTheToolbarFromTheStart(_ setting: FlowSetting) throws {
        let form = FlowForm(FlowForm.fields(3))
        form.options = .toolbar
        form.loadViewIfNeeded()
        form.avoidance?.skip(form.inputs[1])
        let device = setting.device(showing: form)
        let notices = NotificationRecorder.showsAndHides()
        device.focusAndSettle(on: form.inputs[1])
        let toolbar = try #require(form.avoidance?.toolbar)
        #expect(device.keyboard.accessoryView === toolbar && notices.shows == 1)
        #expect(toolbar.previousItem.isEnabled && toolbar.nextItem.isEnabled)
        // Its arrows follow at once.
        device.turn { form.avoidance?.skip(form.inputs[2]) }
        #expect(!toolbar.nextItem.isEnabled)
        device.turn { form.avoidance?.stopSkipping(form.inputs[2]) }
        #expect(toolbar.nextItem.isEnabled)
    }

    @Test(arguments: FlowSetting.phone)
    func ignoringIsUndone(_ setting: FlowSetting) {
        let form = FlowForm.restoringOffset()
        let device = setting.device(showing: form)
        device.scrollsFirstResponderIntoView = false
        form.avoidance?.ignore(form.inputs[10])
        device.focusAndSettle(on: form.inputs[10])
        #expect(form.offset == -59)
        device.turn { form.avoidance?.stopIgnoring(form.inputs[10]) }
        device.settle()
        #expect(device.presentationFrame(of: form.inputs[10]).maxY == 506)
        device.focusAndSettle(on: form.inputs[9])
        device.turn { form.avoidance?.focusNext() }
        #expect(focused(form.inputs) == 10)
        device.dismissKeyboard()
        #expect(form.scrollView.contentInset == .zero && form.offset == -59)
    }
}
