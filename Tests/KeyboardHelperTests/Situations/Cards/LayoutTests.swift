import KeyboardHelper
import Testing
import UIKit

/// What is lifted, and how it is laid out. On an iPhone 16: 393 x 852, safe area 59 above and 34 below, keyboard from 516 on.
@MainActor @Suite struct LayoutTests {
    typealias Kind = LaidOutScreen.Kind

    private func layOut(_ screen: LaidOutScreen, on device: SimulatedDevice) {
        for view in [screen.view, screen.panel, screen.field] {
            device.turn {
                view?.setNeedsUpdateConstraints()
                view?.setNeedsLayout()
                view?.layoutIfNeeded()
            }
        }
    }

    /// The field is from 708 to 752, 246 points short of the keyboard, and never goes down in between.
    @Test("S10 layout under the keyboard leaves a container lifted", arguments: Kind.allCases, FlowSetting.phone)
    func s10(_ kind: Kind, _ setting: FlowSetting) {
        let screen = LaidOutScreen(kind)
        let device = setting.device(showing: screen)
        let (center, own) = (screen.panel.center, screen.panel.transform)
        let rest: CGFloat = kind == .movedPanel ? 732 : 752
        expectEqual(device.maxY(of: screen.field), rest)
        for _ in 0..<2 {
            device.focusAndSettle(on: screen.field)
            if kind.isConstrained, !kind.liftsRoot {
                #expect(screen.panel.center == center && screen.panel.transform.ty == -246)
            }
            layOut(screen, on: device)
            expectEqual(device.maxY(of: screen.field), 506)
            device.settle()
            #expect(device.maxY(of: screen.field) == 506 && screen.avoidance?.lift == rest - 506)
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
        func expectLifted() {
            device.settle()
            expectVisible(screen.field, below: screen.view.safeAreaInsets.top, on: device)
            // 66 points and the safe area are below the field, 20 more if the app has moved it.
            let end = device.screen.bounds.maxY - screen.view.safeAreaInsets.bottom - (kind == .movedPanel ? 86 : 66)
            #expect(abs((screen.avoidance?.lift ?? -1) - (end + 10 - device.keyboard.frame.minY)) < 0.001)
        }
        for isMidway in [false, true] {
            device.focus(on: screen.field)
            for orientation in [other, setting.orientation] {
                device.advance(by: isMidway ? 0.1 : 1)
                device.rotate(to: orientation)
                if !isMidway { expectLifted() }
            }
            expectLifted()
            device.dismissKeyboard()
            expectEqual(PlaceState(asSeen: screen), rest)
        }
    }

    @Test("S11 what is pinned to the safe area stays there", arguments: Kind.allCases, FlowSetting.everywhere)
    func s11(_ kind: Kind, _ setting: FlowSetting) {
        let screen = LaidOutScreen(kind)
        let device = setting.device(showing: screen)
        let rest = PlaceState(screen)
        func places() -> [CGRect] {
            [screen.button.frame, screen.field.frame, screen.view.safeAreaLayoutGuide.layoutFrame]
        }
        let before = places()
        let tops = device.tops(of: screen.button) { device.focus(on: screen.field) }
        #expect(tops.goOneWay && (screen.avoidance?.lift ?? 0) > 0, "\(tops)")
        for _ in 0..<2 {
            expectEqual(places(), before)
            expectVisible(screen.field, below: 0, on: device)
            layOut(screen, on: device)
        }
        device.dismissKeyboard()
        #expect(places() == before && PlaceState(screen) == rest)
    }

    @Test("S17 a text view that grows by its constraints goes up line by line", arguments: FlowSetting.everywhere)
    func s17(_ setting: FlowSetting) {
        let (scrollView, textView) = (UIScrollView(), FlowForm.textView(scrolls: false))
        let screen = MadeScreen {
            $0.view.addAcross(scrollView, from: $0.view.topAnchor, to: $0.view.bottomAnchor)
            let content = scrollView.contentLayoutGuide
            scrollView.addAcross([textView])
            NSLayoutConstraint.activate([
                textView.topAnchor.constraint(equalTo: content.topAnchor, constant: setting.keyboardTop - 140),
                textView.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
                textView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            ])
            $0.handleKeyboard(scrollView: scrollView)
        }
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: textView)
        for count in 1...20 {
            let tops = device.tops(of: textView) { device.pressReturn() }
            expectCaretVisible(textView, of: screen, on: device, "newline \(count)")
            #expect(zip(tops.dropFirst(), tops).allSatisfy { $0 <= $1 + 0.001 }, "newline \(count)")
        }
        #expect(scrollView.contentOffset.y > 20)
    }
}
