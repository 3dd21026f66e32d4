import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// The app assigns a scroll view's inset in each layout, as many apps do for a bar of their own, or before one.
@MainActor
@Suite struct AssignedInsetTests {
    private var assigning: ScreenPlan {
        var plan = ScreenPlan.form(inset: 24)
        plan.assignsInsets = true
        return plan
    }

    @Test(
        "S54 an inset that each layout assigns is added to in that layout", arguments: [3, 12, 19],
        FlowSetting.everywhere)
    func layout(_ index: Int, _ setting: FlowSetting) {
        let play = Play(assigning, on: setting)(.focus(index))
        let (inset, places) = (play.inset, play.screen.inputs.map(play.frame))
        #expect(inset > 24)
        // At 120 frames a second, and at rest.
        for pause in [CGFloat](repeating: 1 / 120, count: 12) + [1, 1] {
            play.device.turn { play.screen.view.setNeedsLayout() }
            #expect(play.inset == inset && play.screen.inputs.map(play.frame) == places)
            play.device.advance(by: pause)
            #expect(play.inset == inset && play.screen.inputs.map(play.frame) == places)
        }
        // Another value counts from then on.
        play.app { screen in
            screen.all[0].set(inset: 40)
            screen.view.setNeedsLayout()
        }
        expectEqual(play.inset, inset + 16)
        play.end()
    }

    /// The app scrolls on by 20 points, and a plan leaves that. Then it assigns its inset, which was 0, between two layouts, so that
    /// UIKit takes the offset back before the next of these begins.
    @Test(
        "S54 an inset that is assigned before a layout leaves the focus where it was scrolled to",
        arguments: Play.Place.phones)
    func assignedAfterAScroll(_ place: Play.Place) {
        let play = Play(.form(), on: place)(.focus(18))
        play.app { $0.targetScrollView?.contentOffset.y += 20 }(.update)
        let (inset, end) = (play.inset, play.end)
        #expect(end < 516 && inset > 0)
        for _ in 0..<2 {
            play.device.turn {
                play.screen.targetScrollView?.contentInset.bottom = 0
                play.screen.view.setNeedsLayout()
            }
            #expect(play.inset == inset && play.end == end)
            play.device.settle()
            expectEqual(play.end, end)
        }
    }

    @Test("S54 what the user scrolls meanwhile stays where the user leaves it", arguments: Play.Place.phones)
    func scrolled(_ place: Play.Place) {
        let play = Play(assigning, on: place)(.focus(19))(.putFinger(0), .moveFinger(by: -300), .wait(0))
        play.device.turn { play.screen.view.setNeedsLayout() }
        let offset = play(.liftFinger).offset
        play.layOut()
        #expect(play.offset == offset && play.inset > 24)
    }

    // MARK: Each layout causes another one

    /// Lays a view out for each change of an inset.
    private final class Answer: NSObject, UIScrollViewDelegate {
        weak var view: UIView?

        func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { view?.setNeedsLayout() }
    }

    /// Its scroll view may be the root view, which UIKit lays out with each change of the offset.
    private final class AssigningForm: FlowForm {
        private(set) var layouts = 0
        var isRoot = false

        override func loadView() { view = isRoot ? scrollView : UIView() }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            layouts += 1
            scrollView.contentInset.bottom = 24
        }

        /// Expects one layout that the app asks for to cause no more than so many.
        func expectLayouts(_ most: Int, on device: SimulatedDevice) {
            let before = layouts
            device.turn { view.setNeedsLayout() }
            #expect(layouts <= before + most && device.faults == [])
        }
    }

    @Test("S54 where what is put back causes the next layout, that ends", arguments: FlowSetting.phone)
    func root(_ setting: FlowSetting) {
        for scrollView in [UIScrollView(), KeyboardAvoidingScrollView()] {
            let form = AssigningForm(scrollView: scrollView)
            form.isRoot = true
            let device = setting.device(showing: form)
            for index in [12, 19, 3] {
                device.focusAndSettle(on: form.inputs[index])
                form.expectLayouts(10, on: device)
            }
            device.dismissKeyboard()
            #expect(scrollView.contentInset.bottom == 24 && scrollView.isOffsetLegal)
        }
    }

    @Test("S54 an app that answers each inset with a layout has the last word", arguments: FlowSetting.phone)
    func answered(_ setting: FlowSetting) {
        let form = AssigningForm()
        let device = setting.device(showing: form)
        let answer = Answer()
        answer.view = form.view
        form.scrollView.delegate = answer
        device.focusAndSettle(on: form.inputs[12])
        form.expectLayouts(15, on: device)
        form.scrollView.delegate = nil
        device.advance(by: 0.1)
        device.turn { form.view.setNeedsLayout() }
        expectVisible(form.inputs[12], of: form, on: device)
        device.dismissKeyboard()
        #expect(form.scrollView.contentInset.bottom == 24 && form.scrollView.isOffsetLegal)
    }
}
