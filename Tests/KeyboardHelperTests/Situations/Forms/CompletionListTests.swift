import Foundation
import KeyboardHelper
import Testing
import UIKit

/// A list of completions hangs below the field in which somebody types, in front of the form. On an iPhone 16, where the keyboard
/// begins at 516.
@MainActor
@Suite struct CompletionListTests {
    /// How the app places the list, 4 points below the field; with `farConstraints` 14 points.
    enum Place: CaseIterable, Sendable { case constraints, farConstraints, framesToKeyboard, framesOfOneHeight }

    /// A field from 300 to 344 and its list, which comes with the focus or with the first key, and is placed anew at each key.
    @MainActor
    private final class Screen: NSObject, UITextFieldDelegate {
        let form: AppForm
        let list = UIView.white()
        private let place: Place
        private(set) var field = UITextField()

        init(_ place: Place, _ call: AppForm.Call, comesWithFocus: Bool, y: CGFloat = 300) {
            self.place = place
            let list = list
            var field = UITextField()
            form = AppForm(call) { form in
                field = form.addField(at: y)
                form.view.addSubview(list)
                list.isHidden = true
                guard [.constraints, .farConstraints].contains(place) else { return }
                list.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    list.topAnchor.constraint(equalTo: field.bottomAnchor, constant: place == .constraints ? 4 : 14),
                    list.leadingAnchor.constraint(equalTo: form.view.leadingAnchor),
                    list.trailingAnchor.constraint(equalTo: form.view.trailingAnchor),
                    list.bottomAnchor.constraint(equalTo: form.view.bottomAnchor, constant: -336),
                ])
            }
            super.init()
            form.loadViewIfNeeded()
            self.field = field
            field.on(.editingChanged) { [weak self] in self?.showList() }
            if comesWithFocus { field.on(.editingDidBegin) { [weak self] in self?.showList() } }
        }

        private func showList() {
            list.isHidden = false
            let end = field.convert(field.bounds, to: form.view).maxY + 4
            switch place {
            case .constraints, .farConstraints: break
            case .framesToKeyboard: list.frame = CGRect(x: 0, y: end, width: 393, height: 516 - end)
            case .framesOfOneHeight: list.frame = CGRect(x: 0, y: end, width: 393, height: 160)
            }
        }
    }

    @Test(
        "S65 a list of completions below the field moves nothing", arguments: FlowSetting.phoneInTurns,
        AppForm.Call.allCases)
    func s65(_ setting: FlowSetting, _ call: AppForm.Call) {
        for place in Place.allCases {
            for comesWithFocus in [false, true] {
                let screen = Screen(place, call, comesWithFocus: comesWithFocus)
                let device = screen.form.show(on: setting)
                device.focusAndSettle(on: screen.field)
                for key in ["a", "b", "c", "d", "e"] {
                    device.type(key)
                    device.settle()
                    let end = device.presentationFrame(of: screen.field).maxY
                    #expect(abs(end - 344) <= 0.5, "\(place), \(comesWithFocus)")
                }
                #expect(abs(screen.form.scrollView.contentInset.bottom - 336) <= 0.5, "\(place), \(comesWithFocus)")
                device.dismissKeyboard()
                #expect(screen.form.scrollView.contentInset == .zero)
            }
        }
    }

    @Test(
        "S65 a field just above the keyboard stays where it is when its list comes",
        arguments: FlowSetting.phoneInTurns,
        AppForm.Call.allCases)
    func s65AtTheKeyboard(_ setting: FlowSetting, _ call: AppForm.Call) {
        for place in Place.allCases {
            let screen = Screen(place, call, comesWithFocus: false, y: 700)
            let device = screen.form.show(on: setting)
            device.focusAndSettle(on: screen.field)
            for key in ["a", "b", "c"] {
                device.type(key)
                device.settle()
                #expect(abs(device.presentationFrame(of: screen.field).maxY - 506) <= 0.5, "\(place)")
            }
        }
    }

    @Test("S65 below the list a bar of the app's stands on the keyboard", arguments: FlowSetting.phoneInTurns)
    func s65OverBar(_ setting: FlowSetting) {
        let screen = Screen(.framesOfOneHeight, .scrollView, comesWithFocus: false)
        let bar = UIView.white(CGRect(x: 0, y: 472, width: 393, height: 44))
        screen.form.view.addSubview(bar)
        let device = screen.form.show(on: setting)
        device.focusAndSettle(on: screen.field)
        for key in ["a", "b", "c"] {
            device.type(key)
            device.settle()
            #expect(abs(device.presentationFrame(of: screen.field).maxY - 344) <= 0.5)
            #expect(abs(screen.form.scrollView.contentInset.bottom - 380) <= 0.5)
        }
    }

    @Test(
        "S65 a companion that is hidden at first counts as soon as it is seen", arguments: FlowSetting.phoneInTurns)
    func s65Companion(_ setting: FlowSetting) throws {
        let message = UIView.white(CGRect(x: 20, y: 645 + 48, width: 353, height: 60))
        message.isHidden = true
        var field = UITextField()
        let form = AppForm { form in
            field = form.addField(at: 704)
            form.scrollView.addSubview(message)
        }
        let device = form.show(on: setting)
        let avoidance = try #require(form.avoidance)
        avoidance.addCompanion(message, for: field)
        device.focusAndSettle(on: field)
        #expect(abs(device.presentationFrame(of: field).maxY - 506) <= 0.5)
        field.on(.editingChanged) { message.isHidden = false }
        device.type("a")
        device.settle()
        #expect(abs(device.presentationFrame(of: message).maxY - 506) <= 0.5)
    }
}
