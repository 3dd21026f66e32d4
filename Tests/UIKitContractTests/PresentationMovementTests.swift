// That UIKit moves what it presents is UIKit's own affair and on an iPad only; the driver says when, so this file is
// compiled on Linux only. What it states is UIKit's behaviour all the same.
#if os(Linux)
    import KeyboardHelperTestSupport
    import Testing
    import UIKit

    extension UIKitContract {
        /// iPad 11, lying: 1194 x 834, safe area 24 above and 20 below, keyboard from 416 on.
        @MainActor
        @Suite
        struct PresentationMovement {
            private let device = SimulatedDevice(.iPad11, orientation: .landscapeLeft)
            private let recorder = NoticeRecorder.listening()
            private let presenter = UIViewController()
            private let presented = UIViewController()
            private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 44))

            private func present(_ style: UIModalPresentationStyle, configure: () -> Void = {}) {
                device.show(presenter)
                presented.modalPresentationStyle = style
                presented.view.addSubview(field)
                configure()
                device.turn { presenter.present(presented, animated: false) }
                device.settle()
            }

            private func presentPopover(_ size: CGSize, from source: CGRect) {
                present(.popover) {
                    presented.preferredContentSize = size
                    presented.popoverPresentationController?.sourceView = presenter.view
                    presented.popoverPresentationController?.sourceRect = source
                }
            }

            private var place: CGRect { device.presentationFrame(of: presented.view) }

            private func focus() {
                device.turn { _ = field.becomeFirstResponder() }
                device.settle()
            }

            // MARK: Sheets

            // Source: https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/formsheet: centred on the
            // screen; with a keyboard it is moved up
            @Test(arguments: [SimulatedSheetMovement.beforeNotices, .afterNotices, .atTheEnd])
            func aFormSheetIsCentredAndGoesUpWithTheKeyboard(movement: SimulatedSheetMovement) {
                device.sheetMovement = movement
                present(.formSheet)
                let rest = CGRect(x: 327, y: 107, width: 540, height: 620)
                expectEqual(place, rest)
                focus()
                // 727 is 311 below the keyboard's top; there are 83 to go up to the status bar.
                expectEqual(place, CGRect(x: 327, y: 24, width: 540, height: 620))
                device.turn { _ = field.resignFirstResponder() }
                device.settle()
                expectEqual(place, rest)
            }

            // Source: the same; assumed: not farther than it must
            @Test func aSheetGoesUpAsFarAsItMust() {
                device.rotate(to: .portrait)
                present(.formSheet)
                expectEqual(place, CGRect(x: 147, y: 287, width: 540, height: 620))
                focus()
                // The keyboard begins at 861.
                #expect(place.maxY == 861 && place.height == 620)
            }

            // Source: https://github.com/hackiftekhar/IQKeyboardManager/issues/234; freshOS/KeyboardLayoutGuide, pull
            // request 43: what is measured when the keyboard is announced is stale
            @Test func whenTheKeyboardIsAnnouncedASheetMayStillBeWhereItWas() {
                for (movement, shown) in [(.beforeNotices, 24), (.afterNotices, 107), (.atTheEnd, 107)]
                    as [(SimulatedSheetMovement, CGFloat)]
                {
                    device.sheetMovement = movement
                    if presented.viewIfLoaded?.window == nil { present(.formSheet) }
                    var told: CGFloat?
                    recorder.onRecord = { [presented] in if $0.kind == .willShow { told = presented.view.frame.minY } }
                    focus()
                    recorder.onRecord = nil
                    expectEqual(told, shown)
                    device.turn { _ = field.resignFirstResponder() }
                    device.settle()
                }
            }

            // Source: hackiftekhar/IQKeyboardManager 6.5 (keyboardDidShow) for pages as for forms; assumed: as tall as
            // before
            @Test func aPageSheetGoesUpAsFarAsItCan() {
                device.rotate(to: .portrait)
                present(.pageSheet)
                expectEqual(place, CGRect(x: 65, y: 147, width: 704, height: 900))
                focus()
                expectEqual(place, CGRect(x: 65, y: 24, width: 704, height: 900))
            }

            // Source: https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/formsheet: in a compact
            // width it is no floating sheet
            @Test func inANarrowWindowASheetStaysAtTheBottom() {
                device.resizeWindow(to: CGRect(x: 0, y: 0, width: 375, height: 834))
                present(.formSheet)
                let rest = place
                #expect(rest.maxY == 834 && rest.width == 375)
                focus()
                expectEqual(place, rest)
            }

            // Source: developer.apple.com/documentation/uikit/uiviewcontroller/viewwilltransition(to:with:)
            @Test func aSheetIsCentredAnewInAnotherSize() {
                present(.formSheet)
                device.rotate(to: .portrait)
                device.settle()
                expectEqual(place, CGRect(x: 147, y: 287, width: 540, height: 620))
            }

            // MARK: Popovers

            // Source: https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller
            @Test func aPopoverIsBesideWhatItPointsTo() {
                presentPopover(CGSize(width: 300, height: 200), from: CGRect(x: 500, y: 100, width: 100, height: 40))
                expectEqual(place, CGRect(x: 400, y: 153, width: 300, height: 200))
                #expect(presented.popoverPresentationController?.presentedViewController === presented)
                #expect(presenter.popoverPresentationController == nil)
            }

            // Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredcontentsize
            @Test func aPopoverIsNoTallerThanThereIsRoom() {
                presentPopover(CGSize(width: 300, height: 2000), from: CGRect(x: 500, y: 100, width: 100, height: 40))
                #expect(place.minY == 153 && place.maxY == 804)
            }

            // Source: https://github.com/slackhq/SlackTextViewController/issues/14; layerhq/Atlas-iOS, pull request 945
            @Test func aPopoverGoesUpAboveTheKeyboard() {
                presentPopover(CGSize(width: 300, height: 200), from: CGRect(x: 500, y: 500, width: 100, height: 40))
                expectEqual(place.minY, 553)
                focus()
                expectEqual(place, CGRect(x: 400, y: 206, width: 300, height: 200))
                #expect(field.isFirstResponder)
                device.turn { _ = field.resignFirstResponder() }
                device.settle()
                expectEqual(place.minY, 553)
            }

            // Source: http://www.openradar.me/18880439; layerhq/Atlas-iOS, pull request 945
            @Test func aPopoverThatIsTooTallIsMadeSmaller() {
                presentPopover(CGSize(width: 300, height: 600), from: CGRect(x: 500, y: 100, width: 100, height: 40))
                expectEqual(place, CGRect(x: 400, y: 153, width: 300, height: 600))
                focus()
                // From 10 below the status bar to 10 above the keyboard.
                expectEqual(place, CGRect(x: 400, y: 34, width: 300, height: 372))
                device.turn { _ = field.resignFirstResponder() }
                device.settle()
                expectEqual(place.height, 600)
            }

            // Source: hackiftekhar/IQKeyboardManager and others look for this class around an input
            @Test func thereIsAPopoverViewAroundTheContent() {
                presentPopover(CGSize(width: 300, height: 200), from: CGRect(x: 500, y: 100, width: 100, height: 40))
                let names = sequence(first: field as UIView, next: \.superview).map { "\(type(of: $0))" }
                #expect(names.contains("_UIPopoverView"))
                device.turn { presenter.dismiss(animated: true) }
                device.settle()
                #expect(presented.view.window == nil && presented.view.superview == nil)
            }

            // Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidappear(_:)
            @Test func thePresenterOfAPopoverStays() {
                presentPopover(CGSize(width: 300, height: 200), from: CGRect(x: 500, y: 100, width: 100, height: 40))
                #expect(presenter.view.window === device.window && presenter.presentedViewController === presented)
            }

            // Source: https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/popover: in a compact
            // width it is a presentation over the whole
            @Test func inANarrowWindowAPopoverIsNone() {
                device.resizeWindow(to: CGRect(x: 0, y: 0, width: 375, height: 834))
                presentPopover(CGSize(width: 300, height: 200), from: CGRect(x: 100, y: 100, width: 100, height: 40))
                #expect(place.width == 375 && place.maxY == 834)
            }
        }
    }
#endif
