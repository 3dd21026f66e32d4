import Foundation
import KeyboardHelper
import Testing
import UIKit

/// On an iPhone 16 in portrait there is room from 59 to 516. Input `n` of a form is from 79 + 60 n on, 44 high.
@MainActor
@Suite struct CompanionTests {
    // MARK: In a scroll view

    @Test(arguments: FlowSetting.phone, [true, false])
    func buttonBelowTheFieldIsSeenWithIt(_ setting: FlowSetting, _ isSetUnderTheKeyboard: Bool) {
        let form = FlowForm.restoringOffset()
        let device = setting.device(showing: form)
        let rest = form.scrollView.contentOffset
        if !isSetUnderTheKeyboard { device.turn { form.avoidance?.addCompanion(form.inputs[7], for: form.inputs[6]) } }
        // From 439 to 483: free. The companion ends at 543, 37 points short of its spacing.
        device.focusAndSettle(on: form.inputs[6])
        #expect(form.offset == (isSetUnderTheKeyboard ? -59 : -22))
        if isSetUnderTheKeyboard {
            device.turn { form.avoidance?.addCompanion(form.inputs[7], for: form.inputs[6]) }
            device.settle()
        }
        #expect(form.offset == -22)
        expectVisible(form.inputs[7], of: form, on: device)
        expectVisible(form.inputs[6], of: form, on: device)
        // It is the companion of this field alone; and taken away nothing moves for it.
        device.focusAndSettle(on: form.inputs[5])
        #expect(form.offset == -22)
        device.turn { form.avoidance?.removeCompanions(for: form.inputs[6]) }
        device.focusAndSettle(on: form.inputs[6])
        #expect(form.offset == -22)
        device.dismissKeyboard()
        #expect(form.scrollView.contentOffset == rest)
        #expect(form.scrollView.contentInset == .zero)
        device.focusAndSettle(on: form.inputs[6])
        #expect(form.offset == -59)
    }

    @Test(arguments: FlowSetting.everywhere)
    func bothAreSeenEverywhereIfBothFit(_ setting: FlowSetting) {
        let form = FlowForm.restoringOffset()
        let device = setting.device(showing: form)
        let rest = PlaceState(form.scrollView)
        for index in 1..<19 {
            device.turn { form.avoidance?.addCompanion(form.inputs[index + 1], for: form.inputs[index]) }
            device.focusAndSettle(on: form.inputs[index])
            expectVisible(form.inputs[index], of: form, on: device, "field \(index)")
            expectVisible(form.inputs[index + 1], of: form, on: device, "companion of \(index)")
        }
        for index in (1..<19).reversed() {
            device.turn { form.avoidance?.addCompanion(form.inputs[index - 1], for: form.inputs[index]) }
            device.focusAndSettle(on: form.inputs[index])
            expectVisible(form.inputs[index], of: form, on: device, "field \(index)")
            expectVisible(form.inputs[index - 1], of: form, on: device, "label of \(index)")
        }
        device.dismissKeyboard()
        #expect(PlaceState(form.scrollView) == rest)
    }

    @Test(arguments: FlowSetting.phone)
    func labelAboveTheFieldIsBroughtDown(_ setting: FlowSetting) {
        let form = FlowForm.restoringOffset()
        let device = setting.device(showing: form)
        // Input 5 is from 60 on then, below the safe area; the label above it from 0 to 44.
        device.turn {
            form.scrollView.contentOffset.y = 260
            form.avoidance?.addCompanion(form.inputs[4], for: form.inputs[5])
        }
        device.focusAndSettle(on: form.inputs[5])
        #expect(form.offset == 201)
        #expect(device.presentationFrame(of: form.inputs[4]).minY == 59)
        device.dismissKeyboard()
        #expect(form.offset == 260)
    }

    @Test(arguments: FlowSetting.phone)
    func inputWinsWhereBothDoNotFit(_ setting: FlowSetting) {
        let form = FlowForm.restoringOffset()
        let device = setting.device(showing: form)
        // From 439 to 1083 both would be, 644 of 457 points.
        device.turn { form.avoidance?.addCompanion(form.inputs[16], for: form.inputs[6]) }
        device.focusAndSettle(on: form.inputs[6])
        #expect(form.offset == -59)
        expectVisible(form.inputs[6], of: form, on: device)
        // The same for one above: from 79 to 723.
        device.turn { form.avoidance?.addCompanion(form.inputs[0], for: form.inputs[10]) }
        device.focusAndSettle(on: form.inputs[10])
        #expect(device.presentationFrame(of: form.inputs[10]).maxY == 506)
    }

    @Test(arguments: FlowSetting.phone, [(380, 10), (390, 7), (396, 1), (397, 0)] as [(CGFloat, CGFloat)])
    func spacingGivesWayFirst(_ setting: FlowSetting, _ room: (height: CGFloat, left: CGFloat)) {
        // The field is from 259 on; both are 60 points taller than the companion, and there is room for 457.
        let form = FlowForm.restoringOffset(FlowForm.fields(4) + [FlowForm.space(room.height)] + FlowForm.fields(10))
        let device = setting.device(showing: form)
        device.turn { form.avoidance?.addCompanion(form.inputs[4], for: form.inputs[3]) }
        device.focusAndSettle(on: form.inputs[3])
        #expect(abs(device.presentationFrame(of: form.inputs[4]).maxY - (516 - room.left)) < 0.4)
        #expect(device.presentationFrame(of: form.inputs[3]).minY >= 59)
    }

    @Test(arguments: FlowSetting.phone)
    func atTheEndOfTheContentRoomIsMadeForItsSpacing(_ setting: FlowSetting) {
        let form = FlowForm.restoringOffset(FlowForm.fields(14) + [FlowForm.button()])
        form.endMargin = 0
        let device = setting.device(showing: form)
        let rest = PlaceState(form.scrollView)
        device.turn { form.avoidance?.addCompanion(form.inputs[14], for: form.inputs[13]) }
        for _ in 0..<2 {
            device.focusAndSettle(on: form.inputs[13])
            #expect(device.presentationFrame(of: form.inputs[14]).maxY == 506)
            device.dismissKeyboard()
            #expect(PlaceState(form.scrollView) == rest)
            #expect(form.offset == -59)
        }
    }

    @Test(arguments: FlowSetting.phone)
    func companionOfAViewAroundTheInputIsThatOfTheInput(_ setting: FlowSetting) {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        let form = FlowForm.restoringOffset(FlowForm.fields(6) + [bar] + FlowForm.fields(10))
        let device = setting.device(showing: form)
        device.turn { form.avoidance?.addCompanion(form.inputs[7], for: bar) }
        device.focusAndSettle(on: bar.searchTextField)
        #expect(form.offset == -22)
    }

    // MARK: In a container

    @Test(arguments: FlowSetting.phone, [true, false])
    func buttonInTheContainerIsLiftedWithTheField(_ setting: FlowSetting, _ isRoot: Bool) {
        let button = UIButton(frame: CGRect(x: 20, y: 500, width: 300, height: 44))
        let screen = ContainerScreen(
            [UITextField(frame: CGRect(x: 20, y: 400, width: 300, height: 44)), button],
            container: isRoot ? nil : UIView())
        let device = setting.device(showing: screen)
        let rest = PlaceState(screen)
        device.turn { screen.avoidance?.addCompanion(button, for: screen.inputs[0]) }
        device.focusAndSettle(on: screen.inputs[0])
        #expect(screen.lift == 38)
        #expect(device.presentationFrame(of: button).maxY == 506)
        device.turn { screen.avoidance?.removeCompanions(for: screen.inputs[0]) }
        device.settle()
        // The least movement: what is seen stays where it is.
        #expect(screen.lift == 38)
        device.dismissKeyboard()
        #expect(PlaceState(screen) == rest)
        device.focusAndSettle(on: screen.inputs[0])
        #expect(screen.lift == 0)
    }
}
