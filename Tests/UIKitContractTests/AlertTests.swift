import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    @MainActor
    @Suite
    struct Alerts {
        private let harness: any ContractHarness
        private let recorder = NoticeRecorder.listening()

        init() throws {
            harness = try makeHarness()
        }

        /// An alert with two fields over a controller whose own field has had the focus.
        private func showAlert() async throws -> (presenter: UIViewController, alert: UIAlertController) {
            let presenter = await harness.showPlainController()
            await harness.focus(harness.addField(to: presenter.view))
            await harness.settle()
            recorder.forget()
            let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
            alert.addTextField()
            alert.addTextField { $0.placeholder = "Surname" }
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            await harness.turn { presenter.present(alert, animated: true) }
            await harness.settle()
            return (presenter, alert)
        }

        // Source: https://developer.apple.com/documentation/uikit/uialertcontroller/addtextfield(configurationhandler:)
        @Test func fieldsAreMadeAndHandedOverWhenTheyAreAdded() {
            let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
            #expect(alert.textFields == nil)
            var configured: UITextField?
            alert.addTextField { configured = $0 }
            #expect(alert.textFields?.count == 1 && alert.textFields?.first === configured)
        }

        // Source: https://github.com/slackhq/SlackTextViewController/issues/300: the keyboard goes with the presenter's
        // first responder, and comes for the alert's
        @Test func thePresentersFieldLosesTheFocusAndTheAlertsFirstHasIt() async throws {
            let (_, alert) = try await showAlert()
            let fields = try #require(alert.textFields)
            #expect(fields[0].isFirstResponder)
            #expect(recorder.last(.beginEditing)?.input === fields[0])
            let (hide, show) = (recorder.kinds.firstIndex(of: .willHide), recorder.kinds.lastIndex(of: .willShow))
            #expect(hide != nil && show != nil && (hide ?? 0) < (show ?? 0))
        }

        // Source: hackiftekhar/IQKeyboardManager (isAlertViewTextField) relies on it: an alert moves itself
        @Test func theAlertStandsAboveTheKeyboardByItself() async throws {
            let (_, alert) = try await showAlert()
            let end = try #require(recorder.last(.willShow)?.end)
            let top = harness.window.convert(end, from: harness.window.screen.coordinateSpace).minY
            for field in try #require(alert.textFields) {
                #expect(field.window != nil && harness.shownFrame(of: field).maxY <= top)
            }
        }

        // Source: hackiftekhar/IQKeyboardManager finds the alert by the responder chain
        @Test func theAlertFollowsAViewAroundItsFields() async throws {
            let (_, alert) = try await showAlert()
            let field = try #require(alert.textFields?.first)
            let around = sequence(first: field as UIView, next: \.superview)
            #expect(around.contains { $0.next is UIAlertController })
        }

        // Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/presentedviewcontroller
        @Test func itIsPresentedUntilItHasGone() async throws {
            let (presenter, alert) = try await showAlert()
            #expect(presenter.presentedViewController === alert && !alert.isBeingDismissed)
            await harness.turn { presenter.dismiss(animated: true) }
            #expect(alert.isBeingDismissed)
            await harness.settle()
            #expect(presenter.presentedViewController == nil && alert.viewIfLoaded?.window == nil)
            expectEqual(recorder.kinds.last, .didHide)
        }
    }
}

// A rotation is for the driver of the simulation alone.
#if os(Linux)
    extension UIKitContract {
        @MainActor
        @Suite
        struct AlertsDriven {
            // Assumed: where there is less room than it would take, its texts and fields scroll above its buttons
            @Test(arguments: [SimulatedModel.iPhone16, .iPhoneSE])
            func withThreeFieldsItFitsAboveTheKeyboardOfAPhoneOnItsSide(model: SimulatedModel)
                async throws
            {
                let harness = SimulatedDeviceHarness(model)
                let presenter = await harness.showPlainController()
                harness.device.rotate(to: .landscapeLeft)
                let alert = UIAlertController(title: "Address", message: nil, preferredStyle: .alert)
                for _ in 0..<3 { alert.addTextField() }
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                await harness.turn { presenter.present(alert, animated: true) }
                await harness.settle()
                for field in try #require(alert.textFields).reversed() {
                    await harness.focus(field)
                    await harness.settle()
                    let top = harness.device.keyboard.frame.minY
                    let frame = harness.shownFrame(of: field)
                    let header = try #require(
                        sequence(first: field as UIView, next: \.superview).lazy.compactMap { $0 as? UIScrollView }
                            .first)
                    #expect(harness.shownFrame(of: header).contains(frame))
                    #expect(harness.shownFrame(of: header).minY >= 0 && harness.shownFrame(of: header).maxY <= top - 60)
                }
            }
        }
    }
#endif
