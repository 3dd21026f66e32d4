import Foundation
import KeyboardHelper
import Testing
import UIKit

/// iPhone 16: 393 x 852, safe area 59 above and 34 below, keyboard from 516 on. A refresh control adds 60 at the top.
@MainActor
@Suite struct RefreshTests {
    enum Step: Sendable {
        case focus, begin, end, dismiss
    }

    nonisolated static let orders: [[Step]] = [
        [.focus, .begin, .end, .dismiss], [.begin, .focus, .end, .dismiss], [.focus, .begin, .dismiss, .end],
        [.begin, .focus, .dismiss, .end],
    ]

    @Test("S01 a refresh control may come and go under the keyboard", arguments: orders, FlowSetting.phone)
    func s01(_ steps: [Step], _ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        let control = UIRefreshControl()
        device.turn { form.scrollView.refreshControl = control }
        let before = PlaceState(form.scrollView)
        var (top, bottom): (CGFloat, CGFloat) = (0, 0)
        for step in steps {
            switch step {
            case .focus:
                device.focusAndSettle(on: form.inputs[12])
                bottom = 302
                // 843 + 10 - 516 - 59
                #expect(form.offset == 278)
            case .begin:
                device.turn { control.beginRefreshing() }
                top = 60
            case .end:
                device.turn { control.endRefreshing() }
                top = 0
            case .dismiss:
                device.keyboard.dismiss()
                bottom = 0
            }
            device.settle()
            let inset = form.scrollView.contentInset
            #expect(inset == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), "\(step)")
            #expect(form.scrollView.verticalScrollIndicatorInsets.bottom == bottom)
            if bottom > 0 { expectVisible(form.inputs[12], of: form, on: device, "\(step)") }
        }
        #expect(PlaceState(form.scrollView) == before)
        #expect(form.scrollView.isOffsetLegal)
    }

    @Test("S01 the focus may move while the refresh control is refreshing", arguments: FlowSetting.phone)
    func s01Focus(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        let control = UIRefreshControl()
        device.turn { form.scrollView.refreshControl = control }
        let before = PlaceState(form.scrollView)
        device.focusAndSettle(on: form.inputs[12])
        device.turn { control.beginRefreshing() }
        device.settle()
        device.focusAndSettle(on: form.inputs[13])
        #expect(form.offset == 338 && form.scrollView.contentInset.bottom == 302)
        device.keyboard.changeHeight(to: 292)
        device.settle()
        #expect(form.scrollView.contentInset == UIEdgeInsets(top: 60, left: 0, bottom: 258, right: 0))
        #expect(form.offset == 338)
        // Both in one turn.
        device.turn {
            control.endRefreshing()
            form.inputs[14].becomeFirstResponder()
        }
        device.settle()
        #expect(form.scrollView.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: 258, right: 0))
        expectVisible(form.inputs[14], of: form, on: device)
        device.turn {
            control.beginRefreshing()
            device.keyboard.dismiss()
        }
        device.settle()
        #expect(form.scrollView.contentInset == UIEdgeInsets(top: 60, left: 0, bottom: 0, right: 0))
        device.turn { control.endRefreshing() }
        device.settle()
        #expect(PlaceState(form.scrollView) == before)
    }

    @Test("S01 the user may pull to refresh under the keyboard", arguments: FlowSetting.phone)
    func s01Pull(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        let control = UIRefreshControl()
        device.turn { form.scrollView.refreshControl = control }
        let before = PlaceState(form.scrollView)
        device.focusAndSettle(on: form.inputs[3])
        #expect(form.offset == -59 && form.scrollView.contentInset.bottom == 302)
        device.beginDrag(in: form.scrollView, at: CGPoint(x: 100, y: 150))
        device.drag(to: CGPoint(x: 100, y: 500))
        #expect(control.isRefreshing)
        device.endDrag()
        device.settle()
        #expect(form.offset == -119)
        #expect(form.scrollView.contentInset == UIEdgeInsets(top: 60, left: 0, bottom: 302, right: 0))
        expectVisible(form.inputs[3], of: form, on: device)
        device.turn { control.endRefreshing() }
        device.settle()
        #expect(form.offset == -59)
        #expect(form.scrollView.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: 302, right: 0))
        device.dismissKeyboard()
        #expect(PlaceState(form.scrollView) == before)
        #expect(form.offset == -59)
    }

    @Test("S01 a refresh control of a table may come and go under the keyboard", arguments: FlowSetting.phone)
    func s01Table(_ setting: FlowSetting) throws {
        let screen = SituationTable()
        let device = setting.device(showing: screen)
        let control = UIRefreshControl()
        device.turn { screen.table.refreshControl = control }
        let before = PlaceState(screen.table)
        device.turn { control.beginRefreshing() }
        device.settle()
        // Row 14 ends at 719.
        let field = try screen.field(14)
        #expect(device.tap(field))
        device.settle()
        #expect(device.presentationFrame(of: field).maxY == 506)
        #expect(screen.table.contentInset == UIEdgeInsets(top: 60, left: 0, bottom: 302, right: 0))
        device.turn { control.endRefreshing() }
        device.settle()
        #expect(device.presentationFrame(of: field).maxY == 506)
        #expect(screen.table.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: 302, right: 0))
        device.dismissKeyboard()
        #expect(PlaceState(screen.table) == before)
    }
}
