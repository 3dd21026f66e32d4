import Foundation
import KeyboardHelper
import Testing
import UIKit

/// On an iPhone 16 fields stand at 79 + 60 n, the keyboard covers 336 points from 516 on.
@MainActor
@Suite struct InsetTests {
    // MARK: S01

    @Test("S01 an inset that the app assigns under the keyboard is the app's afterwards", arguments: FlowSetting.phone)
    func s01Assigned(_ setting: FlowSetting) throws {
        let screen = SituationTable()
        screen.table.contentInset.bottom = 40
        let device = setting.device(showing: screen)
        #expect(device.tap(try screen.field(12)))
        device.settle()
        // UIKit insets 34, so the library adds 302.
        #expect(screen.table.contentInset.bottom == 342)
        #expect(screen.table.adjustedContentInset.bottom == 376)
        device.turn {
            screen.table.contentInset.bottom = 60
            screen.avoidance?.update()
        }
        #expect(screen.table.contentInset.bottom == 362)
        device.settle()
        #expect(screen.table.contentInset.bottom == 362)
        device.dismissKeyboard()
        #expect(screen.table.contentInset.bottom == 60)
        #expect(screen.table.verticalScrollIndicatorInsets.bottom == 0)
        #expect(screen.table.isOffsetLegal)
    }

    @Test(
        "S01 an inset that the app assigns is kept even if nothing looks again before the keyboard leaves",
        arguments: FlowSetting.phone)
    func s01AssignedUnnoticed(_ setting: FlowSetting) throws {
        let screen = SituationTable()
        screen.table.contentInset.bottom = 40
        let device = setting.device(showing: screen)
        #expect(device.tap(try screen.field(12)))
        device.settle()
        device.turn { screen.table.contentInset.bottom = 60 }
        device.dismissKeyboard()
        #expect(screen.table.contentInset.bottom == 60)
    }

    @Test("S01 what the app adds under the keyboard stays added", arguments: FlowSetting.phone)
    func s01Added(_ setting: FlowSetting) throws {
        let screen = SituationTable()
        screen.table.contentInset.bottom = 40
        let device = setting.device(showing: screen)
        #expect(device.tap(try screen.field(12)))
        device.settle()
        device.turn { screen.table.contentInset.bottom += 20 }
        #expect(screen.table.contentInset.bottom == 362)
        device.turn { screen.avoidance?.update() }
        #expect(screen.table.contentInset.bottom == 362)
        device.dismissKeyboard()
        #expect(screen.table.contentInset.bottom == 60)
    }

    // MARK: S02

    @Test("S02 a tab bar is not counted beside the keyboard that covers it", arguments: FlowSetting.everywhere)
    func s02(_ setting: FlowSetting) {
        let form = FlowForm(FlowForm.fields(25))
        let tabs = UITabBarController()
        tabs.viewControllers = [form, UIViewController()]
        let device = setting.device()
        // The fields are as wide as the screen. In a strip the tab bar would begin above the keyboard, in front of them.
        device.behavior.sideBars = .bothSides
        device.show(tabs)
        device.settle()
        let before = PlaceState(form.scrollView)
        // A bar at the side of the screen takes nothing from below.
        let isAtTheSide = tabs.tabBar.frame.height == device.screen.bounds.height
        let bar =
            isAtTheSide
            ? tabs.view.safeAreaInsets.bottom : device.screen.bounds.maxY - tabs.tabBar.frame.minY
        #expect(form.coveredInset == bar)
        for index in [0, 12, 24] {
            device.focusAndSettle(on: form.inputs[index])
            expectCoveredInset(of: form, on: device, "field \(index)")
            #expect(form.scrollView.contentInset.bottom == device.screen.bounds.maxY - setting.keyboardTop - bar)
            expectVisible(form.inputs[index], of: form, on: device, "field \(index)")
        }
        device.dismissKeyboard()
        #expect(PlaceState(form.scrollView) == before)
        #expect(form.coveredInset == bar)
        #expect(form.scrollView.isOffsetLegal)
    }

    // MARK: S03

    /// Where the scroll view ends, and whether it takes the safe area into its inset.
    enum Pinning: CaseIterable, Sendable {
        case bottom, safeArea, never
    }

    @Test("S03 the home indicator is counted once", arguments: Pinning.allCases, FlowSetting.everywhere)
    func s03(_ pinning: Pinning, _ setting: FlowSetting) {
        let form = FlowForm(FlowForm.fields(25))
        form.isPinnedToSafeArea = pinning == .safeArea
        if pinning == .never { form.scrollView.contentInsetAdjustmentBehavior = .never }
        let device = setting.device(showing: form)
        let before = PlaceState(form.scrollView)
        for index in [1, 24, 12] {
            device.focusAndSettle(on: form.inputs[index])
            expectCoveredInset(of: form, on: device, "field \(index)")
            // Where it ends at the safe area, that is not under it.
            let indicator = max(0, form.coveredInset - form.scrollView.safeAreaInsets.bottom)
            #expect(form.scrollView.verticalScrollIndicatorInsets.bottom == indicator, "field \(index)")
            expectVisible(form.inputs[index], of: form, on: device, "field \(index)")
        }
        device.dismissKeyboard()
        #expect(PlaceState(form.scrollView) == before)
        #expect(form.scrollView.isOffsetLegal)
    }

    /// `adjustedContentInset.bottom == scroll.maxY - keyboard.minY`
    private func expectCoveredInset(
        of form: FlowForm, on device: SimulatedDevice, _ comment: Comment? = nil,
        at location: SourceLocation = #_sourceLocation
    ) {
        let bottom = device.presentationFrame(of: form.scrollView).maxY
        let covered = bottom - device.keyboard.frame.minY
        #expect(abs(form.coveredInset - covered) < 0.001, comment, sourceLocation: location)
    }

    // MARK: S04

    @Test("S04 resigning before the keyboard has come gives everything back", arguments: FlowSetting.phone)
    func s04(_ setting: FlowSetting) {
        for restores in [false, true] {
            let form = FlowForm()
            form.options.restoresContentOffset = restores
            let device = setting.device(showing: form)
            let before = PlaceState(form.scrollView)
            #expect(device.tap(form.inputs[10]))
            device.advance(by: 0.1)
            #expect(form.coveredInset == 336)
            device.keyboard.dismiss()
            // At the event itself, and not when an animation ends.
            #expect(form.coveredInset == 34)
            device.settle()
            #expect(PlaceState(form.scrollView) == before)
            // It had been scrolled by 723 + 10 - 516.
            #expect(form.offset == (restores ? -59 : 158))
            device.advance(by: 2)
            #expect(PlaceState(form.scrollView) == before)
            #expect(form.avoidance?.lift == 0)
        }
    }

    @Test(
        "S04 resigning before the keyboard has come gives everything back at once, for every target",
        arguments: LifecycleTarget.allCases, FlowSetting.phone)
    func s04Targets(_ target: LifecycleTarget, _ setting: FlowSetting) {
        let screen = LifecycleScreen(target)
        let device = setting.device(showing: screen)
        let before = PlaceState(asSeen: screen)
        for pause in [0, 0.02, 0.1, 0.24] {
            device.focus(on: screen.low)
            device.advance(by: pause)
            device.keyboard.dismiss()
            device.settle()
            #expect(PlaceState(asSeen: screen) == before, "after \(pause) s")
            #expect(device.presentationFrame(of: screen.low).minY == 688, "after \(pause) s")
        }
    }
}
