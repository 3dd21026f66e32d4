import KeyboardHelper
import Testing
import UIKit

@testable import KeyboardHelperExample

/// The chat whose bar is an accessory view, on an iPhone 16: 852 points high, keyboard from 516 on, 34 points of safe area.
@MainActor
@Suite struct AccessoryChatTests {
    @MainActor
    private struct Chat {
        let scene: AccessoryChatViewController
        let device: SimulatedDevice
        let bar: UIView
        let text: UITextView
        let table: UITableView

        init(on model: SimulatedModel = .iPhone16, as system: SimulatedSystem? = nil) throws {
            scene = AccessoryChatViewController()
            device = SimulatedDevice(model, system: system)
            device.show(UINavigationController(rootViewController: scene))
            device.settle()
            bar = try #require(scene.inputAccessoryView)
            text = try #require(first(UITextView.self, in: bar))
            table = try #require(first(UITableView.self, in: scene.view))
        }

        /// Where the content of the list ends on screen, with the list at its end.
        var end: CGFloat {
            device.presentationFrame(of: table).minY + table.contentSize.height - table.contentOffset.y
        }

        var barFrame: CGRect { device.presentationFrame(of: bar) }

        func tap(_ input: UIView) {
            device.tap(input)
            device.settle()
            #expect(input.isFirstResponder)
        }
    }

    nonisolated static let systems: [SimulatedSystem?] = [nil] + SimulatedSystem.allCases

    @Test(arguments: systems)
    func theBarIsThereFromTheStartAndTheListEndsAboveIt(system: SimulatedSystem?) throws {
        let chat = try Chat(as: system)
        #expect(chat.scene.isFirstResponder && chat.barFrame.maxY == 852 - 34)
        #expect(abs(chat.end - chat.barFrame.minY) <= 1)
    }

    @Test(arguments: systems)
    func itStandsOnTheKeyboardAndTheListEndsAboveItThere(system: SimulatedSystem?) throws {
        let chat = try Chat(as: system)
        let before = chat.barFrame
        chat.tap(chat.text)
        #expect(abs(chat.barFrame.maxY - 516) <= 1 && abs(chat.end - chat.barFrame.minY) <= 1)
        chat.device.keyboard.dismiss()
        chat.device.settle()
        #expect(chat.scene.isFirstResponder && chat.barFrame == before)
        #expect(abs(chat.end - before.minY) <= 1)
    }

    @Test(arguments: systems)
    func aFieldOfTheListIsAboveTheBar(system: SimulatedSystem?) throws {
        let chat = try Chat(as: system)
        let field = try #require(first(UITextField.self, in: chat.scene.view))
        chat.tap(field)
        #expect(abs(chat.barFrame.maxY - 516) <= 1)
        #expect(chat.device.presentationFrame(of: field).maxY <= chat.barFrame.minY - 9.5)
    }

    @Test func itIsAsHighAsItsTextAlsoWhenTheDeviceTurns() throws {
        let chat = try Chat(on: .iPad11)
        chat.tap(chat.text)
        for part in chat.text.sample { chat.device.type(part) }
        chat.device.settle()
        for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
            chat.device.rotate(to: orientation)
            chat.device.settle()
            #expect(chat.text.bounds.height == chat.text.contentSize.height.rounded(.up))
            #expect(abs(chat.barFrame.height - chat.text.bounds.height - 16) <= 0.5)
        }
    }

    @Test func aFingerTakesTheKeyboardAndLeavesTheBar() throws {
        let chat = try Chat()
        let before = chat.barFrame
        chat.tap(chat.text)
        chat.device.beginDrag(in: chat.table, at: CGPoint(x: 100, y: 300))
        for y in stride(from: CGFloat(350), through: 850, by: 50) { chat.device.drag(to: CGPoint(x: 100, y: y)) }
        chat.device.endDrag()
        chat.device.settle()
        #expect(chat.scene.isFirstResponder && chat.barFrame == before)
        #expect(chat.table.adjustedContentInset.bottom == 852 - before.minY)
    }

    @Test(arguments: systems)
    func theListEndsAboveItAfterARotationAndAfterAPush(system: SimulatedSystem?) throws {
        let chat = try Chat(as: system)
        for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
            chat.device.rotate(to: orientation)
            chat.device.settle()
            // Where the announced frame leaves the bar out, the list ends behind it: see ChatScreens.
            let isTold = chat.device.behavior.frameCountsAccessory
            #expect(!isTold || abs(chat.end - chat.barFrame.minY) <= 1)
        }
        let navigation = try #require(chat.scene.navigationController)
        chat.device.turn { navigation.pushViewController(SignUpViewController(), animated: true) }
        chat.device.settle()
        #expect(chat.bar.window == nil)
        chat.device.turn { _ = navigation.popViewController(animated: true) }
        chat.device.settle()
        #expect(chat.scene.isFirstResponder && abs(chat.end - chat.barFrame.minY) <= 1)
    }

    @Test(arguments: systems)
    func theListEndsAboveItAfterTheBackground(system: SimulatedSystem?) throws {
        let chat = try Chat(as: system)
        let before = chat.barFrame
        chat.device.resignActive()
        chat.device.enterBackground()
        chat.device.settle()
        chat.device.enterForeground()
        chat.device.settle()
        // Some systems take the bar away meanwhile.
        let isThere = chat.bar.window != nil && chat.barFrame == before
        #expect(abs(chat.end - (isThere ? before.minY : 852 - 34)) <= 1)
        #expect(isThere || chat.device.behavior.backgroundKeyboard != .stays)
    }

    @Test func whatIsSentIsTheNewestMessage() throws {
        let chat = try Chat()
        let button = try #require(first(UIButton.self, in: chat.bar))
        chat.tap(chat.text)
        chat.device.type("Hello")
        chat.device.tap(button)
        chat.device.settle()
        #expect(chat.scene.messages.last == "Hello" && chat.text.text == "")
        let cell = chat.table.cellForRow(at: IndexPath(row: chat.scene.messages.count - 1, section: 0))
        #expect(cell.map(chat.device.covered) ?? 99 <= 1)
    }
}
