import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper

@MainActor
@Suite struct EditingAidsCostTests {
    /// All views in `view`, itself included.
    private func views(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap { views(in: $0) } }

    private var options: KeyboardAvoidance.Options { .everything }

    @Test(arguments: FlowSetting.phone)
    func whatIsOffIsNotThere(_ setting: FlowSetting) throws {
        let inputs = FlowForm.fields(6) + [FlowForm.textView(height: 44, scrolls: true)]
        let (form, device) = FlowForm.shown(inputs, KeyboardAvoidance.Options(), on: setting)
        let before = inputs.map { InputState($0) }
        for input in inputs {
            device.focusAndSettle(on: input)
            #expect(inputs.map { InputState($0) } == before)
            #expect(device.keyboard.accessoryView == nil)
            let recognizers = views(in: form.view).flatMap { $0.gestureRecognizers ?? [] }
            #expect(!recognizers.contains { $0 is UITapGestureRecognizer })
        }
    }

    @Test func theBarIsMadeOnlyIfItIsWanted() throws {
        weak var bar: KeyboardToolbar?
        let (form, device) = FlowForm.shown(.everything)
        bar = form.avoidance?.toolbar
        #expect(bar != nil)
        let (plain, other) = FlowForm.shown(KeyboardAvoidance.Options())
        other.focusAndSettle(on: plain.inputs[0])
        let avoidance = try #require(plain.avoidance)
        let stored = Mirror(reflecting: avoidance).children.first { $0.label?.contains("toolbar") == true }
        let value = try #require(stored).value
        #expect(Mirror(reflecting: value).children.isEmpty, "a lazy value that nobody asked for is nil")
        device.settle()
    }

    @Test(arguments: FlowSetting.phone)
    func afterEverythingAllIsAsItWas(_ setting: FlowSetting) throws {
        for way in 0..<4 {
            let delegate = FieldDelegate()
            let own = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            let inputs = FlowForm.fields(14) + [FlowForm.textView(height: 44, scrolls: true), FlowForm.field()]
            for case let field as UITextField in inputs {
                field.delegate = delegate
                field.returnKeyType = .next
            }
            (inputs[3] as? UITextField)?.inputAccessoryView = own
            (inputs[4] as? UITextField)?.keyboardAppearance = .light
            let form = FlowForm(inputs)
            form.options = options
            let device = setting.device(showing: FlowForm([]))
            form.avoidsKeyboard = false
            device.show(form)
            device.settle()
            let before = inputs.map { InputState($0) }
            let state = PlaceState(form.scrollView)
            let recognizers = form.view.gestureRecognizers
            let avoidance = form.handleKeyboard(scrollView: form.scrollView, options: options)
            device.settle()
            device.focusAndSettle(on: inputs[0])
            for _ in inputs {
                if inputs[14].isFirstResponder { device.turn { avoidance.focusNext() } } else { device.pressReturn() }
                device.settle()
            }
            device.turn { avoidance.focusPrevious() }
            device.settle()
            device.tap(at: CGPoint(x: 2, y: 200), in: form.view)
            device.settle()
            if way == 0 { device.focus(on: inputs[14]) }
            device.settle()
            switch way {
            case 0, 1: device.turn { avoidance.stop() }
            case 2: device.turn { avoidance.options = KeyboardAvoidance.Options() }
            default: device.turn { device.window.rootViewController = UIViewController() }
            }
            device.settle()
            device.turn { form.view.endEditing(true) }
            device.settle()
            #expect(inputs.map { InputState($0) } == before, "way \(way)")
            // Out of the window there is no safe area, and so another range.
            if form.view.window != nil { #expect(PlaceState(form.scrollView) == state, "way \(way)") }
            #expect(form.scrollView.contentInset == .zero && form.scrollView.frame == device.window.bounds)
            #expect(form.view.gestureRecognizers == recognizers, "way \(way)")
        }
    }

    @Test func idleTurnsCostNothingWithAllOn() {
        let (form, device) = FlowForm.shown(FlowForm.fields(20), .everything)
        device.focusAndSettle(on: form.inputs[12])
        let before = device.costs
        for _ in 0..<10 { device.turn {} }
        device.advance(by: 1)
        #expect(device.costs - before == SimulatedCosts())
    }

    @Test func allIsReleasedWithTheScreen() throws {
        weak var avoidance: KeyboardAvoidance?
        weak var toolbar: KeyboardToolbar?
        weak var field: UIView?
        let device = FlowSetting(systemHelps: true).device()
        autoreleasepool {
            let form = FlowForm(FlowForm.fields(3))
            form.options = .everything
            device.show(form)
            device.settle()
            device.focusAndSettle(on: form.inputs[0])
            device.pressReturn()
            device.settle()
            avoidance = form.avoidance
            toolbar = form.avoidance?.toolbar
            field = form.inputs[1]
            #expect(field?.isFirstResponder == true)
            device.show(UIViewController())
            device.settle()
        }
        #expect(avoidance == nil && toolbar == nil && field == nil)
    }

    private func autoreleasepool(_ body: () -> Void) { body() }
}
