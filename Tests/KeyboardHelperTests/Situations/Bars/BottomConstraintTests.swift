import Foundation
import KeyboardHelper
import Testing
import UIKit

/// On an iPhone 16 a bar pinned to the safe area ends at 810, one pinned to the view at 844; the keyboard begins at 516.
@MainActor
@Suite struct BottomConstraintTests {
    @Test(arguments: BarPin.allCases, FlowSetting.everywhere)
    func barStandsAboveTheKeyboardAsItStoodAboveItsEdge(_ pin: BarPin, _ setting: FlowSetting) {
        let size = setting.device().screen.bounds.size
        let screen = PinnedBarScreen(pin, height: size.height)
        let device = setting.device(showing: screen)
        let (constant, rest) = (screen.pin.constant, PlaceState(screen))
        let inset = pin.inset(screen.view.safeAreaInsets.bottom)
        #expect(screen.end(on: device) == size.height - inset - 8)
        for _ in 0..<2 {
            device.focusAndSettle(on: screen.field)
            #expect(screen.end(on: device) == setting.keyboardTop - 8)
            let raised = size.height - inset - setting.keyboardTop
            #expect(abs(screen.pin.constant - constant - raised * pin.step) < 0.001)
            #expect(screen.avoidance?.lift == abs(screen.pin.constant - constant))
            #expect(screen.view.frame == device.window.bounds)
            device.dismissKeyboard()
            #expect(isIdentical(screen.pin.constant, constant))
            #expect(PlaceState(screen) == rest)
            #expect(screen.avoidance?.lift == 0)
        }
    }

    /// The guide of a nib from before the safe area is a hidden view in the controller's view, pinned as high as that.
    @Test("a bar on the old bottom layout guide follows", arguments: FlowSetting.phone)
    func oldLayoutGuide(_ setting: FlowSetting) {
        let (guide, bar, field) = (UIView(), UIView.white(), UITextField.at(200))
        let screen = MadeScreen { screen in
            screen.view.addSubview(field)
            screen.view.addAcross([bar, guide])
            guide.isHidden = true
            let pin = guide.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 8)
            NSLayoutConstraint.activate([
                guide.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
                guide.heightAnchor.constraint(equalToConstant: 34),
                bar.heightAnchor.constraint(equalToConstant: 50), pin,
            ])
            screen.handleKeyboard(bottomConstraint: pin)
        }
        let device = setting.device(showing: screen)
        #expect(device.presentationFrame(of: bar).maxY == 810)
        device.focusAndSettle(on: field)
        #expect(device.presentationFrame(of: bar).maxY == 508)
        device.dismissKeyboard()
        #expect(device.presentationFrame(of: bar).maxY == 810)
    }

    @Test(arguments: BarPin.allCases, FlowSetting.phone)
    func heightThatChangesIsFollowed(_ pin: BarPin, _ setting: FlowSetting) {
        let screen = PinnedBarScreen(pin)
        let device = setting.device(showing: screen)
        let constant = screen.pin.constant
        device.focusAndSettle(on: screen.field)
        for height in [292, 400, 336, 700] as [CGFloat] {
            device.keyboard.changeHeight(to: height)
            device.settle()
            #expect(screen.end(on: device) == 852 - height - 8)
        }
        device.dismissKeyboard()
        #expect(isIdentical(screen.pin.constant, constant))
    }

    @Test(arguments: [BarPin.view, .safeArea, .safeAreaFirst, .margins], FlowSetting.phone)
    func rotationUnderTheKeyboardEndsRight(_ pin: BarPin, _ setting: FlowSetting) {
        let screen = PinnedBarScreen(pin)
        let device = setting.device(showing: screen)
        let (constant, rest) = (screen.pin.constant, PlaceState(screen))
        device.focusAndSettle(on: screen.field)
        for (orientation, top) in [(.landscapeLeft, 184), (.portrait, 516)] as [(UIInterfaceOrientation, CGFloat)] {
            device.rotate(to: orientation)
            device.settle()
            #expect(device.keyboard.frame.minY == top)
            #expect(screen.end(on: device) == top - 8)
        }
        device.rotate(to: .landscapeLeft)
        device.settle()
        device.dismissKeyboard()
        #expect(isIdentical(screen.pin.constant, constant))
        #expect(screen.end(on: device) == 393 - pin.inset(21) - 8)
        device.rotate(to: .portrait)
        device.settle()
        #expect(PlaceState(screen) == rest)
    }

    @Test(arguments: BarPin.allCases, FlowSetting.phone)
    func anotherAppsKeyboardIsFollowedToo(_ pin: BarPin, _ setting: FlowSetting) {
        let screen = PinnedBarScreen(pin)
        let device = setting.device(showing: screen)
        let constant = screen.pin.constant
        device.resignActive()
        device.keyboard.showForOtherApp(frame: CGRect(x: 0, y: 552, width: 393, height: 300))
        device.settle()
        #expect(screen.end(on: device) == 544)
        device.dismissKeyboard()
        #expect(isIdentical(screen.pin.constant, constant))
    }

    @Test(arguments: FlowSetting.phone)
    func focusOutsideOfTheHostMovesItAllTheSame(_ setting: FlowSetting) {
        let (screen, other) = (PinnedBarScreen(.safeArea), PlainScreen())
        let root = UIViewController()
        let device = setting.device(showing: root)
        device.turn {
            for (index, child) in [screen, other].enumerated() {
                root.addChild(child)
                child.view.frame = CGRect(x: 200 * CGFloat(index), y: 0, width: 193, height: 852)
                root.view.addSubview(child.view)
                child.didMove(toParent: root)
            }
        }
        let rest = screen.end(on: device)
        device.focusAndSettle(on: other.field)
        #expect(screen.end(on: device) == 508)
        device.dismissKeyboard()
        #expect(screen.end(on: device) == rest)
        #expect(screen.pin.constant == -8)
    }

    @Test(arguments: FlowSetting.phone)
    func floatingKeyboardLetsItDown(_ setting: FlowSetting) {
        let screen = PinnedBarScreen(.safeArea)
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: screen.field)
        #expect(screen.end(on: device) == 508)
        device.keyboard.float(frame: CGRect(x: 40, y: 300, width: 300, height: 200))
        device.settle()
        #expect(screen.end(on: device) == 810)
        #expect(screen.pin.constant == -8)
        device.keyboard.dock()
        device.settle()
        #expect(screen.end(on: device) == 508)
    }

    @Test(arguments: FlowSetting.phone)
    func interactiveDismissalEndsAtRestOrBackAtTheKeyboard(_ setting: FlowSetting) {
        let screen = TableAndBarScreen(.safeArea, tableIsFirst: true)
        let device = setting.device(showing: screen)
        screen.table.table.keyboardDismissMode = .interactive
        for isDismissed in [false, true, false] {
            device.focusAndSettle(on: screen.field)
            device.beginDrag(in: screen.table.table, at: CGPoint(x: 100, y: 300))
            for y in stride(from: 320.0, through: isDismissed ? 840 : 540, by: 20) {
                device.drag(to: CGPoint(x: 100, y: y))
                // The bar goes with the keyboard, as far as the safe area.
                let top = setting.guideTells ? min(device.keyboard.frame.minY, 818) : 516
                #expect(screen.end(on: device) == top - 8)
            }
            device.endDrag()
            device.settle()
            #expect(screen.field.isFirstResponder == !isDismissed)
            #expect(screen.end(on: device) == (isDismissed ? 810 : 508))
            #expect(screen.pin.constant == (isDismissed ? -8 : -310))
        }
    }

    // MARK: Beside other targets

    @Test(arguments: FlowSetting.phone, [true, false])
    func barThatIsLiftedWithItsRootStandsAboveTheKeyboardAllTheSame(_ setting: FlowSetting, _ constraintIsFirst: Bool) {
        let screen = PinnedBarScreen(.view)
        let field = UITextField(frame: CGRect(x: 20, y: 640, width: 300, height: 44))
        let device = setting.device(showing: screen)
        device.turn {
            screen.view.addSubview(field)
            if !constraintIsFirst { screen.avoidance?.stop() }
            screen.handleKeyboard(containerView: screen.view)
            if !constraintIsFirst { screen.startAvoiding() }
        }
        let rest = PlaceState(screen)
        // It ends at 684: the root must go up by 178.
        let ends = device.tops(of: screen.bar) { device.focus(on: field) }
        #expect(zip(ends.dropFirst(), ends).allSatisfy { $0 <= $1 + 0.001 })
        #expect(screen.view.frame.minY == -178)
        #expect(screen.end(on: device) == 508)
        let back = device.tops(of: screen.bar) { device.keyboard.dismiss() }
        #expect(zip(back.dropFirst(), back).allSatisfy { $0 >= $1 - 0.001 })
        #expect(PlaceState(screen) == rest)
        #expect(screen.pin.constant == -8)
    }

    @Test(arguments: FlowSetting.phone)
    func screenBehindASheetIsLeftAlone(_ setting: FlowSetting) {
        let (screen, sheet) = (PinnedBarScreen(.safeArea), PlainScreen())
        let device = setting.device(showing: screen)
        // Else the keyboard comes back with it.
        device.behavior.returnedFocus = .none
        device.focusAndSettle(on: screen.field)
        #expect(screen.end(on: device) == 508)
        device.turn { screen.present(sheet, animated: true) }
        device.settle()
        let writes = device.writes(in: screen.view) {
            device.focusAndSettle(on: sheet.field)
            device.keyboard.changeHeight(to: 292)
            device.settle()
        }
        #expect(writes.notByUIKit.isEmpty)
        #expect(screen.pin.constant == -8)
        device.turn { screen.dismiss(animated: true) }
        device.settle()
        #expect(screen.pin.constant == -8)
    }
}
