import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// A form keeps room for something of the app's at its bottom, such as a player or a button. UIKit scrolls a first
/// responder above all of both insets once the keyboard stands.
///
/// iPhone 16: the keyboard begins at 516, so a field must end at 506.
@MainActor
@Suite struct LargeInsetTests {
    /// What nobody sees is less than half a point. Field 9 is below the keyboard's top, and 12 near the end of the screen.
    private func expectStraight(_ fields: [UIView], on device: SimulatedDevice, _ comment: Comment) {
        for field in [fields[9], fields[12]] {
            let tops = device.tops(of: field) { device.focus(on: field) }
            device.advance(by: 1)
            expectEqual(device.maxY(of: field), 506, comment)
            #expect(tops.allSatisfy { $0 > 461.5 }, "\(comment): \(tops)")
        }
    }

    @Test("S74 S94 the field goes straight to its place", arguments: [20, 60, 100, 120, 250, 400], Play.Place.phones)
    func ownInset(_ inset: CGFloat, _ place: Play.Place) {
        for target in ScreenPlan.Target.ofForms {
            let play = Play(.form(inset: inset, target: target), on: place)
            expectStraight(play.screen.inputs, on: play.device, "\(target)")
            play(.keyboardHeight(380))
            expectEqual(play.end, 462)
            play.end()
        }
    }

    /// Sets an inset as before there was a call.
    @MainActor
    private final class OldCode {
        private var tokens: [any NSObjectProtocol] = []

        init(_ scrollView: UIScrollView) {
            let names = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification]
            tokens = zip(names, [336, 0] as [CGFloat]).map { name, inset in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak scrollView] _ in
                    MainActor.assumeIsolated { scrollView?.contentInset.bottom = inset }
                }
            }
        }

        func end() { tokens.forEach(NotificationCenter.default.removeObserver) }
    }

    @Test("S94 so it does where old code sets an inset as well", arguments: [true, false], FlowSetting.phone)
    func oldCode(comesFirst: Bool, _ setting: FlowSetting) {
        var oldCode: OldCode?
        let form = PlainForm {
            if comesFirst { oldCode = OldCode($0.scrollView) }
            $0.handleKeyboard(scrollView: $0.scrollView)
            if !comesFirst { oldCode = OldCode($0.scrollView) }
        }
        let device = setting.device(showing: form)
        defer { oldCode?.end() }
        expectStraight(form.fields, on: device, "old code first: \(comesFirst)")
        device.dismissKeyboard()
        #expect(form.scrollView.contentInset == .zero && form.scrollView.isOffsetLegal)
    }

    /// UIKit scrolls a new first responder by it, also one that is visible and that the library leaves where it is. An iPhone 16
    /// on its side: 852 x 393.
    @Test(
        "no focus ends under the navigation bar", arguments: [140, 200, 336] as [CGFloat], FlowSetting.phoneOnItsSide)
    func underTheBar(_ inset: CGFloat, _ setting: FlowSetting) {
        let play = Play(.form(14, inset: inset), in: .navigation(largeTitle: false), on: setting)
        play.visit([6, 7, 6, 0, 1, 13, 12])
    }
}

extension FlowSetting {
    /// 852 x 393, the keyboard from 184 on.
    static let phoneOnItsSide = phone.map {
        FlowSetting(orientation: .landscapeLeft, systemHelps: $0.systemHelps, system: $0.system)
    }
}
