import Foundation
import KeyboardHelper
import Testing
import UIKit

/// `reveal(_:)`, and the next input that is kept visible.
///
/// iPhone 16: fields of 44 points, one each 60 points from 20 on below the bars; keyboard from 516 on.
@MainActor
@Suite struct RevealTests {
    @Test(
        "S46 without a keyboard, what is in scroll views in each other is revealed", arguments: [true, false],
        FlowSetting.phone)
    func nested(_ isParentAsked: Bool, _ setting: FlowSetting) throws {
        let (outer, inner) = (UIScrollView(), UIScrollView())
        let label = UILabel(frame: CGRect(x: 0, y: 900, width: 100, height: 30))
        let child = MadeScreen(load: {
            inner.frame = $0.view.bounds
            inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            $0.view.addSubview(inner)
            inner.addSubview(label)
            inner.contentSize = CGSize(width: 300, height: 1000)
            $0.handleKeyboard(scrollView: inner)
        })
        let parent = MadeScreen(load: {
            outer.frame = $0.view.bounds
            $0.view.addSubview(outer)
            $0.embed(child, in: outer, CGRect(x: 0, y: 1200, width: 300, height: 200))
            outer.contentSize = CGSize(width: 300, height: 2000)
            $0.handleKeyboard(scrollView: outer)
        })
        let device = setting.device(showing: parent)
        let avoidance = try #require((isParentAsked ? parent : child).keyboardAvoidances.first)
        device.turn { avoidance.reveal(label) }
        device.settle()
        let frame = device.presentationFrame(of: label)
        #expect(frame.minY >= 59 && frame.maxY <= 808, "\(frame)")
        let offsets = [inner.contentOffset, outer.contentOffset]
        device.turn { avoidance.reveal(label) }
        device.settle()
        #expect([inner.contentOffset, outer.contentOffset] == offsets)
    }

    /// What is visible of the content ends at 818, 34 points above the bottom of the screen.
    @Test("without a keyboard a revealed view has its own spacing", arguments: FlowSetting.phone)
    func ownSpacing(_ setting: FlowSetting) throws {
        let scrollView = UIScrollView()
        let row = UILabel(frame: CGRect(x: 20, y: 1200, width: 200, height: 30))
        let screen = MadeScreen(load: {
            scrollView.frame = $0.view.bounds
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            $0.view.addSubview(scrollView)
            scrollView.addSubview(row)
            scrollView.contentSize = CGSize(width: 300, height: 2000)
            $0.handleKeyboard(scrollView: scrollView)
        })
        let device = setting.device(showing: screen)
        let avoidance = try #require(screen.keyboardAvoidances.first)
        device.turn {
            avoidance.setSpacing(40, for: row)
            avoidance.reveal(row)
        }
        device.settle()
        #expect(device.presentationFrame(of: row).maxY == 778)
    }

    /// The field ends at 340, the row at 640: it is lifted by 134, to 506.
    @Test("a revealed row in a container stays where the app lays the container out anew", arguments: FlowSetting.phone)
    func inAContainerThatIsLaidOut(_ setting: FlowSetting) throws {
        let (card, field) = (UIView(), UITextField.at(300))
        let row = UILabel(frame: CGRect(x: 20, y: 600, width: 200, height: 40))
        let screen = MadeScreen(
            load: {
                for view in [field, row] { card.addSubview(view) }
                $0.view.addSubview(card)
                $0.handleKeyboard(containerView: card)
            }, layout: { card.frame = $0.view.bounds })
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: field)
        device.turn { screen.keyboardAvoidances.first?.reveal(row) }
        device.settle()
        #expect(device.presentationFrame(of: row).maxY == 506)
        device.turn { screen.view.setNeedsLayout() }
        #expect(device.presentationFrame(of: row).maxY == 506)
    }

    @Test("S46 typing brings the field back", arguments: FlowSetting.phone)
    func typing(_ setting: FlowSetting) {
        let form = FlowForm(FlowForm.fields(60))
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[5])
        device.turn { form.avoidance?.reveal(form.inputs[40]) }
        device.settle()
        #expect(device.presentationFrame(of: form.inputs[5]).maxY < 0)
        device.type("a")
        device.settle()
        expectVisible(form.inputs[5], of: form, on: device)
    }

    @Test(
        "S46 a row under the keyboard is revealed by the least movement, and stays", arguments: FlowSetting.everywhere)
    func belowTheKeyboard(_ setting: FlowSetting) {
        let form = FlowForm()
        let device = setting.device(showing: form)
        device.focusAndSettle(on: form.inputs[1])
        device.turn { form.avoidance?.reveal(form.inputs[15]) }
        device.settle()
        expectVisible(form.inputs[15], of: form, on: device)
        #expect(abs(device.presentationFrame(of: form.inputs[15]).maxY - (setting.keyboardTop - 10)) < 0.51)
        // A layout does not bring the focus back.
        device.turn { form.view.setNeedsLayout() }
        device.settle()
        expectVisible(form.inputs[15], of: form, on: device)
        // What is visible stays where it is.
        let offset = form.scrollView.contentOffset
        device.turn { form.avoidance?.reveal(form.inputs[14]) }
        device.settle()
        #expect(form.scrollView.contentOffset == offset)
        device.turn { form.avoidance?.reveal(form.inputs[0]) }
        device.settle()
        expectVisible(form.inputs[0], of: form, on: device)
        device.focusAndSettle(on: form.inputs[16])
        expectVisible(form.inputs[16], of: form, on: device)
        device.dismissKeyboard()
        #expect(form.scrollView.contentInset == .zero)
    }

    @Test("S46 without a keyboard a scroll view reveals as well", arguments: FlowSetting.everywhere)
    func withoutKeyboard(_ setting: FlowSetting) {
        let form = FlowForm(FlowForm.fields(40))
        let device = setting.device(showing: form)
        device.turn { form.avoidance?.reveal(form.inputs[30]) }
        device.settle()
        let frame = device.presentationFrame(of: form.inputs[30])
        #expect(frame.maxY <= device.presentationFrame(of: form.view).maxY - form.view.safeAreaInsets.bottom)
        #expect(frame.minY >= form.view.safeAreaInsets.top && form.scrollView.contentInset == .zero)
    }

    @Test("S46 a spacing that is no number counts as none", arguments: [.infinity, .nan, -20] as [CGFloat])
    func strangeSpacing(_ spacing: CGFloat) {
        let places = [0, spacing].map { spacing in
            let form = FlowForm(FlowForm.fields(40))
            form.options.spacing = spacing
            let device = FlowSetting(systemHelps: true).device(showing: form)
            device.turn { form.avoidance?.reveal(form.inputs[30]) }
            device.settle()
            #expect(form.view.isFinite && device.faults == [])
            return device.presentationFrame(of: form.inputs[30])
        }
        #expect(places[0] == places[1] && places[0].maxY <= 852 - 34)
    }

    @Test("S46 a container is lifted for what is revealed in it", arguments: FlowSetting.phone)
    func container(_ setting: FlowSetting) {
        let screen = ContainerScreen(fieldsAt: [100, 700], container: UIView())
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: screen.inputs[0])
        device.turn { screen.avoidance?.reveal(screen.inputs[1]) }
        device.settle()
        // 744 + 10 - 516
        #expect(screen.lift == 238)
        device.dismissKeyboard()
        #expect(screen.container.frame == screen.view.bounds)
        // Without a keyboard there is nothing to be lifted for, and a view of no window is none.
        device.turn {
            screen.avoidance?.reveal(screen.inputs[1])
            screen.avoidance?.reveal(UIView())
        }
        device.settle()
        #expect(screen.lift == 0)
    }

    @Test("S45 the next input is visible too, if both fit", arguments: [true, false], FlowSetting.everywhere)
    func nextInput(_ isOn: Bool, _ setting: FlowSetting) {
        let form = FlowForm()
        form.options.keepsNextInputVisible = isOn
        let device = setting.device(showing: form)
        for index in 0..<19 {
            device.focusAndSettle(on: form.inputs[index])
            expectVisible(form.inputs[index], of: form, on: device)
            guard isOn else { continue }
            expectVisible(form.inputs[index + 1], of: form, on: device)
        }
        device.focusAndSettle(on: form.inputs[19])
        expectVisible(form.inputs[19], of: form, on: device)
        device.dismissKeyboard()
        #expect(form.scrollView.contentInset == .zero)
    }

    @Test("S45 an own companion wins over the next input", arguments: FlowSetting.phone)
    func companion(_ setting: FlowSetting) {
        let form = FlowForm()
        form.options.keepsNextInputVisible = true
        let device = setting.device(showing: form)
        form.avoidance?.addCompanion(form.inputs[4], for: form.inputs[5])
        device.focusAndSettle(on: form.inputs[5])
        let offset = form.scrollView.contentOffset.y
        form.avoidance?.removeCompanions(for: form.inputs[5])
        device.settle()
        #expect(form.scrollView.contentOffset.y >= offset)
        expectVisible(form.inputs[6], of: form, on: device)
    }
}
