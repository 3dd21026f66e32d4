import Foundation
import KeyboardHelper
import Testing
import UIKit

/// What is inset is what lies under the keyboard, once, and goes away with it.
///
/// On an iPhone 16 field n stands at 79 + 60 n, and the keyboard covers 336 points from 516 on.
@MainActor
@Suite struct InsetTests {
    /// What the app does to a form, and puts around it.
    struct Place: Sendable, CustomTestStringConvertible {
        typealias Change = @MainActor @Sendable (FlowForm) -> Void
        let testDescription: String
        /// On an iPhone 16: the inset, the adjusted one, and that of the indicator.
        let numbers: [CGFloat]
        let fields: [Int]
        var (isRoot, isInNavigation, isInTabs) = (false, false, false)
        let set: Change

        init(
            _ name: String, _ numbers: CGFloat..., fields: [Int] = [17, 2, 24, 12, 1], set: @escaping Change = { _ in }
        ) {
            (testDescription, self.numbers, self.fields, self.set) = (name, numbers, fields, set)
        }

        @MainActor func around(_ form: UIViewController) -> UIViewController {
            guard isInTabs else { return isInNavigation ? UINavigationController(rootViewController: form) : form }
            let tabs = UITabBarController()
            tabs.viewControllers = [form, UIViewController()]
            return tabs
        }
    }

    nonisolated static let everywhere = [
        Place("S03 down to the end of the screen", 302, 336, 302),
        Place("S03 down to the safe area", 302, 302, 302) { $0.isPinnedToSafeArea = true },
        Place("S03 not adjusting", 336, 336, 302) { $0.adjusts(.never) },
        Place("S02 above a tab bar", 253, 336, 253).with { $0.isInTabs = true },
        Place("under a navigation bar", 302, 336, 302).with { $0.isInNavigation = true },
        Place("the root view", 302, 336, 302).with { ($0.isRoot, $0.isInNavigation) = (true, true) },
    ]

    nonisolated static let onAPhone = [
        Place("adjusts", 302, 336, 302) { $0.adjusts(.automatic) },
        Place("adjusts along its axes", 302, 336, 302) { $0.adjusts(.scrollableAxes) },
        Place("adjusts always", 302, 336, 302) { $0.adjusts(.always) },
        Place("no indicators", 302, 336, 336) { $0.scrollView.automaticallyAdjustsScrollIndicatorInsets = false },
        Place("its content fits", 336, 336, 302, fields: [3, 11]),
        Place("ends 52 above the bottom", 284, 284, 284) { $0.margins.bottom = 52 },
        Place("inside of another view", 184, 184, 184, fields: [1, 19, 0]) { form in
            form.margins = UIEdgeInsets(top: 300, left: 40, bottom: 152, right: 40)
        },
        Place("ends above the keyboard", 0, 0, 0, fields: [1]) { form in
            form.margins = UIEdgeInsets(top: 100, left: 0, bottom: 452, right: 0)
        },
    ]

    private nonisolated static let pairs =
        everywhere.flatMap { place in FlowSetting.everywhere.map { (place, $0) } }
        + onAPhone.flatMap { place in FlowSetting.phone.map { (place, $0) } }

    /// A call without a target does the same as one that names the scroll view.
    @Test("S02 S03 what lies under the keyboard is inset, once", arguments: pairs)
    func place(_ place: Place, _ setting: FlowSetting) throws {
        let fields = FlowForm.fields((place.fields.max() ?? 0) + 1)
        let named = try offsets(place.isRoot ? FlowRootForm(fields) : FlowForm(fields), place, setting)
        let automatic = AutomaticForm(fields)
        automatic.scrollsAsRoot = place.isRoot
        #expect(try named == offsets(automatic, place, setting))
    }

    /// Where the form is scrolled to for each field, and afterwards.
    private func offsets(_ form: FlowForm, _ place: Place, _ setting: FlowSetting) throws -> [CGFloat] {
        place.set(form)
        let device = setting.device()
        // The fields are as wide as the screen. In a strip the tab bar would begin above the keyboard, in front of them.
        device.behavior.sideBars = .bothSides
        device.show(place.around(form))
        device.settle()
        let (scrollView, before, rest) = (form.scrollView, PlaceState(form), form.coveredInset)
        let name = "\(setting.model.name) \(setting.orientation.isLandscape ? "landscape" : "portrait")"
        let height = try #require(Self.keyboards[name])
        var offsets: [CGFloat] = []
        for index in place.fields {
            let writes = device.writes(in: form.view) { device.focusAndSettle(on: form.inputs[index]) }
            let (inset, indicator) = (scrollView.contentInset.bottom, scrollView.verticalScrollIndicatorInsets.bottom)
            if name == "iPhone 16 portrait" { #expect([inset, form.coveredInset, indicator] == place.numbers) }
            let below = device.screen.bounds.maxY - device.maxY(of: scrollView)
            #expect(abs(form.coveredInset - max(0, height - below)) < 0.001, "field \(index)")
            if place.fields.contains(24) { #expect(abs(inset - (form.coveredInset - rest)) < 0.001, "field \(index)") }
            // Where it ends at the safe area, that is not under it.
            let safe = scrollView.automaticallyAdjustsScrollIndicatorInsets ? scrollView.safeAreaInsets.bottom : 0
            #expect(indicator == max(0, form.coveredInset - safe), "field \(index)")
            expectVisible(form.inputs[index], of: form, on: device, "field \(index)")
            #expect(form.view.frame.minY == 0)
            // No farther than to where the scroll view begins.
            if index == 0 { #expect(device.presentationFrame(of: form.inputs[0]).minY == form.margins.top) }
            if place.numbers == [0, 0, 0] { #expect(writes.notByUIKit.isEmpty) }
            offsets.append(form.offset)
        }
        device.dismissKeyboard()
        #expect(PlaceState(form) == before && form.coveredInset == rest && scrollView.isOffsetLegal)
        return offsets + [form.offset]
    }

    private static let keyboards: [String: CGFloat] = [
        "iPhone SE portrait": 260, "iPhone SE landscape": 200, "iPhone 16 portrait": 336, "iPhone 16 landscape": 209,
        "iPad 11 portrait": 333, "iPad 11 landscape": 418,
        "iPhone Duo portrait": 346, "iPhone Duo landscape": 209,
        "iPhone Duo unfolded portrait": 333, "iPhone Duo unfolded landscape": 352,
    ]

    // MARK: S04

    @Test("S04 resigning before the keyboard has come gives all back", arguments: FlowSetting.phone, [true, false])
    func early(_ setting: FlowSetting, _ restores: Bool) {
        let form = FlowForm()
        form.options.restoresContentOffset = restores
        let device = setting.device(showing: form)
        let before = PlaceState(form.scrollView)
        device.focus(on: form.inputs[10])
        device.advance(by: 0.1)
        #expect(form.coveredInset == 336)
        device.keyboard.dismiss()
        // At the event itself, and not when an animation ends.
        #expect(form.coveredInset == 34)
        device.settle()
        #expect(PlaceState(form.scrollView) == before)
        // It had been scrolled by 723 + 10 - 516.
        #expect(form.offset == (restores ? -59 : 158) && form.avoidance?.lift == 0)
        device.advance(by: 2)
        #expect(PlaceState(form.scrollView) == before)
    }

    @Test("S04 so it does for every target", arguments: LifecycleTarget.allCases, FlowSetting.phone)
    func earlyTargets(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let (screen, device, before) = setting.stage(target)
        for pause in [0, 0.02, 0.1, 0.24] {
            device.focus(on: screen.low)
            device.advance(by: pause)
            device.dismissKeyboard()
            #expect(PlaceState(asSeen: screen) == before, "after \(pause) s")
            #expect(device.presentationFrame(of: screen.low).minY == 688, "after \(pause) s")
        }
    }
}

extension InsetTests.Place {
    fileprivate func with(_ change: (inout Self) -> Void) -> Self {
        var place = self
        change(&place)
        return place
    }
}

extension FlowForm {
    fileprivate func adjusts(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior) {
        scrollView.contentInsetAdjustmentBehavior = behavior
    }
}
