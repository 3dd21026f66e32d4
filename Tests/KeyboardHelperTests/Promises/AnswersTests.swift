import Foundation
import KeyboardHelper
import Testing
import UIKit

/// What the articles answer in a sentence, and no situation is about.
///
/// On an iPhone 16 the safe area is from 59 to 818, and the keyboard from 516 on.
@MainActor
@Suite struct AnswersTests {
    // MARK: A search field at the top

    enum Call: CaseIterable, Sendable { case scrollView, automatic, window }

    @Test(
        "below a search field at the top of the view, the list gets an inset from the call that names it",
        arguments: Call.allCases, FlowSetting.phone)
    func searchFieldAtTheTop(_ call: Call, _ setting: FlowSetting) {
        let (list, search) = (UIScrollView(), UITextField.at(70))
        let screen = MadeScreen { screen in
            list.frame = CGRect(x: 0, y: 120, width: 393, height: 732)
            list.contentSize = CGSize(width: 393, height: 1240)
            [list, search].forEach(screen.view.addSubview)
            switch call {
            case .scrollView: screen.handleKeyboard(scrollView: list)
            case .automatic: screen.handleKeyboard()
            case .window: break
            }
        }
        let device = call == .window ? setting.windowDevice(showing: screen) : setting.device(showing: screen)
        let rest = PlaceState(screen)
        device.focusAndSettle(on: search)
        #expect(device.presentationFrame(of: search).minY == 70)
        #expect(list.adjustedContentInset.bottom == (call == .scrollView ? 336 : 34))
        device.dismissKeyboard()
        #expect(PlaceState(screen) == rest)
    }

    // MARK: Closures

    @Test(
        "a closure is not called before a keyboard comes, and is at once under one that is up",
        arguments: FlowSetting.phone)
    func closures(_ setting: FlowSetting) {
        var (told, toldInside): ([CGFloat], [CGFloat]) = ([], [])
        let field = UITextField.at(100)
        let screen = MadeScreen { screen in
            screen.view.addSubview(field)
            screen.handleKeyboard(onChange: { told.append($1.overlap(with: $0.view)) })
        }
        let device = setting.device(showing: screen)
        #expect(told == [])
        device.focusAndSettle(on: field)
        #expect(told.last == 336)
        let child = MadeScreen { $0.handleKeyboard(onChange: { toldInside.append($1.overlap(with: $0.view)) }) }
        device.turn { screen.embed(child, in: screen.view, screen.view.bounds) }
        device.settle()
        #expect(toldInside.last == 336)
        device.dismissKeyboard()
        #expect(told.last == 0 && toldInside.last == 0)
    }

    // MARK: An alert

    @Test(
        "under an alert nothing is covered of a screen's call, and UIKit avoids for a window's",
        arguments: FlowSetting.phone)
    func alert(_ setting: FlowSetting) throws {
        let screen = MadeScreen { $0.handleKeyboard() }
        let device = setting.windowDevice(showing: screen)
        let alert = UIAlertController(title: "New folder", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        device.turn { screen.present(alert, animated: true) }
        device.settle()
        device.focusAndSettle(on: try #require(alert.textFields?.first))
        #expect(screen.keyboardAvoidances.first?.lastDecision?.reason == .nothingCovered)
        #expect(device.window.keyboardAvoidance?.lastDecision?.reason == .systemAvoids)
    }

    // MARK: How far a root view is lifted

    @Test(
        "a root view is lifted by what the keyboard covers at most, and the spacing gives way",
        arguments: FlowSetting.phone)
    func rootView(_ setting: FlowSetting) {
        let field = UITextField.at(810)
        let screen = MadeScreen { screen in
            screen.view.addSubview(field)
            screen.handleKeyboard(containerView: screen.view)
        }
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: field)
        #expect(screen.view.frame.minY == -336)
        device.dismissKeyboard()
        #expect(screen.view.frame.minY == 0)
    }

    /// The bar is in the controller around and begins at 466.
    @Test("a bar on the keyboard adds to that", arguments: FlowSetting.phone)
    func rootViewBehindABar(_ setting: FlowSetting) {
        let (screen, field, bar) = (UIViewController(), UITextField.at(800), UIView())
        screen.view.addSubview(field)
        let navigation = UINavigationController(rootViewController: screen)
        bar.frame = CGRect(x: 0, y: 466, width: 393, height: 50)
        bar.backgroundColor = .systemBackground
        navigation.view.addSubview(bar)
        let device = setting.windowDevice(showing: navigation)
        device.focusAndSettle(on: field)
        #expect(abs(screen.view.frame.minY - (466 - 840)) < 0.01)
        device.dismissKeyboard()
        #expect(screen.view.frame.minY == 0)
    }

    // MARK: No room

    enum Still: CaseIterable, Sendable { case disabled, pager }

    @Test(
        "a scroll view that does not scroll, or along its width only, leaves the field covered",
        arguments: Still.allCases, FlowSetting.phone)
    func noRoom(_ still: Still, _ setting: FlowSetting) {
        let (scrollView, field) = (UIScrollView(), UITextField.at(700))
        let screen = MadeScreen { screen in
            scrollView.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
            scrollView.contentInsetAdjustmentBehavior = .never
            scrollView.isScrollEnabled = still == .pager
            scrollView.contentSize = CGSize(width: still == .pager ? 3 * 393 : 393, height: 852)
            screen.view.addSubview(scrollView)
            scrollView.addSubview(field)
            screen.handleKeyboard(scrollView: scrollView)
        }
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: field)
        #expect(screen.keyboardAvoidances.first?.lastDecision?.reason == .noRoom)
        #expect(screen.view.frame.minY == 0)
    }

    // MARK: All subviews

    @Test(
        "an app that removes all subviews of a view ends its call without a decision, and has everything back",
        arguments: FlowSetting.phone)
    func allSubviews(_ setting: FlowSetting) {
        let (card, field) = (UIView(frame: CGRect(x: 0, y: 600, width: 393, height: 200)), UITextField.at(100))
        let screen = MadeScreen { screen in
            card.addSubview(field)
            screen.view.addSubview(card)
            screen.handleKeyboard(containerView: card)
        }
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: field)
        #expect(card.frame.minY < 600)
        let avoidance = screen.keyboardAvoidances.first
        let before = avoidance?.lastDecision
        device.turn { screen.view.subviews.forEach { $0.removeFromSuperview() } }
        device.settle()
        #expect(card.frame.minY == 600 && screen.keyboardAvoidances.isEmpty)
        #expect(avoidance?.lastDecision == before)
    }
}
