import Foundation
import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// What is announced, or is not, leaves open whether the keyboard stands.
///
/// On an iPhone 16 the keyboard begins at 516, a number pad at 560. The bar of the chat ends at 818 without it.
@MainActor @Suite struct UncertainKeyboardTests {
    // MARK: A show without a height

    @Test(
        "S90 a show without a height counts, until the guide contradicts it", arguments: Play.Call.all,
        Play.Place.phones)
    func withoutHeight(_ call: Play.Call, _ place: Play.Place) {
        let play = call.play(on: place)
        let rest = play.picture
        for _ in 0..<2 {
            play.device.keyboard.tellNextShowWithoutHeight()
            play(.tap(9))
            if play.device.behavior.guideFrame == .atTheBottom {
                #expect(play.device.keyboard.frame.minY == 516 && play.picture.added == 0)
            } else {
                play.expectAvoided(by: call)
            }
            play(.dismiss)
            expectEqual(play.picture, rest)
        }
    }

    // MARK: A keyboard that goes in silence

    enum Page: CaseIterable, Sendable { case cover, sheet, pushed }

    /// A field of SwiftUI that goes with its page takes the keyboard along, and no hide is posted.
    @Test(
        "S91 a bar is at rest below a page that takes its keyboard along untold", arguments: Page.allCases,
        FlowSetting.phone)
    func silentPage(_ page: Page, _ setting: FlowSetting) {
        for isSilent in [true, false] {
            let (chat, field) = (PlainChat(), UITextField.at(100))
            let hosted = SimulatedSwiftUI.HostingController(
                MadeScreen { $0.view.addSubview(field) }, ignoresKeyboard: false)
            if page == .cover { hosted.modalPresentationStyle = .fullScreen }
            let navigation = UINavigationController(rootViewController: chat)
            let device = setting.device(showing: navigation)
            device.behavior.hostedInputsLeaveSilently = isSilent
            device.behavior.returnedFocus = .none
            for isAnimated in [true, false, true] {
                device.turnAndSettle {
                    page == .pushed
                        ? navigation.pushViewController(hosted, animated: isAnimated)
                        : chat.present(hosted, animated: isAnimated)
                }
                device.focusAndSettle(on: field)
                expectEqual(device.keyboard.frame.minY, 516)
                device.turnAndSettle {
                    if page == .pushed { navigation.popViewController(animated: isAnimated) }
                    chat.dismiss(animated: isAnimated)
                }
                #expect(device.keyboard.frame.minY == 852 && chat.barEnd(on: device) == 818)
                device.focusAndSettle(on: chat.field)
                expectEqual(chat.barEnd(on: device), 516)
                device.dismissKeyboard()
                expectEqual(chat.barEnd(on: device), 818)
            }
        }
    }

    // MARK: A keyboard that stays although nobody edits

    enum Announced: CaseIterable, Sendable { case before, after, later }

    @Test(
        "S92 what a picker's wheel opens for itself is avoided, with the turn in which its field ends or after it",
        arguments: Announced.allCases, FlowSetting.phone)
    func privateField(_ time: Announced, _ setting: FlowSetting) {
        let form = PlainForm()
        let device = setting.device(showing: form)
        form.fields[9].inputView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 302))
        device.focusAndSettle(on: form.fields[9])
        expectEqual(form.scrollView.contentInset.bottom, 336)
        device.keyboard.isScripted = true
        func showPad(at present: Announced) {
            guard time == present else { return }
            device.keyboard.post(.willShow, begin: nil, end: CGRect(x: 0, y: 560, width: 393, height: 292))
        }
        device.turn {
            showPad(at: .before)
            _ = form.fields[9].resignFirstResponder()
            showPad(at: .after)
        }
        if time == .later { device.advance(by: 0.3) }
        showPad(at: .later)
        device.settle()
        device.advance(by: 2)
        expectEqual(form.scrollView.contentInset.bottom, 292)
        device.undock()
        device.settle()
        expectEqual(form.scrollView.contentInset, .zero)
    }

    @Test(
        "S92 a keyboard that stays while a menu has taken the focus is avoided",
        arguments: FlowSetting.phone.filter(\.guideTells))
    func menu(_ setting: FlowSetting) {
        let chat = PlainChat()
        let device = setting.device(showing: chat)
        device.focusAndSettle(on: chat.field)
        device.keyboard.isScripted = true
        device.turnAndSettle { _ = chat.field.resignFirstResponder() }
        device.advance(by: 2)
        expectEqual(chat.barEnd(on: device), 516)
        device.undock()
        device.settle()
        expectEqual(chat.barEnd(on: device), 818)
    }
}
