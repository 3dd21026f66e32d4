import Foundation
import Testing
import UIKit

@MainActor
@Suite struct AutoLayoutGuideTests {
    private let screen = AutoLayoutScreen()
    private var device: SimulatedDevice { screen.device }
    private var root: UIView { screen.view }

    @Test func theSafeAreaGuideFollowsTheSafeArea() {
        let guide = root.safeAreaLayoutGuide
        let view = screen.add(UIView()) {
            [
                $0.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                $0.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                $0.topAnchor.constraint(equalTo: guide.topAnchor),
                $0.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            ]
        }
        #expect(view.frame == CGRect(x: 0, y: 59, width: 393, height: 759))
        device.turn { screen.controller.additionalSafeAreaInsets.bottom = 66 }
        #expect(view.frame == CGRect(x: 0, y: 59, width: 393, height: 693))
        device.rotate(to: .landscapeLeft)
        #expect(view.frame == guide.layoutFrame)
    }

    @Test func theMarginsOfARootViewAreSixteenWithinTheSafeArea() {
        let view = screen.add(UIView()) {
            [
                $0.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
                $0.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
                $0.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
                $0.heightAnchor.constraint(equalToConstant: 10),
            ]
        }
        #expect(view.frame == CGRect(x: 16, y: 59, width: 361, height: 10))
        device.turn { root.layoutMargins = UIEdgeInsets(top: 5, left: 30, bottom: 0, right: 30) }
        #expect(view.frame == CGRect(x: 30, y: 64, width: 333, height: 10))
    }

    @Test func aGuideOfOnesOwnIsLaidOutLikeAView() {
        let guide = UILayoutGuide()
        device.turn {
            root.addLayoutGuide(guide)
            NSLayoutConstraint.activate([
                guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
                guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                guide.widthAnchor.constraint(equalToConstant: 40),
                guide.heightAnchor.constraint(equalToConstant: 30),
            ])
        }
        let view = screen.add(UIView()) {
            [
                $0.topAnchor.constraint(equalTo: guide.bottomAnchor),
                $0.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
                $0.widthAnchor.constraint(equalTo: guide.widthAnchor),
                $0.heightAnchor.constraint(equalTo: guide.heightAnchor),
            ]
        }
        #expect(guide.layoutFrame == CGRect(x: 10, y: 100, width: 40, height: 30))
        #expect(view.frame == CGRect(x: 50, y: 130, width: 40, height: 30))
    }

    @Test func whatIsPinnedToTheKeyboardMovesInTheKeyboardsAnimation() {
        let field = UITextField()
        let bar = screen.add(UIView()) {
            [
                $0.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                $0.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                $0.heightAnchor.constraint(equalToConstant: 50),
                $0.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
            ]
        }
        _ = screen.add(field, to: bar) { pinned($0, bar) }
        #expect(bar.frame.maxY == 818)
        device.turn { _ = field.becomeFirstResponder() }
        #expect(bar.frame.maxY == 516)
        #expect(device.presentationFrame(of: bar).maxY == 818)
        device.advance(by: 0.1)
        let way = device.presentationFrame(of: bar).maxY
        #expect(way < 800 && way > 530)
        device.settle()
        #expect(device.presentationFrame(of: bar).maxY == 516)
        device.keyboard.dismiss()
        #expect(device.presentationFrame(of: bar).maxY == 516)
        device.settle()
        #expect(device.presentationFrame(of: bar).maxY == 818)
    }

    @Test func theKeyboardGuideOfAPartialViewIsItsOwn() {
        let low = screen.add(UIView()) {
            [
                $0.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                $0.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                $0.topAnchor.constraint(equalTo: root.topAnchor, constant: 400),
                $0.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -100),
            ]
        }
        let field = screen.add(UITextField(), to: low) {
            [
                $0.leadingAnchor.constraint(equalTo: low.leadingAnchor),
                $0.trailingAnchor.constraint(equalTo: low.trailingAnchor),
                $0.bottomAnchor.constraint(equalTo: low.keyboardLayoutGuide.topAnchor),
            ]
        }
        #expect(field.frame.maxY == 352)
        device.turn { _ = field.becomeFirstResponder() }
        device.settle()
        #expect(field.frame.maxY == 116)
    }

    @Test func whatIsPinnedToTheKeyboardFollowsAFingerThatTakesItAlong() {
        let scrollView = screen.add(UIScrollView()) { pinned($0, root) }
        scrollView.keyboardDismissMode = .interactive
        scrollView.alwaysBounceVertical = true
        let field = screen.add(UITextField()) {
            [
                $0.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                $0.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
            ]
        }
        device.turn { _ = field.becomeFirstResponder() }
        device.settle()
        device.beginDrag(in: scrollView, at: CGPoint(x: 100, y: 400))
        device.drag(to: CGPoint(x: 100, y: 580))
        #expect(device.keyboard.frame.minY == 580)
        #expect(device.presentationFrame(of: field).maxY == 580)
        device.drag(to: CGPoint(x: 100, y: 530))
        device.endDrag()
        device.settle()
        #expect(device.keyboard.frame.minY == 516)
        #expect(field.frame.maxY == 516)
    }
}
