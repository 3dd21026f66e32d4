import Foundation
import KeyboardHelper
import Testing
import UIKit

@MainActor
@Suite struct NestedScrollTests {
    @Test("a form that is a little too wide is no pager", arguments: [393, 400, 500], FlowSetting.phone)
    func tooWide(_ width: CGFloat, _ setting: FlowSetting) {
        let (scrollView, field) = (UIScrollView(), UITextField.at(700))
        let screen = MadeScreen(
            load: {
                $0.view.addSubview(scrollView)
                scrollView.addSubview(field)
                $0.handleKeyboard(scrollView: scrollView)
            },
            layout: {
                scrollView.frame = $0.view.bounds
                scrollView.contentSize = CGSize(width: width, height: 760)
            })
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: field)
        #expect(device.presentationFrame(of: field).maxY == 506)
    }

    /// A form with a second column of fields in a scroll view of its own.
    private final class NestedForm: FlowForm {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 240))
        let innerFields = FlowForm.fields(8)

        init() {
            super.init(FlowForm.fields(4) + [inner] + FlowForm.fields(14))
            for field in innerFields { inner.addSubview(field) }
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            layOut(innerFields, in: inner)
        }
    }

    @Test(arguments: FlowSetting.everywhere)
    func everyTappedFieldIsVisibleAndAllIsAsBefore(_ setting: FlowSetting) {
        let form = NestedForm()
        let device = setting.device(showing: form)
        let before = PlaceState(form.scrollView)
        for (index, field) in form.innerFields.enumerated() {
            device.scroll(to: field)
            device.settle()
            #expect(device.tap(field))
            device.settle()
            expectVisible(field, of: form, on: device, "field \(index)")
            #expect(form.inner.contentInset == .zero)
            device.keyboard.dismiss()
            device.settle()
            #expect(PlaceState(form.scrollView) == before, "field \(index)")
            #expect(form.scrollView.isOffsetLegal && form.inner.isOffsetLegal, "field \(index)")
        }
    }

    @Test(arguments: FlowSetting.everywhere)
    func everyFieldIsVisibleWhenTheFocusWalks(_ setting: FlowSetting) {
        let form = NestedForm()
        let device = setting.device(showing: form)
        let all = form.inputs[..<4] + form.innerFields + form.inputs[5...]
        for (index, field) in Array(all.enumerated()) + all.enumerated().reversed() {
            device.focusAndSettle(on: field)
            expectVisible(field, of: form, on: device, "field \(index)")
        }
    }

    @Test(arguments: FlowSetting.phone)
    func visibleFieldMovesNeither(_ setting: FlowSetting) {
        let form = NestedForm()
        let device = setting.device(showing: form)
        // The inner one is shown from 319 on, its first field from 339 to 383.
        let writes = device.writes(in: form.view) {
            #expect(device.tap(form.innerFields[0]))
            device.settle()
        }
        #expect(!writes.contains { $0.view is UIScrollView && $0.property == "bounds" })
        #expect(!writes.contains { $0.view === form.inner })
    }

    @Test(arguments: FlowSetting.phone)
    func innerScrollViewThatIsDisabledIsPassedOver(_ setting: FlowSetting) {
        let form = NestedForm()
        form.inner.isScrollEnabled = false
        form.options.spacing = 30
        let device = setting.device(showing: form)
        // Shown from 459 to 503: with its spacing 17 points too low.
        let writes = device.writes(in: form.inner) {
            device.focusAndSettle(on: form.innerFields[2])
        }
        expectVisible(form.innerFields[2], spacing: 30, of: form, on: device)
        #expect(form.scrollView.contentOffset.y == -42)
        #expect(!writes.contains { $0.by == .app })
    }

    @Test(arguments: FlowSetting.phone)
    func pagerKeepsItsPage(_ setting: FlowSetting) {
        let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        pager.isPagingEnabled = true
        let field = FlowForm.field()
        pager.addSubview(field)
        let form = FlowForm(FlowForm.fields(9) + [pager])
        let device = setting.device(showing: form)
        device.turn {
            pager.contentSize = CGSize(width: 3 * 353, height: 100)
            field.frame = CGRect(x: 353 + 20, y: 28, width: 300, height: 44)
            pager.contentOffset = CGPoint(x: 353, y: 0)
        }
        #expect(device.tap(field))
        device.settle()
        expectVisible(field, of: form, on: device)
        #expect(pager.contentOffset == CGPoint(x: 353, y: 0))
        #expect(pager.contentInset == .zero)
        #expect(pager.isPagingEnabled)
    }
}
