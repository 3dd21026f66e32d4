import Foundation
import KeyboardHelper
import Testing
import UIKit

/// A strip of cards, or a short list, in a form that scrolls. On an iPhone 16, where the keyboard begins at 516.
@MainActor
@Suite struct StripTests {
    enum Strip: CaseIterable, Sendable { case oneCard, twoCards, shortList }

    /// The strip is from 600 to 820 on screen. The field in it is from 700 to 744.
    @MainActor
    private func form(_ strip: Strip, _ call: AppForm.Call) -> (form: AppForm, strip: UIScrollView, field: UITextField)
    {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 541, width: 393, height: 220))
        inner.contentInsetAdjustmentBehavior = .never
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 44))
        let width: CGFloat = strip == .twoCards ? 520 : 393
        inner.contentSize = CGSize(width: width, height: strip == .shortList ? 200 : 220)
        inner.addSubview(field)
        let form = AppForm(call) { $0.scrollView.addSubview(inner) }
        return (form, inner, field)
    }

    @Test(
        "S68 the form brings up a field in a strip of cards, and the strip stays as it is",
        arguments: FlowSetting.phoneInTurns, AppForm.Call.allCases)
    func s68(_ setting: FlowSetting, _ call: AppForm.Call) {
        for strip in Strip.allCases {
            let screen = form(strip, call)
            let device = screen.form.show(on: setting)
            device.focusAndSettle(on: screen.field)
            #expect(abs(device.presentationFrame(of: screen.field).maxY - 506) <= 0.5, "\(strip)")
            #expect(screen.strip.contentInset == .zero && screen.strip.contentOffset.y == 0, "\(strip)")
            device.dismissKeyboard()
            #expect(screen.form.scrollView.contentInset == .zero)
        }
    }

    /// One in the row of a table: a short table of four fields of 44 points.
    @Test("S68 a short table in the row of a table stays as it is", arguments: FlowSetting.phoneInTurns)
    func s68Row(_ setting: FlowSetting) throws {
        for call in [AppForm.Call.controller, .window] {
            let inner = UIScrollView(frame: CGRect(x: 0, y: 700, width: 393, height: 176))
            inner.contentInsetAdjustmentBehavior = .never
            inner.contentSize = CGSize(width: 393, height: 176)
            let fields = (0..<4).map { UITextField(frame: CGRect(x: 0, y: 44 * CGFloat($0), width: 393, height: 44)) }
            fields.forEach(inner.addSubview)
            let form = AppForm(call) { $0.scrollView.addSubview(inner) }
            let device = form.show(on: setting)
            device.turn { form.scrollView.contentOffset.y = 300 }
            for field in fields {
                device.focusAndSettle(on: field)
                #expect(device.presentationFrame(of: field).maxY <= 506.5)
                #expect(inner.contentInset == .zero && inner.contentOffset == .zero)
            }
        }
    }
}
