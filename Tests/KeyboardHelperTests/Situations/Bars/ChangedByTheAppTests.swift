import Foundation
import KeyboardHelper
import Testing
import UIKit

/// An app that changes its bar, its insets or its safe area while somebody types. On an iPhone 16: 393 x 852, safe area 34 below, keyboard from 516 on.
@MainActor
@Suite struct ChangedByTheAppTests {
    @MainActor
    private final class Screen {
        let bar = UIView()
        let field = UITextField(frame: CGRect(x: 8, y: 6, width: 200, height: 32))
        let scrollView = UIScrollView()
        private(set) var pin: NSLayoutConstraint?
        private(set) lazy var height = bar.heightAnchor.constraint(equalToConstant: 44)
        private(set) lazy var controller = MadeScreen { [unowned self] screen in
            if hasList { addList(to: screen) }
            bar.translatesAutoresizingMaskIntoConstraints = false
            bar.backgroundColor = .white
            screen.view.addSubview(bar)
            bar.addSubview(field)
            let pin = bar.bottomAnchor.constraint(equalTo: screen.view.safeAreaLayoutGuide.bottomAnchor, constant: -8)
            self.pin = pin
            NSLayoutConstraint.activate([
                bar.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
                height, pin,
            ])
            screen.handleKeyboard(bottomConstraint: pin)
        }
        private let hasList: Bool

        init(hasList: Bool) { self.hasList = hasList }

        private func addList(to screen: MadeScreen) {
            scrollView.frame = screen.view.bounds
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize = CGSize(width: 393, height: 2000)
            scrollView.contentInset.bottom = 52
            screen.view.addSubview(scrollView)
            screen.handleKeyboard(scrollView: scrollView)
        }
    }

    @Test(
        "a bar whose constant the app assigns anew stays above the keyboard", arguments: [-20, 0, -8] as [CGFloat],
        FlowSetting.phone)
    func constant(_ value: CGFloat, _ setting: FlowSetting) {
        let screen = Screen(hasList: false)
        let device = setting.device(showing: screen.controller)
        device.focusAndSettle(on: screen.field)
        #expect(abs(device.presentationFrame(of: screen.bar).maxY - 508) <= 1)
        device.turn { screen.pin?.constant = value }
        device.settle()
        #expect(abs(device.presentationFrame(of: screen.bar).maxY - (516 + value)) <= 1)
        device.dismissKeyboard()
        #expect(screen.pin?.constant == value)
        #expect(abs(device.presentationFrame(of: screen.bar).maxY - (818 + value)) <= 1)
    }

    @Test("a bar that grows, and an inset with it, leave no gap under the list", arguments: FlowSetting.phone)
    func inset(_ setting: FlowSetting) {
        let screen = Screen(hasList: true)
        let device = setting.device(showing: screen.controller)
        device.focusAndSettle(on: screen.field)
        // The bar begins at 464, which is 388 above the end of the list; the app's 52 stand for that.
        #expect(abs(screen.scrollView.adjustedContentInset.bottom - 388) <= 1)
        device.turn {
            screen.scrollView.contentInset.bottom += 20
            screen.height.constant += 20
            screen.controller.view.setNeedsLayout()
        }
        device.settle()
        #expect(abs(screen.scrollView.adjustedContentInset.bottom - 408) <= 1)
        device.dismissKeyboard()
        #expect(screen.scrollView.contentInset.bottom == 72)
    }

    @Test(
        "a drop-in whose safe area changes under the keyboard keeps its end reachable",
        arguments: [(90, 0), (0, 90)] as [(CGFloat, CGFloat)], FlowSetting.phone)
    func dropIn(_ safeArea: (before: CGFloat, after: CGFloat), _ setting: FlowSetting) {
        let scrollView = KeyboardAvoidingScrollView()
        let field = UITextField.at(1000)
        let screen = MadeScreen { screen in
            scrollView.frame = screen.view.bounds
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize = CGSize(width: 393, height: 1050)
            scrollView.addSubview(field)
            screen.view.addSubview(scrollView)
        }
        screen.additionalSafeAreaInsets.bottom = safeArea.before
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: field)
        #expect(abs(scrollView.adjustedContentInset.bottom - 336) <= 1)
        device.turn { screen.additionalSafeAreaInsets.bottom = safeArea.after }
        device.settle()
        #expect(abs(scrollView.adjustedContentInset.bottom - 336) <= 1)
        #expect(device.presentationFrame(of: field).maxY <= 516.5)
        device.dismissKeyboard()
        #expect(scrollView.contentInset.bottom == 0)
    }

    @Test(
        "a bar at the safe area's end stays above the keyboard when the app assigns the safe area again",
        arguments: [24, 60] as [CGFloat], FlowSetting.phone)
    func window(_ value: CGFloat, _ setting: FlowSetting) {
        let field = UITextField()
        let screen = MadeScreen { screen in
            field.translatesAutoresizingMaskIntoConstraints = false
            screen.view.addSubview(field)
            NSLayoutConstraint.activate([
                field.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 8),
                field.widthAnchor.constraint(equalToConstant: 200), field.heightAnchor.constraint(equalToConstant: 40),
                field.bottomAnchor.constraint(equalTo: screen.view.safeAreaLayoutGuide.bottomAnchor),
            ])
        }
        screen.additionalSafeAreaInsets.bottom = 24
        let device = setting.device(showing: screen)
        device.window.handleKeyboard()
        device.focusAndSettle(on: field)
        #expect(device.presentationFrame(of: field).maxY <= 516.5)
        device.turn { screen.additionalSafeAreaInsets.bottom = value }
        device.settle()
        #expect(device.presentationFrame(of: field).maxY <= 516.5)
        device.dismissKeyboard()
        #expect(screen.additionalSafeAreaInsets.bottom == value)
        #expect(screen.view.frame.minY == 0)
    }
}
