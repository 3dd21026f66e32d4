import KeyboardHelper
import Testing
import UIKit

/// What is lifted, and how it is laid out. On an iPhone 16: 393 x 852, safe area 59 above and 34 below, keyboard from 516 on.
@MainActor @Suite struct LayoutTests {
    typealias Kind = LaidOutScreen.Kind

    /// iPad 11, lying: a form sheet of 540 x 620, the keyboard from 416 on.
    @Test(
        "S09 a bar of the controller's own stays where it is", arguments: [true, false],
        [true, false].map { FlowSetting(model: .iPad11, orientation: .landscapeLeft, systemHelps: $0) })
    func s09(_ scrolls: Bool, _ setting: FlowSetting) {
        let (presenter, sheet) = (UIViewController(), BarSheet(scrolls: scrolls))
        let device = setting.device(showing: presenter)
        sheet.modalPresentationStyle = .formSheet
        device.turnAndSettle { presenter.present(sheet, animated: false) }
        let (rest, panel) = (device.presentationFrame(of: sheet.view), sheet.panel.frame)
        device.focusAndSettle(on: sheet.field)
        let place = device.presentationFrame(of: sheet.view)
        #expect(place.size == rest.size && sheet.view.transform == .identity)
        #expect(device.presentationFrame(of: sheet.bar) == CGRect(x: place.minX, y: place.minY, width: 540, height: 50))
        // The field ends 20 points above the sheet's bottom.
        let due = max(0, place.maxY - 20 + 10 - 416)
        #expect(abs(device.maxY(of: sheet.field) - (place.maxY - 20 - due)) < 0.001)
        #expect(abs((sheet.avoidance?.lift ?? -1) - due) < 0.001)
        if scrolls { #expect(sheet.panel.frame == panel) }
        device.dismissKeyboard()
        #expect(device.presentationFrame(of: sheet.view) == rest && sheet.panel.frame == panel)
        #expect(device.maxY(of: sheet.field) == rest.maxY - 20)
    }

    // MARK: S10

    private func layOut(_ screen: LaidOutScreen, on device: SimulatedDevice) {
        for view in [screen.view, screen.panel, screen.field] {
            device.turn {
                view?.setNeedsUpdateConstraints()
                view?.setNeedsLayout()
                view?.layoutIfNeeded()
            }
        }
    }

    /// The field is from 708 to 752: 246 points short of the keyboard.
    @Test("S10 layout under the keyboard leaves a container lifted", arguments: Kind.allCases, FlowSetting.phone)
    func s10(_ kind: Kind, _ setting: FlowSetting) {
        let screen = LaidOutScreen(kind)
        let device = setting.device(showing: screen)
        let (center, own) = (screen.panel.center, screen.panel.transform)
        let rest: CGFloat = kind == .movedPanel ? 732 : 752
        #expect(device.maxY(of: screen.field) == rest)
        for _ in 0..<2 {
            device.focusAndSettle(on: screen.field)
            #expect(device.maxY(of: screen.field) == 506 && screen.avoidance?.lift == rest - 506)
            if kind.isConstrained, !kind.liftsRoot {
                #expect(screen.panel.center == center && screen.panel.transform.ty == -246)
            }
            layOut(screen, on: device)
            // It never goes down in between.
            #expect(device.maxY(of: screen.field) == 506)
            device.settle()
            #expect(device.maxY(of: screen.field) == 506)
            device.dismissKeyboard()
            #expect(screen.panel.transform == own && screen.panel.center == center)
            #expect(device.maxY(of: screen.field) == rest && screen.view.frame == device.screen.bounds)
        }
    }

    @Test("S10 rotation keeps a field visible, midway too", arguments: Kind.allCases, FlowSetting.everywhere)
    func s10Rotation(_ kind: Kind, _ setting: FlowSetting) {
        let screen = LaidOutScreen(kind)
        let device = setting.device(showing: screen)
        let other = setting.orientation.isLandscape ? UIInterfaceOrientation.portrait : .landscapeLeft
        let rest = PlaceState(asSeen: screen)
        device.rotateAndSettle(to: other)
        let turned = PlaceState(asSeen: screen)
        func expectLifted() {
            expectVisible(screen.field, below: screen.view.safeAreaInsets.top, on: device)
            // 66 points and the safe area are below the field, 20 more if the app has moved it.
            let end = device.screen.bounds.maxY - screen.view.safeAreaInsets.bottom - (kind == .movedPanel ? 86 : 66)
            #expect(abs((screen.avoidance?.lift ?? -1) - (end + 10 - device.keyboard.frame.minY)) < 0.001)
        }
        for (orientation, state) in [(setting.orientation, rest), (other, turned), (setting.orientation, rest)] {
            device.rotateAndSettle(to: orientation)
            if screen.field.isFirstResponder { expectLifted() }
            device.dismissKeyboard()
            #expect(PlaceState(asSeen: screen) == state && screen.additionalSafeAreaInsets == .zero)
            device.focusAndSettle(on: screen.field)
            expectLifted()
            #expect(screen.view.safeAreaInsets == state.safeArea)
        }
        device.dismissKeyboard()
        device.focus(on: screen.field)
        for orientation in [other, setting.orientation] {
            device.advance(by: 0.1)
            device.rotate(to: orientation)
        }
        device.settle()
        expectLifted()
        device.dismissKeyboard()
        #expect(PlaceState(asSeen: screen) == rest)
    }

    // MARK: S11, S17

    @Test("S11 what is pinned to the safe area stays there", arguments: Kind.allCases, FlowSetting.everywhere)
    func s11(_ kind: Kind, _ setting: FlowSetting) {
        let screen = LaidOutScreen(kind)
        let device = setting.device(showing: screen)
        let (safe, button, field) = (screen.view.safeAreaInsets, screen.button.frame, screen.field.frame)
        func expectRest() {
            #expect(screen.view.safeAreaInsets == safe && screen.button.frame == button && screen.field.frame == field)
        }
        #expect(button.maxY == device.screen.bounds.maxY - safe.bottom)
        for _ in 0..<2 {
            let tops = device.tops(of: screen.button) { device.focus(on: screen.field) }
            #expect(tops.goOneWay && (screen.avoidance?.lift ?? 0) > 0, "\(tops)")
            for _ in 0..<2 {
                expectRest()
                expectVisible(screen.field, below: 0, on: device)
                layOut(screen, on: device)
            }
            device.dismissKeyboard()
            expectRest()
            #expect(screen.additionalSafeAreaInsets == .zero && screen.view.frame == device.screen.bounds)
        }
    }

    @Test("S17 a text view that grows by its constraints goes up line by line", arguments: FlowSetting.everywhere)
    func s17(_ setting: FlowSetting) {
        let (scrollView, textView) = (UIScrollView(), FlowForm.textView(scrolls: false))
        let screen = MadeScreen {
            $0.view.addAcross(scrollView, from: $0.view.topAnchor, to: $0.view.bottomAnchor)
            let content = scrollView.contentLayoutGuide
            textView.translatesAutoresizingMaskIntoConstraints = false
            scrollView.addSubview(textView)
            NSLayoutConstraint.activate([
                textView.topAnchor.constraint(equalTo: content.topAnchor, constant: setting.keyboardTop - 140),
                textView.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
                textView.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
                textView.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
                textView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -40),
            ])
            $0.handleKeyboard(scrollView: scrollView)
        }
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: textView)
        let line = device.caret(of: textView).height
        let (first, height) = (scrollView.contentOffset.y, textView.bounds.height)
        for count in 1...40 {
            let old = scrollView.contentOffset.y
            let tops = device.tops(of: textView) { device.pressReturn() }
            expectCaretVisible(textView, of: screen, on: device, "newline \(count)")
            let step = scrollView.contentOffset.y - old
            #expect(step >= 0 && step <= line + 10 + 1 / device.screen.scale, "newline \(count)")
            #expect(zip(tops.dropFirst(), tops).allSatisfy { $0 <= $1 + 0.001 }, "newline \(count)")
        }
        #expect(abs(textView.bounds.height - height - 40 * line) <= 1)
        #expect(scrollView.contentOffset.y > first + 20 * line)
        device.dismissKeyboard()
        #expect(scrollView.contentInset == .zero)
    }
}
