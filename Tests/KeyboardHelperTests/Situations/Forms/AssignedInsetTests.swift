import Foundation
import KeyboardHelper
import Testing
import UIKit

/// A form that assigns its scroll view's inset in each layout, as many apps do for a bar of their own.
@MainActor
private final class AssigningForm: FlowForm {
    var inset: CGFloat = 24
    private(set) var layouts = 0
    /// The scroll view is the root view: UIKit lays it out with each change of the offset.
    var isRoot = false
    var answersInsets = false

    override func loadView() { view = isRoot ? scrollView : UIView() }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layouts += 1
        scrollView.contentInset.bottom = inset
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        if answersInsets { view.setNeedsLayout() }
    }

    func show(on setting: FlowSetting, typingIn index: Int) -> SimulatedDevice {
        let device = setting.device(showing: self)
        device.focusAndSettle(on: inputs[index])
        return device
    }

    /// How often it is laid out after the app has asked for that once.
    func layoutsOfOne(on device: SimulatedDevice) -> Int {
        let before = layouts
        device.turn { view.setNeedsLayout() }
        return layouts - before
    }

    func expectReturned(on device: SimulatedDevice) {
        device.dismissKeyboard()
        #expect(scrollView.contentInset.bottom == 24 && scrollView.isOffsetLegal)
    }
}

/// Field n begins 20 + 60 n below the start of the content. On an iPhone SE the keyboard begins at 407, on an iPhone 16 at 516.
@MainActor
@Suite struct AssignedInsetTests {
    @Test(
        "S54 an inset that the app assigns in each layout is added to in the same layout pass",
        arguments: [3, 12, 19], FlowSetting.everywhere)
    func layout(_ index: Int, _ setting: FlowSetting) {
        let form = AssigningForm()
        let device = setting.device(showing: form)
        let before = PlaceState(form)
        device.focusAndSettle(on: form.inputs[index])
        expectVisible(form.inputs[index], of: form, on: device)
        let (tops, inset) = (form.inputs.map(device.presentationFrame), form.scrollView.contentInset.bottom)
        #expect(inset > 24)
        // At 120 frames a second, and at rest.
        for pause in [CGFloat](repeating: 1 / 120, count: 12) + [1, 1] {
            #expect(form.layoutsOfOne(on: device) > 0 && form.scrollView.contentInset.bottom == inset)
            #expect(form.inputs.map(device.presentationFrame) == tops)
            device.advance(by: pause)
            #expect(form.inputs.map(device.presentationFrame) == tops)
        }
        // Another value counts from then on.
        form.inset = 40
        device.turn { form.view.setNeedsLayout() }
        device.settle()
        #expect(form.scrollView.contentInset.bottom == inset + 16)
        expectVisible(form.inputs[index], of: form, on: device)
        form.inset = 24
        device.dismissKeyboard()
        device.turn { form.view.setNeedsLayout() }
        #expect(form.scrollView.contentInset.bottom == 24 && form.scrollView.verticalScrollIndicatorInsets.bottom == 0)
        #expect(PlaceState(form) == before)
    }

    /// The app scrolls on by 20 points, and a plan leaves that. Then it assigns its inset, which was 0, between two layouts, so that
    /// UIKit takes the offset back before the next of these begins.
    @Test(
        "S54 an inset that is assigned before a layout leaves the focus where it was scrolled to",
        arguments: FlowSetting.phone)
    func assignedAfterAScroll(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[18])
        device.turn { form.scrollView.contentOffset.y += 20 }
        device.turn { form.avoidance?.update() }
        device.settle()
        let (inset, end) = (form.scrollView.contentInset.bottom, device.presentationFrame(of: form.inputs[18]).maxY)
        #expect(end < setting.keyboardTop && inset > 0)
        for _ in 0..<2 {
            device.turn {
                form.scrollView.contentInset.bottom = 0
                form.view.setNeedsLayout()
            }
            #expect(form.scrollView.contentInset.bottom == inset)
            #expect(device.presentationFrame(of: form.inputs[18]).maxY == end)
            device.settle()
            #expect(device.presentationFrame(of: form.inputs[18]).maxY == end)
        }
    }

    @Test("S54 where what is put back causes the next layout, that ends", arguments: FlowSetting.phone)
    func root(_ setting: FlowSetting) {
        for scrollView in [UIScrollView(), KeyboardAvoidingScrollView()] {
            let form = AssigningForm(scrollView: scrollView)
            form.isRoot = true
            let device = setting.device(showing: form)
            for index in [12, 19, 3] {
                device.focusAndSettle(on: form.inputs[index])
                #expect(form.layoutsOfOne(on: device) <= 10 && device.faults == [])
            }
            form.expectReturned(on: device)
        }
    }

    @Test("S54 an app that answers each inset with a layout has the last word", arguments: FlowSetting.phone)
    func answered(_ setting: FlowSetting) {
        let form = AssigningForm()
        form.scrollView.delegate = form
        form.answersInsets = true
        let device = form.show(on: setting, typingIn: 12)
        #expect(form.layoutsOfOne(on: device) <= 15 && device.faults == [])
        form.answersInsets = false
        device.advance(by: 0.1)
        device.turn { form.view.setNeedsLayout() }
        expectVisible(form.inputs[12], of: form, on: device)
        #expect(form.scrollView.contentInset.bottom > 24)
        form.expectReturned(on: device)
    }

    @Test("S54 what the user scrolls meanwhile stays where the user leaves it", arguments: FlowSetting.phone)
    func scrolled(_ setting: FlowSetting) {
        let form = AssigningForm()
        let device = form.show(on: setting, typingIn: 19)
        device.beginDrag(in: form.scrollView, at: CGPoint(x: 200, y: 200))
        device.drag(to: CGPoint(x: 200, y: 500))
        device.turn { form.view.setNeedsLayout() }
        device.endDrag()
        device.settle()
        let offset = form.offset
        device.turn { form.view.setNeedsLayout() }
        device.settle()
        #expect(form.offset == offset && form.scrollView.contentInset.bottom > 24)
        #expect(device.faults == [])
    }

    @Test("S54 a text view that grows with its text is followed through such layouts", arguments: FlowSetting.phone)
    func typing(_ setting: FlowSetting) {
        let textView = FlowForm.textView(scrolls: false)
        let form = AssigningForm(FlowForm.fields(8) + [textView])
        let device = form.show(on: setting, typingIn: 8)
        for _ in 1...8 {
            device.type("line\n")
            device.settle()
            expectCaretVisible(textView, of: form, on: device)
            #expect(form.scrollView.contentInset.bottom > 24)
        }
        form.expectReturned(on: device)
    }
}
