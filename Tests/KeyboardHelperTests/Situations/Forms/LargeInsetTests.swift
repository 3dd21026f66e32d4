import Foundation
import KeyboardHelper
import Testing
import UIKit

/// A form keeps room for something of the app's at its bottom, such as a player or a button. UIKit scrolls a first
/// responder above all of both insets once the keyboard stands.
///
/// iPhone 16: the keyboard begins at 516, so a field must end at 506.
@MainActor
@Suite struct LargeInsetTests {
    @Test(
        "S94 the field goes straight to its place and stays there", arguments: [20, 60, 100, 120, 250, 400],
        FlowSetting.phone)
    func ownInset(_ inset: CGFloat, _ setting: FlowSetting) {
        let form = PlainForm {
            $0.scrollView.contentInset.bottom = inset
            $0.handleKeyboard(scrollView: $0.scrollView)
        }
        let device = setting.device(showing: form)
        // 12 is below the keyboard's top, and 14 near the end of the screen.
        for field in [9, 12] {
            let tops = device.tops(of: form.fields[field]) { device.focus(on: form.fields[field]) }
            device.advance(by: 1)
            #expect(form.end(of: field, on: device) == 506)
            // Half a point is not seen.
            #expect(tops.allSatisfy { $0 > 461.5 }, "\(tops)")
        }
        device.keyboard.changeHeight(to: 380)
        device.settle()
        #expect(form.end(of: 12, on: device) == 462)
        device.dismissKeyboard()
        #expect(form.scrollView.contentInset.bottom == inset)
    }

    @Test(
        "S94 so it does where old code sets the keyboard's inset as well", arguments: [true, false], FlowSetting.phone)
    func oldCode(comesFirst: Bool, _ setting: FlowSetting) {
        @MainActor final class OldCode {
            weak var scrollView: UIScrollView?
            var tokens: [any NSObjectProtocol] = []

            init(_ scrollView: UIScrollView) {
                self.scrollView = scrollView
                listen(UIResponder.keyboardWillShowNotification, 336)
                listen(UIResponder.keyboardWillHideNotification, 0)
            }

            private func listen(_ name: Notification.Name, _ inset: CGFloat) {
                let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                    [weak scrollView] _ in
                    MainActor.assumeIsolated { scrollView?.contentInset.bottom = inset }
                }
                tokens.append(token)
            }

            func end() { tokens.forEach(NotificationCenter.default.removeObserver) }
        }
        var oldCode: OldCode?
        let form = PlainForm {
            if comesFirst { oldCode = OldCode($0.scrollView) }
            $0.handleKeyboard(scrollView: $0.scrollView)
            if !comesFirst { oldCode = OldCode($0.scrollView) }
        }
        let device = setting.device(showing: form)
        defer { oldCode?.end() }
        for field in [9, 12] {
            let tops = device.tops(of: form.fields[field]) { device.focus(on: form.fields[field]) }
            device.advance(by: 1)
            #expect(form.end(of: field, on: device) == 506)
            // Half a point is not seen.
            #expect(tops.allSatisfy { $0 > 461.5 }, "\(tops)")
        }
        device.dismissKeyboard()
        #expect(form.scrollView.contentInset == .zero && form.scrollView.isOffsetLegal)
    }
}
