import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper

@MainActor
@Suite struct ToolbarItemTests {
    // MARK: What it shows and does

    @Test func itShowsWhereTheFocusIs() throws {
        let fields = (0..<3).map { _ in FlowForm.field() }
        for (index, field) in fields.enumerated() { field.placeholder = "Field \(index)" }
        let (_, device, toolbar) = try toolbarScene(fields)
        var states: [[Bool]] = []
        for field in fields {
            device.focusAndSettle(on: field)
            states.append([toolbar.previousItem.isEnabled, toolbar.nextItem.isEnabled, toolbar.doneItem.isEnabled])
            #expect(toolbar.titleLabel.text == field.placeholder)
            #expect(toolbar.titleLabel.bounds.width >= toolbar.titleLabel.intrinsicContentSize.width)
        }
        #expect(states == [[false, true, true], [true, true, true], [true, false, true]])
    }

    @Test func theStatesFollowWhatTheAppShowsAndHides() throws {
        let (form, device, toolbar) = try toolbarScene(FlowForm.fields(2))
        device.focusAndSettle(on: form.inputs[0])
        #expect(toolbar.nextItem.isEnabled)
        device.turn {
            form.inputs[1].isHidden = true
            form.avoidance?.update()
        }
        #expect(!toolbar.nextItem.isEnabled)
    }

    @Test(arguments: FlowSetting.phone)
    func itsItemsDoWhatTheySay(_ setting: FlowSetting) throws {
        let (form, device, toolbar) = try toolbarScene(on: setting)
        let notices = NotificationRecorder.showsAndHides()
        device.focusAndSettle(on: form.inputs[10])
        for (item, expected) in [(toolbar.nextItem, 11), (toolbar.nextItem, 12), (toolbar.previousItem, 11)] {
            #expect(device.tap(item))
            device.settle()
            #expect(focused(form.inputs) == expected)
            expectVisible(form.inputs[expected], of: form, on: device)
        }
        #expect(notices.shows == 1)
        #expect(device.tap(toolbar.doneItem))
        device.settle()
        #expect(focused(form.inputs) == nil && notices.hides == 1)
        #expect(device.keyboard.accessoryView == nil)
    }

    @Test func doneEndsEditingInAnInputThatTheAppHasHidden() throws {
        let (form, device, toolbar) = try toolbarScene()
        device.focusAndSettle(on: form.inputs[1])
        device.turn { form.inputs[1].isHidden = true }
        #expect(form.inputs[1].isFirstResponder)
        #expect(device.tap(toolbar.doneItem))
        #expect(!form.inputs[1].isFirstResponder)
    }

    @Test func fromACoderItHasItsItemsToo() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.finishEncoding()
        let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        let toolbar = try #require(KeyboardToolbar(coder: coder))
        #expect(toolbar.items?.prefix(2) == [toolbar.previousItem, toolbar.nextItem])
        #expect(toolbar.items?.last === toolbar.doneItem)
    }

    @Test func itemsOfTheAppStandBeforeDone() throws {
        let (form, device, toolbar) = try toolbarScene()
        var presses = 0
        let item = UIBarButtonItem(title: "Paste", primaryAction: UIAction { _ in presses += 1 })
        toolbar.additionalItems = [item]
        device.focusAndSettle(on: form.inputs[0])
        #expect(device.tap(item))
        #expect(presses == 1 && focused(form.inputs) == 0)
        let items = try #require(toolbar.items)
        #expect(items.suffix(2) == [item, toolbar.doneItem])
        device.turn { toolbar.additionalItems = [] }
        #expect(toolbar.items?.contains(item) == false)
        #expect(toolbar.items?.last === toolbar.doneItem)
    }

    @Test func itsLabelsAreTheAppsToSet() throws {
        let (form, device, toolbar) = try toolbarScene()
        #expect([toolbar.previousItem, toolbar.nextItem].map(\.accessibilityLabel) == ["Previous", "Next"])
        toolbar.previousItem.accessibilityLabel = "Zurück"
        toolbar.nextItem.accessibilityLabel = "Weiter"
        device.focusAndSettle(on: form.inputs[0])
        device.turn { form.avoidance?.focusNext() }
        device.settle()
        #expect([toolbar.previousItem, toolbar.nextItem].map(\.accessibilityLabel) == ["Zurück", "Weiter"])
    }

    private final class Titled: KeyboardToolbar {
        override func title(for input: UIView) -> String? { "Tag \(input.tag)" }
    }

    @Test func aSubclassMayHaveOtherTitles() throws {
        let inputs = FlowForm.fields(3)
        for (index, input) in inputs.enumerated() { input.tag = index }
        let form = FlowForm(inputs)
        form.options = .toolbar
        form.loadViewIfNeeded()
        let titled = Titled()
        form.avoidance?.toolbar = titled
        let device = FlowSetting(systemHelps: true).device(showing: form)
        device.focusAndSettle(on: inputs[2])
        #expect(device.keyboard.accessoryView === titled && titled.titleLabel.text == "Tag 2")
        device.tap(titled.previousItem)
        device.settle()
        #expect(titled.titleLabel.text == "Tag 1")
    }

    // MARK: Several

    @Test func ofTwoAvoidancesOneHasTheBar() throws {
        let (form, device, toolbar) = try toolbarScene()
        let second = form.handleKeyboard(containerView: form.view)
        device.settle()
        let notices = NotificationRecorder.showsAndHides()
        device.focusAndSettle(on: form.inputs[3])
        #expect(notices.shows == 1 && device.keyboard.accessoryView === toolbar)
        device.tap(toolbar.nextItem)
        device.settle()
        #expect(focused(form.inputs) == 4)
        device.turn {
            form.avoidance?.stop()
            second.stop()
        }
        device.settle()
        #expect(device.keyboard.accessoryView == nil)
        #expect(form.inputs.allSatisfy { $0.inputAccessoryView == nil })
    }

    @Test func aContainersBarServesTheControllersInside() throws {
        let inner = FlowForm()
        inner.avoidsKeyboard = false
        let outer = HandlingTabs()
        outer.viewControllers = [inner]
        outer.avoidance = outer.handleKeyboard(options: .toolbar)
        let device = FlowSetting(systemHelps: true).device(showing: outer)
        device.focusAndSettle(on: inner.inputs[0])
        let toolbar = try #require(outer.avoidance?.toolbar)
        #expect(device.keyboard.accessoryView === toolbar)
        device.tap(toolbar.nextItem)
        #expect(focused(inner.inputs) == 1)
    }
}
