import Foundation
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelper
@testable import ScreenPlay

/// What the toolbar shows and does, and how it looks.
@MainActor @Suite(.serialized) struct ToolbarItemTests {
    /// A form that gets this toolbar before it is shown.
    private func scene(
        _ toolbar: KeyboardToolbar, _ inputs: [UIView], _ setting: FlowSetting = FlowSetting(systemHelps: true)
    ) -> (FlowForm, SimulatedDevice) {
        let form = FlowForm(inputs)
        form.options = .toolbar
        form.loadViewIfNeeded()
        form.avoidance?.toolbar = toolbar
        return (form, setting.device(showing: form))
    }

    // MARK: What it does

    @Test("its items do what they say, Done also in an input that the app has hidden", arguments: Play.Place.phones)
    func items(_ place: Play.Place) throws {
        let play = Play(.form(options: .toolbar), on: place)
        let toolbar = try #require(play.toolbar)
        let notices = NotificationRecorder.showsAndHides()
        play(.focus(10))
        for (item, expected) in [(toolbar.nextItem, 11), (toolbar.nextItem, 12), (toolbar.previousItem, 11)] {
            play.app { _ in #expect(play.device.tap(item)) }
            expectEqual(play.focused, expected)
            expectVisible(play.fields[expected], below: 59, on: play.device)
        }
        expectEqual(notices.shows, 1)
        play.device.turn { play.fields[11].isHidden = true }
        play.app { _ in #expect(play.device.tap(toolbar.doneItem)) }
        #expect(play.focused == nil && notices.hides == 1 && play.accessory == nil)
    }

    @Test("it shows where the focus is; an item for the title is there as long as there is one, and has no glass")
    func whereTheFocusIs() throws {
        let play = Play(.form(3, options: .toolbar))
        (play.fields[1].placeholder, play.fields[2].placeholder) = ("Name", "Town")
        let toolbar = try #require(play.toolbar)
        for (index, arrows, text) in [
            (0, [false, true], nil), (1, [true, true], "Name"), (2, [true, false], "Town"), (0, [false, true], nil),
        ] as [(Int, [Bool], String?)] {
            play(.focus(index))
            let (label, items) = (toolbar.titleLabel, toolbar.items ?? [])
            #expect(play.arrows == arrows && toolbar.doneItem.isEnabled && (label.text ?? "") == text ?? "")
            #expect(label.bounds.width >= label.intrinsicContentSize.width)
            let title = items.filter { $0.customView === label }
            #expect(title.count == (text == nil ? 0 : 1) && items.count == (text == nil ? 4 : 6), "\(index)")
            if #available(iOS 26.0, *) { #expect(!title.contains { !$0.hidesSharedBackground }) }
        }
    }

    @Test("from a coder it has its items too")
    func coder() throws {
        let toolbar = try #require(KeyboardToolbar(coder: .empty()))
        expectEqual(toolbar.items?.prefix(2), [toolbar.previousItem, toolbar.nextItem])
        #expect(toolbar.items?.last === toolbar.doneItem)
    }

    @Test("items of the app's stand before Done, and the title looks as the app has made it")
    func additionalItems() throws {
        let play = Play(.form(options: .toolbar))
        let toolbar = try #require(play.toolbar)
        var presses = 0
        let item = UIBarButtonItem(title: "Paste", primaryAction: UIAction { _ in presses += 1 })
        toolbar.titleLabel.font = .systemFont(ofSize: 20)
        toolbar.titleLabel.textColor = .systemBlue
        toolbar.additionalItems = [item]
        play(.focus(0))
        #expect(play.device.tap(item) && presses == 1 && play.focused == 0)
        expectEqual(toolbar.items?.suffix(2), [item, toolbar.doneItem])
        #expect(toolbar.titleLabel.font == .systemFont(ofSize: 20) && toolbar.titleLabel.textColor == .systemBlue)
        play.app { _ in toolbar.additionalItems = [] }
        #expect(toolbar.items?.contains(item) == false && toolbar.items?.last === toolbar.doneItem)
    }

    private final class Titled: KeyboardToolbar {
        override func title(for input: UIView) -> String? { "Tag \(input.tag)" }
    }

    @Test("a subclass may have other titles")
    func subclass() {
        let (inputs, titled) = (FlowForm.fields(3), Titled())
        for (index, input) in inputs.enumerated() { input.tag = index }
        let (_, device) = scene(titled, inputs)
        device.focusAndSettle(on: inputs[2])
        #expect(device.keyboard.accessoryView === titled && titled.titleLabel.text == "Tag 2")
        device.turnAndSettle { device.tap(titled.previousItem) }
        expectEqual(titled.titleLabel.text, "Tag 1")
    }

    // MARK: How it looks

    /// As another library makes its own on Liquid Glass.
    private final class Glass: KeyboardToolbar {
        var fitting: CGFloat = 58
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fitting) }
    }

    @Test("S51 the toolbar is as high as it has to be, also when that changes", arguments: FlowSetting.phone)
    func height(_ setting: FlowSetting) {
        let toolbar = Glass()
        let (form, device) = scene(toolbar, FlowForm.fields(20), setting)
        let notices = NotificationRecorder.showsAndHides()
        device.focusAndSettle(on: form.inputs[12])
        expectEqual(notices.shows, 1)
        for height in [58, 70] as [CGFloat] {
            device.turnAndSettle {
                toolbar.fitting = height
                toolbar.setNeedsLayout()
            }
            #expect(toolbar.bounds.height == height && device.keyboard.frame.height == 336 + height)
            // The screen is 852 high, and 10 are spacing.
            #expect(abs(device.maxY(of: form.inputs[12]) - (506 - height)) < 0.001)
            #expect(abs(form.coveredInset - 336 - height) < 0.001)
        }
        device.dismissKeyboard()
        expectEqual(form.scrollView.contentInset, .zero)
    }

    @Test("S52 the items of one toolbar can be named anew")
    func labels() {
        func labels(_ toolbar: KeyboardToolbar) -> [String?] {
            [toolbar.previousItem, toolbar.nextItem].map(\.accessibilityLabel)
        }
        let german = KeyboardToolbar()
        german.previousItem.accessibilityLabel = "Zurück"
        german.nextItem.accessibilityLabel = "Weiter"
        let (form, device) = scene(german, FlowForm.fields(3))
        device.focusAndSettle(on: form.inputs[0])
        device.turnAndSettle { form.avoidance?.focusNext() }
        #expect(labels(german) == ["Zurück", "Weiter"] && labels(KeyboardToolbar()) == ["Previous", "Next"])
    }

    @Test("S52 with one input there are no arrows, until there is a second")
    func arrows() throws {
        let play = Play(.form(2, options: .toolbar))
        let toolbar = try #require(play.toolbar)
        play(.hide(1), .focus(0))
        #expect(toolbar.items?.contains { $0 === toolbar.previousItem || $0 === toolbar.nextItem } == false)
        #expect(toolbar.items?.last === toolbar.doneItem && play.arrows == [false, false])
        play(.reveal, .update)
        expectEqual(toolbar.items?.prefix(2), [toolbar.previousItem, toolbar.nextItem])
        play.app { _ in #expect(play.device.tap(toolbar.nextItem)) }
        expectEqual(play.focused, 1)
    }
}
