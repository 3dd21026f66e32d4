import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    /// A card at the bottom of the screen, which the app presents in a style of its own.
    @MainActor
    @Suite
    struct PresentationControllers {
        private let harness: any ContractHarness
        private let log = CallLog()
        private let below: SpyController
        private let card: SpyController
        private let delegate = CardDelegate()

        init() throws {
            harness = try makeHarness()
            (below, card) = (SpyController("below", log: log), SpyController("card", log: log))
            delegate.log = log
            card.modalPresentationStyle = .custom
            card.transitioningDelegate = delegate
        }

        private var bounds: CGRect { harness.window.bounds }
        private var place: CGRect { CGRect(x: 0, y: bounds.height - 300, width: bounds.width, height: 300) }

        private func present(animated: Bool = false) async throws -> CardPresentation {
            await harness.show(below)
            log.forget()
            await harness.turn { below.present(card, animated: animated) }
            await harness.settle()
            return try #require(delegate.made)
        }

        private func dismiss(animated: Bool = false) async {
            log.forget()
            await harness.turn { below.dismiss(animated: animated) }
            await harness.settle()
        }

        private func calls(of name: String) -> [String] { log.all.filter { $0.hasPrefix(name) } }

        // Source: https://developer.apple.com/documentation/uikit/uipresentationcontroller, "The Presentation Process"
        @Test(arguments: [false, true])
        func theHooksComeInTheOrderOfThePhases(isAnimated: Bool) async throws {
            _ = try await present(animated: isAnimated)
            let calls = calls(of: "presentation")
            expectEqual(calls.first, "presentation will begin")
            expectEqual(calls.filter { $0 == "presentation did end true" }.count, 1)
            // Only a presentation that takes time surely ends after the first layout.
            if isAnimated { expectEqual(calls.last, "presentation did end true") }
            let layouts = calls.filter { $0.hasSuffix("lay out") }
            expectEqual(layouts.prefix(2), ["presentation will lay out", "presentation did lay out"])
            expectEqual(layouts.count % 2, 0)
            await dismiss(animated: isAnimated)
            let ends = self.calls(of: "dismissal")
            expectEqual(ends, ["dismissal will begin", "dismissal did end true"])
        }

        // Assumed: beginnings and ends are told to the presentation first.
        @Test func thePresentedControllerIsToldAfterTheHooks() async throws {
            _ = try await present()
            expectEqual(
                log.all.filter { !$0.hasSuffix("lay out") },
                [
                    "presentation will begin", "card will appear", "card is appearing", "presentation did end true",
                    "card did appear",
                ])
            await dismiss()
            expectEqual(
                log.all.filter { !$0.hasSuffix("lay out") },
                [
                    "dismissal will begin", "card will disappear", "dismissal did end true", "card did disappear",
                ])
        }

        // Source: https://developer.apple.com/documentation/uikit/uipresentationcontroller/containerview
        @Test(arguments: [false, true])
        func theContainerFillsTheWindowUntilTheEndOfTheDismissal(isAnimated: Bool) async throws {
            let presentation = try await present(animated: isAnimated)
            let container = try #require(presentation.containerView)
            #expect(!presentation.hadContainerBefore && presentation.hadContainerAtTheBeginning)
            #expect(container.window === harness.window && harness.shownFrame(of: container) == bounds)
            #expect(card.view.isDescendant(of: container))
            await dismiss(animated: isAnimated)
            #expect(presentation.hadContainerAtTheEnd)
            #expect(presentation.containerView == nil && container.window == nil && card.view.window == nil)
            #expect(card.presentingViewController == nil && below.presentedViewController == nil)
        }

        // Source: https://developer.apple.com/documentation/uikit/uipresentationcontroller/frameofpresentedviewincontainerview
        @Test(arguments: [false, true])
        func thePresentedViewIsWhereThePresentationPutsIt(isAnimated: Bool) async throws {
            _ = try await present(animated: isAnimated)
            expectEqual(harness.shownFrame(of: card.view), place)
        }

        // Source: the same, "The default implementation"
        @Test func byDefaultItFillsTheContainer() async {
            delegate.isPlain = true
            await harness.show(below)
            await harness.turn { below.present(card, animated: false) }
            await harness.settle()
            expectEqual(harness.shownFrame(of: card.view), bounds)
            #expect(card.presentationController?.presentedView === card.view)
        }

        // Source: https://developer.apple.com/documentation/uikit/uipresentationcontroller/containerviewwilllayoutsubviews()
        @Test func anotherPlaceIsTakenInTheNextLayoutOfTheContainer() async throws {
            let presentation = try await present()
            await harness.turn {
                presentation.height = 500
                presentation.containerView?.setNeedsLayout()
            }
            let higher = CGRect(x: 0, y: bounds.height - 500, width: bounds.width, height: 500)
            expectEqual(harness.shownFrame(of: card.view), higher)
        }

        // Source: https://developer.apple.com/documentation/uikit/uipresentationcontroller/presentedview
        @Test func theAppMayHaveAViewOfItsOwnAroundThePresentedOne() async throws {
            delegate.wraps = true
            let presentation = try await present()
            let wrapper = try #require(presentation.presentedView)
            #expect(wrapper !== card.view && card.view.superview === wrapper)
            #expect(wrapper.superview === presentation.containerView && harness.shownFrame(of: wrapper) == place)
            await dismiss()
            #expect(wrapper.window == nil && card.view.window == nil)
        }

        // Source: https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate
        @Test func theDelegateIsAskedAndItsAnswerIsInUse() async throws {
            let presentation = try await present()
            #expect(delegate.source === below && card.presentationController === presentation)
            #expect(presentation.presentedViewController === card && presentation.presentingViewController === below)
        }

        // Source: https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/custom
        @Test func withAnotherStyleTheDelegateIsNotAsked() async {
            card.modalPresentationStyle = .overFullScreen
            await harness.show(below)
            await harness.turn { below.present(card, animated: false) }
            await harness.settle()
            #expect(delegate.made == nil && card.view.window === harness.window)
        }

        // Source: https://developer.apple.com/documentation/uikit/uipresentationcontroller/shouldremovepresentersview: no by default
        @Test func thePresenterStaysAndIsToldNothing() async throws {
            _ = try await present()
            #expect(below.view.window === harness.window && calls(of: "below").isEmpty)
            await dismiss()
            #expect(below.view.window === harness.window && calls(of: "below").isEmpty)
        }

        // MARK: Presented over

        // Source: https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/overfullscreen
        @Test func anotherPresentationComesInFrontAndTheCardStays() async throws {
            let presentation = try await present()
            let above = SpyController("above", log: log)
            above.modalPresentationStyle = .overFullScreen
            await harness.turn { card.present(above, animated: false) }
            await harness.settle()
            #expect(above.presentingViewController === card && above.view.window === harness.window)
            #expect(harness.shownFrame(of: card.view) == place && presentation.containerView != nil)
            await harness.turn { above.dismiss(animated: false) }
            await harness.settle()
            #expect(harness.shownFrame(of: card.view) == place && card.presentingViewController === below)
        }

        // Source: https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/fullscreen
        @Test func afterAFullScreenTheCardIsWhereItWas() async throws {
            let presentation = try await present()
            let container = try #require(presentation.containerView)
            let above = SpyController("above", log: log)
            above.modalPresentationStyle = .fullScreen
            await harness.turn { card.present(above, animated: false) }
            await harness.settle()
            #expect(card.view.window == nil)
            await harness.turn { above.dismiss(animated: false) }
            await harness.settle()
            #expect(card.view.isDescendant(of: container) && harness.shownFrame(of: card.view) == place)
            #expect(container.window === harness.window && container.superview?.subviews.last === container)
        }

        // Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)
        @Test func aDismissalTakesAlongWhatIsPresentedOverTheCard() async throws {
            let presentation = try await present()
            let (above, aboveDelegate) = (SpyController("above", log: log), CardDelegate())
            above.modalPresentationStyle = .custom
            above.transitioningDelegate = aboveDelegate
            await harness.turn { card.present(above, animated: false) }
            await harness.settle()
            await dismiss(animated: true)
            #expect(presentation.containerView == nil && aboveDelegate.made?.containerView == nil)
            #expect(above.view.window == nil && card.view.window == nil && below.presentedViewController == nil)
        }
    }
}

/// Presents cards.
private final class CardDelegate: NSObject, UIViewControllerTransitioningDelegate {
    var log = CallLog()
    var isPlain = false
    var wraps = false
    private(set) var made: CardPresentation?
    private(set) weak var source: UIViewController?

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        self.source = source
        if isPlain { return UIPresentationController(presentedViewController: presented, presenting: presenting) }
        let card = CardPresentation(presentedViewController: presented, presenting: presenting)
        card.log = log
        card.wrapper = wraps ? UIView() : nil
        card.hadContainerBefore = card.containerView != nil
        made = card
        return card
    }
}

/// Keeps a card at the bottom of its container, and tells of its calls.
private final class CardPresentation: UIPresentationController {
    var log = CallLog()
    var height: CGFloat = 300
    var wrapper: UIView?
    var hadContainerBefore = false
    private(set) var hadContainerAtTheBeginning = false
    private(set) var hadContainerAtTheEnd = false

    override var presentedView: UIView? { wrapper ?? super.presentedView }

    override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        hadContainerAtTheBeginning = containerView != nil
        if let content = presentedViewController.view, let wrapper { wrapper.addSubview(content) }
        log.record("presentation will begin")
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        log.record("presentation did end \(completed)")
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
        log.record("presentation will lay out")
    }

    override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        log.record("presentation did lay out")
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        log.record("dismissal will begin")
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        hadContainerAtTheEnd = containerView != nil
        log.record("dismissal did end \(completed)")
    }
}
